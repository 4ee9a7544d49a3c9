import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { addressText, caller, looseChainIdText, picture } from './shared.ts'

const media = z.nullable(z.object({ url: picture, content_type: z.nullable(z.string()) }))

export const transfer = z.object({
  fungible_info: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      symbol: z.nullable(z.string()),
      icon: z.nullable(z.object({ url: picture })),
      flags: z.optional(z.object({ is_spam: z.boolean() })),
    }),
  ),
  nft_info: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      content: z.nullable(z.object({ preview: media, detail: media })),
      flags: z.object({ is_spam: z.boolean() }),
    }),
  ),
  direction: z.enum(['in', 'out', 'self']),
  quantity: z.object({ numeric: z.string() }),
  value: z.nullable(z.number()),
  price: z.nullable(z.number()),
})
export type Transfer = z.infer<typeof transfer>

/** The token of an approval that was given or revoked. */
export const approval = z.object({ name: z.nullable(z.string()), symbol: z.nullable(z.string()) })
export type Approval = z.infer<typeof approval>

export const transaction = z.object({
  id: z.string(),
  metadata: z.object({
    /** An open set: clients must accept unknown values. */
    operationType: z.string(),
    hash: z.string(),
    /** ISO 8601. */
    minedAt: z.string(),
    /** Sender and recipient of a transfer; otherwise the caller and the contract. */
    sentFrom: z.string(),
    sentTo: z.string(),
    status: z.string(),
    nonce: z.int(),
    application: z.nullable(z.object({ name: z.nullable(z.string()), iconUrl: z.nullable(picture) })),
    /** CAIP-2. */
    chain: z.nullable(z.string()),
  }),
  transfers: z.array(transfer),
  /** For approvals and revocations, if the token's names are known and not spam. */
  approvals: z.optional(z.array(approval)),
})
export type Transaction = z.infer<typeof transaction>

export const history = contract({
  method: 'GET',
  path: '/v1/account/:account/history',
  summary: 'Lists the transactions of an account, newest first',
  params: z.object({ account: addressText }),
  query: z.object({
    ...caller,
    chainId: z.optional(looseChainIdText),
    /** The `next` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(2_048))),
    currency: z.optional(z.string().check(z.maxLength(8))),
    /** Lists on-ramp purchases from this provider instead of transactions. */
    onramp: z.optional(z.string().check(z.maxLength(32))),
  }),
  answer: z.object({
    data: z.array(transaction),
    next: z.nullable(z.string()),
    /** True on the last page if transactions may be missing: the chain's nodes do not list or keep all of them. */
    partial: z.optional(z.boolean()),
  }),
})
