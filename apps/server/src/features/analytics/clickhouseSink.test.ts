import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClickhouseSink } from './clickhouseSink.ts'
import { makeEvent } from './testingEvents.ts'

const noon = Date.UTC(2026, 0, 31, 12)
const day = 24 * 3_600_000

// The engine has half a gigabyte: it is used if installed, or if CHDB names it.
const chdb = findChdb()

describe.runIf(chdb !== undefined)('on the engine itself', () => {
  let folder: string
  let child: ChildProcess
  let url: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chdb-'))
    const script = fileURLToPath(new URL('./testingClickhouse.ts', import.meta.url))
    const started = spawn(process.execPath, [script, chdb ?? '', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    const [port] = await once(started.stdout, 'data')
    url = `http://127.0.0.1:${String(port).trim()}`
  })
  afterAll(async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  })

  test('behavior: events are kept once, counted exactly, and dropped by the day', async () => {
    const sink = createClickhouseSink({ url })
    const odd = { text: `quotes " ' and \\ back`, list: [1, null, { deep: '😀' }] }
    const events = [
      makeEvent({ account: 'a', properties: odd, at: noon + 123 }),
      makeEvent({ account: 'b', sdkType: null }),
      makeEvent({ account: 'b', sdkVersion: null }),
      makeEvent({ event: 'CONNECT_SUCCESS' }),
      makeEvent({ projectId: 'q' }),
      makeEvent({ at: noon - day }),
    ]
    await sink.write(events)
    await sink.write(events)
    // In another batch, so that only the rows show the duplicates.
    await sink.write([...events.slice(2), makeEvent({ account: 'c' })])
    const counts = (await sink.countDay('2026-01-31')).toSorted(
      (a, b) => a.n - b.n || (a.event < b.event ? -1 : 1),
    )
    expect(counts).toEqual([
      { projectId: 'p', event: 'CONNECT_SUCCESS', n: 1, accounts: 0 },
      { projectId: 'q', event: 'MODAL_OPEN', n: 1, accounts: 0 },
      { projectId: 'p', event: 'MODAL_OPEN', n: 4, accounts: 3 },
    ])
    expect(await sink.daysBefore('2026-01-31')).toEqual(['2026-01-30'])
    await sink.dropDay('2026-01-30')
    await expect.poll(() => sink.daysBefore('2026-02-01')).toEqual(['2026-01-31'])
    await sink.close()
  })

  test('error: events that can never be stored are told apart from a bad moment', async () => {
    const sink = createClickhouseSink({ url })
    const bad = sink.write([makeEvent({ eventId: 'no uuid' })])
    await expect(bad).rejects.toMatchObject({
      name: 'EventsRefused',
      message: 'ClickHouse refused the events with 376',
    })
    await sink.close()
  })
})

// A server that responds as documented for ClickHouse's HTTP interface.
describe('the shape of what is sent', () => {
  type Asked = { statement: string; body: string; headers: IncomingMessage['headers']; path: string }
  const asked: Asked[] = []
  let status = 200
  let server: Server
  let host: string
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
      const statement = searchParams.get('query') ?? ''
      asked.push({ statement, body: String(Buffer.concat(chunks)), headers: request.headers, path: pathname })
      response.writeHead(status, status === 200 ? {} : { 'x-clickhouse-exception-code': '241' })
      response.end(status === 200 ? '' : 'Memory limit of user "writer" with key "se cret"')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('behavior: the table is made once, rows follow as JSON, credentials go in headers', async () => {
    const sink = createClickhouseSink({ url: `http://writer:se%20cret@${host}/product` })
    const events = [makeEvent({ account: 'a' }), makeEvent({ properties: { n: 1 } })]
    await sink.write(events)
    await sink.write(events)
    await sink.write([])
    await sink.close()
    const [table, insert, again] = asked
    expect(asked).toHaveLength(3)
    expect(table?.statement).toContain('create table if not exists events')
    expect(table?.statement).toContain('engine = ReplacingMergeTree')
    expect(insert?.statement).toMatch(
      /^insert into events settings insert_deduplication_token = '[\da-f]{64}', .*format JSONEachRow$/,
    )
    expect(again?.statement).toBe(insert?.statement)
    expect(insert?.path).toBe('/')
    expect(insert?.headers).toMatchObject({
      'x-clickhouse-user': 'writer',
      'x-clickhouse-key': 'se cret',
      'x-clickhouse-database': 'product',
    })
    const lines = insert?.body.split('\n').map((line) => JSON.parse(line))
    expect(lines).toHaveLength(2)
    expect(lines?.[0]).toMatchObject({ day: '2026-01-31', at: '2026-01-31T12:00:00.000Z', account: 'a' })
    expect(lines?.[1]).toMatchObject({ properties: '{"n":1}', account: null })
  })

  test('error: a refusal of the moment says nothing of what ClickHouse said', async () => {
    const sink = createClickhouseSink({ url: `http://writer:se%20cret@${host}` })
    status = 500
    await expect(sink.write([makeEvent()])).rejects.toThrow(/^ClickHouse responded with 500$/)
    status = 200
    // Creating the table is retried.
    await sink.write([makeEvent()])
    await sink.close()
  })

  test('error: what is no day never reaches a statement', async () => {
    const sink = createClickhouseSink({ url: `http://${host}` })
    await expect(sink.countDay("2026-01-01') or 1=1 --")).rejects.toThrow('not a day')
    await expect(sink.dropDay("'")).rejects.toThrow('not a day')
    await sink.close()
  })
})

function findChdb(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(process.env.CHDB ?? 'chdb')
  } catch {
    return undefined
  }
}
