import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { addressText, caller, currency, looseChainIdText, picture } from './shared.ts'

/** A token balance. The native coin of an EVM chain has no `address`. */
export const tokenBalance = z.object({
  name: z.string(),
  symbol: z.string(),
  chainId: z.optional(z.string()),
  /** CAIP-10. */
  address: z.optional(z.string()),
  /** Price times quantity; absent if the price is unknown. */
  value: z.optional(z.number()),
  /** 0 if unknown. */
  price: z.number(),
  quantity: z.object({ decimals: z.string(), numeric: z.string() }),
  iconUrl: picture,
})
export type TokenBalance = z.infer<typeof tokenBalance>

export const balance = contract({
  method: 'GET',
  path: '/v1/account/:address/balance',
  summary: 'Lists the token balances of an account',
  params: z.object({ address: addressText }),
  query: z.object({
    ...caller,
    currency,
    chainId: z.optional(looseChainIdText),
    /** CAIP-10 token ids, comma-separated, to read from the chain instead of the cache. */
    forceUpdate: z.optional(z.string().check(z.maxLength(8_192))),
  }),
  answer: z.object({
    balances: z.array(tokenBalance),
    /** True if every source failed and this is an older cached response. */
    stale: z.optional(z.boolean()),
    /** Age of the response in seconds. */
    age: z.optional(z.number()),
  }),
})
