import type { ChainId, Namespace } from './caip.ts'

/** The on-ramp providers in a project's settings; empty if the setting is malformed. */
export function onrampProviders(value: unknown): string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : []
}

/** Chain families that on-ramp providers can deliver to. */
export const onrampNamespaces: readonly Namespace[] = ['eip155', 'solana']

const firstSymbols: Partial<Record<Namespace, string>> = { solana: 'SOL' }

/** Default asset to buy for a chain family. */
export function firstPurchase(namespace: Namespace): string {
  return firstSymbols[namespace] ?? 'USDC'
}

/** On-ramp providers' names for chains, for those without a standard chain id. */
const chains: ReadonlyMap<string, ChainId> = new Map([
  ['ethereum', 'eip155:1'],
  ['base', 'eip155:8453'],
  ['polygon', 'eip155:137'],
  ['optimism', 'eip155:10'],
  ['arbitrum', 'eip155:42161'],
  ['avalanche-c-chain', 'eip155:43114'],
  ['bnb', 'eip155:56'],
  ['solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['bitcoin', 'bip122:000000000019d6689c085ae165831e93'],
])

/**
 * The chain a provider delivers to; undefined unless it is certain, because funds
 * sent to the wrong chain are lost.
 */
export function onrampChain(network: OnrampNetwork): ChainId | undefined {
  const known = chains.get(network.name.toLowerCase())
  if (known) return known
  const isEvm = /^0x[\da-f]{40}$/i.test(network.contract_address ?? '')
  return isEvm && /^[1-9]\d{0,9}$/.test(network.chain_id ?? '') ? `eip155:${network.chain_id}` : undefined
}

export type OnrampNetwork = {
  readonly name: string
  readonly chain_id?: string | undefined
  readonly contract_address?: string | undefined
}
