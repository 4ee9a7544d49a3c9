import { createHmac, randomUUID } from 'node:crypto'
import type { Body } from '@latchkey/protocol/http/contract'
import type { webhookCreate } from '@latchkey/protocol/http/webhooks'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { commandLine } from '../../audit/recordChange.ts'
import { openSecret } from '../../secrets/openSecret.ts'
import { webhookKeys } from '../../secrets/webhookSecrets.ts'
import { adminToken, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createSender } from './createSender.ts'
import { startDispatcher } from './dispatcher.ts'
import { pruneDeliveries } from './pruneDeliveries.ts'
import { type Delivery, startReceiver } from './testing/startReceiver.ts'

const dayMs = 86_400_000
let skewMs = 0
const clock = () => Date.now() + skewMs
let server: TestServer
let project: string
beforeAll(async () => {
  server = await startTestServer({ clock, env: { WEBHOOKS_ALLOW_LOOPBACK: '1' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  project = `p-${randomUUID().slice(0, 8)}`
  await server.deps.projects.create({ id: project })
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
async function call(method: Method, path: string, payload?: object, key = adminToken) {
  const answer = await server.app.inject({
    method,
    url: `/admin/v1/projects/${project}/webhooks${path}`,
    headers: { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function create(url: string, kinds: Body<typeof webhookCreate>['kinds'] = ['signed_in']) {
  const { status, body } = await call('POST', '', { name: 'Backend', url, kinds })
  expect(status).toBe(201)
  return { id: body.webhook.id as string, secret: body.secret as string }
}

/** A worker, with retries that tests can wait for. */
function work(timeoutMs = 1_000) {
  const { db, config, log } = server.deps
  const sender = createSender({ allowLoopback: true, timeoutMs })
  const running = startDispatcher({ db, clock, log, sender, keys: webhookKeys(config.secrets) })
  const stop = async () => {
    await running.stop()
    await sender.close()
  }
  onTestFinished(stop)
  return stop
}

async function receive(answer?: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(answer)
  onTestFinished(receiver.stop)
  return receiver
}

const add = (key: string, n = 0) =>
  server.deps.webhooks.add(server.deps.db, { projectId: project, kind: 'signed_in', key, data: { n } })

/** Every try that was made is recorded. */
const settled = () =>
  expect
    .poll(() =>
      server.deps.db
        .selectFrom('webhook_outbox')
        .select('id')
        .where('project_id', '=', project)
        .where('lease', 'is not', null)
        .where('state', '=', 'waiting')
        .execute(),
    )
    .toEqual([])

const numbersOf = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ body }) => (JSON.parse(body) as { data: { n: number } }).data.n)

test('behavior: a delivery is signed, told once, and in the log', async () => {
  const receiver = await receive()
  const { id, secret } = await create(`${receiver.url}/hooks?a=1`)
  await add('ana', 7)
  work()
  await expect.poll(() => receiver.deliveries.length).toBe(1)
  const { body, headers, path } = receiver.deliveries[0] as Delivery
  expect(path).toBe('/hooks?a=1')
  expect(JSON.parse(body)).toMatchObject({
    type: 'signed_in',
    projectId: project,
    isVerified: true,
    data: { n: 7 },
  })
  const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const hash = createHmac('sha256', bytes).update(text).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${hash}`)
  await expect
    .poll(async () => (await call('GET', `/${id}/deliveries`)).body.deliveries)
    .toMatchObject([{ kind: 'signed_in', state: 'delivered', tries: 1, nextAt: null }])
  const { body: listed } = await call('GET', `/${id}/deliveries`)
  // Whom it is about is for those who may change the webhook.
  expect(JSON.stringify(listed)).not.toContain('ana')
  const [{ id: deliveryId }] = listed.deliveries
  const { body: read } = await call('GET', `/${id}/deliveries/${deliveryId}`)
  expect(read).toMatchObject({ body, key: 'ana', attempts: [{ status: 204, problem: null }], answer: null })
  const { body: list } = await call('GET', '')
  expect(list.webhooks).toMatchObject([{ id, state: 'on', failingSince: null, waiting: 0 }])
  expect(JSON.stringify(list)).not.toContain('whsec_')
})

test('behavior: only what a webhook asked for is stored, and nothing for a project without one', async () => {
  const { webhooks, db } = server.deps
  await webhooks.reload()
  expect(webhooks.mayWant(project, 'signed_in')).toBe(false)
  expect(add('ana')).toBeUndefined()
  await create('http://127.0.0.1:9/', ['wallet.created'])
  expect(webhooks.mayWant(project, 'wallet.created')).toBe(true)
  expect(add('ana')).toBeUndefined()
  // Told once, however often it is added.
  for (let times = 0; times < 3; times += 1)
    await webhooks.add(db, {
      projectId: project,
      kind: 'wallet.created',
      key: 'a',
      eventId: 'created-a',
      data: {},
    })
  const rows = await db
    .selectFrom('webhook_outbox')
    .select('kind')
    .where('project_id', '=', project)
    .execute()
  expect(rows).toEqual([{ kind: 'wallet.created' }])
})

test('behavior: what is rolled back is not told', async () => {
  const receiver = await receive()
  await create(receiver.url)
  const { db, webhooks } = server.deps
  const fail = db.transaction().execute(async (tx) => {
    await webhooks.add(tx, { projectId: project, kind: 'signed_in', key: 'ana', data: {} })
    throw new Error('rolled back')
  })
  await expect(fail).rejects.toThrow('rolled back')
  const rows = await db.selectFrom('webhook_outbox').selectAll().where('project_id', '=', project).execute()
  expect(rows).toEqual([])
})

test('behavior: one key waits for its first delivery, others do not', async () => {
  let refusals = 2
  const receiver = await receive(({ body }, response) => {
    const isFirst = (JSON.parse(body) as { data: { n: number } }).data.n === 1
    response.writeHead(isFirst && refusals-- > 0 ? 500 : 200).end('why\u0000')
  })
  const { id } = await create(receiver.url)
  for (const n of [1, 2, 3]) await add('ana', n)
  await add('bob', 9)
  work()
  await expect.poll(() => numbersOf(receiver.deliveries)).toEqual(expect.arrayContaining([1, 9]))
  const waiting = async () => (await call('GET', `/${id}/deliveries?state=waiting`)).body.deliveries
  await expect
    .poll(async () => (await waiting()).map(({ tries }: { tries: number }) => tries))
    .toEqual([0, 0, 1])
  skewMs += 60_000
  await expect.poll(() => receiver.deliveries.length).toBe(3)
  expect(numbersOf(receiver.deliveries).filter((n) => n !== 9)).toEqual([1, 1])
  await settled()
  skewMs += 60_000
  await expect.poll(() => receiver.deliveries.length).toBe(6)
  expect(numbersOf(receiver.deliveries).filter((n) => n !== 9)).toEqual([1, 1, 1, 2, 3])
})

test('error: redirects, endless answers, hanging and closed connections are failed tries', async () => {
  const paths: string[] = []
  const receiver = await receive(({ path }, response) => {
    paths.push(path)
    if (path === '/redirect') return response.writeHead(302, { location: `${receiver.url}/secret` }).end()
    if (path === '/endless') {
      response.writeHead(500)
      const timer = setInterval(() => response.write(Buffer.alloc(30_000, 'x')), 5)
      response.on('close', () => clearInterval(timer))
      return undefined
    }
    if (path === '/closed') return response.destroy()
    return undefined
  })
  const ids: Record<string, string> = {}
  for (const path of ['redirect', 'endless', 'closed', 'hangs'])
    ids[path] = (await create(`${receiver.url}/${path}`)).id
  await add('ana')
  work(300)
  const seen = async (path: string) => {
    const [first] = (await call('GET', `/${ids[path]}/deliveries`)).body.deliveries
    return (await call('GET', `/${ids[path]}/deliveries/${first.id}`)).body
  }
  const wanted = { redirect: 'redirect', endless: 'status', closed: 'connection', hangs: 'timeout' }
  for (const [path, problem] of Object.entries(wanted))
    await expect.poll(async () => (await seen(path)).attempts[0]?.problem).toBe(problem)
  expect(paths).not.toContain('/secret')
  const { answer, delivery } = await seen('endless')
  expect(answer).toHaveLength(1_000)
  expect(delivery).toMatchObject({ state: 'waiting', tries: 1 })
})

test('behavior: after three days it is given up, the webhook is switched off, and what failed can be replayed', async () => {
  let isBroken = true
  const receiver = await receive((_, response) => response.writeHead(isBroken ? 503 : 200).end())
  const { id } = await create(receiver.url)
  const since = new Date(clock() - 1_000).toISOString()
  for (const n of [1, 2]) await add('ana', n)
  await add('bob', 3)
  work()
  const state = async () => (await call('GET', '')).body.webhooks[0]
  await expect.poll(async () => (await state()).failingSince).not.toBeNull()
  await settled()
  let rounds = 0
  for (; rounds < 40 && (await state()).state === 'on'; rounds += 1) {
    const { length } = receiver.deliveries
    skewMs += 3 * 3_600_000
    await expect.poll(() => receiver.deliveries.length).toBeGreaterThan(length)
    await settled()
  }
  // Three days, in steps of three hours.
  expect(rounds).toBeGreaterThanOrEqual(23)
  expect(await state()).toMatchObject({ state: 'failed', waiting: 0 })
  const failed = (await call('GET', `/${id}/deliveries?state=failed`)).body.deliveries
  expect(failed).toHaveLength(3)
  await add('ana', 4)
  expect((await call('GET', `/${id}/deliveries?state=waiting`)).body.deliveries).toEqual([])
  expect(await call('POST', `/${id}/test`)).toMatchObject({ status: 409, body: { code: 'webhooks/off' } })
  expect(await call('POST', `/${id}/replay`, { failedSince: since })).toMatchObject({ status: 409 })

  isBroken = false
  const before = receiver.deliveries.length
  await call('PATCH', `/${id}`, { state: 'on' })
  expect((await call('POST', `/${id}/replay`, { failedSince: since })).body).toEqual({ replayed: 3 })
  await expect.poll(() => receiver.deliveries.length).toBe(before + 3)
  const again = receiver.deliveries.slice(before)
  expect(numbersOf(again).filter((n) => n !== 3)).toEqual([1, 2])
  // The same ids as before, so that receivers recognise them.
  const known = new Set(receiver.deliveries.slice(0, before).map(({ headers }) => headers['webhook-id']))
  expect(known.has(again[0]?.headers['webhook-id'])).toBe(true)
}, 60_000)

test('behavior: a receiver that is gone is switched off at once', async () => {
  const receiver = await receive((_, response) => response.writeHead(410).end())
  await create(receiver.url)
  await add('ana')
  work()
  await expect.poll(async () => (await call('GET', '')).body.webhooks[0].state).toBe('failed')
})

test('behavior: a replaced secret signs for a day, and SECRET can be replaced', async () => {
  const receiver = await receive()
  const { id, secret: old } = await create(receiver.url)
  const { body } = await call('POST', `/${id}/secret`)
  expect(body.secret).not.toBe(old)
  expect(body.webhook.previousSecretUntil).not.toBeNull()
  const stop = work()
  await call('POST', `/${id}/test`)
  await expect.poll(() => receiver.deliveries.length).toBe(1)
  const count = () => String(receiver.deliveries.at(-1)?.headers['webhook-signature']).split(' ').length
  expect(count()).toBe(2)
  skewMs += dayMs + 1_000
  await call('POST', `/${id}/test`)
  await expect.poll(() => receiver.deliveries.length).toBe(2)
  expect(count()).toBe(1)
  await stop()

  const { db, config } = server.deps
  const next = 'another secret that only tests know, 32'
  expect(await openSecret(db, [next, ...config.secrets], commandLine)).toMatchObject({ unreadable: 0 })
  const sender = createSender({ allowLoopback: true })
  const { log } = server.deps
  const running = startDispatcher({ db, clock, log, sender, keys: webhookKeys([next]) })
  await call('POST', `/${id}/test`)
  await expect.poll(() => receiver.deliveries.length).toBe(3)
  await running.stop()
  await sender.close()
  await openSecret(db, [...config.secrets, next], commandLine)
})

const targets = [
  'http://example.com/',
  'https://example.com:8443/',
  'https://user:pw@example.com/',
  'ftp://example.com/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://2130706434/',
  'https://127.0.0.2/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::]/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::]/',
  'https://printer.local/',
  'https://intranet/',
  'https://metadata.google.internal/',
  '//example.com/',
  'example.com',
]
test.each(targets)('error: %s is no target, even while loopback is allowed', async (url) => {
  const made = await call('POST', '', { name: 'x', url, kinds: ['signed_in'] })
  expect(made).toMatchObject({ status: 422, body: { code: 'webhooks/url_refused' } })
})

test('error: loopback is no target unless it is allowed', async () => {
  const strict = createSender({ allowLoopback: false })
  onTestFinished(strict.close)
  const receiver = await receive()
  const signal = AbortSignal.timeout(5_000)
  for (const url of [receiver.url, 'https://127.0.0.1/', 'https://localhost/', 'https://[::1]/'])
    expect(await strict.send(url, {}, '{}', signal)).toMatchObject({ isAccepted: false, problem: 'address' })
  expect(receiver.deliveries).toEqual([])
})

test('error: a project has ten webhooks at most, and another project cannot reach them', async () => {
  const ids: string[] = []
  for (let count = 0; count < 10; count += 1) ids.push((await create('https://example.com/')).id)
  const more = await call('POST', '', { name: 'x', url: 'https://example.com/', kinds: ['signed_in'] })
  expect(more).toMatchObject({ status: 409, body: { code: 'webhooks/too_many' } })
  const [id] = ids
  project = 'test'
  for (const [method, path] of [
    ['PATCH', `/${id}`],
    ['POST', `/${id}/secret`],
    ['POST', `/${id}/test`],
    ['GET', `/${id}/deliveries`],
    ['GET', `/${id}/deliveries/1`],
  ] as const)
    expect((await call(method, path, method === 'PATCH' ? { state: 'off' } : undefined)).status).toBe(404)
  expect((await call('DELETE', `/${id}`)).body).toEqual({ removed: false })
})

test('behavior: the log keeps 30 days and 10,000 deliveries, and what waits', async () => {
  const { id } = await create('http://127.0.0.1:9/')
  const { db } = server.deps
  const now = clock()
  const row = (state: 'waiting' | 'delivered', ageMs: number) => ({
    endpoint_id: id,
    project_id: project,
    event_id: randomUUID(),
    kind: 'test',
    key: 'k',
    body: '{}',
    state,
    created_at: new Date(now - ageMs),
    next_at: new Date(now - ageMs),
    finished_at: state === 'waiting' ? null : new Date(now - ageMs),
  })
  await db
    .insertInto('webhook_outbox')
    .values([row('waiting', 40 * dayMs), row('delivered', 31 * dayMs)])
    .execute()
  for (let batch = 0; batch < 11; batch += 1)
    await db
      .insertInto('webhook_outbox')
      .values(Array.from({ length: 1_000 }, () => row('delivered', dayMs)))
      .execute()
  await pruneDeliveries({ db, clock })
  const count = (state: 'waiting' | 'delivered') =>
    db
      .selectFrom('webhook_outbox')
      .select((select) => select.fn.countAll<string>().as('n'))
      .where('endpoint_id', '=', id)
      .where('state', '=', state)
      .executeTakeFirstOrThrow()
  expect([await count('waiting'), await count('delivered')]).toEqual([{ n: '1' }, { n: '10000' }])
  await call('DELETE', `/${id}`)
})
