import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable } from '@latchkey/protocol/catalogue'
import type { Transaction } from '@latchkey/protocol/http/history'
import { getAddress } from 'viem'
import { Refusal } from '../../refusal.ts'
import { partiesOf } from '../partiesOf.ts'
import type { EvmContext } from './context.ts'
import { nameApprovals } from './nameApprovals.ts'
import { nativeCoin } from './nativeCoin.ts'
import type { Block, EvmNode, NodeTransaction, Receipt } from './node.ts'
import { operationOf } from './operationOf.ts'
import { readApprovals } from './readApprovals.ts'
import { type Move, readMoves } from './readMoves.ts'
import { toTransfers } from './toTransfers.ts'

// Larger timestamps do not fit in a `Date`.
const maxTimeSeconds = 8_640_000_000_000

/**
 * One transaction from the account's perspective. Rejects if a node does not know it:
 * leaving it out would silently create a gap.
 */
export async function readTransaction(
  context: EvmContext,
  chain: ChainId,
  node: EvmNode,
  account: string,
  hash: string,
  { hasMoves, signal }: { hasMoves: boolean; signal?: AbortSignal | undefined },
): Promise<Transaction> {
  const [transaction, receipt] = await Promise.all([node.transaction(hash), node.receipt(hash)])
  if (!transaction || !receipt) throw new Refusal(chainUnavailable, { retryAfter: 1 })
  const [block, inner] = await Promise.all([
    node.block(receipt.blockNumber),
    // Coins passed on by contracts; optional, because not every node reports them.
    hasMoves && transaction.input !== '0x' ? node.otsMoves(hash).catch(() => []) : [],
  ])
  if (!block) throw new Refusal(chainUnavailable, { retryAfter: 1 })
  const succeeded = receipt.status === undefined || Number(receipt.status) === 1
  const moves = succeeded ? readMoves(account, transaction, receipt, inner) : []
  const given = readApprovals(account, receipt)
  const operationType = operationOf(account, transaction, moves, given)
  const isOwn = transaction.from.toLowerCase() === account.toLowerCase()
  const [transfers, approvals] = await Promise.all([
    toTransfers(context, chain, account, moves, {
      coin: nativeCoin(context, chain),
      receipt,
      isOwn,
      signal,
    }),
    operationType === 'approve' || operationType === 'revoke'
      ? nameApprovals(context, chain, given, { isOwn, signal })
      : [],
  ])
  return {
    id: receipt.transactionHash.toLowerCase(),
    metadata: toMetadata(chain, account, transaction, receipt, block, moves, operationType),
    transfers,
    ...(approvals.length > 0 && { approvals }),
  }
}

function toMetadata(
  chain: ChainId,
  account: string,
  transaction: NodeTransaction,
  receipt: Receipt,
  block: Block,
  moves: readonly Move[],
  operationType: string,
): Transaction['metadata'] {
  const target = transaction.to ?? receipt.contractAddress
  const failed = receipt.status !== undefined && Number(receipt.status) !== 1
  const call = { from: getAddress(transaction.from), to: target ? getAddress(target) : '' }
  const moved = moves.filter(({ units }) => units > 0n)
  return {
    operationType,
    hash: receipt.transactionHash.toLowerCase(),
    minedAt: new Date(Math.min(block.timestamp * 1_000, maxTimeSeconds)).toISOString(),
    ...partiesOf(operationType, account, moved, call),
    status: failed ? 'failed' : 'confirmed',
    nonce: transaction.nonce,
    application: null,
    chain,
  }
}
