/** Why a ceremony stopped. Codes cross `postMessage`; callers branch on them. */
export type VaultErrorCode =
  /** The store answered with something that is not a wallet. */
  | 'vault/malformed'
  /** There is a vault already. */
  | 'vault/exists'
  /** There is no active vault. */
  | 'vault/missing'
  /** The factor has no pair: it was never added, or was revoked. */
  | 'vault/unknown_factor'
  /** The sealed facts of the factor were changed, or belong to another factor. */
  | 'vault/wrong_meta'
  /** The two halves do not give the key of the vault. */
  | 'vault/wrong_half'
  /** The store offers an older generation than this device or factor has seen. */
  | 'vault/rolled_back'
  /** The vault does not decrypt, or its content is not valid. */
  | 'vault/wrong_vault'
  /** The vault is of another wallet. */
  | 'vault/other_wallet'
  /** Another device changed the vault at the same time, or revoked the factor. */
  | 'vault/conflict'
  /** The vault was opened on an older generation, where this is not possible. */
  | 'vault/stale'
  /** What was written could not be read back: it was lost, or another device rotated first and swept it. */
  | 'vault/not_stored'
  /** Without the factor, the wallet would be lost with its devices. */
  | 'vault/last_factor'
  /** The operator would still know the key through a factor that is not present. */
  | 'vault/absent_factor'
  /** The wallet has the account that was to be imported. */
  | 'vault/account_exists'
  /** The wallet has as many accounts as it can have. */
  | 'vault/accounts_full'
  /** A factor, code, account or message of the caller is not valid. */
  | 'vault/bad_input'

/** Thrown by every ceremony. `message` is for developers: the frame has the texts for visitors. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly code: VaultErrorCode
  constructor(code: VaultErrorCode, details: string, options?: ErrorOptions) {
    super(details, options)
    this.code = code
  }
}
