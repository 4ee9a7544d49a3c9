import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { accountIdText, addressText, caller, chainIdText, picture, unitsText } from './shared.ts'

/** One collectible of an account. Everything it says of itself is anybody's text, made safe to show. */
export const nft = z.object({
  /** CAIP-10 of the collection. */
  collection: accountIdText,
  collectionName: z.string(),
  /** Decimal text. */
  id: unitsText,
  /** How many of it. */
  amount: unitsText,
  name: z.string(),
  description: z.string(),
  image: z.nullable(picture),
  /** Whether it looks like bait. */
  spam: z.boolean(),
})
export type Nft = z.infer<typeof nft>

export const nfts = contract({
  method: 'GET',
  path: '/v1/account/:address/nfts',
  summary: 'The collectibles of an account',
  params: z.object({ address: addressText }),
  query: z.object({
    ...caller,
    chainId: chainIdText,
    /** From `next` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(160))),
  }),
  answer: z.object({
    nfts: z.array(nft),
    next: z.nullable(z.string()),
    /** False where older blocks have not been read yet; asking again reads on. */
    complete: z.boolean(),
  }),
})
