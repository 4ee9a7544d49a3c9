import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { accountIdText, addressText, caller, chainIdText, picture, unitsText } from './shared.ts'

/** An NFT of an account. Its texts come from untrusted metadata and are sanitised. */
export const nft = z.object({
  /** CAIP-10 of the collection; of the NFT itself where it has no collection. */
  collection: accountIdText,
  collectionName: z.string(),
  /** Its number in the collection, as decimal text; its address on chains where an NFT has one of its own. */
  id: z.string().check(z.regex(/^(?:\d{1,78}|[1-9A-HJ-NP-Za-km-z]{32,44})$/, 'Not a number or an address')),
  amount: unitsText,
  name: z.string(),
  description: z.string(),
  image: z.nullable(picture),
  /** Whether it is flagged as spam. */
  spam: z.boolean(),
})
export type Nft = z.infer<typeof nft>

export const nfts = contract({
  method: 'GET',
  path: '/v1/account/:address/nfts',
  summary: 'Lists the NFTs of an account',
  params: z.object({ address: addressText }),
  query: z.object({
    ...caller,
    chainId: chainIdText,
    /** The `next` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(160))),
  }),
  answer: z.object({
    nfts: z.array(nft),
    next: z.nullable(z.string()),
    /** False if older blocks have not been scanned yet; request again to continue. */
    complete: z.boolean(),
  }),
})
