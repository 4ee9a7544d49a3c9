import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { analyticsJobs } from './analyticsJobs.ts'
import { createAnalytics } from './createAnalytics.ts'
import { openAnalytics } from './openAnalytics.ts'
import { openEventStore } from './openEventStore.ts'
import { readCounts } from './readCounts.ts'
import { openSpool, type Spool } from './spool.ts'

const now = Date.UTC(2026, 0, 31, 12)
const origin = 'https://app.example'

const makeEvent = (changes: object = {}) => ({
  eventId: randomUUID(),
  url: 'https://app.example/?token=x',
  domain: 'app.example',
  timestamp: now,
  props: { type: 'track', event: 'MODAL_OPEN', properties: {} },
  ...changes,
})

let server: TestServer
let spool: Spool
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
  spool = await openSpool({ folder, maxBytes: 1 << 20, log: { warn: () => undefined } })
  server = await startTestServer({
    clock: () => now,
    origins: ['https://app.example'],
    parts: ({ chains, db, clock, hashKey, metrics }) => ({
      analytics: {
        ...createAnalytics({ chains, db, spool, clock, hashKey, metrics }),
        close: async () => undefined,
      },
    }),
  })
  for (const id of ['off', 'open'])
    await server.deps.projects.create({ id, name: id, mode: 'production', origins: [origin] })
  await server.deps.projects.set('off', { analytics: false })
})
afterAll(async () => {
  await server.stop()
  await spool.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await taken()
})

/** Records added to the spool since the last read. */
async function taken(): Promise<Record<string, unknown>[]> {
  const { records, end } = await spool.read(10_000)
  await spool.acknowledge(end)
  return records.map((record) => JSON.parse(String(record)))
}

type Headers = Record<string, string>
const post = (
  path: string,
  payload: unknown,
  headers: Headers = {},
  query = 'projectId=test&st=kit&sv=1.2.3',
) =>
  server.app.inject({
    method: 'POST',
    url: `${path}?${query}`,
    // text/plain, as browsers send it without a preflight.
    headers: { origin, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: JSON.stringify(payload),
  })

describe('one event', () => {
  test('behavior: is answered 202 once it is on disk [7.23]', async () => {
    const event = makeEvent()
    const answer = await post('/e', { ...event, extra: 1 })
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 1 }])
    expect(await taken()).toEqual([
      {
        projectId: 'test',
        eventId: event.eventId,
        at: now,
        type: 'track',
        event: 'MODAL_OPEN',
        account: null,
        domain: 'app.example',
        url: 'https://app.example/',
        sdkType: 'kit',
        sdkVersion: '1.2.3',
        properties: {},
      },
    ])
  })

  test.each<[string, Headers, string]>([
    ['Global Privacy Control', { 'sec-gpc': '1' }, 'projectId=test'],
    ['Do Not Track', { dnt: '1' }, 'projectId=test'],
    ['a project that has switched it off', {}, 'projectId=off'],
  ])('behavior: %s: nothing is kept', async (_, headers, query) => {
    for (const [path, body] of [
      ['/e', makeEvent()],
      ['/e/batch', [makeEvent(), makeEvent()]],
    ] as const) {
      const answer = await post(path, body, headers, query)
      expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 0 }])
    }
    expect(await taken()).toEqual([])
  })

  test('error: an origin that is not listed is told so [8.15]', async () => {
    const answer = await post('/e', makeEvent(), { origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
    expect(await taken()).toEqual([])
  })

  test('error: no event, no project, too large', async () => {
    expect((await post('/e', { ...makeEvent(), eventId: 'x' })).statusCode).toBe(422)
    expect((await post('/e', makeEvent(), {}, '')).statusCode).toBe(400)
    expect((await post('/e', makeEvent(), {}, 'projectId=unknown')).statusCode).toBe(401)
    const large = { type: 'track', event: 'X', properties: { text: 'x'.repeat(8 << 10) } }
    expect((await post('/e', makeEvent({ props: large }))).statusCode).toBe(413)
    expect(await taken()).toEqual([])
  })
})

describe('a batch', () => {
  test('behavior: what is an event is accepted, the rest is left out and counted', async () => {
    const good = [makeEvent(), makeEvent()]
    const answer = await post('/e/batch', [
      good[0],
      { no: 'event' },
      null,
      makeEvent({ timestamp: 0 }),
      good[1],
    ])
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 2 }])
    expect((await taken()).map(({ eventId }) => eventId)).toEqual(good.map(({ eventId }) => eventId))
    const { values } = await server.deps.metrics.events.get()
    expect(values.find(({ labels }) => labels.outcome === 'dropped')?.value).toBe(3)
  })

  test('behavior: an empty one is fine', async () => {
    expect((await post('/e/batch', [])).json()).toEqual({ accepted: 0 })
  })

  test('error: more than 500 events or 60 KiB, or no list, is refused whole', async () => {
    expect((await post('/e/batch', Array(501).fill(1))).statusCode).toBe(422)
    expect((await post('/e/batch', [makeEvent(), 'x'.repeat(60 << 10)])).statusCode).toBe(413)
    expect((await post('/e/batch', { 0: makeEvent() })).statusCode).toBe(422)
    expect(await taken()).toEqual([])
  })
})

describe('addresses', () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const event = () => makeEvent({ props: { type: 'track', event: 'CONNECT_SUCCESS', address } })

  test('behavior: are hashed for each project by itself, unless it stores them', async () => {
    await post('/e', event())
    await post('/e', event(), {}, 'projectId=open')
    await server.deps.projects.set('open', { storeAddresses: true })
    await post('/e', event(), {}, 'projectId=open')
    const accounts = (await taken()).map(({ account }) => account)
    expect(accounts).toEqual([
      expect.stringMatching(/^[\da-f]{32}$/),
      expect.stringMatching(/^[\da-f]{32}$/),
      address,
    ])
    expect(accounts[0]).not.toBe(accounts[1])
  })
})

test('error: a spool that is full is 503 with the time to come back, and the server lives', async () => {
  const filler = Buffer.alloc(60_000)
  for (;;)
    if (
      await spool.append([filler]).then(
        () => false,
        () => true,
      )
    )
      break
  const answers = []
  for (let index = 0; index < 200; index += 1) answers.push(await post('/e', makeEvent()))
  const refused = answers.find(({ statusCode }) => statusCode !== 202)
  expect(refused?.statusCode).toBe(503)
  expect(refused?.headers['retry-after']).toBe('30')
  expect(refused?.json()).toMatchObject({ code: 'analytics/unavailable' })
  await spool.acknowledge((await spool.read(100_000)).end)
  expect((await post('/e', makeEvent())).statusCode).toBe(202)
})

test('behavior: from the wire to the counts', async () => {
  const { chains, db, clock, hashKey, log, metrics, config } = server.deps
  const own = mkdtempSync(join(tmpdir(), 'spool-'))
  const eventStore = openEventStore({ chains, clock, config, db })
  const open = await openAnalytics({
    chains,
    eventStore,
    config: { ...config, spoolFolder: own },
    db,
    clock,
    hashKey,
    log,
    metrics,
    webhooks: server.deps.webhooks,
  })
  const caller = { project: { id: 'whole', analytics: true, storeAddresses: false }, declined: false }
  const events = Array.from({ length: 30 }, () => makeEvent())
  await open.accept(events, { ...caller, sdkType: undefined, sdkVersion: undefined })
  await open.accept(events, { ...caller, sdkType: undefined, sdkVersion: undefined })
  await open.close()
  for (const job of analyticsJobs({ config, clock, log })) await job.run()
  expect(await readCounts({ db, projectId: 'whole', from: '2026-01-31', to: '2026-01-31' })).toEqual([
    { day: '2026-01-31', event: 'MODAL_OPEN', n: 30, accounts: 0 },
  ])
  await eventStore.close()
  rmSync(own, { recursive: true, force: true })
})
