import { readWallet } from './readWallet.ts'
import type { Access } from './store.ts'

/**
 * Deletes what no ceremony can use any more: rotations that lost or were cut off, and old
 * vaults that no factor points to.
 *
 * A vault that was not activated and is no newer than the active one can never be
 * activated. A newer one may be a rotation of another device, which is left alone.
 */
export async function sweepVaults({ scope, store }: Access): Promise<void> {
  const { active, pairs, vaults } = readWallet(await store.read(scope))
  if (!active) return
  const isDead = (vault: (typeof vaults)[number]) => !vault.activated && vault.gen <= active.gen
  const dead = new Set(vaults.filter(isDead).map(({ commit }) => commit))
  for (const { commit, factorId } of pairs)
    if (dead.has(commit)) await store.deletePair(scope, factorId, commit)
  const used = new Set(pairs.map(({ commit }) => commit))
  for (const { activated, commit } of vaults)
    if (dead.has(commit) || (activated && commit !== active.commit && !used.has(commit)))
      // False if a pair was added since: then it stays.
      await store.deleteVault(scope, commit)
}
