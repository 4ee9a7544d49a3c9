import * as z from 'zod/mini'

const text = z.optional(z.nullable(z.string()))

/** One wallet of the public list. */
export const listedWallet = z.object({
  id: z.string(),
  name: z.string(),
  homepage: text,
  /** What images are asked for by; the wallet's own `id` is not. */
  image_id: text,
  image_url: text,
  /** Lower comes first. */
  order: z.optional(z.nullable(z.int())),
  mobile_link: text,
  desktop_link: text,
  webapp_link: text,
  link_mode: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  rdns: text,
  injected: z.optional(z.nullable(z.array(z.object({ namespace: z.string(), injected_id: z.string() })))),
  chains: z.optional(z.array(z.string())),
  badge_type: z.optional(z.nullable(z.enum(['none', 'certified']))),
})
export type ListedWallet = z.infer<typeof listedWallet>

/** `GET /getWallets`: one page, and how many match in all. */
export const walletPage = z.object({
  count: z.int().check(z.nonnegative()),
  data: z.array(listedWallet),
})
export type WalletPage = z.infer<typeof walletPage>
