import { activeConnection, connections, type Latchkey } from 'latchkey'
import { mountLatchkey } from 'latchkey/mount'
import { readEmbedded } from '../readEmbedded.tsx'
import { createKit, readSettings } from '../settings.ts'

// Every library uses the connected wallet, whatever its kind: an extension, or the embedded one.

const settings = readSettings(location.search)
const kit = createKit(settings, 'default', readEmbedded(settings))
mountLatchkey(kit)

const byId = (id: string) => document.getElementById(id)
const show = (testId: string, text: string) => {
  const element = document.querySelector(`[data-testid=${testId}]`)
  if (element) element.textContent = text
}
const showStatus = () => {
  const connection = activeConnection(connections.of(kit).get())
  show('status', connection ? `connected as ${connection.address}` : 'disconnected')
}
connections.of(kit).subscribe(showStatus)
showStatus()
byId('open')?.addEventListener('click', () => kit.open())

/** One file for each library, with the name of its button. */
const libraries = import.meta.glob<{ run(kit: Latchkey): Promise<string> }>('./uses/*/*.ts')
for (const [file, load] of Object.entries(libraries)) {
  const [, id = ''] = /(\w+)\.ts$/.exec(file) ?? []
  byId(id)?.addEventListener('click', async () => {
    show('result', '')
    const { run } = await load()
    show('result', await run(kit).catch((error: Error) => `failed: ${error.message}`))
  })
}
