import type { Kit } from '../../core/kit.ts'

// Loaded when they are called: most pages never do.
const load = () => import('./changeAccounts.ts')

/**
 * Adds an account to the embedded wallet: the next one of the visitor's recovery words, with
 * addresses of its own on every chain. Resolves to its index; it does not act until you call
 * {@link switchEmbeddedAccount}. The visitor is not asked, and can do the same in the modal.
 *
 * Rejects with `embedded/accounts_full` if there are ten.
 *
 * @example
 * await switchEmbeddedAccount(kit, await addEmbeddedAccount(kit, { name: 'Savings' }))
 */
export async function addEmbeddedAccount(kit: Kit, args: { readonly name: string }): Promise<number> {
  return (await load()).addAccount(kit, args)
}

/** Gives an account of the embedded wallet another name: 1 to 32 characters. */
export async function nameEmbeddedAccount(
  kit: Kit,
  args: { readonly index: number; readonly name: string },
): Promise<void> {
  await (await load()).nameAccount(kit, args)
}

/**
 * Lets another account of the embedded wallet act, on every chain and for the next visits. The
 * connection changes to its addresses, and hosts hear it as `accountsChanged`.
 */
export async function switchEmbeddedAccount(kit: Kit, index: number): Promise<void> {
  await (await load()).switchAccount(kit, index)
}
