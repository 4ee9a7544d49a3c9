import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { accountIdText, addressText, caller, chainIdText, decimals, picture } from './shared.ts'

/** What somebody else may take from an account without asking again. */
export const allowance = z.object({
  token: z.object({
    /** CAIP-10. */
    id: accountIdText,
    name: z.string(),
    symbol: z.string(),
    decimals,
    iconUrl: picture,
  }),
  /** `collection` where it is about everything of a collection of collectibles. */
  kind: z.enum(['token', 'collection']),
  spender: z.object({ address: addressText, name: z.nullable(z.string()) }),
  /** Base units, or `unlimited`. */
  amount: z.string().check(z.regex(/^(?:unlimited|\d{1,78})$/)),
  /** When it was last given. ISO 8601; null where the chain does not say. */
  since: z.nullable(z.iso.datetime()),
})
export type Allowance = z.infer<typeof allowance>

export const allowances = contract({
  method: 'GET',
  path: '/v1/account/:address/allowances',
  summary: 'What others may take from an account',
  params: z.object({ address: addressText }),
  query: z.object({ ...caller, chainId: chainIdText }),
  answer: z.object({
    /** Newest first. */
    allowances: z.array(allowance),
    /** False where older blocks have not been read yet; asking again reads on. */
    complete: z.boolean(),
  }),
})
