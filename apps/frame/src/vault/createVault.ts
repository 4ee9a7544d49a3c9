import { emptyAnnex } from './annex.ts'
import { checkFactors, pinDevice } from './deviceFactor.ts'
import type { Factor } from './factor.ts'
import { outlivesDevices } from './level.ts'
import type { OpenVault } from './openPair.ts'
import { readWallet } from './readWallet.ts'
import type { Secret } from './secret.ts'
import type { Access, StoredWallet } from './store.ts'
import { VaultError } from './vaultError.ts'
import { writeGeneration } from './writeGeneration.ts'

/**
 * Stores a new wallet, which the given factors can open. Resolves to what an unlock would find.
 *
 * If it fails with a lost connection, call it again: `vault/exists` then means that the
 * first call had been successful, and the wallet is the one of that call.
 */
export async function createVault(
  access: Access,
  secret: Secret,
  factors: readonly Factor[],
  { isTemporary = false }: createVault.Options = {},
): Promise<{ readonly vault: Pick<OpenVault, 'annex' | 'content'>; readonly wallet: StoredWallet }> {
  const { scope, store } = access
  await checkFactors(access, factors)
  if (!isTemporary && !outlivesDevices(factors))
    throw new VaultError('vault/bad_input', 'A wallet needs a factor that outlives this device.')
  // A server that has lost the wallet, or hides it, must not make this device start another one.
  if ((await access.device.read(scope))?.pin)
    throw new VaultError('vault/rolled_back', 'This device has seen a vault with this id.')
  const { active } = readWallet(await store.read(scope))
  if (active) throw new VaultError('vault/exists', 'The user has a vault with this id.')

  const written = await writeGeneration(access, {
    gen: 1,
    secret,
    factors,
    escrowedUpTo: 0,
    exitTested: false,
  })
  if ((await store.activate(scope, undefined, written.generation)) !== true)
    throw new VaultError('vault/exists', 'Another device has created the vault.')
  await pinDevice(access, factors, written)
  return { vault: { ...written, annex: emptyAnnex }, wallet: activatedIn(written) }
}

export declare namespace createVault {
  type Options = {
    /** Whether it may be lost with this device, until a factor is added. */
    readonly isTemporary?: boolean | undefined
  }
}

/** What the server has once the only vault with this commitment has been activated. */
function activatedIn({ generation, wallet }: writeGeneration.Written): StoredWallet {
  const vaults = wallet.vaults.map((vault) =>
    vault.commit === generation.commit ? { ...vault, activated: true } : vault,
  )
  return { ...wallet, active: generation, vaults }
}
