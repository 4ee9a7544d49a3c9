import type { Account } from './account.ts'
import { openBox, sealBox } from './box.ts'
import { type Bytes, toUtf8, wipe } from './bytes.ts'
import { deriveAesKey } from './deriveBytes.ts'
import { accountParts, fromUint32, joinParts, malformed, readAccounts, readFields, sized } from './fields.ts'
import { boundTo, type Scope } from './scope.ts'
import type { Secret } from './secret.ts'
import type { StoredAnnex } from './store.ts'
import { VaultError } from './vaultError.ts'

/**
 * What a wallet holds besides its first accounts.
 *
 * It is not part of the vault: to change that takes a new key, for which every passkey and kit would
 * have to be at hand, or would open a wallet without the account that was added. The key of the annex
 * comes from the entropy, so that whatever opens a vault of this wallet, of any generation, opens it.
 */
export type Annex = {
  /** Grows by one with every write; 0 if there is none. */
  readonly version: number
  /** Derived ones from index 1, and imported ones from `firstImported`. */
  readonly accounts: readonly Account[]
  /** By index, as the visitor chose them. */
  readonly names: ReadonlyMap<number, string>
}

const format = 1

export const emptyAnnex: Annex = { version: 0, accounts: [], names: new Map() }

export async function sealAnnex(
  scope: Scope,
  { entropy }: Pick<Secret, 'entropy'>,
  annex: Annex,
): Promise<Bytes> {
  const { accounts, names, version } = annex
  const content = joinParts([
    Uint8Array.of(format),
    ...accountParts(accounts),
    Uint8Array.of(names.size),
    ...[...names].flatMap(([index, name]) => [fromUint32(index), sized(toUtf8(name))]),
  ])
  const box = await sealBox(await annexKey(scope, entropy), content, boundTo(scope, 'annex', version))
  wipe(content)
  return box
}

/** Decrypts what the server has; an empty one if it has none. */
export async function openAnnex(
  scope: Scope,
  { entropy }: Pick<Secret, 'entropy'>,
  stored: StoredAnnex | undefined,
): Promise<Annex> {
  if (!stored) return emptyAnnex
  const { box, version } = stored
  const content = await openBox(await annexKey(scope, entropy), box, boundTo(scope, 'annex', version))
  if (!content) throw new VaultError('vault/wrong_vault', `The annex of version ${version} does not decrypt.`)
  return readFields(content, (fields) => {
    if (fields.byte() !== format) throw malformed()
    const accounts = readAccounts(fields)
    const names = new Map(
      Array.from({ length: fields.byte() }, () => [fields.uint32(), fields.text()] as const),
    )
    return { version, accounts, names }
  })
}

export function wipeAnnex({ accounts }: Pick<Annex, 'accounts'>): void {
  wipe(...accounts.map(({ privateKey }) => privateKey))
}

function annexKey({ vaultId }: Scope, entropy: Bytes): Promise<CryptoKey> {
  return deriveAesKey(entropy, `annex|${vaultId}`)
}
