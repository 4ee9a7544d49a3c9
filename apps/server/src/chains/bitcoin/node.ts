import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import type { Gateway } from '../../gateway/gateway.ts'
import { readShape } from '../../readShape.ts'
import { Refusal } from '../../refusal.ts'

/** Confirmed transactions per response of Esplora; the mempool's come in addition, up to twice as many. */
export const pageSize = 25
const maxTransactions = 200
/** More than fit into a block. */
const maxParts = 40_000

const satoshis = z.int().check(z.gte(0))
const stats = z.object({ funded_txo_sum: satoshis, spent_txo_sum: satoshis })
const address = z.object({ address: z.string(), chain_stats: stats, mempool_stats: stats })
const output = z.object({
  /** Absent for scripts without an address, such as `OP_RETURN`. */
  scriptpubkey_address: z.optional(z.string().check(z.maxLength(100))),
  value: satoshis,
})
const transaction = z.object({
  txid: z.string().check(z.regex(/^[\da-f]{64}$/)),
  /** `prevout` is null for new coins. */
  vin: z.array(z.object({ prevout: z.nullable(output) })).check(z.maxLength(maxParts)),
  vout: z.array(output).check(z.maxLength(maxParts)),
  fee: satoshis,
  status: z.object({
    confirmed: z.boolean(),
    block_height: z.optional(z.int().check(z.gte(0))),
    block_time: z.optional(z.int().check(z.gte(0))),
  }),
})
const transactions = z.array(transaction).check(z.maxLength(maxTransactions))

export type NodeTransaction = z.infer<typeof transaction>
export type Output = z.infer<typeof output>

/** Typed calls of Esplora. A response of another shape counts as no response. */
export type BitcoinNode = ReturnType<typeof createNode>

export function createNode(
  gateway: Gateway,
  chain: ChainId,
  signal?: AbortSignal | undefined,
  fresh = false,
) {
  const ask = async <Shape extends z.ZodMiniType>(shape: Shape, method: string, params: unknown[]) => {
    const answer = readShape(shape, await gateway.request(chain, method, params, { signal, fresh }))
    if (answer.success) return answer.data
    throw unexpected(method)
  }
  return {
    /** Received minus spent, with what is not confirmed yet. */
    async balance(account: string): Promise<bigint> {
      const { address: about, chain_stats, mempool_stats } = await ask(address, 'address', [account])
      const units = [chain_stats, mempool_stats].reduce(
        (sum, { funded_txo_sum, spent_txo_sum }) => sum + BigInt(funded_txo_sum) - BigInt(spent_txo_sum),
        0n,
      )
      if (about.toLowerCase() !== account.toLowerCase() || units < 0n) throw unexpected('address')
      return units
    },
    /** The mempool's and the newest confirmed ones; or the next confirmed ones after a transaction. */
    transactions: (account: string, after?: string | undefined) =>
      ask(transactions, 'address_txs', after ? [account, after] : [account]),
  }
}

function unexpected(method: string): Refusal {
  return new Refusal(chainUnavailable, { cause: new Error(`${method} returned an unexpected shape`) })
}
