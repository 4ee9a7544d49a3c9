import { LatchkeyProvider } from 'latchkey/react'
import { StrictMode, useState } from 'react'
import { App } from './App.tsx'
import { readEmbedded } from './readEmbedded.tsx'
import { createKit } from './settings.ts'

/** The whole page: rendered with one kit on the server, hydrated with another in the browser. */
export function Page({ settings }: { settings: URLSearchParams }) {
  const [kit] = useState(() => createKit(settings, 'default', readEmbedded(settings)))
  return (
    <StrictMode>
      <LatchkeyProvider kit={kit}>
        <App kit={kit} />
      </LatchkeyProvider>
    </StrictMode>
  )
}
