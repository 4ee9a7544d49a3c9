/** Families that every wallet has an account of. Older wallets get those that were added later on their next visit. */
export const namespaces = ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot'] as const

/** Families whose code for signatures the worker loads when it is needed. */
export const loadedToSign: ReadonlySet<string> = new Set(['polkadot'])
