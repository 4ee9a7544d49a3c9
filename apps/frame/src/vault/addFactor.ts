import { checkFactors, pinDevice } from './deviceFactor.ts'
import type { Factor } from './factor.ts'
import type { OpenVault } from './openPair.ts'
import { readWallet } from './readWallet.ts'
import type { Access } from './store.ts'
import { VaultError } from './vaultError.ts'
import { verifyPairs } from './verifyPairs.ts'
import { writePair } from './writePair.ts'

/**
 * Lets another factor open the vault. Call it again after a lost connection.
 *
 * Escrow needs a rotation, because the vault itself says that the operator knows its key.
 */
export async function addFactor(access: Access, vault: OpenVault, factor: Factor): Promise<void> {
  const { scope, store } = access
  const { dek, fingerprint, generation } = vault
  await checkFactors(access, [factor])
  if (factor.kind === 'escrow')
    throw new VaultError('vault/bad_input', 'Escrow is added by a rotation, not to a vault that exists.')
  const { pairs } = readWallet(await store.read(scope))
  const isWritten = pairs.some(
    ({ commit, factorId }) => factorId === factor.id && commit === generation.commit,
  )
  if (!isWritten) await writePair(access, factor, { dek, gen: generation.gen, fingerprint })
  await verifyPairs(access, [factor], vault)
  await pinDevice(access, [factor], vault)
}
