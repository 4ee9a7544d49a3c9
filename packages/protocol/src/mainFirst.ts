/** How many of them: enough for the first view. */
const count = 3

/**
 * Wallets made for a chain family, before those that are better known elsewhere. The first of a
 * wallet's chains is of the family it was made for.
 */
export function mainFirst<Wallet extends { readonly chains?: readonly string[] | undefined }>(
  wallets: readonly Wallet[],
  family: string | undefined,
): Wallet[] {
  const main = wallets.filter(({ chains }) => chains?.[0]?.startsWith(`${family}:`)).slice(0, count)
  return [...new Set([...main, ...wallets])]
}
