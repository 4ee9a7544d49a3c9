import { EmbeddedLatchkey, LatchkeyProvider } from 'latchkey/react'
import { createRoot } from 'react-dom/client'
import { createKit, readSettings } from './settings.ts'

const kit = createKit(readSettings(location.search))
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LatchkeyProvider kit={kit}>
      <main>
        <h1>Latchkey in the page</h1>
        <EmbeddedLatchkey />
      </main>
    </LatchkeyProvider>,
  )
