import type { Kit } from '../../core/kit.ts'
import type { link } from './changeLinked.ts'
import type { LinkedWallet } from './linkedWallets.ts'

// Loaded when they are called: most pages never do.
const load = () => import('./changeLinked.ts')

/**
 * Links a wallet that is installed in this browser to the visitor's user: they agree in the
 * embedded wallet, and the wallet signs a message that names the user. Its address is then in
 * {@link linkedWallets}, and your own server finds it with `@latchkey/node`. The embedded wallet
 * stays the active connection.
 *
 * Rejects with `links/taken` if another user has linked it, with `links/full` if there are 20,
 * and with `connect/rejected` or `sign/rejected` if the visitor declines.
 *
 * @example
 * const [wallet] = foundWallets(kit)
 * await linkWallet(kit, { walletId: wallet.id })
 */
export async function linkWallet(kit: Kit, args: link.Args): Promise<LinkedWallet> {
  return (await load()).link(kit, args)
}

/** Unlinks a wallet by the `id` it has in {@link linkedWallets}. */
export async function unlinkWallet(kit: Kit, id: string): Promise<void> {
  await (await load()).unlink(kit, id)
}

/** Reads the linked wallets of the visitor anew, into {@link linkedWallets}. */
export async function loadLinkedWallets(kit: Kit): Promise<readonly LinkedWallet[]> {
  return (await load()).load(kit)
}
