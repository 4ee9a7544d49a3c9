import { drivers } from 'virtual:families'
import { createLatchkey } from 'latchkey'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { createRoot } from 'react-dom/client'

const kit = createLatchkey({ drivers })

createRoot(document.getElementById('root')).render(
  <LatchkeyProvider kit={kit}>
    <ConnectButton />
  </LatchkeyProvider>,
)
