import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as later } from 'node:timers/promises'
import { badRequest, projectsUnavailable } from '@latchkey/protocol/catalogue'
import type { ProjectMode } from '@latchkey/protocol/origin'
import type { Kysely, Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import type { Project, ProjectFeature } from './project.ts'
import type { ProjectsTables } from './tables.ts'

/** Milliseconds what is known of a project is good for. */
const fresh = 30_000
/** How old it may be and still be given while the database is asked: one that was shut out stays so. */
const young = 2 * fresh
/** Milliseconds a caller waits for news of a project that is known. */
const patience = 1_000
/** How long it beats having no database. */
const usable = 24 * 3_600_000
/** As they are made: nothing else is looked for. */
const idShape = /^[\w-]{1,64}$/

/** Who may use this server. Reads come from memory; a lost database is not noticed for a day. */
export type Projects = {
  /** At once when it is known; undefined when there is no such project. */
  find(id: string): Project | undefined | Promise<Project | undefined>
  list(): Promise<Project[]>
  /** The key is given here and never again. Refused where there is a project with that id. */
  create(settings: ProjectSettings & { id?: string | undefined }): Promise<{ project: Project; key: string }>
  set(id: string, settings: ProjectSettings): Promise<Project | undefined>
  rotateKey(id: string): Promise<string | undefined>
  ownsKey(id: string, key: string): Promise<boolean>
}

export type ProjectSettings = {
  name?: string | undefined
  mode?: ProjectMode | undefined
  disabled?: boolean | undefined
  origins?: string[] | undefined
  features?: ProjectFeature[] | null | undefined
  analytics?: boolean | undefined
  storeAddresses?: boolean | undefined
}

export function createProjects({ db, clock }: { db: Kysely<Database>; clock: Clock }): Projects {
  type Known = {
    readonly project: Project
    readonly loadedAt: number
    /** When the database is asked again. */
    askAt: number
  }
  const known = new LRUCache<string, Known>({ max: 10_000 })
  // Apart from the others: whoever makes up ids must not push real projects out. Values are when they were looked for.
  const unknown = new LRUCache<string, number>({ max: 10_000 })
  const loading = new Map<string, Promise<Project | undefined>>()

  function remember(id: string, project: Project | undefined) {
    if (project) known.set(id, { project, loadedAt: clock(), askAt: clock() + fresh })
    else {
      known.delete(id)
      unknown.set(id, clock())
    }
  }

  /** One question for all who ask at the same time. */
  function loadOnce(id: string, before?: Known): Promise<Project | undefined> {
    const running = loading.get(id)
    if (running) return running
    const asking = load(id, before).finally(() => loading.delete(id))
    loading.set(id, asking)
    return asking
  }

  async function load(id: string, before: Known | undefined): Promise<Project | undefined> {
    try {
      const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst()
      const project = row && toProject(row)
      remember(id, project)
      return project
    } catch (cause) {
      if (before && clock() - before.loadedAt < usable) {
        before.askAt = clock() + 1_000
        return before.project
      }
      known.delete(id)
      throw new Refusal(projectsUnavailable, { cause, retryAfter: 5 })
    }
  }

  async function write(id: string, settings: ProjectSettings): Promise<Project | undefined> {
    const row = await db
      .updateTable('projects')
      .set((set) => ({ ...toRow(settings), version: set('version', '+', 1), updated_at: new Date(clock()) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    const project = row && toProject(row)
    if (project) remember(id, project)
    return project
  }

  return {
    find(id) {
      const before = known.get(id)
      if (before && clock() < before.askAt) return before.project
      if (!idShape.test(id) || clock() - (unknown.get(id) ?? Number.NEGATIVE_INFINITY) < fresh)
        return undefined
      const asking = loadOnce(id, before)
      const age = before ? clock() - before.loadedAt : usable
      if (!before || age >= usable) return asking
      asking.catch(() => undefined)
      // Whoever knows a young answer need not wait for the new one, and for an old one not long.
      return age < young
        ? before.project
        : Promise.race([asking, later(patience, before.project, { ref: false })])
    },
    async list() {
      const rows = await db.selectFrom('projects').selectAll().orderBy('created_at').limit(10_000).execute()
      return rows.map(toProject)
    },
    async create({ id = newId(), ...settings }) {
      const key = newKey()
      const row = await db
        .insertInto('projects')
        .values({ ...toRow(settings), id, name: settings.name ?? id, key_hash: hash(key) })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      known.delete(id)
      unknown.delete(id)
      if (!row) throw new Refusal(badRequest, { field: 'id', description: 'There is a project with this id' })
      return { project: toProject(row), key }
    },
    set: write,
    async rotateKey(id) {
      const key = newKey()
      const { numUpdatedRows } = await db
        .updateTable('projects')
        .set({ key_hash: hash(key) })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows ? key : undefined
    },
    async ownsKey(id, key) {
      const row = await db.selectFrom('projects').select('key_hash').where('id', '=', id).executeTakeFirst()
      return row !== undefined && timingSafeEqual(row.key_hash, hash(key))
    },
  }
}

const newId = () => randomBytes(16).toString('hex')
const newKey = () => `lk_${randomBytes(24).toString('base64url')}`
const hash = (key: string) => createHash('sha256').update(key).digest()

function toProject(row: Selectable<ProjectsTables['projects']>): Project {
  const { id, name, mode, disabled, origins, features, analytics, store_addresses, version } = row
  return { id, name, mode, disabled, origins, features, analytics, storeAddresses: store_addresses, version }
}

function toRow({ storeAddresses, features, ...rest }: ProjectSettings) {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...(given as Omit<ProjectSettings, 'storeAddresses' | 'features'>),
    ...(storeAddresses === undefined ? {} : { store_addresses: storeAddresses }),
    ...(features === undefined ? {} : { features: features && JSON.stringify(features) }),
  }
}
