import type { StoredPair, StoredWallet } from './store.ts'

/**
 * The latest pair of a factor whose vault has been active; undefined if it has none.
 *
 * Pairs of a rotation that has not ended do not count: it may never end.
 */
export function findPair({ pairs, vaults }: StoredWallet, factorId: string): StoredPair | undefined {
  const activated = new Set(vaults.filter((vault) => vault.activated).map(({ commit }) => commit))
  return pairs
    .filter((pair) => pair.factorId === factorId && activated.has(pair.commit))
    .toSorted((one, other) => other.gen - one.gen)[0]
}

/** The latest pair of every factor. */
export function listFactors(wallet: StoredWallet): readonly StoredPair[] {
  const ids = new Set(wallet.pairs.map(({ factorId }) => factorId))
  return [...ids].flatMap((id) => findPair(wallet, id) ?? [])
}
