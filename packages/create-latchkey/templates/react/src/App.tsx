import { ConnectButton, useAccount } from 'latchkey/react'

export function App() {
  const account = useAccount()
  return (
    <main>
      <h1>My app</h1>
      <ConnectButton />
      <p>{'address' in account ? `You are ${account.address}` : 'Connect a wallet to begin.'}</p>
    </main>
  )
}
