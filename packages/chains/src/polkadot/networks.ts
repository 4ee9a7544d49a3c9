import type { Network } from '../driver.ts'

/** The value of {@link Network.native} on Polkadot networks. */
export type PolkadotNative = {
  /**
   * The SS58 prefix of the network's addresses.
   * @default 42, for any Substrate chain
   * @see https://github.com/paritytech/ss58-registry
   */
  readonly ss58Prefix: number
}

/**
 * The chain that holds DOT balances since November 2025. The relay chain reports zero for
 * every account.
 *
 * The id is the first 32 characters of the genesis hash (CAIP-2).
 */
export const polkadotAssetHub = {
  id: 'polkadot:68d56f15f85d3136970ec16946040bc1',
  namespace: 'polkadot',
  name: 'Polkadot Asset Hub',
  currency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: ['https://polkadot-asset-hub-rpc.polkadot.io'],
  explorer: { name: 'Subscan', url: 'https://assethub-polkadot.subscan.io' },
  blockTime: 6_000,
  native: { ss58Prefix: 0 } satisfies PolkadotNative,
} as const satisfies Network

// Named apart, so that bundlers remove the network where only its id is used.
export const kusamaAssetHubId = 'polkadot:48239ef607d7928874027a43a6768920'

/** The chain that holds KSM balances since October 2025. */
export const kusamaAssetHub = {
  id: kusamaAssetHubId,
  namespace: 'polkadot',
  name: 'Kusama Asset Hub',
  currency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  rpcUrls: ['https://kusama-asset-hub-rpc.polkadot.io'],
  explorer: { name: 'Subscan', url: 'https://assethub-kusama.subscan.io' },
  blockTime: 6_000,
  native: { ss58Prefix: 2 } satisfies PolkadotNative,
} as const satisfies Network

export function prefixOf({ native }: Pick<Network, 'native'>): number {
  return (native as PolkadotNative | undefined)?.ss58Prefix ?? 42
}

/** Whether the value is a valid SS58 prefix; 46 and 47 are reserved. */
export function isPrefix(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    (value as number) >= 0 &&
    (value as number) < 16_384 &&
    value !== 46 &&
    value !== 47
  )
}
