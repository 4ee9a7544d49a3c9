import type { Bytes } from './bytes.ts'
import { deriveBytes } from './deriveBytes.ts'
import type { Scope } from './scope.ts'
import { VaultError } from './vaultError.ts'

/** `device`: this browser on this site. `escrow`: a second service of the operator. */
export const factorKinds = ['device', 'passkey', 'kit', 'escrow'] as const
export type FactorKind = (typeof factorKinds)[number]

/** A way to open the vault, while its secret is at hand. */
export type Factor = {
  readonly id: string
  readonly kind: FactorKind
  /**
   * 32 bytes that never leave the worker: random for a device or escrow, the PRF output of a
   * passkey, or derived from the code of a kit.
   */
  readonly secret: Bytes
}

export function checkFactor({ id, kind, secret }: Factor): void {
  if (
    !isFactorId(id) ||
    !factorKinds.includes(kind) ||
    secret.length !== 32 ||
    secret.every((byte) => byte === 0)
  )
    throw new VaultError('vault/bad_input', 'A factor has an id, a known kind and a secret of 32 bytes.')
}

/** Ids end up in labels whose parts `|` separates. */
export function isFactorId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id)
}

/**
 * The half of the user for one pair.
 *
 * The salt is new for every pair. If a factor had the same half in two generations, an
 * operator who knows the key of the first (through escrow) could compute it from the
 * first half of the server, and the key of the second from that.
 */
export function userHalf(
  { id, secret }: Factor,
  { vaultId }: Scope,
  gen: number,
  salt: Bytes,
): Promise<Bytes> {
  return deriveBytes(secret, `pair/v1|${vaultId}|${id}|${gen}`, salt)
}
