import type { ChainId } from '@latchkey/protocol/caip'
import type { Allowances, TokenAllowance } from '../chain.ts'
import { tokenPrograms } from './getHoldings.ts'
import type { SolanaNode } from './node.ts'
import { toTokenInfo } from './tokens.ts'

/** Accounts with more are not read completely. */
const maxAllowances = 500
/** What a node accepts in one call. */
const maxMints = 100
const unlimited = 2n ** 64n - 1n

/**
 * What the delegates of an account's token accounts can still take, unlimited ones first.
 *
 * A token account has at most one delegate. A delegate of several accounts of the same token is
 * listed once: it is revoked at all of them. The permanent delegate of a Token-2022 mint is not
 * listed, because no owner can revoke it.
 */
export async function getAllowances(node: SolanaNode, chain: ChainId, owner: string): Promise<Allowances> {
  const accounts = await Promise.all(
    tokenPrograms.map((programId) => node.tokenAccounts(owner, { programId })),
  )
  const found = new Map<string, { mint: string; spender: string; units: bigint; decimals: number }>()
  for (const { delegate, delegatedAmount, mint } of accounts.flat()) {
    if (delegate === undefined || !delegatedAmount || delegatedAmount.amount === 0n) continue
    const { amount, decimals } = delegatedAmount
    const { units = 0n } = found.get(`${mint}:${delegate}`) ?? {}
    found.set(`${mint}:${delegate}`, { mint, spender: delegate, units: units + amount, decimals })
  }
  const listed = [...found.values()].slice(0, maxAllowances)
  const supplies = await readSupplies(node, [...new Set(listed.map(({ mint }) => mint))])
  const allowances = listed.map(({ decimals, mint, spender, units }): TokenAllowance => {
    const supply = supplies.get(mint) ?? 0n
    // More than the total supply is as good as unlimited.
    const isUnlimited = units >= unlimited || (supply > 0n && units > supply)
    return {
      kind: 'token',
      token: toTokenInfo(chain, mint, decimals),
      spender,
      spenderName: undefined,
      amount: isUnlimited ? 'unlimited' : units,
      since: undefined,
    }
  })
  const isUnlimited = ({ amount }: TokenAllowance) => Number(amount === 'unlimited')
  return {
    allowances: allowances.sort((a, b) => isUnlimited(b) - isUnlimited(a)),
    complete: found.size <= maxAllowances,
  }
}

async function readSupplies(node: SolanaNode, mints: readonly string[]): Promise<Map<string, bigint>> {
  const supplies = new Map<string, bigint>()
  for (let start = 0; start < mints.length; start += maxMints) {
    const some = mints.slice(start, start + maxMints)
    for (const [index, account] of (await node.mints(some)).entries()) {
      const supply = supplyOf(account?.data)
      if (supply !== undefined) supplies.set(some[index] as string, supply)
    }
  }
  return supplies
}

function supplyOf(data: unknown): bigint | undefined {
  const info = (data as { parsed?: { info?: { supply?: unknown } } } | null | undefined)?.parsed?.info
  return typeof info?.supply === 'string' && /^\d{1,20}$/.test(info.supply) ? BigInt(info.supply) : undefined
}
