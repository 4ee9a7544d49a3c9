import { timingSafeEqual } from 'node:crypto'
import { badRequest, projectsUnavailable } from '@latchkey/protocol/catalogue'
import type { Scope } from '@latchkey/protocol/http/scopes'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Actor, recordChange } from '../audit/recordChange.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import { hashKeyText, idOfHash, isKeyText, makeKeyText } from './keyText.ts'
import type {} from './tables.ts'

/** A key of a project, or of an operator if it has scopes. */
export type AccessKey = {
  readonly id: string
  readonly name: string
  /** The only project that the key opens; null for all. */
  readonly projectId: string | null
  /** Null for the key of a project. */
  readonly scopes: readonly Scope[] | null
  readonly createdAt: Date
  /** Such as `2026-01-31`. */
  readonly lastUsedOn: string | null
  readonly expiresAt: Date | null
}

/** Keys of projects and of operators. Several at once, so that each can be replaced without an interruption. */
export type AccessKeys = {
  /** The text is only returned here. */
  add(settings: NewKey, by: Actor): Promise<{ key: AccessKey; text: string }>
  /** Keys of a project, or of operators. */
  list(of: KeyOwner): Promise<AccessKey[]>
  /** False if there is no such key. */
  revoke(id: string, of: KeyOwner, by: Actor): Promise<boolean>
  /** Revokes every key of a project, and resolves to a new one; undefined if there is no such project. */
  replaceAll(projectId: string, by: Actor): Promise<string | undefined>
  /** Undefined if the key is wrong, revoked or expired. */
  find(text: string): Promise<AccessKey | undefined>
}

export type KeyOwner = { readonly projectId: string } | 'operator'

export type NewKey = {
  readonly name: string
  readonly projectId?: string | undefined
  readonly scopes?: readonly Scope[] | undefined
  readonly expiresAt?: Date | undefined
}

/** More than an owner of keys keeps apart. */
const maxKeys = 50
const maxTouched = 10_000

export function createAccessKeys({ db, clock }: createAccessKeys.Options): AccessKeys {
  /** Days on which keys were last used, so that a key writes once a day. */
  const touched = new LRUCache<string, string>({ max: maxTouched })

  function touch(id: string, lastUsedOn: string | null): void {
    const today = new Date(clock()).toISOString().slice(0, 10)
    if (touched.get(id) === today || lastUsedOn === today) return
    touched.set(id, today)
    db.updateTable('access_keys')
      .set({ last_used_on: today })
      .where('id', '=', id)
      .execute()
      .catch(() => touched.delete(id))
  }

  return {
    add: (settings, by) =>
      db.transaction().execute(async (tx) => {
        const owner = settings.scopes ? 'operator' : { projectId: settings.projectId ?? '' }
        const { count } = await tx
          .selectFrom('access_keys')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where(isOf(owner))
          .executeTakeFirstOrThrow()
        if (Number(count) >= maxKeys)
          throw new Refusal(badRequest, { field: 'name', description: `More than ${maxKeys} keys` })
        const { key, text } = await insertKey(tx, settings, clock())
        await recordChange(tx, 'key/added', key.id, by, detailsOf(key))
        return { key, text }
      }),

    async list(of) {
      const rows = await db
        .selectFrom('access_keys')
        .select(columns)
        .where(isOf(of))
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(toKey)
    },

    revoke: (id, of, by) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom('access_keys')
          .where('id', '=', id)
          .where(isOf(of))
          .returning(columns)
          .executeTakeFirst()
        if (row) await recordChange(tx, 'key/revoked', id, by, detailsOf(toKey(row)))
        return row !== undefined
      }),

    replaceAll: (projectId, by) =>
      db.transaction().execute(async (tx) => {
        // Calls at once wait for each other: one key is left.
        const project = await tx
          .selectFrom('projects')
          .select('id')
          .where('id', '=', projectId)
          .forUpdate()
          .executeTakeFirst()
        if (!project) return undefined
        const revoked = await tx
          .deleteFrom('access_keys')
          .where(isOf({ projectId }))
          .returning('id')
          .execute()
        const { key, text } = await insertKey(tx, { name: 'first', projectId }, clock())
        const details = { ...detailsOf(key), revoked: revoked.length }
        await recordChange(tx, 'key/replaced', key.id, by, details)
        return text
      }),

    async find(text) {
      if (!isKeyText(text)) return undefined
      const hash = hashKeyText(text)
      const row = await db
        .selectFrom('access_keys')
        .select([...columns, 'hash'])
        .where('id', '=', idOfHash(hash))
        .executeTakeFirst()
        .catch((cause: unknown) => {
          throw new Refusal(projectsUnavailable, { cause, retryAfter: 5 })
        })
      if (!row || !timingSafeEqual(row.hash, hash)) return undefined
      const key = toKey(row)
      if (key.expiresAt && key.expiresAt.getTime() <= clock()) return undefined
      touch(key.id, key.lastUsedOn)
      return key
    },
  }
}

export declare namespace createAccessKeys {
  type Options = { db: Kysely<Database>; clock: Clock }
}

/** Part of the transaction that makes the project of the key. */
export async function insertKey(
  tx: Transaction<Database>,
  { name, projectId, scopes, expiresAt }: NewKey,
  now: number,
): Promise<{ key: AccessKey; text: string }> {
  const text = makeKeyText(scopes ? 'admin' : 'project')
  const hash = hashKeyText(text)
  const row = await tx
    .insertInto('access_keys')
    .values({
      id: idOfHash(hash),
      hash,
      name,
      project_id: projectId ?? null,
      scopes: scopes ? [...scopes] : null,
      created_at: new Date(now),
      expires_at: expiresAt ?? null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { key: toKey(row), text }
}

const columns = [
  'id',
  'name',
  'project_id',
  'scopes',
  'created_at',
  'expires_at',
  // As text: the driver reads a date in the time zone of the process.
  sql<string | null>`last_used_on::text`.as('last_used_on'),
] as const

function isOf(owner: KeyOwner) {
  return owner === 'operator'
    ? sql<boolean>`scopes is not null`
    : sql<boolean>`scopes is null and project_id = ${owner.projectId}`
}

type Row = Pick<
  Selectable<Database['access_keys']>,
  'id' | 'name' | 'project_id' | 'scopes' | 'created_at' | 'expires_at'
> & { last_used_on: string | null }

function toKey(row: Row): AccessKey {
  const { id, name, project_id: projectId, scopes, last_used_on: lastUsedOn } = row
  return { id, name, projectId, scopes, createdAt: row.created_at, lastUsedOn, expiresAt: row.expires_at }
}

function detailsOf({ name, projectId, scopes, expiresAt }: AccessKey) {
  return {
    name,
    ...(projectId !== null && { project: projectId }),
    ...(scopes && { scopes: scopes.join(' ') }),
    ...(expiresAt && { expires: expiresAt.toISOString() }),
  }
}
