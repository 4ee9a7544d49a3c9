import type { Account } from './account.ts'
import { type Annex, openAnnex, wipeAnnex } from './annex.ts'
import { type Bytes, isEqual, wipe, xor } from './bytes.ts'
import { type Factor, userHalf } from './factor.ts'
import { fingerprintOf } from './fingerprint.ts'
import { isOf, openMeta } from './meta.ts'
import type { Generation } from './scope.ts'
import { commitTo, openVault } from './sealVault.ts'
import { type Content, wipeSecret } from './secret.ts'
import type { Access, StoredPair, StoredWallet } from './store.ts'
import { VaultError } from './vaultError.ts'

/** A vault whose key and content are in memory, until {@link closeVault}. */
export type OpenVault = {
  readonly generation: Generation
  readonly dek: Bytes
  readonly content: Content
  readonly fingerprint: Bytes
  /** Further accounts. */
  readonly annex: Annex
}

/**
 * Opens a vault with a factor and its pair. Each step checks what the next one uses: the
 * facts of the factor, the half, the key by its commitment, the content, and whose wallet it is.
 */
export async function openPair(
  { scope, store }: Access,
  { annex, vaults }: StoredWallet,
  factor: Factor,
  pair: StoredPair,
): Promise<OpenVault> {
  const { commit, gen } = pair
  const meta = await openMeta(factor, scope, pair.sealedMeta)
  if (gen < meta.minGen)
    throw new VaultError(
      'vault/rolled_back',
      `The factor is of generation ${meta.minGen}, its pair of ${gen}.`,
    )
  const vault = vaults.find((one) => one.commit === commit)
  if (!vault || !isOf(meta, pair))
    throw new VaultError('vault/wrong_meta', `The factor has sealed facts of another vault than ${commit}.`)

  const mine = await userHalf(factor, scope, gen, pair.salt)
  const theirs = readHalf(await store.readHalf(scope, factor.id, commit), mine)
  const dek = xor(mine, theirs)
  wipe(mine, theirs)
  try {
    if (!isEqual((await commitTo(scope, gen, dek)).bytes, meta.commit))
      throw new VaultError('vault/wrong_half', 'The halves do not give the key that the factor is for.')
    const content = await openVault(scope, gen, dek, vault.box)
    const fingerprint = await fingerprintOf(content.accounts)
    try {
      if (!isEqual(fingerprint, meta.fingerprint))
        throw new VaultError('vault/other_wallet', 'The vault is of another wallet than the factor.')
      const opened = await openAnnex(scope, content, annex)
      return { generation: { gen, commit }, dek, content, fingerprint, annex: opened }
    } catch (error) {
      wipeSecret(content)
      throw error
    }
  } catch (error) {
    wipe(dek)
    throw error
  }
}

/** Every account: those of the vault, and further ones. */
export function accountsIn({ annex, content }: Pick<OpenVault, 'annex' | 'content'>): readonly Account[] {
  return [...content.accounts, ...annex.accounts]
}

/** Overwrites the key and every secret. */
export function closeVault({ annex, content, dek }: OpenVault): void {
  wipe(dek)
  wipeAnnex(annex)
  wipeSecret(content)
}

/** A half of zeros, or one equal to ours, would make a key that one side chose alone. */
function readHalf(answer: unknown, mine: Bytes): Bytes {
  const isHalf = answer instanceof Uint8Array && answer.length === 32
  if (!isHalf || answer.every((byte) => byte === 0) || isEqual(answer, mine))
    throw new VaultError('vault/wrong_half', 'The server has no valid half for the factor.')
  return Uint8Array.from(answer)
}
