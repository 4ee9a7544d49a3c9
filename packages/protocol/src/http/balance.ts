import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { addressText, caller, currency, looseChainIdText, picture } from './shared.ts'

/** One token an account holds. The native coin of an EVM chain has no `address`. */
export const tokenBalance = z.object({
  name: z.string(),
  symbol: z.string(),
  chainId: z.optional(z.string()),
  /** CAIP-10. */
  address: z.optional(z.string()),
  /** Price times quantity; absent where the price is not known. */
  value: z.optional(z.number()),
  /** 0 where it is not known. */
  price: z.number(),
  quantity: z.object({ decimals: z.string(), numeric: z.string() }),
  iconUrl: picture,
})
export type TokenBalance = z.infer<typeof tokenBalance>

export const balance = contract({
  method: 'GET',
  path: '/v1/account/:address/balance',
  summary: 'What an account holds',
  params: z.object({ address: addressText }),
  query: z.object({
    ...caller,
    currency,
    chainId: z.optional(looseChainIdText),
    /** CAIP-10 token ids, separated by commas, to be read from the chain again. */
    forceUpdate: z.optional(z.string().check(z.maxLength(8_192))),
  }),
  answer: z.object({
    balances: z.array(tokenBalance),
    /** True where the sources failed and an older answer is given instead. */
    stale: z.optional(z.boolean()),
    /** Seconds since the answer was made. */
    age: z.optional(z.number()),
  }),
})
