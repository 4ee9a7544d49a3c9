import { formatAmount } from '@latchkey/protocol/amount'
import type { ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo, Transaction, Transfer } from '../chain.ts'
import type { NodeTransaction, TokenBalance } from './node.ts'
import { toTokenInfo } from './tokens.ts'

const maxTimeSeconds = 8_640_000_000_000

/** A transaction from the account's perspective, computed from balances before and after. */
export function toTransaction(
  chain: ChainId,
  account: string,
  signature: string,
  { blockTime, meta, transaction }: NodeTransaction,
  native: TokenInfo,
): Transaction {
  const keys = transaction.message.accountKeys.map(({ pubkey }) => pubkey)
  const payer = keys[0] ?? account
  const failed = meta?.err !== null && meta?.err !== undefined
  const changes =
    meta && !failed ? [...coinChange(keys, account, meta, payer), ...tokenChanges(account, meta)] : []
  const transfers = changes.map(({ mint, change, decimals }) =>
    toTransfer(mint === undefined ? native : toTokenInfo(chain, mint, decimals), change),
  )
  return {
    id: signature,
    metadata: {
      operationType: operationOf(changes),
      hash: signature,
      minedAt: new Date(Math.min(Math.max(0, blockTime ?? 0) * 1_000, maxTimeSeconds)).toISOString(),
      sentFrom: payer,
      sentTo:
        receiverOf(keys, meta, account, changes) ?? transaction.message.instructions[0]?.programId ?? '',
      status: failed ? 'failed' : 'confirmed',
      nonce: 0,
      application: null,
      chain,
    },
    transfers,
  }
}

type Meta = NonNullable<NodeTransaction['meta']>
/** `mint` is undefined for SOL. */
type Change = { readonly mint: string | undefined; readonly change: bigint; readonly decimals: number }

/** Without the fee, which is not a transfer. */
function coinChange(keys: readonly string[], account: string, meta: Meta, payer: string): Change[] {
  const index = keys.indexOf(account)
  const before = meta.preBalances[index]
  const after = meta.postBalances[index]
  if (before === undefined || after === undefined) return []
  const change = BigInt(after) - BigInt(before) + (account === payer ? BigInt(meta.fee) : 0n)
  return change === 0n ? [] : [{ mint: undefined, change, decimals: 9 }]
}

function tokenChanges(account: string, meta: Meta): Change[] {
  const sums = new Map<string, { change: bigint; decimals: number }>()
  const add = (balances: readonly TokenBalance[] | null | undefined, sign: bigint) => {
    for (const { mint, owner, uiTokenAmount } of balances ?? []) {
      if (owner !== account) continue
      const { change = 0n } = sums.get(mint) ?? {}
      sums.set(mint, { change: change + sign * uiTokenAmount.amount, decimals: uiTokenAmount.decimals })
    }
  }
  add(meta.preTokenBalances, -1n)
  add(meta.postTokenBalances, 1n)
  return [...sums].filter(([, { change }]) => change !== 0n).map(([mint, rest]) => ({ mint, ...rest }))
}

/** The account that gained what this account sent; this account if it gained itself. */
function receiverOf(
  keys: readonly string[],
  meta: Meta | null,
  account: string,
  changes: readonly Change[],
): string | undefined {
  const [first] = changes.filter(({ mint }) => mint !== undefined).concat(changes)
  if (!first || !meta) return undefined
  if (first.change > 0n) return account
  if (first.mint === undefined)
    return keys.find(
      (key, index) => key !== account && (meta.postBalances[index] ?? 0) > (meta.preBalances[index] ?? 0),
    )
  const before = new Map(
    meta.preTokenBalances?.map((balance) => [balance.accountIndex, balance.uiTokenAmount.amount]),
  )
  return meta.postTokenBalances?.find(
    ({ mint, owner, accountIndex, uiTokenAmount }) =>
      mint === first.mint && owner !== account && uiTokenAmount.amount > (before.get(accountIndex) ?? 0n),
  )?.owner
}

function operationOf(changes: readonly Change[]): string {
  // Opening a token account costs SOL, which is not a trade by itself.
  const tokens = changes.filter(({ mint }) => mint !== undefined)
  const isIn = (tokens.length > 0 ? tokens : changes).some(({ change }) => change > 0n)
  const isOut = (tokens.length > 0 ? tokens : changes).some(({ change }) => change < 0n)
  const coin = changes.find(({ mint }) => mint === undefined)?.change ?? 0n
  if (
    (isIn && isOut) ||
    (tokens.length > 0 && ((isIn && -coin > maxRentLamports) || (isOut && coin > maxRentLamports)))
  )
    return 'trade'
  if (isIn) return 'receive'
  return isOut ? 'send' : 'execute'
}

/** Slightly more than the rent of a token account. */
const maxRentLamports = 5_000_000n

function toTransfer({ name, symbol, decimals, iconUrl }: TokenInfo, change: bigint): Transfer {
  return {
    fungible_info: {
      name,
      symbol,
      icon: iconUrl ? { url: iconUrl } : null,
      // Names only come from our own list, so there is no spam.
      flags: { is_spam: false },
    },
    nft_info: null,
    direction: change > 0n ? 'in' : 'out',
    quantity: { numeric: formatAmount(change < 0n ? -change : change, decimals) },
    value: null,
    price: null,
  }
}
