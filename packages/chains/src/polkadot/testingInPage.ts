import type { Network } from '../driver.ts'
import { announceTestPolkadotWallet, createTestPolkadotWallet } from './testing.ts'

/** Adds a test wallet to the page; for development. It only signs, so it needs none of the networks. */
export async function addTestWallet(_networks: readonly Network[], { name }: { name: string }) {
  const wallet = await createTestPolkadotWallet({ name })
  return { wallet, remove: announceTestPolkadotWallet(wallet) }
}
