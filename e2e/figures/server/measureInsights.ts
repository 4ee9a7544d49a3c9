import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../../apps/server/src/db/openDatabase.ts'
import { createClickhouseSink } from '../../../apps/server/src/features/analytics/clickhouseSink.ts'
import { startDrain } from '../../../apps/server/src/features/analytics/drain.ts'
import { createPostgresSink } from '../../../apps/server/src/features/analytics/postgresSink.ts'
import { recountHours } from '../../../apps/server/src/features/analytics/recountHours.ts'
import { openSpool } from '../../../apps/server/src/features/analytics/spool.ts'
import {
  clickhouseEvents,
  dayBefore,
  fillCounts,
  fillDay,
  makeEvents,
} from '../../../apps/server/src/features/analytics/testingCounts.ts'
import { startPostgres } from '../../../apps/server/src/testing/startPostgres.ts'
import {
  adminToken,
  startTestServer,
  type TestServer,
} from '../../../apps/server/src/testing/startTestServer.ts'
import type { Figure } from '../../../scripts/figures.ts'
import { psql } from '../../server/psql.ts'

type Report = (figure: Figure) => void

/** Of a year, in ClickHouse; in PostgreSQL their counts, which are what charts read. */
const total = Number(process.env.INSIGHTS_EVENTS ?? 100_000_000)
/** Of today, in PostgreSQL, whose accounts are counted on demand. */
const today = Math.min(1_000_000, total)
/** The year, and the one before for comparison. */
const dayCount = Number(process.env.INSIGHTS_DAYS ?? 730)
const samples = Number(process.env.INSIGHTS_SAMPLES ?? 40)
const storedEvents = Math.min(200_000, total)

const dimensions = ['wallet', 'network', 'version', 'page', 'language', 'timeZone'] as const

/** Charts of a year over the counts of 10^8 events, of 90 days at a million a day, and storing while they are read. */
export async function measureInsights(report: Report): Promise<void> {
  await measurePostgres(report)
  await measureClickhouse(report)
}

async function measurePostgres(report: Report): Promise<void> {
  const postgres = await startPostgres()
  try {
    await migrate(postgres.url)
    const server = await startTestServer({ url: postgres.url })
    try {
      const base = await server.listen()
      const now = Date.now()
      // Generating takes longer than the server's own statements may.
      const db = openDatabase(postgres.url, server.deps.log, { max: 1, timeoutMs: 600_000 })
      for (const id of ['year', 'daily', 'beside']) await server.deps.projects.create({ id, name: id })
      const counts = await fillCounts({
        db,
        projectId: 'year',
        eventsPerDay: Math.round(total / 365),
        now,
        dayCount,
      })
      await fillCounts({ db, projectId: 'daily', eventsPerDay: 1_000_000, now, dayCount })
      await createPostgresSink({ db }).write(makeEvents(1, 'year', now))
      await fillDay(db, 'year', dayBefore(now, 0), today)
      await db.destroy()
      psql(postgres.url, 'vacuum analyze')

      const note = `${counts.days.toLocaleString('en')} counts by day and ${counts.hours.toLocaleString('en')} by hour of ${total.toLocaleString('en')} events a year, beside those of another project; ${today.toLocaleString('en')} events of today`
      await reportCharts(report, { name: 'charts of a year, PostgreSQL', base, projectId: 'year', note })
      const series = await slowest(base, ninetyDays('daily', now))
      report({
        name: 'projectSeries of 90 days at 1,000,000 events a day, p95',
        value: series.p95,
        unit: 'ms',
        goal: { op: '<=', value: 100 },
        note: `the slowest of ${series.count}: ${series.path}`,
      })
      await measureStoring(report, server, base)
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

/** Through spool and drain, as events come, in the process that also serves the charts. */
async function measureStoring(report: Report, server: TestServer, base: string): Promise<void> {
  const { db } = server.deps
  for (const isRead of [false, true]) {
    const folder = mkdtempSync(join(tmpdir(), 'spool-'))
    const log = { warn: () => undefined }
    const spool = await openSpool({ folder, maxBytes: 1 << 30, log })
    try {
      for (let left = storedEvents; left > 0; left -= 5_000)
        await spool.append(
          makeEvents(Math.min(left, 5_000), isRead ? 'daily' : 'beside', Date.now()).map((event) =>
            Buffer.from(JSON.stringify(event)),
          ),
        )
      const reading = new AbortController()
      let charts = 0
      const times: number[] = []
      const read = async () => {
        const paths = yearCharts('year', Date.now())
        while (isRead && !reading.signal.aborted) {
          times.push(await timed(`${base}${paths[charts % paths.length]}`))
          charts += 1
          await sleep(50)
        }
      }
      const reader = read()
      const began = performance.now()
      await startDrain({ spool, sink: createPostgresSink({ db }), log, isOnce: true }).ended
      const seconds = (performance.now() - began) / 1_000
      reading.abort()
      await reader
      report({
        name: isRead ? 'events stored with counts while charts are read' : 'events stored with counts',
        value: Math.round(storedEvents / seconds),
        unit: 'events/s',
        ...(isRead && { goal: { op: '>=' as const, value: 10_000 } }),
        note: isRead
          ? `${charts} charts of a year in ${seconds.toFixed(1)} s, p95 ${percentile(times)} ms`
          : `${storedEvents} events`,
      })
    } finally {
      await spool.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function measureClickhouse(report: Report): Promise<void> {
  const chdb = findChdb()
  if (!chdb) {
    console.log('ClickHouse was not measured: set CHDB to the engine (see clickhouseSink.test.ts)')
    return
  }
  const folder = mkdtempSync(join(process.env.INSIGHTS_FOLDER ?? tmpdir(), 'chdb-'))
  const script = join(import.meta.dirname, '../../../apps/server/src/features/analytics/testingClickhouse.ts')
  const child: ChildProcess = spawn(process.execPath, [script, chdb, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const postgres = await startPostgres()
  try {
    const [port] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
    const url = `http://127.0.0.1:${String(port).trim()}`
    await migrate(postgres.url)
    const server = await startTestServer({ url: postgres.url, env: { CLICKHOUSE_URL: url } })
    try {
      const base = await server.listen()
      await server.deps.projects.create({ id: 'year', name: 'year' })
      const sink = createClickhouseSink({ url, timeoutMs: 600_000 })
      const now = Date.now()
      await sink.write(makeEvents(1, 'year', now))
      const began = performance.now()
      // A piece is about a month.
      const pieces = Math.min(13, Math.ceil(dayCount / 28))
      for (let piece = 0; piece < pieces; piece += 1) {
        const days = 28
        const statement = clickhouseEvents(
          'year',
          dayBefore(now, (pieces - piece) * days - 1),
          days,
          Math.round(total / pieces),
        )
        const answer = await fetch(`${url}?query=${encodeURIComponent(statement)}`, { method: 'POST' })
        if (!answer.ok) throw new Error(await answer.text())
        await answer.text()
      }
      const generatedMs = performance.now() - began
      const db = openDatabase(postgres.url, server.deps.log, { max: 2, timeoutMs: 600_000 })
      const countBegan = performance.now()
      let days = 0
      for (let done = -1; done !== 0 && performance.now() - countBegan < 420_000; days += done)
        done = (await recountHours({ db, sink, clock: Date.now })).filter(
          (day) => day < dayBefore(now, 9),
        ).length
      const countedMs = performance.now() - countBegan
      await db.destroy()
      report({
        name: 'counting a day of ClickHouse',
        value: Math.round(countedMs / Math.max(days, 1)),
        unit: 'ms',
        note: `${days} days of ${Math.round(total / 364).toLocaleString('en')} events, each once; ${total.toLocaleString('en')} events were generated in ${Math.round(generatedMs / 1_000)} s`,
      })
      await reportCharts(report, {
        name: 'charts of a year, ClickHouse',
        base,
        projectId: 'year',
        note: `${days} days counted from ${total.toLocaleString('en')} stored events`,
      })
      await sink.close()
    } finally {
      await server.stop()
    }
  } finally {
    child.kill('SIGKILL')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function reportCharts(
  report: Report,
  { name, base, projectId, note }: { name: string; base: string; projectId: string; note: string },
): Promise<void> {
  const paths = yearCharts(projectId, Date.now())
  // The first reader of the day waits until its accounts are counted.
  const first = await timed(`${base}${paths[0]}`)
  const { p95, path, count } = await slowest(base, paths)
  report({
    name: `${name}, p95`,
    value: p95,
    unit: 'ms',
    goal: { op: '<=', value: 300 },
    note: `the slowest of ${count} charts: ${path}; ${note}`,
  })
  report({
    name: `${name}, the first of 30 s`,
    value: first,
    unit: 'ms',
    note: 'counts the accounts of today, and in ClickHouse its hours',
  })
}

/** Every chart of the console, of a year with the year before. */
function yearCharts(projectId: string, now: number): string[] {
  const range = `from=${dayBefore(now, 364)}&to=${dayBefore(now, 0)}&compare=true`
  const of = (path: string) => `/admin/v1/projects/${projectId}/${path}`
  return [
    of(`series?metric=accounts&step=day&${range}`),
    of(`series?metric=MODAL_OPEN&step=day&${range}`),
    of(`series?metric=CONNECT_SUCCESS&step=day&${range}`),
    ...dimensions.map((dimension) =>
      of(`series?metric=CONNECT_SUCCESS&step=day&${range}&dimension=${dimension}`),
    ),
    of(`series?metric=MODAL_OPEN&step=day&${range}&dimension=page`),
    of(`funnel?${range}`),
    of(`errors?${range}`),
    of(`usage?step=day&${range}`),
  ]
}

function ninetyDays(projectId: string, now: number): string[] {
  const days = `from=${dayBefore(now, 89)}&to=${dayBefore(now, 0)}`
  const of = (query: string) => `/admin/v1/projects/${projectId}/series?${query}`
  return [
    of(`metric=MODAL_OPEN&step=day&${days}&compare=true`),
    of(`metric=MODAL_OPEN&step=hour&${days}`),
    of(`metric=accounts&step=day&${days}&compare=true`),
    ...dimensions.map((dimension) =>
      of(`metric=MODAL_OPEN&step=day&${days}&compare=true&dimension=${dimension}`),
    ),
  ]
}

async function slowest(
  base: string,
  paths: readonly string[],
): Promise<{ p95: number; path: string; count: number }> {
  let worst = { p95: 0, path: '' }
  for (const path of paths) {
    const times: number[] = []
    for (let sample = 0; sample < samples; sample += 1) times.push(await timed(`${base}${path}`))
    const p95 = percentile(times)
    if (p95 >= worst.p95) worst = { p95, path: path.replace(/.*\/projects\/\w+\//, '') }
  }
  return { ...worst, count: paths.length }
}

async function timed(url: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${adminToken}` } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${url} ${text.slice(0, 200)}`)
  return Math.round((performance.now() - began) * 10) / 10
}

function percentile(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0
}

function findChdb(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(process.env.CHDB ?? 'chdb')
  } catch {
    return undefined
  }
}
