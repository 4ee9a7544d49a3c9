import { createLatchkey } from 'latchkey'
import { base, evm, mainnet } from 'latchkey/evm'
import { LatchkeyProvider, useAccount, useLatchkey } from 'latchkey/react'
import { solana } from 'latchkey/solana'
import { walletConnect } from 'latchkey/walletconnect'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// Only measurements set a node; the code that reads it is counted as the kit's.
const rpc = new URLSearchParams(location.search).get('rpc')
const networks = [mainnet, base].map((chain) =>
  rpc ? { ...chain, rpcUrls: { default: { http: [rpc] } } } : chain,
)
const kit = createLatchkey({
  drivers: [evm({ networks }), solana()],
  connectors: [walletConnect({ relay: { url: 'wss://relay.example.com', projectId: 'figures' } })],
  metadata: { name: 'A host', url: 'https://example.com' },
})

/** The baseline host with two chain families, wallets on other devices and buttons of its own. */
function Buttons() {
  const { open, openProps } = useLatchkey()
  const { status } = useAccount()
  return (
    <>
      <button type="button" id="opener" data-status={status} {...openProps}>
        Wallet
      </button>
      <button type="button" id="caller" onClick={() => open()}>
        Wallet
      </button>
    </>
  )
}

function App() {
  const [count, setCount] = useState(0)
  return (
    <LatchkeyProvider kit={kit}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
      <Buttons />
    </LatchkeyProvider>
  )
}

createRoot(document.getElementById('root')).render(<App />)
