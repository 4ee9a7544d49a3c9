import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createFailureLog } from './failureLog.ts'
import { createLogger } from './logger.ts'
import { createRelay } from './relay/createRelay.ts'
import { createIdentity, createToken } from './relay/testing/relayClient.ts'
import { createTestDatabase } from './testing/createTestDatabase.ts'
import { startTestServer } from './testing/startTestServer.ts'

/** A log whose lines the test reads. */
function createLines() {
  const lines: Record<string, unknown>[] = []
  const log = createLogger('warn', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { lines, log }
}

test('behavior: of equal failures one a second is logged, and the others are counted', async () => {
  const { lines, log } = createLines()
  const logFailure = createFailureLog(log)
  const failed = { route: '/v1', code: 'server/failed' }
  for (let index = 0; index < 100_000; index++) logFailure('error', failed, 'a request failed')
  logFailure('error', { ...failed, route: '/e' }, 'a request failed')
  await expect.poll(() => lines, { timeout: 3_000 }).toHaveLength(3)
  expect(lines).toMatchObject([
    { ...failed, msg: 'a request failed' },
    { code: 'server/failed', route: '/e' },
    { ...failed, leftOut: 99_999, msg: 'failures left out' },
  ])
  logFailure('error', failed, 'a request failed')
  expect(lines).toHaveLength(4)
})

test('error: what fails without the database is logged with its request id, on every transport', {
  timeout: 30_000,
}, async () => {
  const { lines, log } = createLines()
  const database = await createTestDatabase()
  const server = await startTestServer({
    url: database.url,
    env: { RELAY_URLS: 'wss://relay.example', RPC_EIP155_31337: 'http://127.0.0.1:9' },
    parts: () => ({ log }),
  })
  onTestFinished(server.stop)
  const relay = createRelay(server.deps)
  relay.attach(server.app.server, { shared: true })
  onTestFinished(() => relay.stop())
  const origin = await server.listen()
  const id = 'made-by-the-caller'
  const rpc = (projectId: string) =>
    fetch(`${origin}/v1?chainId=eip155:31337&projectId=${projectId}`, {
      method: 'POST',
      headers: { 'x-request-id': id },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}',
    })

  // The project is known, and no node of the chain responds.
  const silent = await rpc(server.projectId)
  expect([silent.status, silent.headers.get('x-request-id')]).toEqual([503, id])
  const base = `${origin.replace('http', 'ws')}/ws?chainId=eip155:31337&projectId=`
  const socket = new WebSocket(base + server.projectId, { headers: { 'x-request-id': id } })
  await once(socket, 'open')
  socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}')
  await once(socket, 'message')
  socket.close()
  const known = { id, code: 'server/chain_unavailable', chain: 'eip155:31337', level: 40 }
  expect(lines).toMatchObject([
    { ...known, route: '/v1' },
    { ...known, route: 'socket' },
  ])

  await database.drop()
  lines.length = 0
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => [
      rpc('unknown'),
      fetch(`${origin}/v1/config?projectId=unknown`, { headers: { 'x-request-id': id } }),
    ]).flat(),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id')))).toEqual(new Set([id]))
  const auth = createToken(createIdentity(), 'wss://relay.example')
  const turnedAway = [
    new WebSocket(`${base}unknown`, { headers: { 'x-request-id': id } }),
    new WebSocket(`${origin.replace('http', 'ws')}/relay?auth=${auth}&projectId=unknown`, {
      headers: { 'x-request-id': id },
    }),
  ]
  for (const one of turnedAway) {
    one.on('error', () => undefined)
    const [, { statusCode, headers }] = await once(one, 'unexpected-response')
    expect([statusCode, headers['x-request-id']]).toEqual([503, id])
    one.terminate()
  }
  await expect
    .poll(() => lines.filter(({ leftOut }) => leftOut).map(({ route, leftOut }) => [route, leftOut]), {
      timeout: 3_000,
    })
    .toHaveLength(2)
  const first = lines.filter(({ leftOut }) => !leftOut)
  expect(first.map(({ route }) => route).sort()).toEqual(['/relay', '/v1', '/v1/config', '/ws'])
  for (const line of first)
    expect(line).toMatchObject({
      id,
      code: 'server/projects_unavailable',
      err: { message: expect.stringMatching(/database|connection/i) },
    })
  for (const { leftOut } of lines.filter(({ leftOut }) => leftOut)) expect(leftOut).toBe(49)
})
