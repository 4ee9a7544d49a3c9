import * as z from 'zod/mini'
import { contract } from './contract.ts'

const id = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))

export const auditList = contract({
  method: 'GET',
  path: '/admin/v1/audit',
  summary: 'What operators and owners of projects changed, the newest first',
  query: z.object({
    project: z.optional(id),
    /** `next` of the page before. */
    before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        sequence: z.int(),
        at: z.iso.datetime(),
        kind: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
    next: z.nullable(z.int()),
  }),
})
