import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller } from './shared.ts'

/**
 * `GET /v1/config`: what the project's owner switched on.
 *
 * `features: null` says nothing, an entry with `config: null` says nothing
 * about its feature, and an entry that is missing switches its feature off.
 */
export const projectConfig = z.object({
  features: z.nullable(
    z.array(z.object({ id: z.string(), isEnabled: z.boolean(), config: z.nullable(z.array(z.string())) })),
  ),
})
export type ProjectConfig = z.infer<typeof projectConfig>

const shape = {
  method: 'GET',
  summary: "The project's switched-on features",
  query: z.object(caller),
  answer: z.object({ ...projectConfig.shape, version: z.optional(z.int()) }),
} as const

export const config = contract({ ...shape, path: '/v1/config' })

/** What the specification, which names another product here, calls the route and the feature `branding`. */
export const configAlias = contract({ ...shape, path: '/appkit/v1/config' })
export const brandingAlias = 'reown_branding'
