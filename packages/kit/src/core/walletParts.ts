import type { Wallet } from '@latchkey/chains/driver'

/** One product as it was found: once per chain family it serves, under an id of each. */
export type WalletParts = readonly [Wallet, ...Wallet[]]

/** The wallets found, each product once, in the order they appeared. */
export function groupWallets(found: readonly Wallet[]): readonly WalletParts[] {
  const groups: [Wallet, ...Wallet[]][] = []
  for (const wallet of found) {
    const group = groups.find(
      ([first, ...rest]) =>
        isSameWallet(first, wallet) &&
        // Two of one name on one chain are two wallets: one of them may only pretend to be the other.
        [first, ...rest].every(({ namespace }) => namespace !== wallet.namespace),
    )
    if (group) group.push(wallet)
    else groups.push([wallet])
  }
  return groups
}

/** All that was found of the product one of whose ids this is; nothing where it is not in the page. */
export function walletParts(found: readonly Wallet[], walletId: string): readonly Wallet[] {
  return groupWallets(found).find((parts) => parts.some(({ id }) => id === walletId)) ?? []
}

/** The same product: families name it by ids of their own, so its name counts too. */
export function isSameWallet(a: { id: string; name: string }, b: { id: string; name: string }): boolean {
  return a.id === b.id || a.name.toLowerCase() === b.name.toLowerCase()
}
