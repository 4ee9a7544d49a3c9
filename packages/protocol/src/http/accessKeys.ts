import * as z from 'zod/mini'
import { contract } from './contract.ts'

const id = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Letters, digits, - and _, 3 to 64'))
const keyId = z.string().check(z.regex(/^[\da-f]{16}$/, '16 hexadecimal digits'))
/** How a key is called in lists and in the audit log. */
export const keyName = z.string().check(z.regex(/^[^\p{Cc}]{1,100}$/u, '1 to 100 characters'))

const key = z.object({
  id: keyId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** A day (UTC). */
  lastUsedOn: z.nullable(z.iso.date()),
  expiresAt: z.nullable(z.iso.datetime()),
})

export const projectKeyList = contract({
  method: 'GET',
  path: '/admin/v1/projects/:id/keys',
  summary: 'Keys of a project, without the keys themselves',
  params: z.object({ id }),
  answer: z.object({ keys: z.array(key) }),
})

export const projectKeyAdd = contract({
  method: 'POST',
  path: '/admin/v1/projects/:id/keys',
  summary: 'Adds a key, next to those there are. It is only shown in this response',
  params: z.object({ id }),
  body: z.object({ name: keyName, expiresAt: z.optional(z.iso.datetime()) }),
  answer: z.object({ info: key, key: z.string() }),
})

export const projectKeyRevoke = contract({
  method: 'DELETE',
  path: '/admin/v1/projects/:id/keys/:keyId',
  summary: 'Revokes a key. It stops working immediately',
  params: z.object({ id, keyId }),
  answer: z.object({ revoked: z.boolean() }),
})
