// Apart from the rest of CAIP: a page has this before anybody clicks.

/** The chain families the toolkit knows. A new family adds its word here. */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type Namespace = (typeof namespaces)[number]

/** CAIP-2: `namespace:reference`, for example `eip155:1`. */
export type ChainId = `${Namespace}:${string}`

// The namespace is matched loosely: only those of the list above pass, and they are well formed.
export const chainPattern = /^([^:]+):([-\w]{1,32})$/

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.includes(value as Namespace)
}

export function isChainId(value: unknown): value is ChainId {
  return typeof value === 'string' && isNamespace(chainPattern.exec(value)?.[1])
}
