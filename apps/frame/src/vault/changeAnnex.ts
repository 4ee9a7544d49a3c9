import { type Annex, openAnnex, sealAnnex, wipeAnnex } from './annex.ts'
import type { Bytes } from './bytes.ts'
import type { OpenVault } from './openPair.ts'
import { readWallet } from './readWallet.ts'
import type { Access } from './store.ts'
import { VaultError } from './vaultError.ts'

/** Another device may change it at the same time. */
const maxAttempts = 3

/**
 * Writes a changed annex, and reads it back: a key that was imported must not be shown as stored
 * before it is. `change` gets the latest one, and throws if it does not allow the change.
 */
export async function changeAnnex(
  access: Access,
  { content }: Pick<OpenVault, 'content'>,
  change: (annex: Annex) => Promise<Omit<Annex, 'version'>> | Omit<Annex, 'version'>,
): Promise<void> {
  const { device, scope, store } = access
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const latest = await read()
    const { version } = latest
    let box: Bytes
    try {
      const changed = await change(latest)
      box = await sealAnnex(scope, content, { ...changed, version: version + 1 })
      wipeAnnex(changed)
    } finally {
      wipeAnnex(latest)
    }
    if ((await store.putAnnex(scope, version, box)) !== true) continue
    const stored = await read()
    wipeAnnex(stored)
    if (stored.version <= version)
      throw new VaultError('vault/not_stored', 'The annex could not be read back.')
    await pinAnnex(access, stored)
    return
  }
  throw new VaultError('vault/conflict', 'Other devices have changed the annex.')

  async function read(): Promise<Annex> {
    const { annex } = readWallet(await store.read(scope))
    checkAnnex((await device.read(scope))?.annexVersion, annex?.version)
    return openAnnex(scope, content, annex)
  }
}

/** A server must not take an account back, or show one of an earlier time. */
export function checkAnnex(seen = 0, offered = 0): void {
  if (offered < seen)
    throw new VaultError(
      'vault/rolled_back',
      `The server offers annex ${offered}; this device has seen ${seen}.`,
    )
}

/** Remembers the version on this device. */
export async function pinAnnex(
  { device, scope }: Access,
  { version }: Pick<Annex, 'version'>,
): Promise<void> {
  const seen = (await device.read(scope))?.annexVersion ?? 0
  if (seen >= version) return
  await device.update(scope, (latest) =>
    (latest.annexVersion ?? 0) < version ? { ...latest, annexVersion: version } : undefined,
  )
}
