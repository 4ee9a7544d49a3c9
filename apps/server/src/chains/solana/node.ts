import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import { type Gateway, RpcFailure } from '../../gateway/gateway.ts'
import { readShape } from '../../readShape.ts'
import { Refusal } from '../../refusal.ts'

// Not z.int(): the largest accounts hold more lamports than a safe integer.
const whole = z.number().check(z.gte(0), z.refine(Number.isInteger))
const key = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const units = z.pipe(
  z.string().check(z.regex(/^\d{1,20}$/)),
  z.transform((text: string) => BigInt(text)),
)
const decimals = z.int().check(z.gte(0), z.lte(255))

const balance = z.object({ value: whole })
const amount = z.object({ amount: units, decimals })
const tokenAccounts = z.object({
  value: z
    .array(
      z.object({
        pubkey: key,
        account: z.object({
          data: z.object({
            parsed: z.object({
              info: z.object({
                mint: key,
                tokenAmount: amount,
                delegate: z.optional(key),
                delegatedAmount: z.optional(amount),
              }),
            }),
          }),
        }),
      }),
    )
    .check(z.maxLength(20_000)),
})
const signatures = z.array(
  z.object({
    signature: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)),
    slot: z.int().check(z.gte(0)),
    err: z.optional(z.unknown()),
    blockTime: z.nullish(z.int()),
  }),
)
const tokenBalance = z.object({
  accountIndex: whole,
  mint: key,
  owner: z.optional(key),
  uiTokenAmount: z.object({ amount: units, decimals }),
})
export const transaction = z.object({
  slot: whole,
  blockTime: z.nullish(z.int()),
  meta: z.nullable(
    z.object({
      err: z.unknown(),
      fee: whole,
      preBalances: z.array(whole),
      postBalances: z.array(whole),
      preTokenBalances: z.nullish(z.array(tokenBalance)),
      postTokenBalances: z.nullish(z.array(tokenBalance)),
    }),
  ),
  transaction: z.object({
    message: z.object({
      accountKeys: z.array(z.object({ pubkey: key, signer: z.boolean() })).check(z.maxLength(512)),
      instructions: z.array(z.looseObject({ programId: key, parsed: z.optional(z.unknown()) })),
    }),
  }),
})
const mints = z.object({ value: z.array(z.nullable(z.object({ data: z.unknown() }))) })

export type Signature = z.infer<typeof signatures>[number]
export type NodeTransaction = z.infer<typeof transaction>
export type TokenBalance = z.infer<typeof tokenBalance>

/** The node's error for a transaction of a version that was not asked for. */
const unknownVersion = -32_015

/** Typed RPC calls. A response of another shape counts as no response. */
export type SolanaNode = ReturnType<typeof createNode>

export function createNode(
  gateway: Gateway,
  chain: ChainId,
  signal?: AbortSignal | undefined,
  fresh = false,
) {
  const ask = async <Shape extends z.ZodMiniType>(shape: Shape, method: string, params: unknown[]) => {
    const answer = readShape(shape, await gateway.request(chain, method, params, { signal, fresh }))
    if (answer.success) return answer.data
    throw new Refusal(chainUnavailable, { cause: new Error(`${method} returned an unexpected shape`) })
  }
  const commitment = 'confirmed'
  const encoding = 'jsonParsed'
  return {
    lamports: async (account: string) =>
      BigInt((await ask(balance, 'getBalance', [account, { commitment }])).value),
    tokenAccounts: async (account: string, filter: { programId: string } | { mint: string }) =>
      (
        await ask(tokenAccounts, 'getTokenAccountsByOwner', [account, filter, { commitment, encoding }])
      ).value.map(({ account, pubkey }) => ({ pubkey, ...account.data.parsed.info })),
    signatures: (account: string, limit: number, before?: string | undefined) =>
      ask(signatures, 'getSignaturesForAddress', [account, { commitment, limit, ...(before && { before }) }]),
    /** Undefined for a transaction that the node no longer has, or of a version or shape that is not known here. */
    async transaction(signature: string): Promise<NodeTransaction | undefined> {
      const options = { commitment, encoding, maxSupportedTransactionVersion: 0 }
      try {
        const answer = await gateway.request(chain, 'getTransaction', [signature, options], { signal, fresh })
        const read = readShape(transaction, answer)
        return read.success ? read.data : undefined
      } catch (error) {
        if (error instanceof RpcFailure && error.error.code === unknownVersion) return undefined
        throw error
      }
    },
    /** The oldest slot that the node has transactions of. */
    firstSlot: () => ask(whole, 'getFirstAvailableBlock', []),
    mints: async (addresses: readonly string[]) =>
      (await ask(mints, 'getMultipleAccounts', [addresses, { commitment, encoding }])).value,
  }
}
