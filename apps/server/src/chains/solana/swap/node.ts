import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import type { Gateway } from '../../../gateway/gateway.ts'
import { readShape } from '../../../readShape.ts'
import { Refusal } from '../../../refusal.ts'

const whole = z.number().check(z.gte(0), z.refine(Number.isInteger))
const account = z.object({
  lamports: whole,
  owner: z.string().check(z.maxLength(44)),
  data: z.tuple([z.string(), z.literal('base64')]),
})
const accounts = z.array(z.nullable(account)).check(z.maxLength(256))
const multiple = z.object({ value: accounts })
const simulation = z.object({
  value: z.object({
    err: z.unknown(),
    logs: z.nullish(z.array(z.string())),
    accounts: z.nullish(accounts),
    fee: z.nullish(whole),
  }),
})

const messageFee = z.object({ value: z.nullable(whole) })

export type NodeAccount = z.infer<typeof account>

/** The calls that a swap is tried with. */
export type SwapNode = ReturnType<typeof openNode>

export function openNode(gateway: Gateway, chain: ChainId, signal: AbortSignal) {
  const ask = async <Shape extends z.ZodMiniType>(shape: Shape, method: string, params: unknown[]) => {
    const answer = readShape(shape, await gateway.request(chain, method, params, { signal, fresh: true }))
    if (answer.success) return answer.data
    throw new Refusal(chainUnavailable, { cause: new Error(`${method} returned an unexpected shape`) })
  }
  const commitment = 'confirmed'
  const encoding = 'base64'
  return {
    accounts: async (addresses: readonly string[]) => {
      const { value } = await ask(multiple, 'getMultipleAccounts', [addresses, { commitment, encoding }])
      if (value.length === addresses.length) return value
      throw new Refusal(chainUnavailable, { cause: new Error('a node answered about other accounts') })
    },
    /** The transaction on the latest block, without its signatures. */
    simulate: async (transaction: string, addresses: readonly string[]) =>
      (
        await ask(simulation, 'simulateTransaction', [
          transaction,
          {
            commitment,
            encoding,
            sigVerify: false,
            replaceRecentBlockhash: true,
            accounts: { encoding, addresses },
          },
        ])
      ).value,
    /** What a message costs; undefined if its blockhash is no longer known. */
    fee: async (message: string) =>
      (await ask(messageFee, 'getFeeForMessage', [message, { commitment }])).value ?? undefined,
  }
}
