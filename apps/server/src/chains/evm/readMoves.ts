import { decodeAbiParameters, getAddress, type Hex, toEventSelector } from 'viem'
import type { Log, NodeTransaction, Receipt } from './node.ts'
import { transferTopic } from './scanLogs.ts'

const singleTopic = toEventSelector('TransferSingle(address,address,address,uint256,uint256)')
const batchTopic = toEventSelector('TransferBatch(address,address,address,uint256[],uint256[])')
/** A transaction can contain thousands; further ones are ignored. */
const maxMoves = 100

/** A transfer to or from the account. */
export type Move = {
  readonly kind: 'coin' | 'token' | 'collectible'
  readonly from: string
  readonly to: string
  readonly units: bigint
  /** Undefined for the native coin. */
  readonly token: string | undefined
  readonly tokenId?: bigint | undefined
}
type Inner = { readonly type: number; readonly from: string; readonly to: string; readonly value: bigint }

/** Every transfer to or from the account in a transaction. */
export function readMoves(
  account: string,
  transaction: NodeTransaction,
  receipt: Receipt,
  inner: readonly Inner[],
): Move[] {
  const coins: Move[] = []
  if (transaction.value > 0n && transaction.to)
    coins.push({
      kind: 'coin',
      from: getAddress(transaction.from),
      to: getAddress(transaction.to),
      units: transaction.value,
      token: undefined,
    })
  // Type 0 is a transfer; the others create or destroy contracts.
  for (const { type, from, to, value } of inner)
    if (type === 0 && value > 0n)
      coins.push({ kind: 'coin', from: getAddress(from), to: getAddress(to), units: value, token: undefined })
  const moves = [...coins, ...receipt.logs.flatMap(fromLog)]
  return moves.filter(({ from, to }) => from === account || to === account).slice(0, maxMoves)
}

function fromLog({ address, topics, data }: Log): Move[] {
  const [kind, first, second, third] = topics
  const token = getAddress(address)
  if (kind === transferTopic && first && second) {
    const parties = { from: toAddress(first), to: toAddress(second), token }
    if (third) return [{ kind: 'collectible', ...parties, units: 1n, tokenId: BigInt(third) }]
    return data.length === 66 ? [{ kind: 'token', ...parties, units: BigInt(data) }] : []
  }
  if ((kind === singleTopic || kind === batchTopic) && second && third) {
    const parties = { from: toAddress(second), to: toAddress(third), token }
    return collectibles(kind, data as Hex).map(([tokenId, units]) => ({
      kind: 'collectible',
      ...parties,
      units,
      tokenId,
    }))
  }
  return []
}

function collectibles(kind: Hex | string, data: Hex): [bigint, bigint][] {
  try {
    if (kind === singleTopic)
      return [[...decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], data)]]
    const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data)
    return ids.slice(0, maxMoves).map((id, index) => [id, amounts[index] ?? 0n])
  } catch {
    // Any contract can emit a log that looks like a transfer.
    return []
  }
}

function toAddress(topic: string): string {
  return getAddress(`0x${topic.slice(26)}`)
}
