import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { latchkey } from 'latchkey/wagmi'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Chain, http } from 'viem'
import {
  createConfig,
  useChainId,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSignMessage,
  useSwitchChain,
  WagmiProvider,
} from 'wagmi'
import { createKit, readSettings } from './settings.ts'

const kit = createKit(readSettings(location.search))
// wagmi supports EVM chains only.
const chains = kit.drivers.flatMap(({ namespace, networks }) =>
  namespace === 'eip155' ? networks.map(({ native }) => native as Chain) : [],
) as [Chain, ...Chain[]]
const config = createConfig({
  chains,
  transports: Object.fromEntries(chains.map(({ id, rpcUrls }) => [id, http(rpcUrls.default.http[0])])),
  connectors: [latchkey(kit)],
  multiInjectedProviderDiscovery: false,
})

function Demo() {
  const { address, status } = useConnection()
  const [connector] = useConnectors()
  const { mutate: connect, error } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const { mutateAsync: sign } = useSignMessage()
  const { mutate: switchChain } = useSwitchChain()
  const chainId = useChainId()
  const [signature, setSignature] = useState('')
  return (
    <main>
      <h1>Latchkey with wagmi</h1>
      <ConnectButton />
      <p data-testid="status">{status}</p>
      <p data-testid="address">{address}</p>
      <p data-testid="chain">{chainId}</p>
      <p data-testid="error">{error?.message}</p>
      <button type="button" onClick={() => connector && connect({ connector })}>
        wagmi connect
      </button>
      <button type="button" onClick={() => disconnect({})}>
        wagmi disconnect
      </button>
      <button
        type="button"
        onClick={async () =>
          setSignature(await sign({ message: 'Hello from wagmi' }).catch((error: Error) => error.message))
        }
      >
        wagmi sign
      </button>
      {chains.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => switchChain({ chainId: id })}>
          Use {name}
        </button>
      ))}
      <output data-testid="signature">{signature}</output>
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <LatchkeyProvider kit={kit}>
          <Demo />
        </LatchkeyProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
