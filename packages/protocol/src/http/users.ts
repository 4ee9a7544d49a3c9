import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { linkedWallet } from './linkedWallets.ts'
import { accountIdText } from './shared.ts'
import { windowProviders } from './social.ts'

/** Logins with a subject that stays the same. A passkey has none. */
export const subjectProviders = [...windowProviders, 'farcaster', 'token'] as const

/** Lines of one call: one that is lost is short to repeat. */
export const maxImportLines = 200
const maxMetadataChars = 4_096

const projectId = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))
const plain = z.string().check(z.regex(/^[^\p{Cc}]{1,255}$/u, '1 to 255 characters'))
const email = z.email().check(z.maxLength(254))
/** Who the visitor is at a provider, or in tokens of the app. */
const login = z.strictObject({ provider: z.enum(subjectProviders), subject: plain })
export type UserLogin = z.infer<typeof login>

const metadata = z
  .record(
    z.string().check(z.minLength(1), z.maxLength(64)),
    z.union([z.string().check(z.maxLength(1_024)), z.number(), z.boolean()]),
  )
  .check(z.refine((value) => JSON.stringify(value).length <= maxMetadataChars, 'More than 4096 characters'))
/** CAIP-10: of wallets that the app knows to be the user's. */
const addresses = z.array(accountIdText).check(z.maxLength(20))

const isOne = (values: readonly unknown[]) => values.filter((value) => value !== undefined).length === 1

/** What an app knows about a user. Null removes a field. */
export const userRecord = z
  .strictObject({
    /** What the user logs in with: either the address, or the login. */
    email: z.optional(email),
    login: z.optional(login),
    /** The app's own id, which no other user of the project has. */
    ownId: z.optional(z.nullable(plain)),
    metadata: z.optional(z.nullable(metadata)),
    addresses: z.optional(z.nullable(addresses)),
  })
  .check(z.refine(({ email, login }) => isOne([email, login]), 'Either email or login'))
export type UserRecord = z.infer<typeof userRecord>

const user = z.object({
  id: z.uuid(),
  /** Absent if none is known. Verified, once the user has logged in. */
  email: z.optional(z.string()),
  /** `email`, `token`, `guest`, or providers of social logins. */
  logins: z.array(z.string()),
  /** Whether nothing but the browser of their first visit logs them in. Absent once a passkey does. */
  isGuest: z.optional(z.literal(true)),
  ownId: z.optional(z.string()),
  metadata: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  addresses: z.optional(z.array(z.string())),
  /** Proven by a signature of each, unlike `addresses`. Absent if there are none. */
  linkedWallets: z.optional(z.array(linkedWallet)),
  createdAt: z.string(),
  /** Absent until they have logged in. */
  firstLoginAt: z.optional(z.string()),
  /** Since when they are shut out. They can still leave with their wallet. */
  disabledAt: z.optional(z.string()),
  deletion: z.optional(
    z.object({
      /** `stopped`: the user has answered the mail. `erasing`: it is being done. */
      state: z.enum(['waiting', 'stopped', 'erasing']),
      /** Nothing is deleted before the mail was sent. `failed`: it could not be delivered. */
      mail: z.enum(['queued', 'sent', 'failed']),
      askedAt: z.string(),
      erasesAt: z.string(),
    }),
  ),
})
export type UserAnswer = z.infer<typeof user>

export const userList = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/users',
  /** Persons get the addresses with most letters hidden, and nothing that the app has stored. Programs get all. */
  summary: 'Users of the embedded wallet, the oldest first',
  params: z.object({ id: projectId }),
  query: z.object({
    /** `next` of the page before. */
    after: z.optional(z.uuid()),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  answer: z.object({ users: z.array(user), next: z.optional(z.uuid()) }),
})

export const userRead = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/users/:userId',
  summary: 'One of them',
  params: z.object({ id: projectId, userId: z.uuid() }),
  answer: z.object({ user }),
})

/** Not by a query: addresses do not belong into the logs of proxies. */
export const userFind = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/users/find',
  summary: 'The user with this address, login, wallet, or id of the app',
  params: z.object({ id: projectId }),
  body: z
    .strictObject({
      email: z.optional(email),
      login: z.optional(login),
      ownId: z.optional(plain),
      /** CAIP-10 of a linked wallet. Any chain of its family finds it. */
      linkedWallet: z.optional(accountIdText),
      /** CAIP-10 of a linked wallet, or of one that the app has stored with the user. */
      wallet: z.optional(accountIdText),
    })
    .check(
      z.refine(
        ({ email, linkedWallet, login, ownId, wallet }) => isOne([email, linkedWallet, login, ownId, wallet]),
        'One of email, login, ownId, linkedWallet, wallet',
      ),
    ),
  answer: z.object({ user }),
})

export const userWrite = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/users',
  summary: 'Stores what the app knows about a user, also before they have logged in',
  params: z.object({ id: projectId }),
  body: userRecord,
  answer: z.object({ user, isNew: z.boolean() }),
})

export const userImport = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/users/import',
  summary: 'The same for many users, with a result for each; can be repeated',
  params: z.object({ id: projectId }),
  /** Each is a record; one that is not valid does not stop the others. */
  body: z.strictObject({ users: z.array(z.unknown()).check(z.minLength(1), z.maxLength(maxImportLines)) }),
  answer: z.object({
    results: z.array(
      z.union([
        z.object({ status: z.enum(['created', 'updated', 'unchanged']), id: z.uuid() }),
        z.object({ status: z.literal('failed'), code: z.string(), field: z.string() }),
      ]),
    ),
  }),
})

export const userRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/projects/:id/users/:userId',
  summary: 'Deletes a user who has never logged in',
  params: z.object({ id: projectId, userId: z.uuid() }),
  answer: z.object({ removed: z.int() }),
})

const one = z.object({ id: projectId, userId: z.uuid() })
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** What a user can be asked about by support. No key, no session, no IP address. */
export const userSecurity = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/users/:userId/security',
  summary: 'Devices and factors of a user, by kind and day',
  params: one,
  answer: z.object({
    devices: z.array(
      z.object({
        /** Such as `Firefox`. */
        browser: z.string(),
        addedOn: day,
        lastSeenOn: day,
      }),
    ),
    /** `email`, `passkey`, `guest`, `token`, a provider; of the wallet `kit`, `escrow` or `totp`. */
    factors: z.array(z.object({ kind: z.string(), addedOn: day })),
    /** False if the service that has the wallet could not be asked: factors of the wallet are missing then. */
    isWhole: z.boolean(),
    /** What was looked up or done by the app and the operator, the newest first. The user sees the same. */
    records: z.array(z.object({ at: z.string(), kind: z.string(), by: z.string() })),
  }),
})

export const userDisable = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/users/:userId/disable',
  summary: 'Shuts a user out of the app at once. They can still leave with their wallet',
  params: one,
  answer: z.object({ user }),
})

export const userEnable = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/users/:userId/enable',
  summary: 'Lets them in again',
  params: one,
  answer: z.object({ user }),
})

export const minGraceDays = 7
export const defaultGraceDays = 14

export const userDelete = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/users/:userId/deletion',
  summary: 'Deletes a user and their wallet after a time in which they can stop it',
  params: one,
  body: z.strictObject({
    graceDays: z.optional(z.int().check(z.gte(minGraceDays), z.lte(90))),
  }),
  answer: z.object({ user }),
})

export const userDeleteCancel = contract({
  method: 'DELETE',
  path: '/admin/v1/projects/:id/users/:userId/deletion',
  summary: 'Does not delete them after all',
  params: one,
  answer: z.object({ user }),
})
