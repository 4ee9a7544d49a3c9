import { deriveAccounts } from './deriveAccounts.ts'
import { firstImported } from './vault/account.ts'
import { changeAnnex } from './vault/changeAnnex.ts'
import type { OpenVault } from './vault/openPair.ts'
import type { Access } from './vault/store.ts'
import { VaultError } from './vault/vaultError.ts'

/** Accounts of the words, the first one included. */
const maxDerived = 10

/** Adds the next account of the wallet's words, in every family; resolves to its index. */
export async function addAccount(access: Access, vault: OpenVault, name: string): Promise<number> {
  let index = 0
  await changeAnnex(access, vault, async ({ accounts, names, ...rest }) => {
    const taken = accounts.filter((account) => account.index < firstImported).map((account) => account.index)
    index = Math.max(0, ...taken) + 1
    if (index >= maxDerived)
      throw new VaultError('vault/accounts_full', `A wallet has up to ${maxDerived} accounts.`)
    const added = await deriveAccounts(vault.content, index)
    return { ...rest, accounts: [...accounts, ...added], names: new Map([...names, [index, name]]) }
  })
  return index
}
