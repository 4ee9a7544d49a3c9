import type { Network } from '../driver.ts'
import { announceTestWallet, createTestWallet } from './testing.ts'

/** Adds a test wallet with these networks to the page; for development. */
export function addTestWallet(networks: readonly Network[], { name, rdns }: { name: string; rdns: string }) {
  const chains = networks.flatMap(({ id, rpcUrls: [rpcUrl] }) =>
    rpcUrl ? [{ id: Number(id.slice('eip155:'.length)), rpcUrl }] : [],
  )
  const wallet = createTestWallet({ name, rdns, chains })
  return { wallet, remove: announceTestWallet(wallet) }
}
