import { isEqual } from './bytes.ts'
import { checkAnnex, pinAnnex } from './changeAnnex.ts'
import { pinDevice } from './deviceFactor.ts'
import { checkFactor, type Factor } from './factor.ts'
import { findPair } from './findPair.ts'
import { closeVault, type OpenVault, openPair } from './openPair.ts'
import { readWallet } from './readWallet.ts'
import { checkScope, type Generation } from './scope.ts'
import type { Access, StoredWallet } from './store.ts'
import { VaultError } from './vaultError.ts'

/** Another tab may rotate between two requests; each attempt reads the wallet again. */
const attempts = 3

/**
 * Opens the vault with a factor for as long as `use` takes. Every secret in it is
 * overwritten afterwards, so `use` must not keep any.
 */
export async function unlockVault<Result>(
  access: Access,
  factor: Factor,
  use: (vault: OpenVault, wallet: StoredWallet) => Promise<Result> | Result,
): Promise<Result> {
  checkScope(access.scope)
  checkFactor(factor)
  const { vault, wallet } = await open(access, factor)
  try {
    await pinDevice(access, [factor], vault)
    await pinAnnex(access, vault.annex)
    return await use(vault, wallet)
  } finally {
    closeVault(vault)
  }
}

async function open(
  access: Access,
  factor: Factor,
  attempt = 1,
): Promise<{ vault: OpenVault; wallet: StoredWallet }> {
  const { scope, store } = access
  const wallet = readWallet(await store.read(scope))
  try {
    return { wallet, vault: await openFrom(access, wallet, factor) }
  } catch (error) {
    const { revision } = readWallet(await store.read(scope))
    if (attempt < attempts && revision !== wallet.revision) return open(access, factor, attempt + 1)
    throw error
  }
}

async function openFrom(access: Access, wallet: StoredWallet, factor: Factor): Promise<OpenVault> {
  if (!wallet.active) throw new VaultError('vault/missing', 'The user has no vault with this id.')
  const record = await access.device.read(access.scope)
  const pin = record?.pin
  if (pin) checkNotOlder(wallet.active, pin)
  checkAnnex(record?.annexVersion, wallet.annex?.version)
  const pair = findPair(wallet, factor.id)
  if (!pair) throw new VaultError('vault/unknown_factor', `Factor ${factor.id} opens no vault.`)
  // Factors that were absent from a rotation stay behind. This device was not: it has seen its own pair.
  if (pin && record.factorId === factor.id) checkNotOlder(pair, pin)
  const vault = await openPair(access, wallet, factor, pair)
  if (!pin || isEqual(vault.fingerprint, pin.fingerprint)) return vault
  // The import of other words was cut off after it had its effect.
  const { expected } = record
  if (expected?.commit === pair.commit && isEqual(vault.fingerprint, expected.fingerprint)) return vault
  closeVault(vault)
  throw new VaultError('vault/other_wallet', 'The vault is of another wallet than the one on this device.')
}

function checkNotOlder(offered: Generation, seen: Generation): void {
  if (offered.gen < seen.gen || (offered.gen === seen.gen && offered.commit !== seen.commit))
    throw new VaultError(
      'vault/rolled_back',
      `The server offers generation ${offered.gen}; this device has seen ${seen.gen}.`,
    )
}
