import { randomBytes } from 'node:crypto'
import { setTimeout as later } from 'node:timers/promises'
import { badRequest, projectChanged, projectsUnavailable } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { Kysely, Updateable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { insertKey } from '../accessKeys/createAccessKeys.ts'
import { type Actor, program, recordChange } from '../audit/recordChange.ts'
import type { Clock } from '../clock.ts'
import type { ConsoleConfig } from '../config.ts'
import type { Database } from '../db/schema.ts'
import type {} from '../members/tables.ts'
import { Refusal } from '../refusal.ts'
import { consoleProject } from './consoleProject.ts'
import { describeChanges } from './describeChanges.ts'
import type { Project, ProjectSettings } from './project.ts'
import { toProject, toRow } from './projectRow.ts'
import type { ProjectsTables } from './tables.ts'

const staleAfterMs = 30_000
/** Until then a cached project is used while it reloads; bounds how long a disabled project keeps working. */
const reloadInBackgroundMs = 2 * staleAfterMs
/** How long a request waits for a reload before it uses the stale project. */
const lookupTimeoutMs = 1_000
/** How long a stale project is used while the database is unreachable. */
const maxStaleMs = 24 * 3_600_000
/** More apps than an operator shares a wallet among. */
const maxGroupmates = 100
/** Other ids are not looked up. */
const idShape = /^[\w-]{1,64}$/

/** The projects that may use this server. Reads come from memory, so a database outage of up to a day goes unnoticed. */
export type Projects = {
  /** Synchronous if cached; undefined if the project does not exist. */
  find(id: string): Project | undefined | Promise<Project | undefined>
  list(): Promise<Project[]>
  /**
   * The other projects of its group that are in use. Those in development are among themselves: their
   * logins may be those of tests.
   */
  groupmates(project: Project): Promise<readonly Project[]>
  /** The key is only returned here. Refused if the id is taken. */
  create(
    settings: ProjectSettings & {
      id?: string | undefined
      /** Becomes a member of the project. */
      owner?: { readonly account: string; readonly name: string | null } | undefined
    },
    by?: Actor,
  ): Promise<{ project: Project; key: string }>
  /** Undefined if the project does not exist. Refused if `ifVersion` is given and not its version. */
  set(
    id: string,
    settings: ProjectSettings,
    by?: Actor,
    options?: { ifVersion?: number | undefined },
  ): Promise<Project | undefined>
  /** Disables it at once; a job deletes it a week later. Ordering it twice changes nothing. */
  orderDeletion(id: string, by: Actor): Promise<Project | undefined>
  /** Takes back its deletion. */
  restore(id: string, by: Actor): Promise<Project | undefined>
}

export function createProjects({ db, clock, console }: createProjects.Options): Projects {
  const ofConsole = console && consoleProject(console)
  type Known = {
    readonly project: Project
    readonly loadedAt: number
    /** When to reload from the database. */
    askAt: number
  }
  const known = new LRUCache<string, Known>({ max: 10_000 })
  // Kept apart, so that made-up ids do not evict real projects. Values are lookup times.
  const unknown = new LRUCache<string, number>({ max: 10_000 })
  const loading = new Map<string, Promise<Project | undefined>>()

  function remember(id: string, project: Project | undefined) {
    if (project) known.set(id, { project, loadedAt: clock(), askAt: clock() + staleAfterMs })
    else {
      known.delete(id)
      unknown.set(id, clock())
    }
  }

  /** Concurrent calls share one query. */
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
      if (before && clock() - before.loadedAt < maxStaleMs) {
        before.askAt = clock() + 1_000
        return before.project
      }
      known.delete(id)
      throw new Refusal(projectsUnavailable, { cause, retryAfter: 5 })
    }
  }

  /** Changes a row that others cannot change meanwhile. Undefined if there is none. */
  async function write(
    id: string,
    by: Actor,
    change: (before: Project) => Change | undefined,
  ): Promise<Project | undefined> {
    const project = await db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('projects')
        .selectAll()
        .where('id', '=', id)
        .where('id', '!=', consoleProjectId)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return undefined
      const before = toProject(row)
      const given = change(before)
      if (!given) return before
      const { values, kind } = given
      const after = toProject(
        await tx
          .updateTable('projects')
          .set((set) => ({
            ...values,
            version: set('version', '+', 1),
            updated_at: new Date(clock()),
            updated_by: by.name,
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      )
      const details = describeChanges(before, after)
      if (details || kind !== 'project/changed')
        await recordChange(tx, kind, id, by, { project: id, ...details })
      return after
    })
    if (project) remember(id, project)
    return project
  }

  return {
    find(id) {
      if (id === consoleProjectId) return ofConsole
      const before = known.get(id)
      if (before && clock() < before.askAt) return before.project
      if (!idShape.test(id) || clock() - (unknown.get(id) ?? Number.NEGATIVE_INFINITY) < staleAfterMs)
        return undefined
      const asking = loadOnce(id, before)
      const age = before ? clock() - before.loadedAt : maxStaleMs
      if (!before || age >= maxStaleMs) return asking
      asking.catch(() => undefined)
      // A recently loaded project is used without waiting, an older one after a short timeout.
      return age < reloadInBackgroundMs
        ? before.project
        : Promise.race([asking, later(lookupTimeoutMs, before.project, { ref: false })])
    },
    async list() {
      const rows = await db
        .selectFrom('projects')
        .selectAll()
        .where('id', '!=', consoleProjectId)
        .orderBy('created_at')
        .limit(10_000)
        .execute()
      return rows.map(toProject)
    },
    async groupmates({ id, group, mode }) {
      if (group === null) return []
      // Not cached: who leaves a group shares nothing from then on.
      const rows = await db
        .selectFrom('projects')
        .selectAll()
        .where('app_group', '=', group)
        .where('mode', '=', mode)
        .where('disabled', '=', false)
        .where('deletion_ordered_at', 'is', null)
        .where('id', '!=', id)
        .orderBy('created_at')
        .limit(maxGroupmates)
        .execute()
        .catch((cause: unknown) => {
          throw new Refusal(projectsUnavailable, { cause, retryAfter: 5 })
        })
      return rows.map(toProject)
    },
    async create({ id = newId(), owner, ...settings }, by = program) {
      // Its row exists, but a database that was not migrated yet must not get another.
      if (id === consoleProjectId) throw new Refusal(badRequest, { field: 'id', description: 'Reserved' })
      const made = await db.transaction().execute(async (tx) => {
        const row = await tx
          .insertInto('projects')
          .values({ ...toRow(settings), id, name: settings.name ?? id, updated_by: by.name })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        const { key, text } = await insertKey(tx, { name: 'first', projectId: id }, clock())
        if (owner) {
          const { account, name } = owner
          await tx
            .insertInto('members')
            .values({ project_id: id, account, role: 'owner', name, added_at: new Date(clock()) })
            .execute()
        }
        await recordChange(tx, 'project/created', id, by, { project: id, key: key.id })
        return { project: toProject(row), key: text }
      })
      known.delete(id)
      unknown.delete(id)
      if (!made)
        throw new Refusal(badRequest, { field: 'id', description: 'A project with this id already exists' })
      return made
    },
    set: (id, settings, by = program, { ifVersion } = {}) =>
      write(id, by, ({ version }) => {
        if (ifVersion !== undefined && ifVersion !== version) throw new Refusal(projectChanged)
        return { kind: 'project/changed', values: toRow(settings) }
      }),
    orderDeletion: (id, by) =>
      write(id, by, ({ deletionOrderedAt }) =>
        deletionOrderedAt
          ? undefined
          : { kind: 'project/deletion_ordered', values: { deletion_ordered_at: new Date(clock()) } },
      ),
    restore: (id, by) =>
      write(id, by, ({ deletionOrderedAt }) =>
        deletionOrderedAt ? { kind: 'project/restored', values: { deletion_ordered_at: null } } : undefined,
      ),
  }
}

export declare namespace createProjects {
  type Options = {
    db: Kysely<Database>
    clock: Clock
    /** Where members of the console sign in; its project is unknown without it. */
    console?: Pick<ConsoleConfig, 'origins'> | undefined
  }
}

type Change = { kind: string; values: Updateable<ProjectsTables['projects']> }

const newId = () => randomBytes(16).toString('hex')
