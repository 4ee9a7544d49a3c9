import * as z from 'zod/mini'
import { contract } from './contract.ts'

const name = z.string().check(z.regex(/^[A-Z][A-Z\d_]{2,63}$/, 'The name of a setting, such as ZERION_KEY'))
/** No line of a private key is longer, and no key has more. */
const value = z.string().check(z.minLength(1), z.maxLength(8_192))

/** What a value is for. */
export const secretGroups = ['logins', 'mail', 'vendors', 'sponsoring'] as const
export type SecretGroup = (typeof secretGroups)[number]

const test = z.object({
  at: z.iso.datetime(),
  ok: z.boolean(),
  /** In plain words, why it failed. */
  cause: z.nullable(z.string()),
})

const secret = z.object({
  name: z.string(),
  group: z.enum(secretGroups),
  /** Who it is used with: a vendor, a login provider, or a chain. */
  of: z.string(),
  /** What it is, in plain words. */
  about: z.string(),
  /** `environment`: a variable or a file sets it, and wins. `console`: it is stored here. */
  source: z.enum(['unset', 'environment', 'console']),
  /** Of a stored value with more than 12 characters. */
  lastFour: z.nullable(z.string()),
  /** The whole value, of those that are no secrets: ids and addresses of senders. */
  shown: z.nullable(z.string()),
  setBy: z.nullable(z.string()),
  setAt: z.nullable(z.iso.datetime()),
  /** What is missing before it is used, such as the id that belongs to it. */
  needs: z.array(z.string()),
  /** Cannot be decrypted with `SECRET` or `SECRET_PREVIOUS`: set it again. */
  isUnreadable: z.boolean(),
  canTest: z.boolean(),
  test: z.nullable(test),
})

export const secretList = contract({
  method: 'GET',
  path: '/admin/v1/server/secrets',
  summary: 'What can be set from the console, without the values',
  answer: z.object({
    secrets: z.array(secret),
    /** How long other processes take to follow a change. */
    followsWithinMs: z.int(),
  }),
})

export const secretSet = contract({
  method: 'PUT',
  path: '/admin/v1/server/secrets/:name',
  summary: 'Sets or replaces a value. It is never shown again',
  params: z.object({ name }),
  body: z.strictObject({ value }),
  answer: z.object({ secret }),
})

export const secretRemove = contract({
  method: 'DELETE',
  path: '/admin/v1/server/secrets/:name',
  summary: 'Removes a value',
  params: z.object({ name }),
  answer: z.object({ removed: z.boolean() }),
})

export const secretTest = contract({
  method: 'POST',
  path: '/admin/v1/server/secrets/:name/test',
  summary: 'Tries a value with the service it is for, with one small call',
  params: z.object({ name }),
  answer: z.object({ test }),
})
