import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller } from './shared.ts'

/**
 * `GET /v1/config`: the features enabled in the project's settings.
 *
 * `features: null` means no settings, an entry with `config: null` means no
 * settings for that feature, and a missing entry disables its feature.
 */
export const projectConfig = z.object({
  features: z.nullable(
    z.array(z.object({ id: z.string(), isEnabled: z.boolean(), config: z.nullable(z.array(z.string())) })),
  ),
  /** Providers that the server can log visitors in with, whatever the project's settings; and `guest`, if the project lets guests in. */
  socials: z.optional(z.array(z.string())),
  /** Chains with a bundler, where the embedded wallet has smart accounts with an address of their own. CAIP-2. */
  smartAccounts: z.optional(z.array(z.string())),
  /** Chains with a bundler, where the account of the key itself is one (EIP-7702). */
  delegatedAccounts: z.optional(z.array(z.string())),
  /** Those of them where the project pays fees. */
  sponsored: z.optional(z.array(z.string())),
  /** Which wallets are listed; absent or null leaves it to the page, which also wins where it says something itself. */
  wallets: z.optional(
    z.nullable(
      z.object({
        featured: z.array(z.string()),
        hidden: z.array(z.string()),
        recommended: z.array(z.string()),
      }),
    ),
  ),
  /** How the modal looks, by the fields of the kit's `theme`, where the page does not say so itself. `font` is a CSS value. */
  theme: z.optional(z.nullable(z.record(z.string(), z.string()))),
  /** What visitors agree to. */
  legal: z.optional(
    z.nullable(
      z.object({
        termsUrl: z.optional(z.string()),
        privacyUrl: z.optional(z.string()),
        isConsentRequired: z.boolean(),
      }),
    ),
  ),
})
export type ProjectConfig = z.infer<typeof projectConfig>

const shape = {
  method: 'GET',
  summary: 'The features enabled for the project',
  query: z.object(caller),
  answer: z.object({ ...projectConfig.shape, version: z.optional(z.int()) }),
} as const

export const config = contract({ ...shape, path: '/v1/config' })

/** Alias for clients that follow the specification, where another product's name is part of the path. */
export const configAlias = contract({ ...shape, path: '/appkit/v1/config' })
export const brandingAlias = 'reown_branding'
