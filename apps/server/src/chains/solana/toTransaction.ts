import { formatAmount } from '@latchkey/protocol/amount'
import type { ChainId } from '@latchkey/protocol/caip'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { TokenInfo, Transaction, Transfer } from '../chain.ts'
import { tokenPrograms } from './getHoldings.ts'
import type { NodeTransaction, Signature, TokenBalance } from './node.ts'
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
  const calls = readCalls(transaction.message.instructions)
  const approved = changes.length === 0 ? approvalsOf(account, calls) : []
  const approvals = approved.flatMap(({ info }) => {
    const mint = mintOf(info, keys, meta)
    if (mint === undefined) return []
    const { name, symbol } = toTokenInfo(chain, mint, 0)
    return [{ name, symbol }]
  })
  return {
    id: signature,
    metadata: {
      operationType: operationOf(account, changes, meta, calls, approved),
      hash: signature,
      minedAt: toTime(blockTime),
      sentFrom: senderOf(meta, account, changes) ?? payer,
      sentTo:
        receiverOf(keys, meta, account, changes) ?? transaction.message.instructions[0]?.programId ?? '',
      status: failed ? 'failed' : 'confirmed',
      nonce: 0,
      application: null,
      chain,
    },
    transfers,
    ...(approvals.length > 0 && { approvals }),
  }
}

/** A transaction of which the node has no more than its signature, or that is of a kind not known here. */
export function unreadTransaction(
  chain: ChainId,
  account: string,
  { blockTime, err, signature }: Signature,
): Transaction {
  return {
    id: signature,
    metadata: {
      operationType: 'unknown',
      hash: signature,
      minedAt: toTime(blockTime),
      sentFrom: account,
      sentTo: '',
      status: err === null || err === undefined ? 'confirmed' : 'failed',
      nonce: 0,
      application: null,
      chain,
    },
    transfers: [],
  }
}

function toTime(blockTime: number | null | undefined): string {
  return new Date(Math.min(Math.max(0, blockTime ?? 0) * 1_000, maxTimeSeconds)).toISOString()
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

/** The owner who lost what this account received, if it is a token: who pays the fee may be another. */
function senderOf(meta: Meta | null, account: string, changes: readonly Change[]): string | undefined {
  const [token, ...others] = changes.filter(({ mint }) => mint !== undefined)
  if (!token || !meta || others.length > 0 || token.change < 0n) return undefined
  return ownerBehind(meta, account, token.mint, (change) => change < 0n)
}

/** The first other owner whose balance of the token changed in this way. */
function ownerBehind(
  meta: Meta,
  account: string,
  mint: string | undefined,
  isMeant: (change: bigint) => boolean,
): string | undefined {
  const sums = new Map<string, bigint>()
  const add = (balances: readonly TokenBalance[] | null | undefined, sign: bigint) => {
    for (const { accountIndex, mint: of, owner = `#${accountIndex}`, uiTokenAmount } of balances ?? [])
      if (of === mint && owner !== account)
        sums.set(owner, (sums.get(owner) ?? 0n) + sign * uiTokenAmount.amount)
  }
  add(meta.preTokenBalances, -1n)
  add(meta.postTokenBalances, 1n)
  const found = [...sums].find(([, change]) => isMeant(change))?.[0]
  return found?.startsWith('#') ? '' : found
}

/** An instruction that the node has decoded. */
type Call = {
  readonly program: string
  readonly type: string
  readonly info: Readonly<Record<string, unknown>>
}

function readCalls(instructions: NodeTransaction['transaction']['message']['instructions']): Call[] {
  return instructions.map(({ parsed, programId }) => {
    const { info, type } = isRecord(parsed) ? parsed : {}
    return {
      program: programId,
      type: typeof type === 'string' ? type : '',
      info: isRecord(info) ? info : {},
    }
  })
}

const stakeProgram = 'Stake11111111111111111111111111111111111111'
const budgetProgram = 'ComputeBudget111111111111111111111111111111'
const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const wrappedCoin = 'So11111111111111111111111111111111111111112'

const isTokenCall = ({ program }: Call) => tokenPrograms.some((one) => one === program)
const isRevoke = ({ info, type }: Call) =>
  type === 'revoke' || info.amount === '0' || (isRecord(info.tokenAmount) && info.tokenAmount.amount === '0')

/** Delegates that the account itself set or removed. */
function approvalsOf(account: string, calls: readonly Call[]): readonly Call[] {
  return calls.filter(
    (call) =>
      isTokenCall(call) &&
      ['approve', 'approveChecked', 'revoke'].includes(call.type) &&
      call.info.owner === account,
  )
}

function mintOf(info: Call['info'], keys: readonly string[], meta: Meta | null): string | undefined {
  const index = keys.indexOf(String(info.source))
  return [...(meta?.preTokenBalances ?? []), ...(meta?.postTokenBalances ?? [])].find(
    ({ accountIndex }) => accountIndex === index,
  )?.mint
}

/** The type of a transaction, from the account's perspective. */
function operationOf(
  account: string,
  changes: readonly Change[],
  meta: Meta | null,
  calls: readonly Call[],
  approved: readonly Call[],
): string {
  const staked = calls.filter(({ program }) => program === stakeProgram).map(({ type }) => type)
  if (staked.includes('delegate')) return 'stake'
  if (staked.includes('deactivate')) return 'unstake'
  if (staked.includes('withdraw')) return 'withdraw'
  if (approved.length > 0) return approved.every(isRevoke) ? 'revoke' : 'approve'
  // Opening a token account costs SOL, which is not a trade by itself.
  const tokens = changes.filter(({ mint }) => mint !== undefined)
  const moved = tokens.length > 0 ? tokens : changes
  const isIn = moved.some(({ change }) => change > 0n)
  const isOut = moved.some(({ change }) => change < 0n)
  const coin = changes.find(({ mint }) => mint === undefined)?.change ?? 0n
  if (
    (isIn && isOut) ||
    (tokens.length > 0 && ((isIn && -coin > maxRentLamports) || (isOut && coin > maxRentLamports)))
  )
    return 'trade'
  // Deposits of token accounts, paid or returned.
  if (tokens.length === 0 && calls.length > 0 && calls.every(isAccountCall)) return 'execute'
  const hasOther = (isMeant: (change: bigint) => boolean) =>
    tokens.some(
      ({ mint }) => mint === wrappedCoin || (meta && ownerBehind(meta, account, mint, isMeant) !== undefined),
    )
  if (isIn) return tokens.length > 0 && !hasOther((change) => change < 0n) ? 'mint' : 'receive'
  if (isOut) return tokens.length > 0 && !hasOther((change) => change > 0n) ? 'burn' : 'send'
  // A plain transfer that failed still counts as one.
  return calls.some((call) => isTransferOf(account, call)) ? 'send' : 'execute'
}

function isAccountCall(call: Call): boolean {
  if (call.program === associatedProgram || call.program === budgetProgram) return true
  return isTokenCall(call) && (call.type === 'closeAccount' || call.type.startsWith('initializeAccount'))
}

function isTransferOf(account: string, { info, type }: Call): boolean {
  return ['transfer', 'transferChecked'].includes(type) && [info.source, info.authority].includes(account)
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
