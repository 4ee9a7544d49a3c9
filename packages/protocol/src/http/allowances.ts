import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { accountIdText, addressText, caller, chainIdText, decimals, picture } from './shared.ts'

/** The right of a spender to take tokens from an account. */
export const allowance = z.object({
  token: z.object({
    /** CAIP-10. */
    id: accountIdText,
    name: z.string(),
    symbol: z.string(),
    decimals,
    iconUrl: picture,
  }),
  /** `collection` if the allowance covers a whole NFT collection. */
  kind: z.enum(['token', 'collection']),
  spender: z.object({ address: addressText, name: z.nullable(z.string()) }),
  /** Base units, or `unlimited`. */
  amount: z.string().check(z.regex(/^(?:unlimited|\d{1,78})$/)),
  /** When the allowance was last set. ISO 8601; null if the chain does not record it. */
  since: z.nullable(z.iso.datetime()),
})
export type Allowance = z.infer<typeof allowance>

export const allowances = contract({
  method: 'GET',
  path: '/v1/account/:address/allowances',
  summary: 'Lists the allowances of an account',
  params: z.object({ address: addressText }),
  query: z.object({ ...caller, chainId: chainIdText }),
  answer: z.object({
    /** Newest first; unlimited ones first on chains that do not record when they were set. */
    allowances: z.array(allowance),
    /** False if older blocks have not been scanned yet; request again to continue. */
    complete: z.boolean(),
  }),
})
