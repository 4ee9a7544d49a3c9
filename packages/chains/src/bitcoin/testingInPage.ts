import type { Network } from '../driver.ts'
import type { BitcoinNative } from './networks.ts'
import { announceTestBitcoinWallet, createTestBitcoinWallet } from './testing.ts'

/** Adds a test wallet on the first of these networks to the page; for development. */
export function addTestWallet([network]: readonly Network[], { name }: { name: string }) {
  const { chain } = (network?.native ?? {}) as Partial<BitcoinNative>
  const wallet = createTestBitcoinWallet({ name, chain })
  return { wallet, remove: announceTestBitcoinWallet(wallet) }
}
