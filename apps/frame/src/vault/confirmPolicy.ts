/**
 * When this wallet asks for a passkey by itself: for what may be worth more than a limit. To ask at
 * every approval is kept by the vault's server instead, which does not see amounts.
 */
export type ConfirmPolicy =
  | { readonly mode: 'never' }
  /** By the symbol of a chain's coin, in decimals. A coin without a limit is always above it. */
  | { readonly mode: 'above'; readonly limits: ReadonlyMap<string, string> }

export const neverConfirm: ConfirmPolicy = { mode: 'never' }

/** An amount in decimals, with up to 18 places. */
export const limitPattern = /^\d{1,12}(?:\.\d{1,18})?$/
