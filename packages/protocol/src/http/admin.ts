import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { accountIdText } from './shared.ts'
import { subjectProviders } from './users.ts'

/** Longer lists belong into the app's own login, which hands tokens only to whom it knows. */
const maxLoginRules = 1_000

const coins = z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,18})?$/, 'Not an amount such as 0.05'))
const sponsorship = z.nullable(
  z.object({
    dailyLimit: coins,
    accountDailyLimit: coins,
    contracts: z.nullable(z.array(accountIdText).check(z.maxLength(200))),
  }),
)

const claim = z.string().check(z.regex(/^[^\p{Cc}]{1,255}$/u, '1 to 255 characters'))
const tokenLogin = z.nullable(
  z.object({
    issuer: claim,
    audience: claim,
    jwksUrl: z.url().check(z.maxLength(2_048)),
  }),
)

/** `ana@example.com`, `@example.com`, the subject at a provider such as `google:1083`, or `user:` with an id. */
const loginRule = z.union(
  [
    z.string().check(z.regex(/^[^\s\p{Cc}:@]{0,64}@[a-z\d][a-z\d.-]{0,252}$/iu)),
    z.string().check(z.regex(new RegExp(`^(?:user|${subjectProviders.join('|')}):[^\\p{Cc}]{1,255}$`, 'u'))),
  ],
  'Not an address, a domain such as @example.com, or a login such as google:1083',
)
const loginRuleList = z.optional(z.array(loginRule).check(z.maxLength(maxLoginRules)))
const loginRules = z.nullable(z.strictObject({ allow: loginRuleList, deny: loginRuleList }))

const group = z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/, 'Letters, digits, - and _, 1 to 64')))

const settings = {
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  mode: z.optional(z.enum(['development', 'production'])),
  disabled: z.optional(z.boolean()),
  origins: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(500))),
  features: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            id: z.string().check(z.maxLength(64)),
            isEnabled: z.boolean(),
            config: z.nullable(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(32))),
          }),
        )
        .check(z.maxLength(64)),
    ),
  ),
  analytics: z.optional(z.boolean()),
  storeAddresses: z.optional(z.boolean()),
  newDeviceDelayMinutes: z.optional(z.int().check(z.gte(0), z.lte(10_080))),
  /** What the operator's paymaster may pay for; null sponsors nothing. */
  sponsorship: z.optional(sponsorship),
  /** The app's own identity system, whose tokens log visitors in; null for none. */
  tokenLogin: z.optional(tokenLogin),
  /** Who may log in to the embedded wallet; null for every visitor. */
  loginRules: z.optional(loginRules),
  /** Whether visitors may log in as guests; needs logins with passkeys. */
  guestLogin: z.optional(z.boolean()),
  /** Apps of one group may share a visitor's wallet, if the visitor agrees; null for none. */
  group: z.optional(group),
}

const id = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))
const project = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(['development', 'production']),
  disabled: z.boolean(),
  origins: z.array(z.string()),
  features: z.nullable(
    z.array(z.object({ id: z.string(), isEnabled: z.boolean(), config: z.nullable(z.array(z.string())) })),
  ),
  analytics: z.boolean(),
  storeAddresses: z.boolean(),
  newDeviceDelayMinutes: z.int(),
  sponsorship,
  tokenLogin,
  loginRules,
  guestLogin: z.boolean(),
  group,
  version: z.int(),
})

export const projectList = contract({
  method: 'GET',
  path: '/admin/v1/projects',
  summary: 'All projects',
  answer: z.object({ projects: z.array(project) }),
})

export const projectCreate = contract({
  method: 'POST',
  path: '/admin/v1/projects',
  summary: 'Creates a project. The key is only shown in this response',
  body: z.object({ ...settings, id: z.optional(id) }),
  answer: z.object({ project, key: z.string() }),
})

export const projectRead = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id',
  summary: 'One project',
  params: z.object({ id }),
  answer: z.object({ project }),
})

export const projectSet = contract({
  method: 'PATCH',
  path: '/admin/v1/projects/:id',
  summary: 'Updates the given fields of a project',
  params: z.object({ id }),
  body: z.object(settings),
  answer: z.object({ project }),
})

export const projectRotateKey = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/key',
  summary: 'Replaces all keys by one. The old ones stop working immediately',
  params: z.object({ id }),
  answer: z.object({ key: z.string() }),
})

export const projectEvents = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/events',
  summary: 'Event counts by day',
  params: z.object({ id }),
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  answer: z.object({
    counts: z.array(z.object({ day: z.string(), event: z.string(), count: z.int(), accounts: z.int() })),
  }),
})
