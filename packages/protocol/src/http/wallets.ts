import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller, picture } from './shared.ts'

const text = z.optional(z.nullable(z.string()))

/** A wallet in the registry. */
export const listedWallet = z.object({
  id: z.string(),
  name: z.string(),
  homepage: text,
  /** Id of the wallet's image in the image endpoints; differs from `id`. */
  image_id: text,
  image_url: z.optional(z.nullable(picture)),
  /** Sort order, ascending. */
  order: z.optional(z.nullable(z.int())),
  mobile_link: text,
  desktop_link: text,
  webapp_link: text,
  link_mode: text,
  /** Opens a page in the browser of the app; `{url}`, `{origin}` and `{page}` stand for parts of its address. */
  browse_link: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  rdns: text,
  injected: z.optional(z.nullable(z.array(z.object({ namespace: z.string(), injected_id: z.string() })))),
  chains: z.optional(z.array(z.string())),
  badge_type: z.optional(z.nullable(z.enum(['none', 'certified']))),
})
export type ListedWallet = z.infer<typeof listedWallet>

/** `GET /getWallets`: one page and the total number of matches. */
export const walletPage = z.object({
  count: z.int().check(z.nonnegative()),
  data: z.array(listedWallet),
})

const list = z.optional(z.string().check(z.maxLength(8_192)))

export const wallets = contract({
  method: 'GET',
  path: '/getWallets',
  summary: 'Lists the wallets in the registry',
  query: z.object({
    ...caller,
    page: z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Not a page number from 1')),
    entries: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
    /** Wallet ids, comma-separated, as in `exclude`; `chains` has CAIP-2 ids. */
    include: list,
    exclude: list,
    chains: list,
    search: z.optional(z.string().check(z.maxLength(100))),
    badge_type: z.optional(z.enum(['none', 'certified'])),
    platform: z.optional(z.enum(['ios', 'android'])),
  }),
  answer: walletPage,
})
