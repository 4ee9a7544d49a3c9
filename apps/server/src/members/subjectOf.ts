import { parseAccountId } from '@latchkey/protocol/caip'
import type { Chains } from '../chains/chains.ts'

/**
 * What a member is known by: `namespace:address`, as a key is the same on every chain. A contract
 * may have other owners on another chain, or be made by a stranger there: it is its CAIP-10 account.
 */
export async function subjectOf(
  chains: Pick<Chains, 'isSignedByKey'>,
  { account, message, signature }: { account: string; message: string; signature: string },
): Promise<string> {
  if (isOfSso(account)) return account
  const { chainId: chain, address } = parseAccountId(account)
  const isOfKey = await chains.isSignedByKey({ chain, address, message, signature })
  return isOfKey ? shortOf(account) : account
}

/** Whether the company's identity provider vouches for the account, and no signature. */
export function isOfSso(account: string): boolean {
  return account.startsWith('oidc:')
}

/** `namespace:address` of a CAIP-10 account. */
export function shortOf(account: string): string {
  if (isOfSso(account)) return account
  const { namespace, address } = parseAccountId(account)
  return `${namespace}:${address}`
}
