import { checkFactors, expectWallet, pinDevice } from './deviceFactor.ts'
import type { Factor } from './factor.ts'
import { listFactors } from './findPair.ts'
import { outlivesDevices } from './level.ts'
import type { OpenVault } from './openPair.ts'
import { readWallet } from './readWallet.ts'
import { deleteFactor } from './revokeFactor.ts'
import type { Secret } from './secret.ts'
import type { Access, StoredPair } from './store.ts'
import { sweepVaults } from './sweepVaults.ts'
import { VaultError } from './vaultError.ts'
import { discardGeneration, writeGeneration } from './writeGeneration.ts'

/**
 * Encrypts the wallet under a new key.
 *
 * Factors that are present open the new vault. Those that are absent keep the old one, until
 * `resumeVault` moves them. The new vault is written and read back before it becomes active, and old
 * pairs are deleted after that, so a crash at any point leaves every factor valid.
 *
 * If another device rotates at the same time, one of the two fails with `vault/conflict`.
 */
export async function rotateVault(access: Access, vault: OpenVault, args: rotateVault.Args): Promise<void> {
  const { drop = [], factors } = args
  const { scope, store } = access
  await checkFactors(access, factors)
  const wallet = readWallet(await store.read(scope))
  const { active } = wallet
  if (active?.commit !== vault.generation.commit)
    throw new VaultError('vault/stale', 'Only the active generation can be rotated.')
  checkDrop(listFactors(wallet), args)

  const { escrowedUpTo, exitTested } = vault.content
  const written = await writeGeneration(access, {
    gen: active.gen + 1,
    secret: args.secret ?? vault.content,
    factors,
    escrowedUpTo,
    exitTested: args.secret ? false : (args.exitTested ?? exitTested),
  })
  // Before it is active: after a crash this device still has to open it.
  if (args.secret) await expectWallet(access, written)
  if ((await store.activate(scope, active, written.generation)) !== true) {
    await discardGeneration(access, written.generation, factors)
    throw new VaultError('vault/conflict', 'Another device has rotated the vault.')
  }
  await pinDevice(access, factors, written)
  for (const { id } of factors) await store.deletePair(scope, id, active.commit)
  for (const id of drop) await deleteFactor(access, id)
  await sweepVaults(access)
}

export declare namespace rotateVault {
  type Args = {
    /** Factors that are present. */
    readonly factors: readonly Factor[]
    /** Ids of factors to revoke with the rotation. Without escrow, the operator no longer has the key. */
    readonly drop?: readonly string[] | undefined
    /** Whether the user has restored the wallet from an exit kit. Unchanged if left out. */
    readonly exitTested?: boolean | undefined
    /** Replaces the wallet. Every factor has to be present: one that is absent would keep the old one. */
    readonly secret?: Secret | undefined
  }
}

function checkDrop(held: readonly StoredPair[], { drop = [], factors, secret }: rotateVault.Args): void {
  const present = new Set(factors.map(({ id }) => id))
  if (drop.some((id) => present.has(id)))
    throw new VaultError('vault/bad_input', 'A factor cannot be both kept and dropped.')
  const absent = held.filter(({ factorId }) => !present.has(factorId) && !drop.includes(factorId))
  if (!outlivesDevices([...factors, ...absent]))
    throw new VaultError('vault/last_factor', 'A wallet needs a factor that outlives its devices.')
  if (secret && (absent.length || drop.length))
    throw new VaultError('vault/absent_factor', 'To replace a wallet, every factor has to be present.')
  const dropsEscrow = held.some(({ factorId, kind }) => kind === 'escrow' && drop.includes(factorId))
  // The vault they open would stay, and the operator knows its key.
  if (dropsEscrow && absent.length)
    throw new VaultError(
      'vault/absent_factor',
      'Without escrow, every factor has to be present or be dropped.',
    )
}
