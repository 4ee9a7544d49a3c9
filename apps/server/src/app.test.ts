import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { analyticsJobs } from './features/analytics/analyticsJobs.ts'
import { readLimits } from './limits/limits.ts'
import { adminToken, startTestServer, type TestServer } from './testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const timeUp = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError')
const admin = { authorization: `Bearer ${adminToken}` }
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('every answer', () => {
  test('behavior: carries a request id, the caller’s own where it has one', async () => {
    const own = await get('/livez', { 'x-request-id': '0b3f0b8e-6d5c-4d0f-9f3a-5d2d6a4f0c11' })
    expect(own.headers['x-request-id']).toBe('0b3f0b8e-6d5c-4d0f-9f3a-5d2d6a4f0c11')
    const made = await get('/nowhere', { 'x-request-id': 'bad id\u00e9' })
    expect(made.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  test('error: what is not there is said in the one envelope', async () => {
    const answer = await get('/nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      status: 'FAILED',
      code: 'server/not_found',
      reasons: [{ field: '', description: 'Not found' }],
    })
  })

  test('error: an address that cannot be decoded is refused in the one envelope, and not repeated', async () => {
    const answer = await get('/v1/identity/%ff')
    expect([answer.statusCode, answer.json().status]).toEqual([400, 'FAILED'])
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.body).not.toContain('%ff')
  })

  test('error: headers that are too long are refused in the one envelope too', async () => {
    const other = await startTestServer()
    onTestFinished(other.stop)
    const { port } = new URL(await other.listen())
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET /livez HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
    let said = ''
    for await (const chunk of socket) said += String(chunk)
    expect(said).toMatch(/^HTTP\/1\.1 431 .*\r\nx-request-id: [\da-f-]{36}\r\n.*\{"status":"FAILED"/s)
  })

  test('error: work whose time is up is 503, and not taken for a fault', async () => {
    const logged: string[] = []
    const late = await startTestServer({
      parts: ({ log }) => ({
        log: Object.assign(Object.create(log), { error: () => logged.push('error') }),
        balance: { get: () => Promise.reject(timeUp()) },
      }),
    })
    onTestFinished(late.stop)
    const answer = await late.app.inject(
      '/v1/account/0x0000000000000000000000000000000000000001/balance?projectId=test&currency=usd',
    )
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
    expect(logged).toEqual([])
  })

  test('behavior: long client info is truncated, never refused', async () => {
    const long = 'x'.repeat(500)
    const answer = await get(`/v1/config?projectId=test&st=${long}&sv=${long}&clientId=${long}`)
    expect(answer.statusCode).toBe(200)
  })

  test('behavior: a preflight is answered on every route of apps, for a day', async () => {
    const { paths } = (await get('/openapi.json')).json()
    const ofApps = Object.keys(paths).filter((path) => !path.startsWith('/admin/'))
    for (const path of [...ofApps, '/e', '/v1', '/getWalletImage/x']) {
      const answer = await server.app.inject({
        method: 'OPTIONS',
        url: path.replace(/\{\w+\}/g, 'x'),
        headers: { origin: 'https://app.example', 'access-control-request-method': 'GET' },
      })
      expect([path, answer.statusCode]).toEqual([path, 204])
      expect(answer.headers).toMatchObject({
        // Responses to requests with cookies must name the page.
        'access-control-allow-origin': path.startsWith('/v1/siwx/') ? 'https://app.example' : '*',
        'access-control-max-age': '86400',
      })
      expect(answer.headers['access-control-allow-headers']).toContain('x-sdk-version')
    }
  })

  test('behavior: a body is JSON whatever its type says', async () => {
    for (const type of ['text/plain;charset=UTF-8', 'application/json', undefined, 'x/y']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/admin/v1/projects',
        headers: { ...admin, ...(type && { 'content-type': type }) },
        payload: JSON.stringify({ name: `By ${type}` }),
      })
      expect([type, answer.statusCode]).toEqual([type, 201])
    }
  })

  test('error: a body that is not JSON is 400, one of another shape 422, a huge one 413', async () => {
    const post = (payload: string) =>
      server.app.inject({ method: 'POST', url: '/admin/v1/projects', headers: admin, payload })
    expect((await post('{')).statusCode).toBe(400)
    const shape = await post('{"mode":"holiday"}')
    expect(shape.statusCode).toBe(422)
    expect(shape.json().reasons[0].field).toBe('mode')
    expect((await post(JSON.stringify({ name: 'x'.repeat(70_000) }))).statusCode).toBe(413)
  })
})

describe('projects', () => {
  test('behavior: the config of a project is read with its cache headers [7.22f]', async () => {
    const features = [
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
      { id: 'activity', isEnabled: false, config: [] },
      { id: 'onramp', isEnabled: true, config: null },
    ]
    await server.deps.projects.set('test', { features })
    const answer = await get('/v1/config?projectId=test&st=latchkey&sv=1&more=2')
    expect(answer.json()).toEqual({
      features,
      version: 2,
      socials: [],
      smartAccounts: [],
      delegatedAccounts: [],
      sponsored: [],
      wallets: null,
      theme: null,
      legal: null,
    })
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=60, stale-while-revalidate=3600, stale-if-error=86400',
    )
    const again = await get('/v1/config?projectId=test', {
      'if-none-match': String(answer.headers.etag),
    })
    expect(again.statusCode).toBe(304)
    await server.deps.projects.set('test', { features: [] })
    expect((await get('/v1/config?projectId=test')).json()).toMatchObject({ features: [] })
    await server.deps.projects.set('test', { features: null })
    expect((await get('/v1/config?projectId=test')).json()).toMatchObject({ features: null })
  })

  test('behavior: the names of the specification lead to the same configuration [1.08f, 7.22f]', async () => {
    for (const id of ['branding', 'reown_branding']) {
      await server.deps.projects.set('test', { features: [{ id, isEnabled: true, config: [] }] })
      const own = (await get('/v1/config?projectId=test')).json()
      expect(own.features).toEqual([{ id: 'branding', isEnabled: true, config: [] }])
      const alias = (await get('/appkit/v1/config?projectId=test')).json()
      expect(alias).toEqual({ ...own, features: [{ ...own.features[0], id: 'reown_branding' }] })
    }
    await server.deps.projects.set('test', { features: null })
  })

  test('behavior: what was changed by hand, without a new version, is seen', async () => {
    let ahead = 0
    const other = await startTestServer({ clock: () => Date.now() + ahead })
    onTestFinished(other.stop)
    const read = async () => (await other.app.inject('/projects/v1/origins?projectId=test')).json()
    expect(await read()).toEqual({ allowedOrigins: [] })
    await sql`update projects set origins = '{https://hand.example}' where id = 'test'`.execute(other.deps.db)
    ahead = 120_000
    expect(JSON.stringify(await read())).toContain('https://hand.example')
  })

  test('behavior: origins and the analytics switch are told [7.22g, 7.22p, 5.23]', async () => {
    expect((await get('/projects/v1/origins?projectId=test')).json()).toEqual({ allowedOrigins: [] })
    await server.deps.projects.set('test', {
      mode: 'production',
      origins: ['https://*.example.com'],
      analytics: false,
    })
    expect((await get('/projects/v1/origins?projectId=test')).json()).toEqual({
      allowedOrigins: ['https://*.example.com'],
    })
    expect((await get('/getAnalyticsConfig?projectId=test')).json()).toEqual({ isAnalyticsEnabled: false })
    await server.deps.projects.set('test', { mode: 'development', origins: [], analytics: true })
  })

  test('error: without a project id, with an unknown or a disabled one [8.13]', async () => {
    expect((await get('/v1/config')).statusCode).toBe(400)
    // The modal drops empty values, so empty means absent.
    expect((await get('/v1/config?projectId=')).json().reasons[0].field).toBe('projectId')
    const unknown = await get('/v1/config?projectId=unknown')
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json().reasons).toEqual([
      { field: 'authentication', description: 'Unauthorized: invalid key' },
    ])
    await server.deps.projects.create({ id: 'off', disabled: true })
    expect((await get('/v1/config?projectId=off')).statusCode).toBe(401)
  })

  test('behavior: in production only listed origins are let in [5.23, 8.11]', async () => {
    const from = async (origin?: string) =>
      (await get('/getWallets?page=1&entries=4&projectId=shop', origin ? { origin } : {})).statusCode
    await server.deps.projects.create({ id: 'shop', origins: ['https://*.example.com'], mode: 'production' })
    expect(await from('https://www.example.com')).toBe(200)
    expect(await from('https://example.org')).toBe(403)
    expect(await from('http://localhost:3000')).toBe(403)
    expect(await from()).toBe(200)
    await server.deps.projects.set('shop', { mode: 'development' })
    expect(await from('http://localhost:3000')).toBe(200)
    expect(await from('https://evil.example')).toBe(403)
    await server.deps.projects.set('shop', { origins: [] })
    expect(await from('https://evil.example')).toBe(200)
  })
})

describe('the admin API', () => {
  test('error: requests without the token are refused', async () => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: adminToken }])
      expect((await get('/admin/v1/projects', headers as Record<string, string>)).statusCode).toBe(401)
  })

  test('behavior: makes, reads, changes and lists projects; the key is given once', async () => {
    const made = await server.app.inject({
      method: 'POST',
      url: '/admin/v1/projects',
      headers: admin,
      payload: { id: 'my-app', name: 'My app', origins: ['https://app.example'], mode: 'production' },
    })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({
      project: { id: 'my-app', version: 1 },
      key: expect.stringMatching(/^lk_/),
    })
    const patch = (payload: object) =>
      server.app.inject({ method: 'PATCH', url: '/admin/v1/projects/my-app', headers: admin, payload })
    expect((await patch({ name: 'Ours' })).json().project).toMatchObject({ name: 'Ours', version: 2 })
    expect((await patch({ origins: [] })).statusCode).toBe(400)
    expect((await patch({ origins: ['*'] })).json().reasons[0].field).toBe('origins')
    const read = await get('/admin/v1/projects/my-app', admin)
    expect(read.json().project).toMatchObject({ name: 'Ours', origins: ['https://app.example'] })
    expect(read.body).not.toContain('lk_')
    expect((await get('/admin/v1/projects', admin)).json().projects.length).toBeGreaterThan(1)
    expect((await get('/admin/v1/projects/unknown', admin)).statusCode).toBe(404)
    const rotated = await server.app.inject({
      method: 'POST',
      url: '/admin/v1/projects/my-app/key',
      headers: admin,
    })
    expect(rotated.json().key).not.toBe(made.json().key)
  })

  test('behavior: a project’s own key opens that project, and no other', async () => {
    const own = { authorization: `Bearer ${server.key}` }
    expect((await get('/admin/v1/projects/test', own)).statusCode).toBe(200)
    expect((await get('/admin/v1/projects/off', own)).statusCode).toBe(401)
    expect((await get('/admin/v1/projects', own)).statusCode).toBe(401)
    const patch = (payload: object) =>
      server.app.inject({ method: 'PATCH', url: '/admin/v1/projects/test', headers: own, payload })
    expect((await patch({ name: 'Mine' })).statusCode).toBe(200)
    expect((await patch({ disabled: false })).statusCode).toBe(401)
  })

  test('behavior: what was accepted is counted by day [7.23, 7.25a]', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const event = (name: string) => ({
      eventId: randomUUID(),
      url: 'https://app.example/?secret=1',
      domain: 'app.example',
      timestamp: Date.now(),
      props: { type: 'track', event: name, address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
    })
    const one = await server.app.inject({
      method: 'POST',
      url: '/e?projectId=test',
      payload: event('MODAL_OPEN'),
    })
    expect([one.statusCode, one.json()]).toEqual([202, { accepted: 1 }])
    const many = await server.app.inject({
      method: 'POST',
      url: '/e/batch?projectId=test',
      payload: [event('MODAL_OPEN'), event('MODAL_CLOSE'), { bad: true }],
    })
    expect(many.json()).toEqual({ accepted: 2 })
    const rows = async () =>
      Number((await sql<{ n: string }>`select count(*) n from events`.execute(server.deps.db)).rows[0]?.n)
    await expect.poll(rows, { timeout: 5_000 }).toBe(3)
    for (const { run } of analyticsJobs(server.deps)) await run()
    const counts = await get(`/admin/v1/projects/test/events?from=${day}&to=${day}`, admin)
    expect(counts.json().counts).toEqual([
      { day, event: 'MODAL_CLOSE', count: 1, accounts: 1 },
      { day, event: 'MODAL_OPEN', count: 2, accounts: 1 },
    ])
  })

  test('error: a day before the calendar of the database is refused', async () => {
    for (const [from, to] of [
      ['0000-01-01', '2026-01-01'],
      ['2026-01-01', '0001-01-01'],
    ]) {
      const answer = await get(`/admin/v1/projects/test/events?from=${from}&to=${to}`, admin)
      expect(answer.statusCode).toBe(400)
    }
  })

  test('error: an id cannot be taken twice', async () => {
    const make = () =>
      server.app.inject({
        method: 'POST',
        url: '/admin/v1/projects',
        headers: admin,
        payload: { id: 'twice' },
      })
    expect((await make()).statusCode).toBe(201)
    expect((await make()).statusCode).toBe(400)
    const both = await Promise.all(
      [1, 2, 3, 4].map(() =>
        server.app.inject({
          method: 'POST',
          url: '/admin/v1/projects',
          headers: admin,
          payload: { id: 'raced' },
        }),
      ),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400, 400])
  })
})

test('behavior: limits say how much is left to wait, per address and per project', async () => {
  const one = { rate: 1, period: 60_000, burst: 2 }
  const limited = await startTestServer({
    env: { LIMITS: 'on', PROXIES: '1' },
    config: { limits: readLimits({ config: { ip: one }, rpc: { project: one } }) },
  })
  const ask = (ip: string) =>
    limited.app.inject({
      url: '/v1/config?projectId=test',
      headers: { 'x-forwarded-for': `6.6.6.6, ${ip}` },
    })
  expect([(await ask('1.2.3.4')).statusCode, (await ask('1.2.3.4')).statusCode]).toEqual([200, 200])
  const refused = await ask('1.2.3.4')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'server/rate_limited', reasons: [{ field: 'rate_limited' }] })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['ratelimit-policy']).toContain('q=2')
  // Entries beyond our own proxy are ignored.
  expect((await ask('1.2.3.5')).statusCode).toBe(200)
  const call = () =>
    limited.app.inject({
      method: 'POST',
      url: '/v1?chainId=eip155:1&projectId=test',
      payload: '{"jsonrpc":"2.0","id":7,"method":"eth_chainId"}',
    })
  await call()
  await call()
  const last = await call()
  expect([last.statusCode, last.json().error.code]).toEqual([429, -32005])
  expect(last.headers['retry-after']).toBeDefined()
  await limited.stop()
})

test('behavior: OpenAPI describes every contract', async () => {
  const document = (await get('/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/v1/config'].get.responses['200'].content['application/json'].schema).toMatchObject({
    type: 'object',
  })
  expect(JSON.stringify(document)).not.toContain('admin-token')
})

test('behavior: ready says nothing of what it stands on, and draining that it should be left', async () => {
  expect((await get('/readyz')).json()).toEqual({ ready: true, draining: false })
  const other = await startTestServer()
  other.deps.draining.abort()
  expect((await other.app.inject({ url: '/readyz' })).statusCode).toBe(503)
  expect((await other.app.inject({ url: '/livez' })).statusCode).toBe(200)
  await other.stop()
})
