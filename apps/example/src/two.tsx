import { LatchkeyProvider } from 'latchkey/react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createKit, readSettings } from './settings.ts'

const settings = readSettings(location.search)
const kits = ['first', 'second'].map((id) => createKit(settings, id))
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    kits.map((kit) => (
      <div key={kit.id} data-testid={kit.id}>
        <LatchkeyProvider kit={kit}>
          <App kit={kit} />
        </LatchkeyProvider>
      </div>
    )),
  )
