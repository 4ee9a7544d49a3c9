import { type Latchkey, type Namespace, type PaymentRequest, signMessage } from 'latchkey'
import {
  AccountButton,
  ConnectButton,
  NetworkButton,
  useAccount,
  useConnections,
  useNetwork,
  useSiwx,
  useWalletApp,
} from 'latchkey/react'
import { lazy, Suspense, useState } from 'react'

const Payment = lazy(() => import('./Payment.tsx'))

/** How a host app uses the kit: buttons, the account, a signature, a payment. */
export function App({ kit, payment }: { kit: Latchkey; payment?: PaymentRequest | undefined }) {
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
      {kit.drivers.length > 1 && <Chains kit={kit} />}
      <Sign kit={kit} />
      {kit.options.siwx && <SignIn />}
      {payment && (
        <Suspense>
          <Payment kit={kit} payment={payment} />
        </Suspense>
      )}
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
        <dt>Account id</dt>
        <dd data-testid="account-id">{('id' in account && account.id) || '–'}</dd>
        <dt>Network</dt>
        <dd data-testid="network">{network?.name ?? id ?? '–'}</dd>
        <dt>Wallets</dt>
        <dd data-testid="wallets">{connections.map(({ wallet }) => wallet.name).join(', ') || '–'}</dd>
      </dl>
      <AccountButton />
    </section>
  )
}

/** Several chains can be connected at once, independently of each other. */
function Chains({ kit }: { kit: Latchkey }) {
  return (
    <section aria-label="Chains">
      <dl>
        {kit.drivers.map(({ namespace, name }) => (
          <Chain key={namespace} namespace={namespace} name={name ?? namespace} />
        ))}
      </dl>
    </section>
  )
}

function Chain({ namespace, name }: { namespace: Namespace; name: string }) {
  const account = useAccount(namespace)
  return (
    <>
      <dt>{name}</dt>
      <dd data-testid={`chain-${namespace}`}>{'address' in account ? account.address : account.status}</dd>
    </>
  )
}

function Sign({ kit }: { kit: Latchkey }) {
  const account = useAccount()
  const app = useWalletApp()
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
      {app && result === '…' && (
        <a
          data-testid="wallet-app"
          href={app.link}
          {...(app.isWeb && { target: '_blank', rel: 'noreferrer' })}
        >
          Open {app.wallet}
        </a>
      )}
    </section>
  )
}

function SignIn() {
  const { signIn, signOut, ...state } = useSiwx()
  return (
    <section aria-label="Sign-in">
      <dl>
        <dt>Signed in</dt>
        <dd data-testid="siwx">{state.status}</dd>
        <dt>As</dt>
        <dd data-testid="siwx-session">
          {state.status === 'signedIn' ? `${state.session.chainId}:${state.session.accountAddress}` : '–'}
        </dd>
      </dl>
      {state.status === 'signedOut' && (
        <button type="button" onClick={signIn}>
          Sign in
        </button>
      )}
      {state.status === 'signedIn' && (
        <button type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      )}
    </section>
  )
}
