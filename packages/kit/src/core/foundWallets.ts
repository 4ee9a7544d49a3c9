import type { Namespace, Wallet } from '@latchkey/chains/driver'
import { groupWallets, type WalletParts } from './walletParts.ts'
import { wallets } from './wallets.ts'

/** How a wallet came to be here, or that it serves several chain families from this page. */
export type WalletKind = Wallet['kind'] | 'multiChain'

/** A wallet that can be connected; one entry however many chain families it serves. */
export type FoundWallet = {
  /** For `connectWallet`, with one of the namespaces where there are several. */
  readonly id: string
  readonly name: string
  readonly kind: WalletKind
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** Where it can be linked, and its id there. */
  readonly chains: readonly { readonly namespace: Namespace; readonly walletId: string }[]
}

/** The wallets found so far, each once, in the order they appeared. */
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

/** A way to wallets on other devices serves every family and is not itself one of them. */
export function kindOf([first, ...others]: WalletParts): WalletKind {
  return others.length > 0 && first.kind !== 'remote' ? 'multiChain' : first.kind
}
