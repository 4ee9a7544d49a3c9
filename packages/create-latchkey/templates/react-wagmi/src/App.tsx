import { ConnectButton } from 'latchkey/react'
import { useConnection } from 'wagmi'

export function App() {
  const { address } = useConnection()
  return (
    <main>
      <h1>My app</h1>
      <ConnectButton />
      <p>{address ? `You are ${address}` : 'Connect a wallet to begin.'}</p>
    </main>
  )
}
