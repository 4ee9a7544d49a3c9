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
const base64 = z.tuple([z.string().check(z.regex(/^[\w+/]*={0,2}$/)), z.literal('base64')])
const rawAccount = z.object({ owner: key, data: base64 })
const rawAccounts = z.object({
  context: z.object({ slot: whole }),
  value: z.array(z.nullable(rawAccount)).check(z.maxLength(100)),
})
const programAccounts = z.array(z.object({ pubkey: key, account: rawAccount })).check(z.maxLength(20_000))
const largest = z.object({ value: z.array(z.object({ address: key })) })
const text = z.catch(z.string(), '')
const indexed = z.object({
  id: key,
  interface: z.optional(z.string()),
  burnt: z.optional(z.boolean()),
  compression: z.optional(z.object({ compressed: z.optional(z.boolean()) })),
  ownership: z.object({ owner: key }),
  content: z.optional(
    z.object({ json_uri: text, metadata: z.optional(z.object({ name: z.optional(z.unknown()) })) }),
  ),
  grouping: z.optional(
    z.array(
      z.object({
        group_key: z.string(),
        group_value: z.nullish(z.string()),
        verified: z.optional(z.boolean()),
      }),
    ),
  ),
})
// Each on its own: fungible tokens, for example, are listed without an owner.
const indexedPage = z.object({ items: z.array(z.unknown()).check(z.maxLength(1_000)) })
const mints = z.object({ value: z.array(z.nullable(z.object({ data: z.unknown() }))) })

export type Signature = z.infer<typeof signatures>[number]
/** Anyone can send an account a token whose mint is megabytes long. */
const maxAccountBytes = 4_096
const dataSlice = { offset: 0, length: maxAccountBytes }

export type NodeTransaction = z.infer<typeof transaction>
/** An account as its bytes. */
export type RawAccount = { readonly owner: string; readonly data: Buffer }
/** An asset as an indexer describes it. @see https://developers.metaplex.com/das-api */
export type IndexedAsset = z.infer<typeof indexed>
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
  const ask = async <Shape extends z.ZodMiniType>(shape: Shape, method: string, params: unknown) => {
    const answer = readShape(shape, await gateway.request(chain, method, params, { signal, fresh }))
    if (answer.success) return answer.data
    throw unexpected(method)
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
    /** In order, with the slot at which they were read; at most 100, each cut after {@link maxAccountBytes}. */
    async accounts(addresses: readonly string[]) {
      const read = { commitment, encoding: 'base64', dataSlice }
      const { context, value } = await ask(rawAccounts, 'getMultipleAccounts', [addresses, read])
      if (value.length !== addresses.length) throw unexpected('getMultipleAccounts')
      return { slot: context.slot, accounts: value.map((account) => (account ? toRaw(account) : undefined)) }
    },
    /** Accounts of a program whose bytes match, cut too. Many nodes refuse it. */
    async programAccounts(program: string, matches: readonly ByteMatch[]) {
      const filters = matches.map((memcmp) => ({ memcmp }))
      const read = { commitment, encoding: 'base64', filters, dataSlice }
      const found = await ask(programAccounts, 'getProgramAccounts', [program, read])
      return found.map(({ account, pubkey }) => ({ address: pubkey, ...toRaw(account) }))
    },
    /** The token account with the largest balance. */
    largest: async (mint: string) =>
      (await ask(largest, 'getTokenLargestAccounts', [mint, { commitment }])).value[0]?.address,
    /** What an indexer says an account owns. Plain nodes refuse it. */
    indexedOf: async (ownerAddress: string) =>
      (await ask(indexedPage, 'getAssetsByOwner', { ownerAddress, page: 1, limit: 1_000 })).items.flatMap(
        (item) => readShape(indexed, item).data ?? [],
      ),
    /** Null if the indexer does not know it. */
    indexed: (id: string) => ask(z.nullable(indexed), 'getAsset', { id }),
    mints: async (addresses: readonly string[]) =>
      (await ask(mints, 'getMultipleAccounts', [addresses, { commitment, encoding }])).value,
  }
}

export type ByteMatch = { readonly offset: number; readonly bytes: string }

function unexpected(method: string): Refusal {
  return new Refusal(chainUnavailable, { cause: new Error(`${method} returned an unexpected shape`) })
}

function toRaw({ data, owner }: z.infer<typeof rawAccount>): RawAccount {
  return { owner, data: Buffer.from(data[0], 'base64') }
}
