import { deriveAccounts } from './deriveAccounts.ts'
import { firstImported } from './vault/account.ts'
import { wipe } from './vault/bytes.ts'
import { changeAnnex } from './vault/changeAnnex.ts'
import { accountsIn, type OpenVault } from './vault/openPair.ts'
import type { Access } from './vault/store.ts'

/**
 * Adds the accounts of families that came after the wallet was created. They are in the annex, like
 * all that is added later: the vault, and what identifies the wallet, stay as they are.
 */
export async function completeAccounts(access: Access, vault: OpenVault): Promise<void> {
  await changeAnnex(access, vault, async (annex) => {
    const known = accountsIn({ ...vault, annex })
    const indexes = new Set(known.map(({ index }) => index).filter((index) => index < firstImported))
    const derived = await Promise.all([...indexes].map((index) => deriveAccounts(vault.content, index)))
    const missing = derived.flat().filter((one) => {
      const isKnown = known.some(({ index, namespace }) => index === one.index && namespace === one.namespace)
      if (isKnown) wipe(one.privateKey)
      return !isKnown
    })
    return { ...annex, accounts: [...annex.accounts, ...missing] }
  })
}
