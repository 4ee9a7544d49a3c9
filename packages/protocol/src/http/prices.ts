import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { accountIdText, currency, decimals, picture } from './shared.ts'

export const pricedToken = z.object({
  /** CAIP-10. */
  address: z.string(),
  name: z.string(),
  symbol: z.string(),
  iconUrl: picture,
  price: z.number(),
  decimals,
})
export type PricedToken = z.infer<typeof pricedToken>

export const prices = contract({
  method: 'POST',
  path: '/v1/fungible/price',
  summary: 'Token prices. Tokens without a known price are omitted',
  body: z.object({
    projectId: z.string().check(z.maxLength(128)),
    currency,
    addresses: z.array(accountIdText).check(z.minLength(1), z.maxLength(100)),
  }),
  answer: z.object({ fungibles: z.array(pricedToken) }),
})
