import { toBase58 } from '@latchkey/protocol/base58'
import type { Rehearsal, RehearsalArgs } from '../../../features/swap/ledger.ts'
import { RpcFailure } from '../../../gateway/gateway.ts'
import { failureReason } from './failureReason.ts'
import type { NodeAccount, SwapNode } from './node.ts'
import { readHead } from './readHead.ts'

/**
 * Simulates a whole transaction, and measures what the user receives in it. Throws if it is
 * not one that the user pays for: then it is not the swap of the user.
 */
export async function rehearse(node: SwapNode, args: RehearsalArgs): Promise<Rehearsal> {
  const { amount, from, swap, to, user } = args
  const transaction = swap.transaction ?? ''
  const head = readHead(Buffer.from(transaction, 'base64'))
  if (head?.payer !== user) throw new Error('the swap is not a transaction that the user pays for')
  /** Newer nodes report it with the simulation. */
  const readFee = async () =>
    BigInt(outcome?.fee ?? (await node.fee(Buffer.from(head.message).toString('base64'))) ?? 0)
  const [before, outcome] = await Promise.all([
    node.accounts(head.written),
    node.simulate(transaction, head.written).catch((cause: unknown) => {
      if (cause instanceof RpcFailure) return undefined
      throw cause
    }),
  ])
  const held = from.native ? coinsOf(user, head.written, before) : unitsOf(user, from.address, before)
  if (!outcome || held < amount) return { outcome: 'untried' }
  if (outcome.err !== null && outcome.err !== undefined)
    return { outcome: 'reverted', reason: failureReason(outcome) }
  const after = outcome.accounts
  if (!after || after.length !== head.written.length) return { outcome: 'fine', received: undefined }
  const received = to.native
    ? // The fee is paid from the same balance, and is no part of what the swap gives.
      coinsOf(user, head.written, after) - coinsOf(user, head.written, before) + (await readFee())
    : unitsOf(user, to.address, after) - unitsOf(user, to.address, before)
  return { outcome: 'fine', received: received > 0n ? received : 0n }
}

type Accounts = readonly (NodeAccount | null)[]

function coinsOf(user: string, addresses: readonly string[], accounts: Accounts): bigint {
  return BigInt(accounts[addresses.indexOf(user)]?.lamports ?? 0)
}

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
/** Mint, owner and amount come first in token accounts of both programs. */
const tokenAccountBytes = 165

/** What the user has of a mint in these accounts. */
function unitsOf(user: string, mint: string, accounts: Accounts): bigint {
  return accounts.reduce((sum, account) => {
    if (!account || !tokenPrograms.includes(account.owner)) return sum
    const data = Buffer.from(account.data[0], 'base64')
    if (data.length < tokenAccountBytes) return sum
    const isOwn = toBase58(data.subarray(0, 32)) === mint && toBase58(data.subarray(32, 64)) === user
    return isOwn ? sum + data.readBigUInt64LE(64) : sum
  }, 0n)
}
