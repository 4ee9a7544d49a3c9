import { LatchkeyProvider } from 'latchkey/react'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { handDevtools, handToConsole } from './console.tsx'
import { readConnectors } from './readConnectors.ts'
import { createKit, readPayment, readSettings } from './settings.ts'

const settings = readSettings(location.search)
if (import.meta.env.DEV)
  await import('./testWallets.ts').then(({ offerTestWallets }) => offerTestWallets(settings))

// Only with the parameters, so that the page shows what an app without them loads.
const connectors = [
  ...(settings.has('embedded') ? (await import('./readEmbedded.tsx')).readEmbedded(settings) : []),
  ...(await readConnectors(settings)),
  ...(settings.has('terms') ? (await import('./readLegal.ts')).readLegal(settings) : []),
]
const Additions = ['slots', 'transaction', 'walletButton'].some((name) => settings.has(name))
  ? lazy(() => import('./Additions.tsx'))
  : undefined
const kit = createKit(settings, 'default', connectors)
handToConsole(kit)
if (settings.has('devtools'))
  await import('latchkey/devtools').then(({ attachDevtools }) => handDevtools(attachDevtools(kit)))
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LatchkeyProvider kit={kit}>
      <App kit={kit} payment={readPayment(settings)} />
      {Additions && (
        <Suspense>
          <Additions settings={settings} />
        </Suspense>
      )}
    </LatchkeyProvider>,
  )
