import { announceTestWallet, createTestWallet } from 'latchkey/testing'

/** Two wallets with test money on the local chain, for developing without an extension. */
export function offerTestWallets(settings: URLSearchParams): void {
  const chains = (settings.get('rpc') ?? '').split(',').flatMap((entry) => {
    const [id, rpcUrl] = entry.split('@')
    return rpcUrl ? [{ id: Number(id), rpcUrl }] : []
  })
  if (chains.length === 0) return
  announceTestWallet(
    createTestWallet({ name: 'Test Wallet', rdns: 'dev.latchkey.test', chains, storage: localStorage }),
  )
  announceTestWallet(
    createTestWallet({ name: 'Second Wallet', rdns: 'dev.latchkey.second', chains, storage: localStorage }),
  )
}
