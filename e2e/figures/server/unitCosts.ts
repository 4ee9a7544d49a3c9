import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../../apps/server/src/db/openDatabase.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { ask, createAgent } from '../../server/ask.ts'
import { event, randomAddress, rpc } from '../../server/journey.ts'
import { missingEvents } from '../../server/missingEvents.ts'
import { cpuTime, memory } from '../../server/processCost.ts'
import { psql } from '../../server/psql.ts'
import { type Order, runLoad, serverCore } from '../../server/runLoad.ts'
import { silent } from '../../server/silent.ts'
import { createProject, type ServerProcess } from '../../server/startServer.ts'
import { wideLimits, withWorld } from '../../server/withWorld.ts'

type Report = (figure: Figure) => void

/** Costs per unit: CPU time of the server, and bytes in the database. */
export async function measureUnitCosts(report: Report): Promise<void> {
  await withWorld({ redis: true, ownPostgres: true, limits: wideLimits }, async (world) => {
    const { postgres, databaseUrl } = world
    if (!postgres) return
    const server = await world.startServer({ core: serverCore })
    await sleep(2_000)
    report({ name: 'memory of an idle process', value: megabytes(memory(server.pid)), unit: 'MB' })
    const projectId = await createProject(server.url)
    await measureAnswers(report, server, projectId)
    report({ name: 'memory after the load', value: megabytes(memory(server.pid)), unit: 'MB' })

    // Without a database events queue up, so that ingesting and storing are measured separately.
    await postgres.kill()
    const accepted = await measureAccepting(report, server, projectId)
    await measureStoring(report, server, databaseUrl, postgres.start, accepted)
    measureRows(report, databaseUrl)
  })
}

/** Every kind of request, one kind at a time. */
async function measureAnswers(report: Report, { url, pid }: ServerProcess, projectId: string): Promise<void> {
  const get = (path: string): Order => ({ url, pid, method: 'GET', path })
  const post = (method: string, params: readonly unknown[]): Order => {
    const { path, body } = rpc(projectId, method, params)
    return { url, pid, method: 'POST', path, body, expect: '"result"' }
  }
  const yields = await runLoad(
    {
      'a cached RPC answer': post('eth_getBalance', [randomAddress(), 'latest']),
      'an uncached RPC answer': post('eth_getBalance', ['0x{fresh}', 'latest']),
      'a read of the configuration': get(`/v1/config?projectId=${projectId}`),
      'a page of 40 wallets': get(`/getWallets?projectId=${projectId}&page=1&entries=40`),
    },
    { sliceMs: 500 },
  )
  for (const [name, { cpu }] of Object.entries(yields))
    report({ name, value: round(cpu), unit: 'µs of processor time' })
}

/** Single events, then batches. Resolves to the ids of the accepted events. */
async function measureAccepting(
  report: Report,
  { url, pid }: ServerProcess,
  projectId: string,
): Promise<Set<string>> {
  const agent = createAgent(32)
  const accepted = new Set<string>()
  const batchSize = 100

  async function measure(name: string, requests: number, send: () => Promise<number>): Promise<void> {
    const before = cpuTime(pid)
    let taken = 0
    let left = requests
    const workers = Array.from({ length: 16 }, async () => {
      while (left-- > 0) {
        const more = await send()
        taken += more
      }
    })
    await Promise.all(workers)
    report({
      name,
      value: round((cpuTime(pid) - before) / taken),
      unit: 'µs of processor time',
      note: `${taken} events`,
    })
  }

  await measure('accepting an event', 6_000, async () => {
    const one = event(projectId)
    const { status, body } = await ask(url, one, { agent })
    if (status !== 202) throw new Error(`${status} ${body}`)
    accepted.add(one.eventId)
    return 1
  })
  await measure('accepting an event of a batch', 500, async () => {
    const many = Array.from({ length: batchSize }, () => event(projectId))
    const body = `[${many.map((one) => one.body).join(',')}]`
    const path = `/e/batch?projectId=${projectId}`
    const reply = await ask(url, { method: 'POST', path, body }, { agent })
    if (reply.status !== 202) throw new Error(`${reply.status} ${reply.body}`)
    for (const { eventId } of many) accepted.add(eventId)
    return batchSize
  })
  agent.destroy()
  return accepted
}

/** Queued events are stored once the database is back. */
async function measureStoring(
  report: Report,
  { pid }: ServerProcess,
  databaseUrl: string,
  restore: () => Promise<void>,
  accepted: ReadonlySet<string>,
): Promise<void> {
  const before = cpuTime(pid)
  await restore()
  const db = openDatabase(databaseUrl, silent, { max: 1 })
  const count = async () => {
    const row = await db
      .selectFrom('events')
      .select((from) => from.fn.countAll<string>().as('rows'))
      .executeTakeFirst()
    return Number(row?.rows ?? 0)
  }
  // The time until the server detects that the database is back is not part of the write throughput.
  let first = { rows: await count(), at: performance.now() }
  let last = first
  while (last.rows < accepted.size) {
    await sleep(50)
    last = { rows: await count(), at: performance.now() }
    if (first.rows === 0) first = last
    if (last.at - first.at > 60_000) throw new Error(`${last.rows} of ${accepted.size} events were stored`)
  }
  await db.destroy()
  const missing = await missingEvents(databaseUrl, accepted)
  if (missing.length) throw new Error(`${missing.length} of ${accepted.size} events were not stored`)
  const stored = last.rows - first.rows
  report({
    name: 'storing an event',
    value: round((cpuTime(pid) - before) / accepted.size),
    unit: 'µs of processor time',
    note: `${accepted.size} events`,
  })
  report({
    name: 'events stored by one process',
    value: Math.round((stored * 1_000) / (last.at - first.at)),
    unit: 'events/s',
    note: `${stored} events, the database and the process on one core each at best`,
  })
}

/** Bytes per row, including indexes. */
function measureRows(report: Report, databaseUrl: string): void {
  const query = (sql: string) => psql(databaseUrl, sql)
  const rows = 50_000
  query(`insert into names (label, zone, attributes, registered_at, updated_at)
    select 'username' || n, 'example.eth', '{"bio": "hello"}', now(), now() from generate_series(1, ${rows}) n`)
  query(`insert into name_addresses (name_id, coin_type, address, address_key, proof, created_at)
    select id, 60, '0x' || substr(repeat(md5(label), 2), 1, 40), '0x' || substr(repeat(md5(label), 2), 1, 40), 'signed', now()
    from names where zone = 'example.eth'`)
  query(`insert into usage_minute (project_id, minute, kind, key, status, n)
    select 'project' || n % 100, to_timestamp(1700000000 + 60 * (n / 100)), 'rpc', 'eip155:1', 'ok', n
    from generate_series(1, ${rows}) n`)
  const size = (table: string) =>
    Number(
      query(`select coalesce(sum(pg_total_relation_size(c.oid)), 0) from pg_class c
        where c.oid = '${table}'::regclass or c.oid in (select inhrelid from pg_inherits where inhparent = '${table}'::regclass)`),
    )
  const bytes: Record<string, number> = {
    'an event': size('events') / Number(query('select count(*) from events')),
    'a name with its address':
      (size('names') + size('name_addresses')) / Number(query('select count(*) from names')),
    'a row of usage': size('usage_minute') / Number(query('select count(*) from usage_minute')),
  }
  for (const [name, value] of Object.entries(bytes))
    report({
      name: `${name} in PostgreSQL`,
      value: Math.round(value),
      unit: 'bytes',
      note: 'with its indexes',
    })
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
const round = (value: number) => Number(value.toFixed(1))
