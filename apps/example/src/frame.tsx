import { activeConnection, type Connector, type ConnectorHost, connections, openFrameSlot } from 'latchkey'
import { mountLatchkey } from 'latchkey/mount'
import { handToConsole } from './console.tsx'
import { createKit, readSettings } from './settings.ts'

/** Has no wallets: shows how a connector keeps an iframe that is loaded once, and adds a login form. */
const framed: Connector = {
  id: 'framed',
  wallets(driver, onChange, host) {
    if (driver === host.drivers[0]) void keepFrame(host)
    onChange([])
    return () => {}
  },
  logins: [
    {
      id: 'code',
      title: (language) => (language === 'es' ? 'Entrar con un código' : 'Log in with a code'),
      view: 'Code',
    },
  ],
  views: {
    Code: {
      title: (language) => (language === 'es' ? 'Su código' : 'Your code'),
      load: () => import('./CodeView.tsx'),
    },
  },
}

async function keepFrame(host: ConnectorHost) {
  const slot = await openFrameSlot(host)
  const frame = document.createElement('iframe')
  frame.src = '/inside.html'
  frame.title = 'Inside the modal'
  frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 120px; block-size: 60px'
  slot.append(frame)
}

addEventListener('message', ({ data, origin }) => {
  const output = document.querySelector(`[data-testid="${data === 'presses' ? 'presses' : 'loads'}"]`)
  if (origin === location.origin && (data === 'loads' || data === 'presses') && output)
    output.textContent = String(Number(output.textContent) + 1)
})

const kit = createKit(readSettings(location.search), 'default', [framed])
handToConsole(kit)
mountLatchkey(kit)

const status = document.querySelector('[data-testid="status"]')
const show = () => {
  if (status) status.textContent = activeConnection(connections.of(kit).get()) ? 'connected' : 'disconnected'
}
connections.of(kit).subscribe(show)
show()
document.getElementById('open')?.addEventListener('click', () => kit.open())
