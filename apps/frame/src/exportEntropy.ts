import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { Escrow } from './escrow.ts'
import type { RemoteCall } from './remoteCalls.ts'
import { type Account, firstImported } from './vault/account.ts'
import { type Bytes, wipe } from './vault/bytes.ts'
import type { Factor } from './vault/factor.ts'
import { listFactors } from './vault/findPair.ts'
import { readWallet } from './vault/readWallet.ts'
import type { Access } from './vault/store.ts'
import { unlockVault } from './vault/unlockVault.ts'
import { VaultError } from './vault/vaultError.ts'

/** What the window gets: the words do not give imported keys. */
export type ExportedSecret = {
  readonly entropy: Bytes
  readonly imported: readonly Pick<Account, 'address' | 'namespace' | 'privateKey'>[]
}

/**
 * Sends the entropy of the wallet's words to a window of the wallet.
 *
 * This device alone is not enough, or a person at an unlocked browser could take the words. The
 * vault is opened with what opens it on a new device: the secret of the escrow, which is only
 * released after a fresh login, or else a passkey or a kit. While there is an escrow, a passkey or
 * kit does not do, because this device alone can add one.
 */
export async function exportEntropy(access: Access, args: exportEntropy.Args): Promise<void> {
  const { call, escrow, given, language, port } = args
  const wallet = readWallet(await access.store.read(access.scope))
  const kept = listFactors(wallet).find(({ kind }) => kind === 'escrow')
  const factor = kept ? await escrow.release(kept.factorId) : given
  if (!factor) throw new VaultError('vault/absent_factor', 'Only a passkey or a kit shows the words.')
  try {
    await unlockVault(access, factor, async ({ annex, content, generation: { commit } }) => {
      // Before the words are shown: a lost connection must not hide that they were.
      const { done } = await call('vaultExport', { body: { factorId: factor.id, commit } })
      if (!done) throw new VaultError('vault/conflict', 'The factor was taken away meanwhile.')
      await call('loginNotice', { body: { kind: 'exported', language } })
      // A copy: the original is overwritten when the vault is closed.
      const imported = annex.accounts.filter(({ index }) => index >= firstImported)
      const sent: ExportedSecret = {
        entropy: content.entropy,
        imported: imported.map(({ address, namespace, privateKey }) => ({ address, namespace, privateKey })),
      }
      port.postMessage(sent)
    })
  } finally {
    wipe(factor.secret)
    port.close()
  }
}

export declare namespace exportEntropy {
  type Args = {
    readonly call: RemoteCall
    readonly escrow: Escrow
    /** A passkey or a kit. */
    readonly given: Factor | undefined
    /** Of the mail that tells the visitor. */
    readonly language: LoginLanguage
    /** To the window. */
    readonly port: MessagePort
  }
}
