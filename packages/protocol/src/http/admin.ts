import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { legalSettings, themeSettings, walletSettings } from './looks.ts'
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
  /** Which wallets the modal lists; null leaves it to the page. */
  wallets: z.optional(z.nullable(walletSettings)),
  /** How the modal looks; null leaves it to the page. */
  theme: z.optional(z.nullable(themeSettings)),
  /** What visitors agree to; null for nothing. */
  legal: z.optional(z.nullable(legalSettings)),
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
  wallets: z.nullable(walletSettings),
  theme: z.nullable(themeSettings),
  legal: z.nullable(legalSettings),
  /** When it will be deleted, if it is not restored before; null unless its deletion was ordered. */
  deletedOn: z.nullable(z.iso.datetime()),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** Who made the last change, as in the audit log. */
  updatedBy: z.nullable(z.string()),
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
  summary: 'Updates the given fields of a project, unless it was changed since `ifVersion`',
  params: z.object({ id }),
  body: z.object({
    ...settings,
    /** The `version` that the caller has read. Without it, what was changed meanwhile is overwritten. */
    ifVersion: z.optional(z.int()),
  }),
  answer: z.object({ project }),
})

/** What a project has, by kind. */
const contents = z.array(z.object({ table: z.string(), what: z.string(), count: z.int() }))

export const projectContents = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/contents',
  summary: 'What would be deleted with a project, and whether it can be',
  params: z.object({ id }),
  answer: z.object({
    contents,
    /**
     * Embedded wallets of visitors. While there are any, the project is not deleted: they could not be
     * opened without it. Null if this process cannot read where they are, which refuses the deletion too.
     */
    wallets: z.nullable(z.int()),
  }),
})

export const projectDelete = contract({
  method: 'DELETE',
  path: '/admin/v1/projects/:id',
  summary: 'Disables a project at once, and deletes it after seven days',
  params: z.object({ id }),
  body: z.object({
    /** The name of the project, so that no other one is deleted by mistake. */
    name: z.string().check(z.maxLength(100)),
  }),
  answer: z.object({ project }),
})

export const projectRestore = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/restore',
  summary: 'Takes back the deletion of a project, which is then as it was before',
  params: z.object({ id }),
  answer: z.object({ project }),
})

/** Why an origin may use a project, or may not. */
export const originReasons = [
  /** A pattern of the project matches it. */
  'listed',
  /** The developer's own machine, in development. */
  'local',
  /** A free host for previews, in development. */
  'preview',
  /** In development, a project without origins can be used from anywhere. */
  'nothing_listed',
  /** Not how browsers write an origin. */
  'not_an_origin',
  'disabled',
  /** Only allowed in development. */
  'local_in_production',
  'preview_in_production',
  /** In development, preview hosts may use a project, but no visitor signs in there: anyone can host a page on them. */
  'preview_untrusted',
  /** A page without encryption, in production. */
  'https_needed',
  /** No pattern matches; `nearest` differs only by what the code says. */
  'scheme_differs',
  'port_differs',
  'www_differs',
  'bare_domain',
  'subdomain',
  'not_listed',
] as const
export type OriginReason = (typeof originReasons)[number]

const verdict = z.object({
  isAllowed: z.boolean(),
  reason: z.enum(originReasons),
  /** The pattern that allows it; or the one that nearly does. */
  pattern: z.nullable(z.string()),
})

export const originTest = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/origins/test',
  summary: 'Whether pages of an origin may use the project, and why',
  params: z.object({ id }),
  body: z.object({
    origin: z.string().check(z.maxLength(300)),
    /** Tests these instead of what is stored, before they are saved. */
    origins: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(500))),
    mode: z.optional(z.enum(['development', 'production'])),
  }),
  answer: z.object({
    /** As a browser writes it, if the text means an origin. */
    origin: z.nullable(z.string()),
    use: verdict,
    /** For signing in, changes of names and checkouts, which preview hosts may not do. */
    signIn: verdict,
    /** The pattern to add, if something is refused; null if adding one would not help. */
    suggestion: z.nullable(z.string()),
  }),
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
