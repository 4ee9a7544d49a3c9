import { badCaipAddress, badChainId } from './catalogue.ts'
import { KitError } from './errors.ts'

/** The chain families the toolkit knows. A new family adds its word here. */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type Namespace = (typeof namespaces)[number]

/** CAIP-2: `namespace:reference`, for example `eip155:1`. */
export type ChainId = `${Namespace}:${string}`
/** CAIP-10: `namespace:reference:address`. */
export type AccountId = `${Namespace}:${string}:${string}`

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.includes(value as Namespace)
}
