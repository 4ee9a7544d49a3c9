import { type Latchkey, signMessage } from 'latchkey'
import {
  AccountButton,
  ConnectButton,
  NetworkButton,
  useAccount,
  useConnections,
  useNetwork,
} from 'latchkey/react'
import { useState } from 'react'

/** What a host app does with the kit: buttons, the account, a signature. */
export function App({ kit }: { kit: Latchkey }) {
  return (
    <main>
      <header>
        <h1>Latchkey</h1>
        <nav>
          <NetworkButton />
          <ConnectButton />
        </nav>
      </header>
      <p className="lead">A host app with a wallet modal of its own.</p>
      <Account />
      <Sign kit={kit} />
    </main>
  )
}

function Account() {
  const account = useAccount()
  const { id, network } = useNetwork()
  const connections = useConnections()
  return (
    <section aria-label="Account">
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{account.status}</dd>
        <dt>Address</dt>
        <dd data-testid="address">{'address' in account ? account.address : '–'}</dd>
        <dt>Network</dt>
        <dd data-testid="network">{network?.name ?? id ?? '–'}</dd>
        <dt>Wallets</dt>
        <dd data-testid="wallets">{connections.map(({ wallet }) => wallet.name).join(', ') || '–'}</dd>
      </dl>
      <AccountButton />
    </section>
  )
}

function Sign({ kit }: { kit: Latchkey }) {
  const account = useAccount()
  const [result, setResult] = useState('')
  if (account.status !== 'connected') return null
  async function sign() {
    setResult('…')
    setResult(await signMessage(kit, 'Hello from the example').catch((error: Error) => error.message))
  }
  return (
    <section aria-label="Signature">
      <button type="button" onClick={sign}>
        Sign a message
      </button>
      <output data-testid="signature">{result}</output>
    </section>
  )
}
