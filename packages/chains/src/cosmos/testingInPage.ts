import type { Network } from '../driver.ts'
import { announceTestCosmosWallet, createTestCosmosWallet } from './testing.ts'

/** Puts a test wallet with these networks in Keplr's place in the page; for development. */
export function addTestWallet(networks: readonly Network[], { name }: { name: string }) {
  const wallet = createTestCosmosWallet({ name, networks })
  return { wallet, remove: announceTestCosmosWallet(wallet) }
}
