import { type Bytes, toUtf8 } from './bytes.ts'
import { VaultError } from './vaultError.ts'

/** Which vault, and whose. */
export type Scope = {
  readonly tenant: string
  readonly user: string
  readonly vaultId: string
}

/** A key of a vault. Two devices that rotate at once make two of the same number, told apart by the commitment. */
export type Generation = {
  readonly gen: number
  /** The commitment to the key, in hex. */
  readonly commit: string
}

/** Ids are joined by `|`, so none may contain it: two scopes would have the same label. */
export function checkScope({ tenant, user, vaultId }: Scope): void {
  for (const id of [tenant, user, vaultId])
    if (typeof id !== 'string' || !/^[^|]{1,200}$/.test(id))
      throw new VaultError('vault/bad_input', 'The ids of a vault have 1 to 200 characters, and no "|".')
}

/** What encryption binds a text to, so that it cannot be passed off as that of another vault or generation. */
export function boundTo({ tenant, user, vaultId }: Scope, ...parts: readonly (string | number)[]): Bytes {
  return toUtf8([tenant, user, vaultId, ...parts].join('|'))
}
