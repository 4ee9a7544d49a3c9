import { changeAnnex } from './vault/changeAnnex.ts'
import { accountsIn, type OpenVault } from './vault/openPair.ts'
import type { Access } from './vault/store.ts'
import { VaultError } from './vault/vaultError.ts'

/** Gives an account of the wallet another name. */
export async function nameAccount(
  access: Access,
  vault: OpenVault,
  { index, name }: { readonly index: number; readonly name: string },
): Promise<void> {
  if (!accountsIn(vault).some((account) => account.index === index))
    throw new VaultError('vault/bad_input', `The wallet has no account ${index}.`)
  await changeAnnex(access, vault, ({ names, ...rest }) => ({
    ...rest,
    names: new Map([...names, [index, name]]),
  }))
}
