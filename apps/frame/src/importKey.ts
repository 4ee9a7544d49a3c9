import * as z from 'zod/mini'
import { families } from './families/list.ts'
import { receiveFrom } from './receiveFrom.ts'
import { type Account, firstImported } from './vault/account.ts'
import { type Bytes, wipe } from './vault/bytes.ts'
import { changeAnnex } from './vault/changeAnnex.ts'
import { accountsIn, type OpenVault } from './vault/openPair.ts'
import type { Access } from './vault/store.ts'
import { VaultError } from './vault/vaultError.ts'

const maxImported = 10

const sent = z.strictObject({
  namespace: z.string().check(z.maxLength(50)),
  privateKey: z.instanceof(Uint8Array).check(z.refine(({ length }) => length === 32)),
})

/**
 * Adds the account of a key that the words do not derive. It comes from a window of the wallet:
 * neither the page nor its frame sees it.
 */
export async function importKey(access: Access, vault: OpenVault, args: importKey.Args): Promise<void> {
  const { data, success } = sent.safeParse(await receiveFrom(args.port))
  const family = success ? families.find(({ namespace }) => namespace === data.namespace) : undefined
  if (!success || !family?.loadImportedKey) throw new VaultError('vault/bad_input', 'The window sent no key.')
  const privateKey: Bytes = Uint8Array.from(data.privateKey)
  wipe(data.privateKey as Bytes)
  const { namespace } = family
  const { address, publicKey } = (await family.loadImportedKey()).accountOf(privateKey)
  try {
    await changeAnnex(access, vault, (annex) => {
      const { accounts, names } = annex
      if (
        accountsIn({ ...vault, annex }).some((one) => one.namespace === namespace && one.address === address)
      )
        throw new VaultError('vault/account_exists', 'The wallet has this account.')
      const imported = accounts.filter((one) => one.index >= firstImported)
      if (imported.length >= maxImported)
        throw new VaultError('vault/accounts_full', `A wallet has up to ${maxImported} imported keys.`)
      const index = Math.max(firstImported - 1, ...imported.map((one) => one.index)) + 1
      const added: Account = {
        namespace,
        index,
        // A copy: it is wiped once it is encrypted, and again if another device was faster.
        privateKey: Uint8Array.from(privateKey),
        publicKey: Uint8Array.from(publicKey),
        address,
      }
      return { ...annex, accounts: [...accounts, added], names: new Map([...names, [index, args.name]]) }
    })
  } finally {
    wipe(privateKey)
  }
}

export declare namespace importKey {
  type Args = {
    /** To the window, which sends the key. */
    readonly port: MessagePort
    readonly name: string
  }
}
