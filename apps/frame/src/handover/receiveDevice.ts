import type { SealedBytes } from '@latchkey/protocol/http/vault'
import { addDevice } from '../enterWallet.ts'
import { openAnnex } from '../vault/annex.ts'
import { isEqual, wipe } from '../vault/bytes.ts'
import { fingerprintOf } from '../vault/fingerprint.ts'
import { closeVault } from '../vault/openPair.ts'
import { readWallet } from '../vault/readWallet.ts'
import { commitTo, openVault } from '../vault/sealVault.ts'
import type { Access } from '../vault/store.ts'
import { VaultError } from '../vault/vaultError.ts'
import { handoverKeys } from './handoverCode.ts'
import type { Offered } from './offerDevice.ts'

/** Opens the wallet with the answer of another device, and adds this one. */
export async function receiveDevice(
  access: Access,
  { code, offer, reader }: Offered,
  sealed: SealedBytes,
): Promise<void> {
  const { scope, store } = access
  const { label } = await handoverKeys(code, offer.id, scope)
  // Only a device that knows the code could encrypt for this label.
  const content = await reader.open(sealed, await label())
  const [dek, expected] = [content.slice(0, 32), content.slice(32)]
  wipe(content)
  try {
    const wallet = readWallet(await store.read(scope))
    const { active } = wallet
    const stored = wallet.vaults.find(({ commit }) => commit === active?.commit)
    if (!active || !stored || (await commitTo(scope, active.gen, dek)).commit !== active.commit)
      throw new VaultError('vault/conflict', 'The vault has another key than the other device has sent.')
    const opened = await openVault(scope, active.gen, dek, stored.box)
    const fingerprint = await fingerprintOf(opened.accounts)
    const annex = await openAnnex(scope, opened, wallet.annex)
    const vault = { generation: active, dek, content: opened, fingerprint, annex }
    try {
      if (!isEqual(fingerprint, expected))
        throw new VaultError(
          'vault/other_wallet',
          'The vault is of another wallet than the other device has.',
        )
      await addDevice(access, vault, wallet)
    } finally {
      closeVault(vault)
    }
  } finally {
    wipe(dek)
  }
}
