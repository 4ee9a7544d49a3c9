import type { Network } from '../driver.ts'

/** The names that wallets use for the networks. */
export type BitcoinChain = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** The value of {@link Network.native} on Bitcoin networks. */
export type BitcoinNative = {
  /** The name that wallets use. It determines the address format. @default `regtest`, for any other network */
  readonly chain: BitcoinChain
}

// Bundlers only remove unused networks whose objects do not spread others.
const currency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
const blockTime = 600_000

/** Ids are the first 32 characters of the genesis block's hash (CAIP-2). `rpcUrls` are Esplora REST APIs. */
export const mainnet = {
  id: 'bip122:000000000019d6689c085ae165831e93',
  namespace: 'bip122',
  name: 'Bitcoin',
  currency,
  rpcUrls: ['https://mempool.space/api', 'https://blockstream.info/api'],
  explorer: { name: 'mempool.space', url: 'https://mempool.space' },
  blockTime,
  native: { chain: 'mainnet' } satisfies BitcoinNative,
} as const satisfies Network

export const testnet4 = {
  id: 'bip122:00000000da84f2bafbbc53dee25a72ae',
  namespace: 'bip122',
  name: 'Bitcoin Testnet',
  currency,
  rpcUrls: ['https://mempool.space/testnet4/api'],
  explorer: { name: 'mempool.space', url: 'https://mempool.space/testnet4' },
  blockTime,
  testnet: true,
  native: { chain: 'testnet4' } satisfies BitcoinNative,
} as const satisfies Network

export const signet = {
  id: 'bip122:00000008819873e925422c1ff0f99f7c',
  namespace: 'bip122',
  name: 'Bitcoin Signet',
  currency,
  rpcUrls: ['https://mempool.space/signet/api'],
  explorer: { name: 'mempool.space', url: 'https://mempool.space/signet' },
  blockTime,
  testnet: true,
  native: { chain: 'signet' } satisfies BitcoinNative,
} as const satisfies Network

/** A local network, with electrs as its Esplora API. */
export const regtest = {
  id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  namespace: 'bip122',
  name: 'Bitcoin Regtest',
  currency,
  rpcUrls: ['http://127.0.0.1:3002'],
  explorer: undefined,
  blockTime,
  testnet: true,
  native: { chain: 'regtest' } satisfies BitcoinNative,
} as const satisfies Network

/** The name that wallets use for a network. */
export function chainOf({ native }: Pick<Network, 'native'>): BitcoinChain {
  return (native as BitcoinNative | undefined)?.chain ?? 'regtest'
}
