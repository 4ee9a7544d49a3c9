import type { Namespace, Wallet } from '@latchkey/chains/driver'
import { groupWallets, type WalletParts } from './walletParts.ts'
import { wallets } from './wallets.ts'

/** How the wallet was found; `multiChain` if it was found for several namespaces. */
export type WalletKind = Wallet['kind'] | 'multiChain'

/** A discovered wallet. One entry, even if it supports several namespaces. */
export type FoundWallet = {
  /** `walletId` for `connectWallet`. If there are several `chains`, pass the namespace and id of one of them. */
  readonly id: string
  readonly name: string
  readonly kind: WalletKind
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** Namespaces it supports, and its id in each. */
  readonly chains: readonly { readonly namespace: Namespace; readonly walletId: string }[]
}

/**
 * The wallets discovered so far, each once, in the order they appeared.
 *
 * @example
 * wallets.of(kit).subscribe(() => render(foundWallets(kit)))
 */
export function foundWallets(kit: object): readonly FoundWallet[] {
  return groupWallets(wallets.of(kit).get().found).map((parts) => {
    const [{ id, name }] = parts
    return {
      id,
      name,
      kind: kindOf(parts),
      icon: parts.find(({ icon }) => icon)?.icon,
      rdns: parts.find(({ rdns }) => rdns)?.rdns,
      chains: parts.map((part) => ({ namespace: part.namespace, walletId: part.id })),
    }
  })
}

/** Those that are not in this page support every namespace by themselves. */
export function kindOf([first, ...others]: WalletParts): WalletKind {
  return others.length > 0 && !('link' in first) ? 'multiChain' : first.kind
}
