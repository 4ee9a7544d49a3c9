import { randomBytes } from 'node:crypto'
import { setTimeout as later } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { badRequest, projectsUnavailable } from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/http/members'
import type { ProjectMode } from '@latchkey/protocol/origin'
import type { Kysely, Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { insertKey } from '../accessKeys/createAccessKeys.ts'
import { type Actor, program, recordChange } from '../audit/recordChange.ts'
import type { Clock } from '../clock.ts'
import type { ConsoleConfig } from '../config.ts'
import type { Database } from '../db/schema.ts'
import type {} from '../members/tables.ts'
import { Refusal } from '../refusal.ts'
import { consoleProject } from './consoleProject.ts'
import type { LoginRules, Project, ProjectFeature, Sponsorship, TokenLogin } from './project.ts'
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
  set(id: string, settings: ProjectSettings, by?: Actor): Promise<Project | undefined>
}

export type ProjectSettings = {
  name?: string | undefined
  mode?: ProjectMode | undefined
  disabled?: boolean | undefined
  origins?: string[] | undefined
  features?: ProjectFeature[] | null | undefined
  analytics?: boolean | undefined
  storeAddresses?: boolean | undefined
  newDeviceDelayMinutes?: number | undefined
  sponsorship?: Sponsorship | null | undefined
  tokenLogin?: TokenLogin | null | undefined
  loginRules?: LoginRules | null | undefined
  guestLogin?: boolean | undefined
  group?: string | null | undefined
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

  async function write(
    id: string,
    settings: ProjectSettings,
    by: Actor = program,
  ): Promise<Project | undefined> {
    const project = await db.transaction().execute(async (tx) => {
      const before = await tx
        .selectFrom('projects')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) return undefined
      const row = await tx
        .updateTable('projects')
        .set((set) => ({
          ...toRow(settings),
          version: set('version', '+', 1),
          updated_at: new Date(clock()),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const changed = toProject(row)
      const fields = changedFields(toProject(before), changed)
      // Their names alone: values may be secrets, and entries cannot be deleted.
      if (fields.length > 0)
        await recordChange(tx, 'project/changed', id, by, { project: id, fields: fields.join(' ') })
      return changed
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
          .values({ ...toRow(settings), id, name: settings.name ?? id })
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
    set: async (id, ...rest) => (id === consoleProjectId ? undefined : write(id, ...rest)),
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

const newId = () => randomBytes(16).toString('hex')

function toProject(row: Selectable<ProjectsTables['projects']>): Project {
  const { id, name, mode, disabled, origins, features, analytics, sponsorship, version } = row
  const { store_addresses: storeAddresses, new_device_delay_minutes: newDeviceDelayMinutes } = row
  const { token_login: tokenLogin, login_rules: loginRules, guest_login: guestLogin } = row
  const logins = { newDeviceDelayMinutes, tokenLogin, loginRules, guestLogin, group: row.app_group }
  const rest = { storeAddresses, ...logins, sponsorship, version }
  return { id, name, mode, disabled, origins, features, analytics, ...rest }
}

function changedFields(before: Project, after: Project): string[] {
  return (Object.keys(after) as (keyof Project)[]).filter(
    (name) => name !== 'version' && !isDeepStrictEqual(before[name], after[name]),
  )
}

function toRow(settings: ProjectSettings) {
  const { storeAddresses, newDeviceDelayMinutes, features, sponsorship, ...more } = settings
  const { tokenLogin, loginRules, guestLogin, group, ...rest } = more
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...(given as typeof rest),
    ...(storeAddresses === undefined ? {} : { store_addresses: storeAddresses }),
    ...(newDeviceDelayMinutes === undefined ? {} : { new_device_delay_minutes: newDeviceDelayMinutes }),
    ...(features === undefined ? {} : { features: features && JSON.stringify(features) }),
    ...(sponsorship === undefined ? {} : { sponsorship: sponsorship && JSON.stringify(sponsorship) }),
    ...(group === undefined ? {} : { app_group: group }),
    ...(loginRules === undefined ? {} : { login_rules: loginRules && JSON.stringify(loginRules) }),
    ...(guestLogin === undefined ? {} : { guest_login: guestLogin }),
    ...(tokenLogin === undefined ? {} : { token_login: tokenLogin && JSON.stringify(tokenLogin) }),
  }
}
