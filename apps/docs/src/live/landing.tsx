import { activeConnection, connections, createLatchkey, setLocale, setTheme, type Theme } from 'latchkey'
import { arbitrum, base, evm, mainnet, optimism } from 'latchkey/evm'
import { mountLatchkey } from 'latchkey/mount'
import { offerWallets } from './offerWallets.ts'

/** Makes the button of the landing page open the real modal, and its controls change it. */
export function startDemo(stage: HTMLElement): void {
  const button = stage.querySelector<HTMLButtonElement>('[data-demo=open]')
  const form = stage.querySelector('form')
  if (!button || !form) return
  offerWallets()
  const kit = createLatchkey({
    id: 'landing',
    drivers: [evm({ networks: [mainnet, base, arbitrum, optimism] })],
    metadata: { name: 'Latchkey' },
  })
  mountLatchkey(kit)
  kit.opener(button)

  const state = connections.of(kit)
  const label = () => {
    const connection = activeConnection(state.get())
    button.textContent = connection
      ? `${connection.address.slice(0, 6)}…${connection.address.slice(-4)}`
      : (button.dataset.label ?? '')
  }
  state.subscribe(label)
  label()

  const apply = () => {
    const chosen = new FormData(form)
    const pageMode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    const mode = String(chosen.get('mode'))
    setTheme(kit, {
      mode: (mode === 'page' ? pageMode : mode) as Theme['mode'],
      accent: String(chosen.get('accent')),
      radius: String(chosen.get('radius')) as Theme['radius'],
    })
    setLocale(kit, String(chosen.get('locale')) as Parameters<typeof setLocale>[1])
  }
  form.addEventListener('change', apply)
  new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  apply()
  stage.dataset.state = 'running'
}
