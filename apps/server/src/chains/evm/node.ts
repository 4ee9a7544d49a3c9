import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable } from '@latchkey/protocol/catalogue'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { type Gateway, RpcFailure } from '../../gateway/gateway.ts'
import { readShape } from '../../readShape.ts'
import { Refusal } from '../../refusal.ts'

const quantity = z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/))
const height = z.pipe(
  quantity.check(z.maxLength(14)),
  z.transform((text: string) => Number(text)),
)
const units = z.pipe(
  quantity,
  z.transform((text: string) => BigInt(text)),
)
const hash = z.string().check(z.regex(/^0x[\da-fA-F]{64}$/))
const address = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/))
const bytes = z.string().check(z.maxLength(4 << 20), z.regex(/^0x(?:[\da-fA-F]{2})*$/))

const log = z.object({
  address,
  topics: z.array(hash).check(z.maxLength(4)),
  data: bytes,
  blockNumber: height,
  transactionHash: hash,
  transactionIndex: height,
})
export const transaction = z.object({
  hash,
  from: address,
  to: z.nullish(address),
  value: units,
  input: bytes,
  nonce: height,
  blockNumber: z.nullish(height),
  transactionIndex: z.nullish(height),
})
export const receipt = z.object({
  transactionHash: hash,
  blockNumber: height,
  transactionIndex: height,
  status: z.optional(quantity),
  contractAddress: z.nullish(address),
  logs: z.array(log),
})
const block = z.object({ number: height, timestamp: height, baseFeePerGas: z.nullish(units) })
const feeHistory = z.object({
  baseFeePerGas: z.array(units),
  reward: z.nullish(z.array(z.array(units))),
})
const found = z.object({
  txs: z.array(z.object({ hash, blockNumber: height, transactionIndex: height })),
  lastPage: z.boolean(),
})
const moves = z.array(z.object({ type: z.number(), from: address, to: address, value: units }))

export type Log = z.infer<typeof log>
export type NodeTransaction = z.infer<typeof transaction>
export type Receipt = z.infer<typeof receipt>
export type Block = z.infer<typeof block>
export type LogFilter = {
  readonly fromBlock: number
  readonly toBlock: number
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
}

/** Typed RPC calls. Responses are validated; one of another shape counts as no response. */
export type EvmNode = ReturnType<typeof createNode>

export function createNode(gateway: Gateway, chain: ChainId, signal?: AbortSignal | undefined) {
  const ask = async <Shape extends z.ZodMiniType>(
    shape: Shape,
    method: string,
    params: unknown[] = [],
    how: Pick<Gateway.Options, 'fresh' | 'agreed'> = {},
  ) => {
    const answer = readShape(shape, await gateway.request(chain, method, params, { signal, ...how }))
    if (answer.success) return answer.data
    throw new Refusal(chainUnavailable, { cause: new Error(`${method} returned an unexpected shape`) })
  }
  return {
    /** `fresh` bypasses the gateway's cache. */
    height: (fresh = false) => ask(height, 'eth_blockNumber', [], { fresh }),
    balance: (account: string, at: number) => ask(units, 'eth_getBalance', [account, toHex(at)]),
    code: (account: string, at: number) => ask(bytes, 'eth_getCode', [account, toHex(at)]) as Promise<Hex>,
    /** `to` undefined runs the data as creation code. */
    call: (to: Hex | undefined, data: Hex, at?: number | undefined, how?: Pick<Gateway.Options, 'agreed'>) =>
      ask(
        bytes,
        'eth_call',
        [{ ...(to && { to }), data }, at === undefined ? 'latest' : toHex(at)],
        how,
      ) as Promise<Hex>,
    logs: ({ fromBlock, toBlock, topics }: LogFilter) =>
      ask(z.array(log), 'eth_getLogs', [{ fromBlock: toHex(fromBlock), toBlock: toHex(toBlock), topics }]),
    transaction: (id: string) => ask(z.nullable(transaction), 'eth_getTransactionByHash', [id]),
    receipt: (id: string) => ask(z.nullable(receipt), 'eth_getTransactionReceipt', [id]),
    block: (at: number) => ask(z.nullable(block), 'eth_getBlockByNumber', [toHex(at), false]),
    feeHistory: (blocks: number, percentiles: readonly number[]) =>
      ask(feeHistory, 'eth_feeHistory', [toHex(blocks), 'latest', percentiles]),
    gasPrice: () => ask(units, 'eth_gasPrice'),
    /** Otterscan methods, which some nodes have. */
    otsBefore: (account: string, at: number, size: number) =>
      ask(found, 'ots_searchTransactionsBefore', [account, at, size]),
    otsMoves: (id: string) => ask(moves, 'ots_getInternalOperations', [id]),
  }
}

/** Whether the contract reverted, as opposed to a failure of the node. */
export function isRevert(error: unknown): error is RpcFailure {
  if (!(error instanceof RpcFailure)) return false
  const { code, message } = error.error
  return (
    code === 3 ||
    code === -32015 ||
    /revert|out of gas|invalid opcode|stack (?:under|over)flow|bad jump/i.test(message)
  )
}

function toHex(value: number): Hex {
  return `0x${value.toString(16)}`
}
