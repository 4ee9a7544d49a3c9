/**
 * A key that never leaves its keeper: an HSM, a cloud service or, in development, a file.
 *
 * What was wrapped for one context cannot be unwrapped for another, so a stolen or swapped
 * row of the database is of no use in another place. Rejects with a {@link KmsError}.
 */
export type Kms = {
  /** Such as `pkcs11`, for logs. */
  readonly name: string
  /** Encrypts at most {@link maxPlainBytes}. */
  wrap(bytes: Uint8Array, context: KmsContext): Promise<Uint8Array>
  unwrap(sealed: Uint8Array, context: KmsContext): Promise<Uint8Array>
  /** Rejects if the key cannot be used, or does not bind contexts. */
  health(): Promise<void>
  /** Makes a new version of the key and resolves to its id. Missing where the operator does this elsewhere. */
  rotate?(): Promise<string>
  close(): Promise<void>
}

/** Such as `{ tenant, user, pair, gen, purpose }`. It is authenticated and not secret: keepers write it to their logs. */
export type KmsContext = Readonly<Record<string, string>>

/** Options of `openKms`. */
export type KmsOptions = {
  /** PIN of a PKCS#11 token, token of OpenBao, `id:secret` of AWS, or JSON of a Google service account. */
  credential?: string | undefined
  /** Of each call. @default 2_000 */
  timeoutMs?: number | undefined
  /** Whether the server runs in production, where a key in a file is refused. */
  isProduction?: boolean | undefined
  /** `AWS_CONTAINER_CREDENTIALS_RELATIVE_URI`, which Amazon ECS sets. */
  awsContainerPath?: string | undefined
}

/** What a provider implements. Limits, timeouts and health are the same for all, in `guardKms.ts`. */
export type KmsProvider = {
  readonly name: string
  /** `signal` ends the call after the timeout. */
  wrap(bytes: Uint8Array, context: KmsContext, signal: AbortSignal): Promise<Uint8Array>
  unwrap(sealed: Uint8Array, context: KmsContext, signal: AbortSignal): Promise<Uint8Array>
  rotate?(signal: AbortSignal): Promise<string>
  close(): Promise<void>
}

/** The smallest limit of the providers, which is that of AWS KMS. */
export const maxPlainBytes = 4_096
/** Ciphertexts that AWS KMS accepts. */
export const maxSealedBytes = 6_144
