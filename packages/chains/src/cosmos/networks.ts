import type { Network } from '../driver.ts'
import { isDenom } from './denom.ts'

/** The value of {@link Network.native} on Cosmos networks. The names of the fields are those of the chain registry. */
export type CosmosNative = {
  /** The prefix of the network's addresses, such as `cosmos`. */
  readonly prefix: string
  /** The base denom of the network's coin, such as `uatom`. Fees are paid in it. */
  readonly denom: string
  /** Only 118: one key has an address on every network of the app. */
  readonly coinType: 118
  /** Only `secp256k1`. @default ['secp256k1'] */
  readonly keyAlgos?: readonly string[] | undefined
  /** The usual price of a unit of gas, in base units, as a decimal. */
  readonly gasPrice: string
  /** The module that reports the current gas price, if the network has one. */
  readonly feeMarket?: FeeMarket | undefined
  /** The REST API (LCD) of a node. Only for wallets that do not know the network: they are asked to add it. */
  readonly restUrl?: string | undefined
}

/** `feemarket` is Skip's module; `txfees` is that of Osmosis. */
export type FeeMarket = 'feemarket' | 'txfees'

// Bundlers only remove unused networks whose objects do not spread others.

/** Ids are the chain id of CometBFT (CAIP-2). `rpcUrls` are CometBFT JSON-RPC. */
export const cosmosHub = {
  id: 'cosmos:cosmoshub-4',
  namespace: 'cosmos',
  name: 'Cosmos Hub',
  currency: { name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6 },
  rpcUrls: [
    'https://cosmos-rpc.publicnode.com',
    'https://cosmos-rpc.polkachu.com',
    'https://rpc.lavenderfive.com/cosmoshub',
  ],
  explorer: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' },
  blockTime: 6_000,
  native: {
    prefix: 'cosmos',
    denom: 'uatom',
    coinType: 118,
    gasPrice: '0.025',
    feeMarket: 'feemarket',
  } satisfies CosmosNative,
} as const satisfies Network

export const osmosis = {
  id: 'cosmos:osmosis-1',
  namespace: 'cosmos',
  name: 'Osmosis',
  currency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
  rpcUrls: [
    'https://rpc.osmosis.zone',
    'https://osmosis-rpc.publicnode.com',
    'https://osmosis-rpc.polkachu.com',
  ],
  explorer: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis' },
  blockTime: 1_500,
  native: {
    prefix: 'osmo',
    denom: 'uosmo',
    coinType: 118,
    gasPrice: '0.1',
    feeMarket: 'txfees',
  } satisfies CosmosNative,
} as const satisfies Network

/** Fees are paid in USDC. */
export const noble = {
  id: 'cosmos:noble-1',
  namespace: 'cosmos',
  name: 'Noble',
  currency: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  rpcUrls: ['https://noble-rpc.polkachu.com', 'https://rpc.lavenderfive.com/noble'],
  explorer: { name: 'Mintscan', url: 'https://www.mintscan.io/noble' },
  blockTime: 1_500,
  native: { prefix: 'noble', denom: 'uusdc', coinType: 118, gasPrice: '0.1' } satisfies CosmosNative,
} as const satisfies Network

export const celestia = {
  id: 'cosmos:celestia',
  namespace: 'cosmos',
  name: 'Celestia',
  currency: { name: 'Celestia', symbol: 'TIA', decimals: 6 },
  rpcUrls: [
    'https://celestia-rpc.publicnode.com',
    'https://celestia-rpc.polkachu.com',
    'https://rpc.lavenderfive.com/celestia',
  ],
  explorer: { name: 'Mintscan', url: 'https://www.mintscan.io/celestia' },
  blockTime: 6_000,
  native: { prefix: 'celestia', denom: 'utia', coinType: 118, gasPrice: '0.02' } satisfies CosmosNative,
} as const satisfies Network

export const dydx = {
  id: 'cosmos:dydx-mainnet-1',
  namespace: 'cosmos',
  name: 'dYdX',
  currency: { name: 'dYdX', symbol: 'DYDX', decimals: 18 },
  rpcUrls: [
    'https://dydx-rpc.publicnode.com',
    'https://dydx-dao-rpc.polkachu.com',
    'https://rpc.lavenderfive.com/dydx',
  ],
  explorer: { name: 'Mintscan', url: 'https://www.mintscan.io/dydx' },
  blockTime: 1_000,
  native: { prefix: 'dydx', denom: 'adydx', coinType: 118, gasPrice: '12500000000' } satisfies CosmosNative,
} as const satisfies Network

export const osmosisTestnet = {
  id: 'cosmos:osmo-test-5',
  namespace: 'cosmos',
  name: 'Osmosis Testnet',
  currency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
  rpcUrls: ['https://rpc.osmotest5.osmosis.zone'],
  explorer: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis-testnet' },
  blockTime: 1_500,
  testnet: true,
  native: {
    prefix: 'osmo',
    denom: 'uosmo',
    coinType: 118,
    gasPrice: '0.1',
    feeMarket: 'txfees',
  } satisfies CosmosNative,
} as const satisfies Network

export function nativeOf({ native }: Pick<Network, 'native'>): CosmosNative {
  return native as CosmosNative
}

/** The chain id, as transactions and wallets use it. */
export function chainOf({ id }: Pick<Network, 'id'>): string {
  return id.slice('cosmos:'.length)
}

/**
 * Throws a `RangeError` that names the field, unless the network's addresses and keys are of the kind that
 * this family supports: secp256k1 keys of coin type 118.
 */
export function checkNetwork(network: Network): void {
  const { coinType, denom, gasPrice, keyAlgos, prefix } = (network.native ?? {}) as Partial<CosmosNative>
  const isFine: Readonly<Record<string, boolean | undefined>> = {
    // CAIP-2 has a hash in place of chain ids that it cannot contain, and a hash cannot be signed.
    id: /^cosmos:(?!hashed-)[-\w]{1,32}$/.test(network.id),
    'native.coinType': coinType === 118,
    'native.keyAlgos': !keyAlgos || keyAlgos.includes('secp256k1'),
    'native.prefix': /^[a-z][a-z\d]{0,15}$/.test(prefix ?? ''),
    'native.denom': isDenom(denom),
    // A number would be rounded.
    'native.gasPrice': typeof gasPrice === 'string' && /^\d{1,18}(\.\d{1,18})?$/.test(gasPrice),
  }
  for (const field in isFine)
    if (!isFine[field]) throw new RangeError(`"${network.name}" has no supported ${field}.`)
}
