import * as z from 'zod/mini'
import { contract } from './contract.ts'

const id = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))

/** What a project is alerted of. The threshold is in per cent, in hours, or has no meaning. */
export const projectRules = ['error_rate', 'no_events', 'webhook_failed', 'limit_near'] as const
export type ProjectRule = (typeof projectRules)[number]
/** What the operators of the server are alerted of. */
export const serverRules = [
  'job_failed',
  'node_unreachable',
  'spool_growing',
  'redis_full',
  'redis_away',
  'process_gone',
] as const
export type ServerRule = (typeof serverRules)[number]
export type AlertRule = ProjectRule | ServerRule

const alert = z.object({
  rule: z.enum([...projectRules, ...serverRules]),
  isOn: z.boolean(),
  threshold: z.nullable(z.int()),
  unit: z.nullable(z.enum(['percent', 'hours'])),
  state: z.enum(['ok', 'firing']),
  /** Since when it is in this state; null if it was not evaluated yet. */
  since: z.nullable(z.iso.datetime()),
  checkedAt: z.nullable(z.iso.datetime()),
  /** When a mail was last sent. */
  mailedAt: z.nullable(z.iso.datetime()),
  /** What was found, such as the name of a webhook. */
  details: z.string(),
})

const answer = z.object({
  alerts: z.array(alert),
  emails: z.array(z.string()),
  /** False if the server has no mail server. */
  canMail: z.boolean(),
})

const emails = z
  .array(z.string().check(z.regex(/^[^\s\p{Cc}<>,;:"@]{1,64}@[a-z\d][a-z\d.-]{0,252}$/iu, 'Not an address')))
  .check(z.maxLength(10))
const settings = {
  emails: z.optional(emails),
  rules: z.optional(
    z
      .array(
        z.object({
          rule: z.enum([...projectRules, ...serverRules]),
          isOn: z.optional(z.boolean()),
          threshold: z.optional(z.int().check(z.gte(1), z.lte(720))),
        }),
      )
      .check(z.maxLength(16)),
  ),
}

export const alertList = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/alerts',
  summary: 'Alerts of a project, and whom they are told',
  params: z.object({ id }),
  answer,
})

export const alertSet = contract({
  method: 'PATCH',
  path: '/admin/v1/projects/:id/alerts',
  summary: 'Changes rules of alerts, and whom they are told',
  params: z.object({ id }),
  body: z.object(settings),
  answer,
})

export const alertTest = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/alerts/test',
  summary: 'Sends a mail and a webhook as an alert would',
  params: z.object({ id }),
  answer: z.object({ mails: z.int(), webhooks: z.int() }),
})

export const serverAlertList = contract({
  method: 'GET',
  path: '/admin/v1/alerts',
  summary: 'Alerts of the server, and whom they are told',
  answer,
})

export const serverAlertSet = contract({
  method: 'PATCH',
  path: '/admin/v1/alerts',
  summary: 'Changes rules of alerts of the server, and whom they are told',
  body: z.object(settings),
  answer,
})

export const serverAlertTest = contract({
  method: 'POST',
  path: '/admin/v1/alerts/test',
  summary: 'Sends a mail and a webhook as an alert would',
  answer: z.object({ mails: z.int(), webhooks: z.int() }),
})
