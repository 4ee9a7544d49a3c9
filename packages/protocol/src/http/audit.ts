import * as z from 'zod/mini'
import { contract } from './contract.ts'

const id = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))
const hash = z.string().check(z.regex(/^[\da-f]{64}$/))

/** What narrows a list or an export down. */
const filter = {
  /** Such as `user/disabled`, or `user/` for all that begin so. */
  kind: z.optional(z.string().check(z.regex(/^[a-z][a-z\d_/-]{0,63}$/))),
  /** As entries name it, or its beginning: `member`, `key k1`. */
  actor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Whom or what it is about. */
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  from: z.optional(z.iso.datetime()),
  /** Before this time. */
  to: z.optional(z.iso.datetime()),
}
const page = {
  ...filter,
  /** `next` of the page before. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
}
const format = z.enum(['ndjson', 'csv'])

const entries = z.object({
  entries: z.array(
    z.object({
      sequence: z.int(),
      at: z.iso.datetime(),
      kind: z.string(),
      subject: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      /** SHA-256, which covers the entry and the one before it. */
      hash,
    }),
  ),
  next: z.nullable(z.int()),
})
export type AuditListed = z.infer<typeof entries>['entries'][number]

export const auditList = contract({
  method: 'GET',
  path: '/admin/v1/audit',
  summary: 'What operators and owners of projects changed, the newest first',
  query: z.object({ project: z.optional(id), ...page }),
  answer: entries,
})

export const projectAuditList = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/audit',
  summary: 'The same of one project',
  params: z.object({ id }),
  query: z.object(page),
  answer: entries,
})

/** A file: JSON lines, or CSV. The last JSON line says how many there are. */
export const auditExport = contract({
  method: 'GET',
  path: '/admin/v1/audit/export',
  summary: 'The entries with their hashes, the oldest first, to keep and to verify elsewhere',
  query: z.object({ project: z.optional(id), format, ...filter }),
  answer: z.string(),
})

export const projectAuditExport = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/audit/export',
  summary: 'The same of one project',
  params: z.object({ id }),
  query: z.object({ format, ...filter }),
  answer: z.string(),
})

const verification = z.object({
  /** `checking`: it takes a while, ask again. */
  state: z.enum(['ok', 'faulty', 'checking']),
  checkedAt: z.optional(z.iso.datetime()),
  /** How many entries the chain had then. */
  count: z.optional(z.int()),
  /** Number and hash of the last one, as `audit head` prints them. */
  head: z.optional(z.string()),
  /** The first entry with a fault, and what it is. */
  sequence: z.optional(z.int()),
  fault: z.optional(z.enum(['changed', 'missing', 'unlinked', 'cut', 'rewritten'])),
})

export const auditVerification = contract({
  method: 'GET',
  path: '/admin/v1/audit/verification',
  summary: 'Whether an entry was changed or removed, by the last check of all',
  answer: verification,
})

export const projectAuditVerification = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/audit/verification',
  summary: 'The same, without figures of other projects',
  params: z.object({ id }),
  answer: z.pick(verification, { state: true, checkedAt: true }),
})
