/** The account that acts in a family: the one with this index, or the first one if the family has no such. */
export function findActive<Account extends { readonly namespace: string; readonly index: number }>(
  accounts: readonly Account[],
  namespace: string,
  active: number,
): Account | undefined {
  const own = accounts.filter((one) => one.namespace === namespace)
  return own.find(({ index }) => index === active) ?? own.find(({ index }) => index === 0)
}

export function namespaceOf(chainId: string): string {
  return chainId.slice(0, chainId.indexOf(':'))
}
