import { announceTestWallet, createTestWallet } from 'latchkey/testing'
import { nodeUrl } from './inPageNodes.ts'

/** Two wallets with play money, which sign with real, public keys. Returns what removes them. */
export function offerTestWallets(chainIds: readonly number[]): () => void {
  const chains = chainIds.map((id) => ({ id, rpcUrl: nodeUrl(id) }))
  if (chains.length === 0) return () => {}
  const stops = [
    announceTestWallet(createTestWallet({ name: 'Test Wallet', rdns: 'dev.latchkey.test', chains })),
    announceTestWallet(createTestWallet({ name: 'Second Wallet', rdns: 'dev.latchkey.second', chains })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
