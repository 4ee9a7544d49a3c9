import type { Account } from './account.ts'
import { openBox, sealBox } from './box.ts'
import { type Bytes, toUtf8, wipe } from './bytes.ts'
import { type ConfirmPolicy, neverConfirm } from './confirmPolicy.ts'
import { deriveAesKey } from './deriveBytes.ts'
import {
  accountParts,
  type FieldReader,
  fromUint32,
  joinParts,
  malformed,
  readAccounts,
  readFields,
  sized,
} from './fields.ts'
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
  /** Here, so that it follows the visitor, and no server can change it. */
  readonly confirm: ConfirmPolicy
}

/** The second has limits at its end. It is written only if there are some, so that devices which do not know it read the rest. */
const [format, limitedFormat] = [1, 2]

export const emptyAnnex: Annex = { version: 0, accounts: [], names: new Map(), confirm: neverConfirm }

export async function sealAnnex(
  scope: Scope,
  { entropy }: Pick<Secret, 'entropy'>,
  annex: Annex,
): Promise<Bytes> {
  const { accounts, confirm, names, version } = annex
  const content = joinParts([
    Uint8Array.of(confirm.mode === 'above' ? limitedFormat : format),
    ...accountParts(accounts),
    Uint8Array.of(names.size),
    ...[...names].flatMap(([index, name]) => [fromUint32(index), sized(toUtf8(name))]),
    ...(confirm.mode === 'above' ? limitParts(confirm.limits) : []),
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
    const found = fields.byte()
    if (found !== format && found !== limitedFormat) throw malformed()
    const accounts = readAccounts(fields)
    const names = new Map(
      Array.from({ length: fields.byte() }, () => [fields.uint32(), fields.text()] as const),
    )
    const confirm = found === limitedFormat ? readLimits(fields) : neverConfirm
    return { version, accounts, names, confirm }
  })
}

function limitParts(limits: ReadonlyMap<string, string>): Bytes[] {
  return [
    Uint8Array.of(limits.size),
    ...[...limits].flatMap(([coin, amount]) => [sized(toUtf8(coin)), sized(toUtf8(amount))]),
  ]
}

function readLimits({ byte, text }: FieldReader): ConfirmPolicy {
  const limits = new Map(Array.from({ length: byte() }, () => [text(), text()] as const))
  return { mode: 'above', limits }
}

export function wipeAnnex({ accounts }: Pick<Annex, 'accounts'>): void {
  wipe(...accounts.map(({ privateKey }) => privateKey))
}

function annexKey({ vaultId }: Scope, entropy: Bytes): Promise<CryptoKey> {
  return deriveAesKey(entropy, `annex|${vaultId}`)
}
