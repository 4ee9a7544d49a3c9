import { LatchkeyProvider } from 'latchkey/react'
import { StrictMode, useState } from 'react'
import { App } from './App.tsx'
import { createKit } from './settings.ts'

/** The whole page as one tree: a server renders it with a kit of its own, the browser hydrates it with another. */
export function Page({ settings }: { settings: URLSearchParams }) {
  const [kit] = useState(() => createKit(settings))
  return (
    <StrictMode>
      <LatchkeyProvider kit={kit}>
        <App kit={kit} />
      </LatchkeyProvider>
    </StrictMode>
  )
}
