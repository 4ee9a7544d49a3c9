import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  createPerson as createOwner,
  signNames,
} from '../../../apps/server/src/features/names/testing/signNames.ts'
import {
  createPerson,
  messageOf,
  origin,
  signedBy,
} from '../../../apps/server/src/features/siwx/testing/signIn.ts'
import { ask, createAgent, type Reply } from '../ask.ts'
import { event } from '../journey.ts'
import { psql } from '../psql.ts'
import { adminToken } from '../startServer.ts'
import { zone } from '../withWorld.ts'

/** A session of sign-in that the server confirmed. */
export type Session = {
  readonly id: string
  readonly accessToken: string
  readonly refreshToken: string
  /** What the wallet signed, which works once. */
  readonly signed: object
}

export const kinds = ['names', 'projects', 'changes', 'sessions', 'events'] as const
export type Kind = (typeof kinds)[number]

/** What was acknowledged: by id, when, in milliseconds of `performance.now()`. */
export type Written = Readonly<Record<Kind, Map<string, number>>>

export type Writing = {
  readonly written: Written
  readonly sessions: Map<string, Session>
  readonly failures: { readonly at: number; readonly what: string; readonly status: number }[]
  count(): number
  /** Milliseconds that the slowest acknowledged request took. */
  slowestMs(): number
  /** Waits until this many writes were acknowledged. */
  reaches(count: number): Promise<void>
  stop(): Promise<void>
}

/** Registers names, creates and changes projects, signs in and sends events until it is stopped, several at once. */
export function keepWriting({ base, projectId, lanes = 4, pauseMs = 20 }: keepWriting.Options): Writing {
  const agent = createAgent()
  const written = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as unknown as Written
  const sessions = new Map<string, Session>()
  const failures: Writing['failures'] = []
  let going = true
  let slowestMs = 0

  const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Reply> => {
    const headers = path.startsWith('/admin') ? { authorization: `Bearer ${adminToken}` } : { origin }
    const what = { method, path, headers, ...(body && { body: JSON.stringify(body) }) }
    const began = performance.now()
    const reply = await ask(base, what, { agent, timeoutMs: 10_000 }).catch(() => undefined)
    const took = performance.now() - began
    if (reply && reply.status < 300) {
      slowestMs = Math.max(slowestMs, took)
      return reply
    }
    failures.push({
      at: performance.now(),
      what: `${method} ${path.split('?')[0]}`,
      status: reply?.status ?? 0,
    })
    throw new Failed()
  }
  const keep = (kind: Kind, id: string) => written[kind].set(id, performance.now())

  const write: Record<Kind, () => Promise<unknown>> = {
    async names() {
      const name = `n${randomBytes(8).toString('hex')}.${zone}`
      const signed = await signNames(createOwner(), { name, nonce: crypto.randomUUID() })
      await send('POST', `/v1/profile/account?projectId=${projectId}`, signed)
      keep('names', name)
    },
    async projects() {
      const id = `p${randomBytes(8).toString('hex')}`
      await send('POST', '/admin/v1/projects', { id, name: 'Made in a drill' })
      keep('projects', id)
    },
    // Each change has a project of its own, so that the order of changes does not matter.
    async changes() {
      const id = `c${randomBytes(8).toString('hex')}`
      await send('POST', '/admin/v1/projects', { id, name: 'Before' })
      await send('PATCH', `/admin/v1/projects/${id}`, { name: 'After' })
      keep('changes', id)
    },
    async sessions() {
      const nonce = await send('POST', `/v1/siwx/nonce?projectId=${projectId}`)
      const person = createPerson()
      const signed = await signedBy(person, messageOf(person, JSON.parse(nonce.body)))
      const { body } = await send('POST', `/v1/siwx/sessions?projectId=${projectId}`, signed)
      const session: Session = { ...JSON.parse(body), signed }
      sessions.set(session.id, session)
      keep('sessions', session.id)
    },
    async events() {
      const one = event(projectId)
      const { path, body = '' } = one
      await send('POST', path, JSON.parse(body))
      keep('events', one.eventId)
    },
  }

  const running = Array.from({ length: lanes }, async (_, lane) => {
    for (let turn = lane; going; turn += 1) {
      const kind = kinds[turn % kinds.length] as Kind
      await write[kind]().catch((error: unknown) => {
        if (!(error instanceof Failed)) throw error
      })
      await sleep(pauseMs)
    }
  })
  const all = Promise.all(running)
  const count = () => kinds.reduce((sum, kind) => sum + written[kind].size, 0)
  return {
    written,
    sessions,
    failures,
    count,
    slowestMs: () => slowestMs,
    async reaches(wanted) {
      while (count() < wanted) await Promise.race([sleep(20), all])
    },
    async stop() {
      going = false
      await all
      agent.destroy()
    },
  }
}

export declare namespace keepWriting {
  type Options = {
    base: string
    projectId: string
    /** How many write at once. @default 4 */
    lanes?: number | undefined
    /** Between two writes of a lane. @default 20 */
    pauseMs?: number | undefined
  }
}

/** No positive answer; it is in the list of failures. */
class Failed extends Error {}

const ids: Record<Kind, string> = {
  names: `select label || '.' || zone from names`,
  projects: `select id from projects where name = 'Made in a drill'`,
  changes: `select id from projects where name = 'After'`,
  sessions: 'select id from siwx_sessions',
  events: 'select event_id from events',
}

/** The ids of a kind that a database has. */
export function readIds(databaseUrl: string, kind: Kind): Set<string> {
  return new Set(psql(databaseUrl, ids[kind]).split('\n'))
}
