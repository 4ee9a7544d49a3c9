import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import type { Gateway } from '../../gateway/gateway.ts'
import { readShape } from '../../readShape.ts'
import { Refusal } from '../../refusal.ts'
import { bank, type Coin, readAllBalances, readBalance, writeAllBalances, writeBalance } from './bank.ts'

/** Transactions per search. */
export const pageSize = 50
const maxEvents = 20_000
const maxAttributes = 1_000
const maxBase64Chars = 1 << 20

const height = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))
const query = z.object({
  response: z.object({
    code: z.optional(z.int()),
    value: z.nullish(z.string().check(z.maxLength(maxBase64Chars), z.regex(/^[\w+/]*={0,2}$/))),
  }),
})
const event = z.object({
  type: z.string(),
  attributes: z
    .array(z.object({ key: z.nullish(z.string()), value: z.nullish(z.string()) }))
    .check(z.maxLength(maxAttributes)),
})
const transaction = z.object({
  hash: z.string().check(z.regex(/^[\dA-F]{64}$/)),
  height,
  index: z.optional(z.int().check(z.gte(0))),
  tx_result: z.object({
    code: z.optional(z.int()),
    events: z.nullish(z.array(event).check(z.maxLength(maxEvents))),
  }),
})
const search = z.object({ txs: z.array(transaction).check(z.maxLength(pageSize)) })
const header = z.object({
  header: z.object({
    height,
    time: z.string().check(
      z.maxLength(40),
      z.refine((time) => !Number.isNaN(Date.parse(time))),
    ),
  }),
})

export type NodeTransaction = z.infer<typeof transaction>
export type NodeEvent = z.infer<typeof event>

/** Typed calls of CometBFT. A response of another shape counts as no response. */
export type CosmosNode = ReturnType<typeof createNode>

export function createNode(
  gateway: Gateway,
  chain: ChainId,
  signal?: AbortSignal | undefined,
  fresh = false,
) {
  const ask = async <Shape extends z.ZodMiniType>(shape: Shape, method: string, params: object) => {
    const answer = readShape(shape, await gateway.request(chain, method, params, { signal, fresh }))
    if (answer.success) return answer.data
    throw unexpected(method)
  }
  async function state(path: string, data: Buffer): Promise<Buffer> {
    const { response } = await ask(query, 'abci_query', { path, data: data.toString('hex'), prove: false })
    if (response.code) throw unexpected(path)
    return Buffer.from(response.value ?? '', 'base64')
  }
  return {
    async balance(account: string, denom: string): Promise<bigint> {
      const units = readBalance(await state(bank.balance, writeBalance(account, denom)), denom)
      if (units === undefined) throw unexpected(bank.balance)
      return units
    },
    async balances(
      account: string,
      page?: Buffer | undefined,
    ): Promise<{ coins: Coin[]; next: Buffer | undefined }> {
      const answer = readAllBalances(await state(bank.allBalances, writeAllBalances(account, page)))
      if (!answer) throw unexpected(bank.allBalances)
      return answer
    },
    /** The newest first. Fails on nodes without an index of transactions. */
    search: async (query: string) =>
      (
        await ask(search, 'tx_search', {
          query,
          prove: false,
          page: '1',
          per_page: String(pageSize),
          order_by: 'desc',
        })
      ).txs,
    /** When a block was made, in Unix milliseconds. */
    async timeOf(block: number): Promise<number> {
      const { header: found } = await ask(header, 'header', { height: String(block) })
      if (found.height !== block) throw unexpected('header')
      return Date.parse(found.time)
    },
  }
}

function unexpected(what: string): Refusal {
  return new Refusal(chainUnavailable, { cause: new Error(`${what} returned an unexpected shape`) })
}
