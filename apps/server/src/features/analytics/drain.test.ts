import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { startPostgres } from '../../testing/startPostgres.ts'
import { startDrain } from './drain.ts'
import { createPostgresSink } from './postgresSink.ts'
import { EventsRefused, type StoredEvent } from './sink.ts'
import { openSpool, type Spool } from './spool.ts'
import { makeEvent } from './testingEvents.ts'

const log = { warn: () => undefined }
let folder: string
let spool: Spool
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
  spool = await openSpool({ folder, maxBytes: 16 << 20, log })
})
afterEach(async () => {
  await spool.close()
  rmSync(folder, { recursive: true, force: true })
})

const append = (events: StoredEvent[]) =>
  spool.append(events.map((event) => Buffer.from(JSON.stringify(event))))
const makeMany = (count: number) => Array.from({ length: count }, () => makeEvent())

test('behavior: events arrive in order, in batches of eight thousand at most, while more come', async () => {
  const batches: StoredEvent[][] = []
  const sink = { write: async (events: readonly StoredEvent[]) => void batches.push([...events]) }
  const events = makeMany(9_500)
  await append(events.slice(0, 9_000))
  const drain = startDrain({ spool, sink, log, lingerMs: 5 })
  await append(events.slice(9_000, 9_400))
  await vi.waitFor(() => expect(spool.bytes()).toBe(0))
  await append(events.slice(9_400))
  await drain.stop(1_000)
  expect(batches.flat()).toEqual(events)
  expect(Math.max(...batches.map((batch) => batch.length))).toBe(8_000)
})

test('behavior: a full batch is stored beside the one before it, and acknowledged after it', async () => {
  const events = makeMany(12_000)
  await append(events)
  const calls: { size: number; done: PromiseWithResolvers<void> }[] = []
  const sink = {
    write(batch: readonly StoredEvent[]) {
      const done = Promise.withResolvers<void>()
      calls.push({ size: batch.length, done })
      return done.promise
    },
  }
  const told: StoredEvent[] = []
  const tell = async (stored: readonly StoredEvent[]) => void told.push(...stored)
  const drain = startDrain({ spool, sink, tell, log, lingerMs: 5 })
  await vi.waitFor(() => expect(calls.map(({ size }) => size)).toEqual([8_000, 4_000]))
  const full = spool.bytes()
  // The first fails once the second is stored: both are read again, when neither is under way.
  calls[0]?.done.reject(new Error('away'))
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(calls).toHaveLength(2)
  calls[1]?.done.resolve()
  await vi.waitFor(() => expect(calls).toHaveLength(4))
  expect(spool.bytes()).toBe(full)
  for (const { done } of calls.toReversed()) done.resolve()
  await vi.waitFor(() => expect(spool.bytes()).toBe(0))
  await drain.stop(1_000)
  expect(calls).toHaveLength(4)
  expect(told).toEqual(events)
})

test('error: PostgreSQL away and back: everything arrives, once', { timeout: 30_000 }, async () => {
  const postgres = await startPostgres()
  await migrate(postgres.url)
  const db = openDatabase(postgres.url, pino({ level: 'silent' }))
  const count = async () => {
    const { rows } = await sql<{ n: string }>`select count(*) as n from events`.execute(db)
    return Number(rows[0]?.n)
  }
  try {
    const failed = vi.fn()
    const drain = startDrain({ spool, sink: createPostgresSink({ db }), log: { warn: failed }, lingerMs: 5 })
    await append(makeMany(500))
    await vi.waitFor(async () => expect(await count()).toBe(500), { timeout: 5_000 })
    await postgres.kill()
    for (let round = 0; round < 5; round += 1) await append(makeMany(300))
    await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 5_000 })
    expect(spool.bytes()).toBeGreaterThan(0)
    await postgres.start()
    await vi.waitFor(async () => expect(await count()).toBe(2_000), { timeout: 15_000, interval: 100 })
    await drain.stop(2_000)
    expect(spool.bytes()).toBe(0)
  } finally {
    await db.destroy()
    await postgres.stop()
  }
})

test('error: an event that cannot be stored does not hold up the others', async () => {
  const stored: StoredEvent[] = []
  const events = makeMany(200)
  const bad = new Set([events[0], events[77], events[199]].map((event) => event?.eventId))
  const sink = {
    async write(batch: readonly StoredEvent[]) {
      if (batch.some(({ eventId }) => bad.has(eventId))) throw new EventsRefused('no')
      stored.push(...batch)
    },
  }
  await append(events.slice(0, 100))
  // Records that are not events.
  await spool.append([Buffer.from('{"not":"an event"}'), Buffer.from('\u0000')])
  await append(events.slice(100))
  const drain = startDrain({ spool, sink, log, lingerMs: 5 })
  await drain.stop(2_000)
  expect(stored).toEqual(events.filter(({ eventId }) => !bad.has(eventId)))
})

test('error: stopping does not wait for a store that hangs, or is away, beyond the deadline', async () => {
  for (const write of [() => new Promise<void>(() => undefined), () => Promise.reject(new Error('away'))]) {
    await append(makeMany(3))
    const drain = startDrain({ spool, sink: { write: vi.fn(write) }, log, lingerMs: 1 })
    const start = performance.now()
    await drain.stop(150)
    expect(performance.now() - start).toBeLessThan(600)
  }
  // Nothing was acknowledged.
  expect((await spool.read(10)).records).toHaveLength(6)
})

test('behavior: while the store fails it is asked ever more seldom', async () => {
  const asked: number[] = []
  const write = async () => {
    asked.push(performance.now())
    throw new Error('away')
  }
  await append(makeMany(1))
  const drain = startDrain({ spool, sink: { write }, log, lingerMs: 1 })
  await new Promise((resolve) => setTimeout(resolve, 900))
  // At 0, 100, 300 and 700 ms.
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(asked.length).toBeLessThanOrEqual(4)
  await drain.stop(10)
})
