import type { ChainId, Namespace } from './caip.ts'

/** The provider names a project set, or none where what it set is not a list of texts. */
export function onrampProviders(value: unknown): string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : []
}

/** The families of chains that something can be bought for. */
export const onrampNamespaces: readonly Namespace[] = ['eip155', 'solana']

const firstSymbols: Partial<Record<Namespace, string>> = { solana: 'SOL' }

/** What buying starts with for an account of the family, until the visitor chooses. */
export function firstPurchase(namespace: Namespace): string {
  return firstSymbols[namespace] ?? 'USDC'
}

/** How sellers name chains that they give no id, or an id of their own. */
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

/** The chain a seller sends to; undefined where that is not certain, because what goes astray is lost. */
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
