import type { ChainId, Network } from '../driver.ts'

/** How wallets call the networks. */
export type BitcoinChain = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** What {@link Network.native} says of a network. */
export type BitcoinNative = {
  /** How wallets call it, which also says how its addresses begin. @default `regtest`, a network of one's own */
  readonly chain: BitcoinChain
}

/** The networks by the first 32 characters of the hash of their first block (CAIP-2). Nodes are Esplora REST APIs. */
export const mainnet = {
  id: 'bip122:000000000019d6689c085ae165831e93',
  namespace: 'bip122',
  name: 'Bitcoin',
  currency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: ['https://mempool.space/api', 'https://blockstream.info/api'],
  explorer: { name: 'mempool.space', url: 'https://mempool.space' },
  blockTime: 600_000,
  native: { chain: 'mainnet' } satisfies BitcoinNative,
} as const satisfies Network

export const testnet4 = {
  ...mainnet,
  id: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  name: 'Bitcoin Testnet',
  rpcUrls: ['https://mempool.space/testnet4/api'],
  explorer: { name: 'mempool.space', url: 'https://mempool.space/testnet4' },
  testnet: true,
  native: { chain: 'testnet4' } satisfies BitcoinNative,
} as const satisfies Network

export const signet = {
  ...testnet4,
  id: 'bip122:00000008819873e925422c1ff0f99f7c',
  name: 'Bitcoin Signet',
  rpcUrls: ['https://mempool.space/signet/api'],
  explorer: { name: 'mempool.space', url: 'https://mempool.space/signet' },
  native: { chain: 'signet' } satisfies BitcoinNative,
} as const satisfies Network

/** A network on one's own machine, where electrs answers. */
export const regtest = {
  ...testnet4,
  id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Bitcoin Regtest',
  rpcUrls: ['http://127.0.0.1:3002'],
  explorer: undefined,
  native: { chain: 'regtest' } satisfies BitcoinNative,
} as const satisfies Network

const ids: Readonly<Record<BitcoinChain, ChainId>> = {
  mainnet: mainnet.id,
  testnet: 'bip122:000000000933ea01ad0ee984209779ba',
  testnet4: testnet4.id,
  signet: signet.id,
  regtest: regtest.id,
}

/** How wallets call a network. */
export function chainOf({ native }: Pick<Network, 'native'>): BitcoinChain {
  return (native as BitcoinNative | undefined)?.chain ?? 'regtest'
}

/** The well-known network that wallets call so. */
export function idOf(chain: BitcoinChain): ChainId {
  return ids[chain]
}

export function isChain(value: unknown): value is BitcoinChain {
  return typeof value === 'string' && Object.hasOwn(ids, value)
}
