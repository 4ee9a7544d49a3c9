import { LatchkeyProvider } from 'latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { kit } from './kit'
import './style.css'

if (import.meta.env.DEV) await import('./testWallets')

const root = document.querySelector('#app')
if (!root) throw new Error('index.html has no element #app')
createRoot(root).render(
  <StrictMode>
    <LatchkeyProvider kit={kit}>
      <App />
    </LatchkeyProvider>
  </StrictMode>,
)
