import { activeConnection, connections } from 'latchkey'
import { defineButton } from 'latchkey/element'
import { mountLatchkey } from 'latchkey/mount'
import { handToConsole } from './console.tsx'
import { readEmbedded } from './readEmbedded.tsx'
import { createKit, readSettings } from './settings.ts'

const settings = readSettings(location.search)
const kit = createKit(settings, 'default', readEmbedded(settings))
handToConsole(kit)
if (settings.has('element')) defineButton(kit)
else mountLatchkey(kit)

const status = document.querySelector('output')
const show = () => {
  const connection = activeConnection(connections.of(kit).get())
  if (status) status.textContent = connection ? `connected as ${connection.address}` : 'disconnected'
}
connections.of(kit).subscribe(show)
show()
document.getElementById('open')?.addEventListener('click', () => kit.open())
