import type { Wallet } from '@latchkey/chains/driver'

/** A wallet product: one entry per namespace, which may have different ids. */
export type WalletParts = readonly [Wallet, ...Wallet[]]

/** Groups wallets by product, in the order they appeared. */
export function groupWallets(found: readonly Wallet[]): readonly WalletParts[] {
  const groups: [Wallet, ...Wallet[]][] = []
  for (const wallet of found) {
    const group = groups.find(
      ([first, ...rest]) =>
        isSameWallet(first, wallet) &&
        // Two wallets with one name on one chain stay separate: one may be an impostor.
        [first, ...rest].every(({ namespace }) => namespace !== wallet.namespace),
    )
    if (group) group.push(wallet)
    else groups.push([wallet])
  }
  return groups
}

/** The entries of the product that has this id. Empty if it was not found. */
export function walletParts(found: readonly Wallet[], walletId: string): readonly Wallet[] {
  return groupWallets(found).find((parts) => parts.some(({ id }) => id === walletId)) ?? []
}

/** Whether both are the same product. Compares names too, because ids differ per namespace. */
export function isSameWallet(a: { id: string; name: string }, b: { id: string; name: string }): boolean {
  return a.id === b.id || a.name.toLowerCase() === b.name.toLowerCase()
}
