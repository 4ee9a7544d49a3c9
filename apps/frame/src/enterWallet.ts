import type { Escrow } from './escrow.ts'
import { addFactor } from './vault/addFactor.ts'
import { wipe } from './vault/bytes.ts'
import { createVault } from './vault/createVault.ts'
import { makeDeviceFactor, readDeviceFactor } from './vault/deviceFactor.ts'
import { findPair, listFactors } from './vault/findPair.ts'
import type { OpenVault } from './vault/openPair.ts'
import { readWallet } from './vault/readWallet.ts'
import { resumeVault } from './vault/resumeVault.ts'
import { wipeSecret } from './vault/secret.ts'
import type { Access, StoredWallet } from './vault/store.ts'
import { unlockVault } from './vault/unlockVault.ts'
import { VaultError, type VaultErrorCode } from './vault/vaultError.ts'

type UseVault<Result> = (
  vault: Pick<OpenVault, 'annex' | 'content'>,
  wallet: StoredWallet,
) => Promise<Result> | Result

/** What the ids of escrow begin with. */
export const escrowPrefix = 'escrow-'

/** Another device may create the wallet at the same time: then its wallet is the one. */
const maxAttempts = 3

/**
 * Opens the wallet of a visitor who has logged in by e-mail: with this device; on a new
 * device with the secret that the escrow service releases; and if there is no wallet, a new
 * one of level `assisted`, or of level `temporary` for a guest, which the operator cannot open.
 * Without a `view` if there is none and it may not create one.
 *
 * One tab at a time. Call it again after a lost connection: what was cut off is repaired.
 */
export function enterWallet<View>(
  access: Access,
  { escrow, mayCreate }: { readonly escrow: Escrow; readonly mayCreate: boolean | 'temporary' },
  toView: UseVault<View>,
): Promise<{ view?: View }> {
  return access.device.lock(access.scope, async () => {
    // The first request, without this, has found that there is none.
    const created = mayCreate
      ? await create(access, mayCreate === 'temporary' ? undefined : escrow, toView)
      : undefined
    if (created) return created
    for (let attempt = 1; ; attempt++)
      try {
        return { view: await openWithDevice(access, toView) }
      } catch (error) {
        if (attempt > maxAttempts) throw error
        if (hasCode(error, 'vault/unknown_factor')) await addThisDevice(access, escrow)
        else if (!hasCode(error, 'vault/missing')) throw error
        else return {}
      }
  })
}

async function openWithDevice<Result>(access: Access, use: UseVault<Result>): Promise<Result> {
  const own = await readDeviceFactor(access)
  if (!own) {
    const { active } = readWallet(await access.store.read(access.scope))
    throw active
      ? new VaultError('vault/unknown_factor', 'This device has not been added to the wallet.')
      : new VaultError('vault/missing', 'The user has no vault with this id.')
  }
  try {
    let found: StoredWallet | undefined
    const result = await unlockVault(access, own, (vault, wallet) => {
      found = wallet
      return use(vault, wallet)
    })
    if (found && !isWhole(found, own.id)) await resumeVault(access, [own])
    return result
  } finally {
    wipe(own.secret)
  }
}

/** What a crash leaves behind is at least a second vault, or a device that did not move to the active one. */
function isWhole(wallet: StoredWallet, deviceId: string): boolean {
  return wallet.vaults.length === 1 && findPair(wallet, deviceId)?.commit === wallet.active?.commit
}

/** Undefined if there is a wallet now that is not known to be whole and new: then it has to be opened. */
async function create<View>(
  access: Access,
  escrow: Escrow | undefined,
  toView: UseVault<View>,
): Promise<{ view: View } | undefined> {
  const own = await makeDeviceFactor(access)
  const [kept, secret] = await Promise.all([
    // The same after a crash, so that no secret is left over.
    escrow?.create(`${escrowPrefix}${own.id}`),
    // Code that only a new wallet needs: most visits open one that exists.
    import('./createSecret.ts').then(({ createSecret }) => createSecret()),
  ])
  try {
    const { vault, wallet } = await createVault(access, secret, kept ? [own, kept] : [own], {
      isTemporary: !kept,
    })
    return isWhole(wallet, own.id) ? { view: await toView(vault, wallet) } : undefined
  } catch (error) {
    const { active, pairs } = readWallet(await access.store.read(access.scope))
    const isUsed = pairs.some(({ commit, factorId }) => factorId === kept?.id && commit === active?.commit)
    if (active && kept && !isUsed) await escrow?.discard(kept.id)
    // Ours, although the answer was lost, or that of another device: it is opened next.
    if (!active) throw error
    return undefined
  } finally {
    wipeSecret(secret)
    wipe(own.secret)
    if (kept) wipe(kept.secret)
  }
}

async function addThisDevice(access: Access, escrow: Escrow): Promise<void> {
  const wallet = readWallet(await access.store.read(access.scope))
  const pair = listFactors(wallet).find(
    ({ commit, kind }) => kind === 'escrow' && commit === wallet.active?.commit,
  )
  if (!pair)
    throw new VaultError('vault/absent_factor', 'Only a passkey, a kit or another device opens the wallet.')
  const kept = await escrow.release(pair.factorId)
  try {
    await unlockVault(access, kept, (vault, latest) => addDevice(access, vault, latest))
  } finally {
    wipe(kept.secret)
  }
}

/** Adds this device, unless the wallet has it. A device that was revoked comes back as a new one. */
export async function addDevice(access: Access, vault: OpenVault, wallet: StoredWallet): Promise<void> {
  const known = await readDeviceFactor(access)
  if (known && listFactors(wallet).some(({ factorId }) => factorId === known.id)) return
  if (known) await access.device.remove(access.scope)
  await addFactor(access, vault, await makeDeviceFactor(access))
}

function hasCode(error: unknown, code: VaultErrorCode): boolean {
  return error instanceof VaultError && error.code === code
}
