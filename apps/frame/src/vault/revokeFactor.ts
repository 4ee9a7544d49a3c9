import { listFactors } from './findPair.ts'
import { outlivesDevices } from './level.ts'
import { readWallet } from './readWallet.ts'
import type { Access } from './store.ts'
import { sweepVaults } from './sweepVaults.ts'
import { VaultError } from './vaultError.ts'

/** Other devices may write at the same time; each attempt reads the wallet again. */
const attempts = 10

/**
 * Takes a factor away. The halves of the server are deleted, which makes the half of the
 * user, on a stolen device for example, as good as random.
 *
 * Call it again after a lost connection: a factor that is gone is not an error.
 */
export async function revokeFactor(access: Access, factorId: string): Promise<void> {
  const { device, scope, store } = access
  const held = listFactors(readWallet(await store.read(scope)))
  if (held.some((pair) => pair.factorId === factorId && pair.kind === 'escrow'))
    throw new VaultError('vault/bad_input', 'The operator knows the key: escrow is dropped by a rotation.')
  await deleteFactor(access, factorId)
  if ((await device.read(scope))?.factorId === factorId) await device.remove(scope)
  await sweepVaults(access)
}

/** Deletes every pair of the factor, unless the wallet would then be lost with its devices. */
export async function deleteFactor({ scope, store }: Access, factorId: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const wallet = readWallet(await store.read(scope))
    if (!wallet.pairs.some((pair) => pair.factorId === factorId)) return
    if (!outlivesDevices(listFactors(wallet).filter((pair) => pair.factorId !== factorId)))
      throw new VaultError('vault/last_factor', 'A wallet needs a factor that outlives its devices.')
    if ((await store.deleteFactor(scope, factorId, wallet.revision)) === true) return
  }
  throw new VaultError('vault/conflict', 'Other devices kept changing the wallet.')
}
