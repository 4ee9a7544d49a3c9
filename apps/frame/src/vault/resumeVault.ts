import { addFactor } from './addFactor.ts'
import type { Factor } from './factor.ts'
import { findPair } from './findPair.ts'
import { readWallet } from './readWallet.ts'
import type { Access } from './store.ts'
import { sweepVaults } from './sweepVaults.ts'
import { unlockVault } from './unlockVault.ts'

/**
 * Finishes what a crash or a lost connection has cut off, and moves the present factors to
 * the active generation.
 *
 * A factor that was absent from a rotation cannot move alone, as it does not know the new key:
 * one of the present factors has to be on the active generation.
 */
export async function resumeVault(access: Access, factors: readonly Factor[]): Promise<void> {
  const { scope, store } = access
  const wallet = readWallet(await store.read(scope))
  const isBehind = ({ id }: Factor) => findPair(wallet, id)?.commit !== wallet.active?.commit
  const current = factors.find((factor) => !isBehind(factor))
  const behind = factors.filter(
    (factor) => factor.kind !== 'escrow' && findPair(wallet, factor.id) && isBehind(factor),
  )
  if (current)
    await unlockVault(access, current, async (vault) => {
      for (const factor of behind) await addFactor(access, vault, factor)
    })
  for (const factor of factors) await deleteOlderPairs(access, factor)
  await sweepVaults(access)
}

/** Only once the factor has opened its latest vault: the older pair might be the only good one. */
async function deleteOlderPairs(access: Access, factor: Factor): Promise<void> {
  const { scope, store } = access
  const { pairs } = readWallet(await store.read(scope))
  if (pairs.filter(({ factorId }) => factorId === factor.id).length < 2) return
  await unlockVault(access, factor, async ({ generation }) => {
    for (const { commit, factorId, gen } of pairs)
      if (factorId === factor.id && gen < generation.gen) await store.deletePair(scope, factorId, commit)
  })
}
