import type { Network } from '../driver.ts'
import { clusterOf } from './networks.ts'
import { announceTestSolanaWallet, createTestSolanaWallet } from './testing.ts'

/** Adds a test wallet with these networks to the page; for development. */
export async function addTestWallet(networks: readonly Network[], { name }: { name: string }) {
  const clusters = Object.fromEntries(
    networks.flatMap((network) => (network.rpcUrls[0] ? [[clusterOf(network), network.rpcUrls[0]]] : [])),
  )
  const wallet = await createTestSolanaWallet({ name, clusters })
  return { wallet, remove: announceTestSolanaWallet(wallet) }
}
