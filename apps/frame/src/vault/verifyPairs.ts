import { isEqual } from './bytes.ts'
import type { Factor } from './factor.ts'
import { forEachAtOnce } from './forEachAtOnce.ts'
import { closeVault, type OpenVault, openPair } from './openPair.ts'
import { readWallet } from './readWallet.ts'
import type { Access, StoredWallet } from './store.ts'
import { VaultError } from './vaultError.ts'

/**
 * Reads back what was written: every factor has to open the vault with this key, and find the
 * same content. Resolves to what it has read.
 */
export async function verifyPairs(
  access: Access,
  factors: readonly Factor[],
  expected: Pick<OpenVault, 'generation' | 'fingerprint' | 'dek'>,
): Promise<StoredWallet> {
  const wallet = readWallet(await access.store.read(access.scope))
  await forEachAtOnce(factors, async (factor) => {
    const pair = wallet.pairs.find(
      ({ commit, factorId }) => factorId === factor.id && commit === expected.generation.commit,
    )
    if (!pair) throw new VaultError('vault/not_stored', `The pair of factor ${factor.id} was not stored.`)
    const vault = await openPair(access, wallet, factor, pair)
    const isSame = isEqual(vault.dek, expected.dek) && isEqual(vault.fingerprint, expected.fingerprint)
    closeVault(vault)
    if (!isSame) throw new VaultError('vault/not_stored', `Factor ${factor.id} opens another vault.`)
  })
  return wallet
}
