import { randomBytes, wipe } from './bytes.ts'
import type { Factor } from './factor.ts'
import { fingerprintOf } from './fingerprint.ts'
import { forEachAtOnce } from './forEachAtOnce.ts'
import type { OpenVault } from './openPair.ts'
import type { Generation } from './scope.ts'
import { commitTo, sealVault } from './sealVault.ts'
import type { Secret } from './secret.ts'
import type { Access, StoredWallet } from './store.ts'
import { VaultError } from './vaultError.ts'
import { verifyPairs } from './verifyPairs.ts'
import { writePair } from './writePair.ts'

/**
 * Writes a vault under a new key, with a pair for each factor, and reads all of it back.
 *
 * Nothing depends on it until it is activated: if it fails half-way, what was there is still valid.
 */
export async function writeGeneration(
  access: Access,
  args: writeGeneration.Args,
): Promise<writeGeneration.Written> {
  const { exitTested, factors, gen, secret } = args
  const { scope, store } = access
  const hasEscrow = factors.some(({ kind }) => kind === 'escrow')
  const content = { ...secret, exitTested, escrowedUpTo: hasEscrow ? gen : args.escrowedUpTo }
  const fingerprint = await fingerprintOf(secret.accounts)
  const dek = randomBytes(32)
  try {
    const { commit } = await commitTo(scope, gen, dek)
    const generation = { gen, commit }
    const box = await sealVault(scope, gen, dek, content)
    if ((await store.putVault(scope, { ...generation, box })) !== true)
      throw new VaultError('vault/conflict', 'The server did not take the vault.')
    try {
      await forEachAtOnce(factors, (factor) => writePair(access, factor, { dek, gen, fingerprint }))
      const wallet = await verifyPairs(access, factors, { generation, fingerprint, dek })
      return { generation, fingerprint, content, wallet }
    } catch (error) {
      // It will not be activated, and the server keeps only a few. After a lost connection `resumeVault` cleans up.
      await discardGeneration(access, generation, factors).catch(() => undefined)
      throw error
    }
  } finally {
    wipe(dek)
  }
}

/** Deletes a vault that was not activated. */
export async function discardGeneration(
  { scope, store }: Access,
  { commit }: Generation,
  factors: readonly Factor[],
): Promise<void> {
  for (const { id } of factors) await store.deletePair(scope, id, commit)
  await store.deleteVault(scope, commit)
}

export declare namespace writeGeneration {
  type Args = {
    readonly gen: number
    readonly secret: Secret
    readonly factors: readonly Factor[]
    readonly escrowedUpTo: number
    readonly exitTested: boolean
  }
  type Written = Pick<OpenVault, 'content' | 'fingerprint' | 'generation'> & {
    /** As it was read back, before it is activated. */
    readonly wallet: StoredWallet
  }
}
