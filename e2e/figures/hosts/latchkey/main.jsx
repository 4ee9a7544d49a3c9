import { createLatchkey } from 'latchkey'
import { base, evm, mainnet } from 'latchkey/evm'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// Only measurements set a server or a node; the code that reads these is counted as the kit's.
const settings = new URLSearchParams(location.search)
const api = settings.get('api') ?? undefined
const rpc = settings.get('rpc')
const networks = [mainnet, base].map((chain) =>
  rpc ? { ...chain, rpcUrls: { default: { http: [rpc] } } } : chain,
)
const kit = createLatchkey({
  drivers: [evm({ networks })],
  api,
  projectId: api && 'figures',
  metadata: { name: 'A host', url: 'https://example.com' },
})

/** The baseline host with the kit, set up as in the README. */
function App() {
  const [count, setCount] = useState(0)
  return (
    <LatchkeyProvider kit={kit}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
      <ConnectButton />
    </LatchkeyProvider>
  )
}

createRoot(document.getElementById('root')).render(<App />)
