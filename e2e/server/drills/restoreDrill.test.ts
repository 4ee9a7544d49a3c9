import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { origin } from '../../../apps/server/src/features/siwx/testing/signIn.ts'
import { startPostgres } from '../../../apps/server/src/testing/startPostgres.ts'
import { ask } from '../ask.ts'
import { event } from '../journey.ts'
import { missingEvents } from '../missingEvents.ts'
import { psql } from '../psql.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { type Kind, keepWriting, kinds, readIds, type Session, type Writing } from './keepWriting.ts'
import { readCommands } from './readCommands.ts'
import { postgresSettings, runCommands } from './runCommands.ts'

// The day on which PostgreSQL is gone. The server is dumped while it is written to, and restored with
// the commands of the page for operators.

const count = Number(process.env.DRILL ?? (process.env.EXHAUSTIVE ? 5_000 : 80))
/** Rows per write, so that the dump of a large drill takes time. */
const padding = 200
const timeout = 60_000 + count * 120

test('behavior: a database that is dumped under load, destroyed and restored has all that was acknowledged before the dump', {
  timeout,
}, async ({ annotate }) => {
  await withWorld({ ownPostgres: true }, async (world) => {
    if (!world.postgres) return
    const { folder, databaseUrl } = world
    const server = await world.startServer()
    const projectId = await createProject(server.url, 'drill')
    fill(databaseUrl, count * padding)
    const writing = keepWriting({ base: server.url, projectId })
    await writing.reaches(count)

    const stored = readIds(databaseUrl, 'events')
    const began = performance.now()
    await runCommands(commandsBelow('Back up'), folder, postgresSettings(databaseUrl))
    const dumpMs = performance.now() - began
    await writing.reaches(writing.count() + 2 * kinds.length)
    const [untouched, rotated] = [...writing.sessions.values()] as [Session, Session]
    const next = await siwx(server.url, projectId, 'refresh', { refreshToken: rotated.refreshToken })

    await world.postgres.stop()
    const spooled = await sendEvents(server.url, projectId, 20)
    await server.kill()
    await writing.stop()

    const { port } = new URL(databaseUrl)
    world.onEnd((await startPostgres({ port: Number(port) })).stop)
    const restoreBegan = performance.now()
    await runCommands(commandsBelow('Restore'), folder, postgresSettings(databaseUrl))
    const restoreMs = performance.now() - restoreBegan
    const restored = new URL('/latchkey_restored', databaseUrl).href
    // The same port, and so the same spool.
    const again = await world.startServer({
      port: Number(new URL(server.url).port),
      env: { DATABASE_URL: restored },
    })
    const readyMs = performance.now() - restoreBegan

    expect(await missingEvents(restored, spooled)).toEqual([])
    const lost = lostOf(writing, restored, (kind, id, at) =>
      kind === 'events' ? stored.has(id) : at < began,
    )
    expect(lost.before).toEqual([])

    expect((await siwx(again.url, projectId, 'refresh', untouched)).status).toBe(200)
    // Its nonce was used, and in a long drill it has expired as well.
    expect((await siwx(again.url, projectId, 'sessions', untouched.signed)).body).toContain('siwx/nonce_')
    // Refreshed after the dump, so the database only knows the token before: the visitor signs in again.
    expect((await siwx(again.url, projectId, 'refresh', JSON.parse(next.body))).status).toBe(401)
    const [name = ''] = writing.written.names.keys()
    const path = `/v1/profile/account/${name}?projectId=${projectId}`
    expect(JSON.parse((await ask(again.url, { method: 'GET', path })).body)).toMatchObject({ name })
    const more = keepWriting({ base: again.url, projectId })
    await more.reaches(2 * kinds.length)
    await more.stop()
    expect(more.failures).toEqual([])

    const bytes = Number(psql(restored, 'select pg_database_size(current_database())'))
    const dumpBytes = statSync(join(folder, 'latchkey.dump')).size
    await annotate(
      `dump of ${megabytes(bytes)}: ${seconds(dumpMs)}, ${megabytes(dumpBytes)}; restore: ${seconds(restoreMs)}; ready after ${seconds(readyMs)}`,
      'time',
    )
    const since = kinds.map((kind) => `${lost.since[kind]} ${kind}`).join(', ')
    await annotate(`0 lost of ${count}; since the dump: ${since}; from the spool: ${spooled.size}`, 'size')
  })
})

const commandsBelow = (heading: string) => readCommands('operations.md', heading).join('\n')

function siwx(base: string, projectId: string, call: string, body: object) {
  const { refreshToken } = body as Partial<Session>
  const sent = JSON.stringify(refreshToken ? { refreshToken } : body)
  const path = `/v1/siwx/${call}?projectId=${projectId}`
  return ask(base, { method: 'POST', path, headers: { origin }, body: sent })
}

/** The ids of events that were accepted. */
async function sendEvents(base: string, projectId: string, many: number): Promise<Set<string>> {
  const events = Array.from({ length: many }, () => event(projectId))
  for (const one of events) expect((await ask(base, one)).status).toBe(202)
  return new Set(events.map(({ eventId }) => eventId))
}

/** What was acknowledged and is missing: what must not be, and how many came later. */
function lostOf(
  { written }: Writing,
  databaseUrl: string,
  mustBeThere: (kind: Kind, id: string, at: number) => boolean,
) {
  const since = {} as Record<Kind, number>
  const before: string[] = []
  for (const kind of kinds) {
    const kept = readIds(databaseUrl, kind)
    const missing = [...written[kind]].filter(([id]) => !kept.has(id))
    since[kind] = missing.length
    before.push(...missing.filter(([id, at]) => mustBeThere(kind, id, at)).map(([id]) => `${kind} ${id}`))
  }
  return { before, since }
}

/** Events of an earlier day, of another project. */
function fill(databaseUrl: string, rows: number): void {
  psql(
    databaseUrl,
    `create table events_20200101 partition of events for values from ('2020-01-01') to ('2020-01-02')`,
  )
  psql(
    databaseUrl,
    `insert into events (project_id, event_id, day, at, type, event, account, domain, url, properties)
    select 'other', gen_random_uuid(), '2020-01-01', '2020-01-01', 'track', 'MODAL_OPEN', md5(n::text), 'app.example',
      'https://app.example/page', '{"connected": false}' from generate_series(1, ${rows}) n`,
  )
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
