import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { addressText, caller, picture } from './shared.ts'

const shape = {
  method: 'GET',
  summary: 'The name and avatar of an address',
  params: z.object({ address: addressText }),
  query: z.object({ ...caller, sender: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.object({
    name: z.nullable(z.string()),
    avatar: z.nullable(picture),
    resolvedAt: z.nullable(z.string()),
  }),
} as const

export const identity = contract({ ...shape, path: '/v1/identity/:address' })
/** Alias for older clients. */
export const accountIdentity = contract({ ...shape, path: '/v1/account/:address/identity' })
