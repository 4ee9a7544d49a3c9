import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as catalogue from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import type { Parts } from '../../feature.ts'
import { startPostgres } from '../../testing/startPostgres.ts'
import { adminToken, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { csvLine } from './csv.ts'

type StoredEvent = Parameters<Parts['eventStore']['sink']['write']>[0][number]

const now = Date.UTC(2026, 0, 31, 12, 30)
const hour = 3_600_000
const day = 24 * hour

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.stop())

let projectId: string
let key: string
beforeEach(async () => {
  projectId = `p${randomUUID().slice(0, 12)}`
  ;({ key } = await server.deps.projects.create({ id: projectId, name: projectId }))
})

function makeEvent(changes: Partial<StoredEvent> = {}): StoredEvent {
  return {
    projectId,
    eventId: randomUUID(),
    at: now,
    type: 'track',
    event: 'MODAL_OPEN',
    account: null,
    domain: 'app.example',
    url: 'https://app.example/',
    sdkType: 'kit',
    sdkVersion: '1.0.0',
    properties: {},
    ...changes,
  }
}

const store = (...events: StoredEvent[]) => server.deps.eventStore.sink.write(events)
const many = (count: number, changes: Partial<StoredEvent> = {}) =>
  Array.from({ length: count }, () => makeEvent(changes))

const ask = (path: string, authorization = `Bearer ${key}`) =>
  server.app.inject({ url: `/admin/v1/projects/${projectId}/${path}`, headers: { authorization } })
async function read(path: string) {
  const answer = await ask(path)
  expect([answer.statusCode, path]).toEqual([200, path])
  return answer.json()
}

describe('a series', () => {
  test('behavior: by the hour, with the time before', async () => {
    await store(...many(3), ...many(2, { at: now - 2 * hour }), ...many(5, { at: now - 24 * hour }))
    const answer = await read(
      'series?metric=MODAL_OPEN&step=hour&from=2026-01-30T13:00:00Z&to=2026-01-31T12:30:00Z&compare=true',
    )
    const points = Array(24).fill(0)
    points[23] = 3
    points[21] = 2
    const before = Array(24).fill(0)
    before[23] = 5
    expect(answer).toEqual({
      step: 'hour',
      start: '2026-01-30T13:00:00.000Z',
      lines: [{ value: null, total: 5, before: 5, points }],
      before,
      at: new Date(now).toISOString(),
    })
  })

  test('behavior: by the day and a dimension, the largest first', async () => {
    const wallet = (name: string) => ({ event: 'CONNECT_SUCCESS', properties: { wallet: name } })
    await store(
      ...many(2, wallet('Rainbow')),
      ...many(5, { ...wallet('MetaMask'), at: now - day }),
      ...many(4, { ...wallet('MetaMask'), at: now - 3 * day }),
    )
    const { lines, before } = await read(
      'series?metric=CONNECT_SUCCESS&step=day&from=2026-01-30&to=2026-01-31&dimension=wallet&compare=true',
    )
    expect(lines).toEqual([
      { value: 'MetaMask', total: 5, before: 4, points: [5, 0] },
      { value: 'Rainbow', total: 2, before: 0, points: [0, 2] },
    ])
    expect(before).toEqual([4, 0])
  })

  test('behavior: a year has at most 2,200 points, and what is not shown is other', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => index).flatMap((index) =>
      many(60 - index, { url: `https://app.example/${index}` }),
    )
    await store(...pages)
    for (const range of ['from=2025-02-01&to=2026-01-31', 'from=2025-11-03&to=2026-01-31']) {
      for (const compare of ['true', 'false']) {
        const { lines, before } = await read(
          `series?metric=MODAL_OPEN&step=day&${range}&dimension=page&compare=${compare}`,
        )
        const points = lines.reduce((sum: number, line: { points: number[] }) => sum + line.points.length, 0)
        expect(points + (before?.length ?? 0)).toBeLessThanOrEqual(2_200)
        expect(lines.at(-1).value).toBe('other')
        expect(lines.reduce((sum: number, line: { total: number }) => sum + line.total, 0)).toBe(pages.length)
      }
    }
  })

  test('behavior: accounts of each day, those of today made on demand', async () => {
    await store(
      makeEvent({ account: 'a' }),
      makeEvent({ account: 'a', event: 'CONNECT_SUCCESS' }),
      makeEvent({ account: 'b' }),
      makeEvent(),
    )
    const { lines } = await read('series?metric=accounts&step=day&from=2026-01-30&to=2026-01-31')
    expect(lines).toEqual([{ value: null, total: 2, before: null, points: [0, 2] }])
    // They are kept for 30 seconds.
    await store(makeEvent({ account: 'c' }))
    expect((await read('series?metric=accounts&step=day&from=2026-01-30&to=2026-01-31')).lines[0].total).toBe(
      2,
    )
  })

  test('behavior: of a project without events, zeros', async () => {
    const { lines } = await read('series?metric=MODAL_OPEN&step=day&from=2026-01-30&to=2026-01-31')
    expect(lines).toEqual([{ value: null, total: 0, before: null, points: [0, 0] }])
    expect(
      (await read('series?metric=MODAL_OPEN&step=day&from=2026-01-30&to=2026-01-31&dimension=wallet')).lines,
    ).toEqual([])
  })

  test.each([
    ['metric=MODAL_OPEN&step=hour&from=2025-01-01&to=2025-12-31'],
    ['metric=MODAL_OPEN&step=hour&from=2026-01-01&to=2026-03-01&compare=true'],
    ['metric=MODAL_OPEN&step=day&from=2020-01-01&to=2026-01-31'],
    ['metric=MODAL_OPEN&step=day&from=2026-01-31&to=2026-01-30'],
    ['metric=MODAL_OPEN&step=day&from=0001-01-01&to=0001-01-02'],
    ['metric=accounts&step=hour&from=2026-01-31&to=2026-01-31'],
    ['metric=accounts&step=day&from=2026-01-31&to=2026-01-31&dimension=wallet'],
    ['metric=UNKNOWN&step=day&from=2026-01-31&to=2026-01-31'],
    ['metric=MODAL_OPEN&step=day&from=2026-01-31&to=2026-01-31&dimension=account'],
    ['metric=MODAL_OPEN&step=minute&from=2026-01-31&to=2026-01-31'],
    ["metric=MODAL_OPEN&step=day&from=2026-01-31'--&to=2026-01-31"],
  ])('error: refused: %s', async (query) => {
    const answer = await ask(`series?${query}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'server/bad_request'])
  })
})

test('behavior: the funnel counts events, and accounts from the connection on', async () => {
  const of = (event: string, account: string | null = null) => makeEvent({ event, account })
  await store(
    ...many(10, { properties: { connected: false } }),
    ...many(3, { properties: { connected: true }, account: 'a' }),
    ...Array.from({ length: 6 }, () => of('SELECT_WALLET')),
    of('CONNECT_SUCCESS', 'a'),
    of('CONNECT_SUCCESS', 'a'),
    of('CONNECT_SUCCESS', 'b'),
    of('SIWX_AUTH_SUCCESS', 'a'),
    of('SEND_SUCCESS', 'z'),
  )
  const { steps } = await read('funnel?from=2026-01-31&to=2026-01-31&compare=true')
  const before = (accounts: number | null) => ({ events: 0, accounts })
  expect(steps).toEqual([
    { step: 'opened', events: 10, accounts: null, before: before(null) },
    { step: 'chose', events: 6, accounts: null, before: before(null) },
    { step: 'connected', events: 3, accounts: 2, before: before(0) },
    { step: 'signedIn', events: 1, accounts: 1, before: before(0) },
    { step: 'sent', events: 1, accounts: 0, before: before(0) },
  ])
})

test('behavior: errors by code, with their page and when each was last seen', async () => {
  const failed = { event: 'CONNECT_ERROR', properties: { code: catalogue.errorOccurred.code } }
  await store(
    ...many(3, { ...failed, at: now - day }),
    ...many(2, failed),
    makeEvent({ event: 'INTERNAL_SDK_ERROR', type: 'error', properties: { errorType: 'TypeError' } }),
    ...many(4, { ...failed, at: now - 2 * day }),
  )
  const { errors } = await read('errors?from=2026-01-30&to=2026-01-31&compare=true')
  expect(errors).toEqual([
    {
      code: catalogue.errorOccurred.code,
      event: 'CONNECT_ERROR',
      count: 5,
      before: 4,
      lastSeen: '2026-01-31T12:00:00.000Z',
      docs: new KitError(catalogue.errorOccurred).docs,
      message: catalogue.errorOccurred.message,
    },
    {
      code: 'TypeError',
      event: 'INTERNAL_SDK_ERROR',
      count: 1,
      before: 0,
      lastSeen: '2026-01-31T12:00:00.000Z',
      docs: null,
      message: null,
    },
  ])
})

describe('usage', () => {
  const add = (minute: number, key: string, status: string, n: number) =>
    server.deps.db
      .insertInto('usage_minute')
      .values({ project_id: projectId, minute: new Date(minute), kind: 'rpc', key, status, n })
      .execute()

  test('behavior: calls by chain and status, the same from minutes and from days', async () => {
    await add(now - day, 'eip155:1 read', '200', 7)
    await add(now - day, 'eip155:1 read', '502', 2)
    await add(now - hour, 'solana:x write', '200', 5)
    await add(now - 3 * day, 'eip155:1 read', '200', 4)
    const paths = [
      'usage?from=2026-01-30&to=2026-01-31&step=day&compare=true',
      'usage?from=2026-01-30&to=2026-01-31&step=hour&compare=true',
    ]
    const first = await Promise.all(paths.map(read))
    expect(first[0]).toMatchObject({
      points: [
        { ok: 7, failed: 2 },
        { ok: 5, failed: 0 },
      ],
      before: { ok: 4, failed: 0 },
      calls: [
        { kind: 'rpc', chain: 'eip155:1', method: 'read', status: '200', count: 7 },
        { kind: 'rpc', chain: 'solana:x', method: 'write', status: '200', count: 5 },
        { kind: 'rpc', chain: 'eip155:1', method: 'read', status: '502', count: 2 },
      ],
    })
    expect(first[1]?.points[12]).toEqual({ ok: 7, failed: 2 })
    const analytics = server.deps.features.find(({ name }) => name === 'analytics')
    for (const job of analytics?.jobs?.(server.deps) ?? [])
      if (job.name === 'analytics-hours') await job.run()
    expect(
      await server.deps.db.selectFrom('usage_days').selectAll().where('project_id', '=', projectId).execute(),
    ).toHaveLength(3)
    expect(await Promise.all(paths.map(read))).toEqual(first)
    expect(first[0]?.limits).toContainEqual({ class: 'rpc', perSecond: 20_000, burst: 40_000 })
  })
})

describe('the export', () => {
  test('behavior: has the events of the days, and addresses only if the project stores them', async () => {
    const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    await store(
      makeEvent({
        account: address,
        url: `https://app.example/${address}`,
        properties: { wallet: 'a "b", c' },
      }),
      makeEvent({ at: now - 5 * day }),
    )
    const answer = await ask('events.csv?from=2026-01-31&to=2026-01-31')
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="events-${projectId}.csv"`)
    expect(answer.body.split('\r\n')).toEqual([
      'time,event,wallet,network,code,language,time zone,version,domain,url',
      '2026-01-31T12:30:00.000Z,MODAL_OPEN,"a ""b"", c",,,,,1.0.0,app.example,https://app.example/…',
      '',
    ])
    await server.deps.projects.set(projectId, { storeAddresses: true })
    const open = await ask('events.csv?from=2026-01-31&to=2026-01-31')
    expect(open.body.split('\r\n')[1]).toContain(`,${address}`)
  })

  test('behavior: one kind of event, over many pages', async () => {
    await store(...many(2_500), ...many(3, { event: 'CONNECT_SUCCESS' }))
    const all = await ask('events.csv?from=2026-01-31&to=2026-01-31')
    expect(all.body.trimEnd().split('\r\n')).toHaveLength(2_504)
    const some = await ask('events.csv?from=2026-01-31&to=2026-01-31&event=CONNECT_SUCCESS')
    expect(some.body.trimEnd().split('\r\n')).toHaveLength(4)
  })

  test('error: spreadsheets run nothing of it', () => {
    for (const evil of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r\n=1'])
      expect(csvLine([evil]).replace(/^"/, '')[0]).toBe("'")
    expect(csvLine(['a', 1, null, 'x,"y"\n'])).toBe('a,1,,"x,""y""\n"\r\n')
  })

  test('error: too many days, or another export of the project', async () => {
    expect((await ask('events.csv?from=2025-01-01&to=2026-01-31')).statusCode).toBe(400)
  })
})

describe('the live stream', () => {
  test('behavior: shows events as they are stored, without more than their kind', async () => {
    const base = await server.listen()
    const { live } = server.deps.eventStore
    const leaving = new AbortController()
    const response = await fetch(`${base}/admin/v1/projects/${projectId}/live`, {
      headers: { authorization: `Bearer ${key}` },
      signal: leaving.signal,
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    let text = ''
    const readUntil = async (wanted: string) => {
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read()
        if (done) throw new Error('the stream ended')
        text += new TextDecoder().decode(value)
      }
    }
    await readUntil('open')
    const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    await live.tell([
      makeEvent({ account, properties: { wallet: 'Rainbow', network: 'eip155:1', query: 'secret' } }),
      { ...makeEvent(), projectId: 'another' },
    ])
    await readUntil('MODAL_OPEN')
    expect(text.split('\n').filter((line) => line.startsWith('data: '))).toEqual([
      `data: ${JSON.stringify({ event: 'MODAL_OPEN', wallet: 'Rainbow', network: 'eip155:1', at: new Date(now).toISOString() })}`,
    ])
    leaving.abort()
    await sleep(50)
  })

  test('error: more than ten of a project are refused', async () => {
    const base = await server.listen().catch(() => server.app.listeningOrigin)
    const leaving = new AbortController()
    const open = () =>
      fetch(`${base}/admin/v1/projects/${projectId}/live`, {
        headers: { authorization: `Bearer ${key}` },
        signal: leaving.signal,
      })
    const all = await Promise.all(Array.from({ length: 12 }, open))
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429])
    leaving.abort()
  })
})

describe('who may read', () => {
  const paths = [
    'series?metric=MODAL_OPEN&step=day&from=2026-01-31&to=2026-01-31',
    'funnel?from=2026-01-31&to=2026-01-31',
    'errors?from=2026-01-31&to=2026-01-31',
    'usage?from=2026-01-31&to=2026-01-31&step=day',
    'events.csv?from=2026-01-31&to=2026-01-31',
    'live',
  ]

  test.each(paths)('error: only the owner and the operator: %s', async (path) => {
    const { key: other } = await server.deps.projects.create({
      id: `q${randomUUID().slice(0, 12)}`,
      name: 'q',
    })
    expect((await ask(path, '')).statusCode).toBe(401)
    expect((await ask(path, `Bearer ${other}`)).statusCode).toBe(401)
    if (path !== 'live') expect((await ask(path, `Bearer ${adminToken}`)).statusCode).toBe(200)
    const unknown = await server.app.inject({
      url: `/admin/v1/projects/unknown/${path}`,
      headers: { authorization: `Bearer ${adminToken}` },
    })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'server/not_found'])
  })
})

test('error: while PostgreSQL is away, charts say so', async () => {
  const postgres = await startPostgres()
  await migrate(postgres.url)
  const away = await startTestServer({ url: postgres.url, clock: () => now })
  try {
    await postgres.kill()
    for (const path of [
      'series?metric=MODAL_OPEN&step=day&from=2026-01-31&to=2026-01-31',
      'funnel?from=2026-01-31&to=2026-01-31',
      'errors?from=2026-01-31&to=2026-01-31',
      'usage?from=2026-01-31&to=2026-01-31&step=day',
      'live',
      'events.csv?from=2026-01-31&to=2026-01-31',
    ]) {
      const answer = await away.app.inject({
        url: `/admin/v1/projects/test/${path}`,
        headers: { authorization: `Bearer ${adminToken}` },
      })
      expect([path, answer.statusCode]).toEqual([path, 503])
      expect(answer.json().code).toMatch(/^server\/(database|projects)_unavailable$/)
    }
  } finally {
    await away.stop()
    await postgres.stop()
  }
}, 60_000)
