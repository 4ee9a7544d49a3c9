import { useWalletClient } from 'latchkey/evm/react'
import {
  ConnectButton,
  LatchkeyProvider,
  useAccount,
  useBalance,
  useLatchkey,
  useSendTransaction,
  useSignMessage,
} from 'latchkey/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { handToConsole } from './console.tsx'
import { createKit, readSettings } from './settings.ts'

/** An EVM app with buttons of its own, which does everything else with hooks. */
function Page() {
  const account = useAccount()
  const { openProps } = useLatchkey()
  return (
    <main>
      <header>
        <h1>Latchkey with buttons of the page</h1>
        <ConnectButton className="wide" showBalance showNetwork />
      </header>
      <nav>
        <button type="button" data-latchkey-open="">
          Marked
        </button>
        <button type="button" data-latchkey-open="Send">
          Send money
        </button>
        <button type="button" {...openProps}>
          With props
        </button>
        <ConnectButton.Custom>
          {({ account, network, openProps }) => (
            <button type="button" {...openProps}>
              {'address' in account ? `Custom on ${network?.name}` : 'Custom'}
            </button>
          )}
        </ConnectButton.Custom>
      </nav>
      <OpenNote />
      {'address' in account && <Hooks address={account.address} />}
    </main>
  )
}

function OpenNote() {
  const { isOpen } = useLatchkey()
  return <p data-testid="open">{isOpen ? 'The modal is open.' : 'The modal is closed.'}</p>
}

function Hooks({ address }: { address: string }) {
  const balance = useBalance()
  const signature = useSignMessage()
  const sent = useSendTransaction()
  const client = useWalletClient()
  const [signed, setSigned] = useState('')
  return (
    <section aria-label="Hooks">
      <p data-testid="balance">{balance.text ? `${balance.text} ${balance.symbol}` : balance.status}</p>
      <button type="button" onClick={() => signature.run('Hello from a hook')}>
        Sign
      </button>
      <output data-testid="signature">
        {signature.data ?? signature.error?.message ?? signature.status}
      </output>
      <button type="button" onClick={() => sent.run({ to: address, value: 1n })}>
        Send
      </button>
      <output data-testid="sent">{sent.data?.hash ?? sent.error?.message ?? sent.status}</output>
      <button
        type="button"
        disabled={!client}
        onClick={async () => setSigned((await client?.signMessage({ message: 'Hello from viem' })) ?? '')}
      >
        Sign with viem
      </button>
      <output data-testid="viem">{signed}</output>
    </section>
  )
}

const kit = createKit(readSettings(location.search))
handToConsole(kit)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LatchkeyProvider kit={kit}>
      <Page />
    </LatchkeyProvider>,
  )
