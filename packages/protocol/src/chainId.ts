// Separate from caip.ts because this file is in the bundle that loads before the first click.

/** Supported chain families (CAIP-2 namespaces). Add a new family here. */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type Namespace = (typeof namespaces)[number]

/** CAIP-2: `namespace:reference`, for example `eip155:1`. */
export type ChainId = `${Namespace}:${string}`

// The namespace part is loose because `isNamespace` checks it against the list above.
export const chainPattern = /^([^:]+):([-\w]{1,32})$/

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.includes(value as Namespace)
}

export function isChainId(value: unknown): value is ChainId {
  return typeof value === 'string' && isNamespace(chainPattern.exec(value)?.[1])
}
