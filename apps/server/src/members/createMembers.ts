import {
  projectsUnavailable,
  siwxSessionEnded,
  siwxTokenInvalid,
  ssoOnly,
} from '@latchkey/protocol/catalogue'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { MemberRole } from '@latchkey/protocol/http/roles'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Chains } from '../chains/chains.ts'
import type { Clock } from '../clock.ts'
import type { ConsoleConfig } from '../config.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import type { Access, SiwxTokens } from '../siwxTokens/createSiwxTokens.ts'
import { isOfSso, shortOf, subjectOf } from './subjectOf.ts'
import type {} from './tables.ts'

/** Someone who is signed in to the console, with or without a role. */
export type Member = {
  /** `namespace:address`, the CAIP-10 of a contract account, or `oidc:` with a subject. */
  readonly account: string
  readonly name: string | null
  readonly isOperator: boolean
  /** By project: of the one that was asked for, or of all. */
  readonly roles: ReadonlyMap<string, MemberRole>
  /** Until when what is dangerous may be done without signing in again. */
  readonly freshUntil: number
  readonly isFresh: boolean
}

/** Members of the console, by their access tokens. */
export type Members = {
  /**
   * Verifies the token, and in one query that its session goes on and which roles the account has:
   * signing out and removing a member work at once. Rejects with a Refusal.
   */
  find(token: string, call: Members.Call): Promise<Member>
}

export declare namespace Members {
  type Call = {
    /** Undefined if the caller is not a browser. */
    readonly origin: string | undefined
    /** The only project whose roles are needed; all without it. */
    readonly projectId: string | undefined
  }
}

/** How old a sign-in may be for what is dangerous. */
const freshForMs = 15 * 60_000
const maxKnown = 10_000

export function createMembers(options: createMembers.Options): Members {
  const { db, chains, clock, config, tokens } = options
  const hosts = new Set(config.origins.map((origin) => new URL(origin).host))
  const owners = new Set(config.owners.map(spell))
  /** Of sessions, whose signature needs to be looked at once. */
  const subjects = new LRUCache<string, string>({ max: maxKnown })
  /** Days on which members were last seen, by account and project, so that each writes once a day. */
  const seen = new LRUCache<string, string>({ max: maxKnown })

  async function readRows({ sessionId, account }: Access, projectId: string | undefined) {
    const short = shortOf(account)
    const { rows } = await sql<Row>`
      select s.message, s.signature, s.created_at, m.project_id, m.account, m.role, m.name,
        m.last_seen_on::text as last_seen_on
      from siwx_sessions s
      left join members m on m.account in (${account}, ${short})
        and (${projectId ?? null}::text is null or m.project_id in (${consoleProjectId}, ${projectId ?? null}))
      where s.id = ${sessionId} and s.project_id = ${consoleProjectId} and s.account = ${account}
        and s.ended_at is null and s.expires_at > ${new Date(clock())}
      order by m.added_at limit 10000`
      .execute(db)
      .catch((cause: unknown) => {
        throw new Refusal(projectsUnavailable, { cause, retryAfter: 5 })
      })
    return rows
  }

  async function readSubject({ sessionId, account }: Access, { message, signature }: Row): Promise<string> {
    const known = subjects.get(sessionId)
    if (known !== undefined) return known
    const subject = await subjectOf(chains, { account, message, signature })
    subjects.set(sessionId, subject)
    return subject
  }

  function touch(account: string, rows: readonly Row[]): void {
    const today = new Date(clock()).toISOString().slice(0, 10)
    const keyOf = ({ project_id }: Row) => `${account} ${project_id}`
    const late = rows.filter((row) => row.last_seen_on !== today && seen.get(keyOf(row)) !== today)
    if (late.length === 0) return
    for (const row of late) seen.set(keyOf(row), today)
    db.updateTable('members')
      .set({ last_seen_on: today })
      .where('account', '=', account)
      .where(
        'project_id',
        'in',
        late.map(({ project_id }) => project_id),
      )
      .execute()
      .catch(() => {
        for (const row of late) seen.delete(keyOf(row))
      })
  }

  return {
    async find(token, { origin, projectId }) {
      const access = await tokens.read(token, consoleProjectId)
      if (config.sso?.isOnly && !isOfSso(access.account)) throw new Refusal(ssoOnly)
      const isHere = origin === undefined || config.origins.includes(origin)
      // Signed in where the console was before it moved.
      if (!isHere || !hosts.has(access.domain)) throw new Refusal(siwxTokenInvalid)
      const found = await readRows(access, projectId)
      const [first] = found
      if (!first) throw new Refusal(siwxSessionEnded)
      const account = await readSubject(access, first)
      const rows = found.filter((row) => row.account === account)
      touch(account, rows)
      const roles = new Map(rows.map((row) => [row.project_id, row.role]))
      const isOperator = roles.delete(consoleProjectId) || owners.has(spell(account))
      const freshUntil = first.created_at.getTime() + freshForMs
      const { name = null } = rows.find((row) => row.name !== null) ?? {}
      return { account, name, isOperator, roles, freshUntil, isFresh: clock() < freshUntil }
    },
  }
}

export declare namespace createMembers {
  type Options = {
    db: Kysely<Database>
    chains: Pick<Chains, 'isSignedByKey'>
    clock: Clock
    config: Pick<ConsoleConfig, 'origins' | 'owners' | 'sso'>
    tokens: Pick<SiwxTokens, 'read'>
  }
}

/** Hexadecimal addresses have several spellings. */
function spell(account: string): string {
  return /:0x[\da-f]+$/i.test(account) ? account.toLowerCase() : account
}

/** The fields of the member are null if the account has no role. */
type Row = {
  readonly message: string
  readonly signature: string
  readonly created_at: Date
  readonly project_id: string
  readonly account: string | null
  readonly role: MemberRole
  readonly name: string | null
  readonly last_seen_on: string | null
}
