import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { Database } from './db/schema.ts'
import { createReadiness } from './readiness.ts'

const log = pino({ level: 'silent' })
const startup = { waitsFor: async () => undefined }

/** A database with responses set by the test. */
function open(answer: () => Promise<void>) {
  let now = 1_000
  let questions = 0
  class Driver extends DummyDriver {
    override async acquireConnection() {
      questions++
      await answer()
      return super.acquireConnection()
    }
  }
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const draining = new AbortController()
  const ready = createReadiness({
    authKms: undefined,
    vaultKms: undefined,
    escrowKms: undefined,
    db,
    clock: () => now,
    log,
    draining,
    startup,
    redisState: () => 'none',
  })
  return {
    db,
    ready,
    questions: () => questions,
    wait(milliseconds: number) {
      now += milliseconds
    },
  }
}

test('behavior: what it stands on is asked once a second', async () => {
  const { ready, questions, wait } = open(async () => undefined)
  for (let index = 0; index < 30; index++)
    expect(await ready()).toEqual({
      ready: true,
      draining: false,
      database: 'ok',
      cache: 'none',
      relay: 'none',
      kms: 'none',
    })
  expect(questions()).toBe(1)
  wait(1_000)
  await ready()
  expect(questions()).toBe(2)
})

test('error: a database that hangs is away within a probe’s time, and is asked one question', async () => {
  const { ready, questions, wait } = open(() => new Promise(() => undefined))
  const started = performance.now()
  for (let second = 0; second < 2; second++) {
    const states = await Promise.all(Array.from({ length: 30 }, ready))
    expect(states.every(({ ready, database }) => ready && database === 'away')).toBe(true)
    wait(1_000)
  }
  expect(performance.now() - started).toBeLessThan(950)
  expect(questions()).toBe(1)
})

test('behavior: what refuses writes is reported, and keeps no requests away', async () => {
  const { db } = open(async () => undefined)
  const draining = new AbortController()
  const state = createReadiness(
    {
      authKms: undefined,
      vaultKms: undefined,
      escrowKms: undefined,
      db,
      clock: Date.now,
      log,
      draining,
      startup,
      redisState: () => 'full',
    },
    { state: () => 'full' },
  )
  expect(await state()).toMatchObject({ ready: true, cache: 'full', relay: 'full' })
})

test('behavior: a KMS that cannot be used is reported, and keeps no requests away', async () => {
  const { db } = open(async () => undefined)
  const authKms = () => Promise.reject(new Error('away'))
  const deps = {
    vaultKms: undefined,
    escrowKms: undefined,
    db,
    clock: Date.now,
    log,
    draining: new AbortController(),
    startup,
    redisState: () => 'none' as const,
  }
  expect(await createReadiness({ ...deps, authKms })()).toMatchObject({ ready: true, kms: 'away' })
})
