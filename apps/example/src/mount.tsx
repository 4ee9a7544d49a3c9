import { activeConnection, connections } from 'latchkey'
import { mountLatchkey } from 'latchkey/mount'
import { handToConsole } from './console.ts'
import { createKit, readSettings } from './settings.ts'

const kit = createKit(readSettings(location.search))
handToConsole(kit)
mountLatchkey(kit)

const status = document.querySelector('output')
const show = () => {
  const connection = activeConnection(connections.of(kit).get())
  if (status) status.textContent = connection ? `connected as ${connection.address}` : 'disconnected'
}
connections.of(kit).subscribe(show)
show()
document.getElementById('open')?.addEventListener('click', () => kit.open())
