import type { ChainId } from '../driver.ts'
import type { BitcoinChain, BitcoinNative } from './networks.ts'

// Written out, so that pages do not load the networks that they do not use.
const ids: Readonly<Record<BitcoinChain, ChainId>> = {
  mainnet: 'bip122:000000000019d6689c085ae165831e93',
  testnet: 'bip122:000000000933ea01ad0ee984209779ba',
  testnet4: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  signet: 'bip122:00000008819873e925422c1ff0f99f7c',
  regtest: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
}

/** All of them, as far as it matters for addresses. */
export const knownChains = (Object.keys(ids) as BitcoinChain[]).map((chain) => ({
  id: ids[chain],
  native: { chain } satisfies BitcoinNative,
}))

/** The id of a network, by the name that wallets use. */
export function idOf(chain: BitcoinChain): ChainId {
  return ids[chain]
}

export function isChain(value: unknown): value is BitcoinChain {
  return typeof value === 'string' && Object.hasOwn(ids, value)
}
