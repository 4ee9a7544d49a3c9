import { randomUUID } from 'node:crypto'
import type { ProcessFacts } from '@latchkey/protocol/http/health'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminToken, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { type MailServer, startMailServer } from '../login/testing/startMailServer.ts'
import { alerts } from './alerts.ts'

const hourMs = 3_600_000
let skewMs = 0
const clock = () => Date.now() + skewMs
let mail: MailServer
let server: TestServer
let project: string
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({
    clock,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Latchkey <alerts@server.example>', WEBHOOKS_ALLOW_LOOPBACK: '1' },
  })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})
beforeEach(async () => {
  project = `p-${randomUUID().slice(0, 8)}`
  await server.deps.projects.create({ id: project, name: 'Shop\r\nBcc: eve@example.com' })
})

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/admin/v1/${path}`,
    headers: { authorization: `Bearer ${adminToken}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const own = (method: 'GET' | 'POST' | 'PATCH', path = '', payload?: object) =>
  call(method, `projects/${project}/alerts${path}`, payload)

const facts: ProcessFacts = {
  roles: ['api'],
  version: '1',
  commit: 'x',
  node: 'v24',
  startedAt: new Date().toISOString(),
  isDraining: false,
  redis: 'full',
  relay: null,
  pool: { max: 10, used: 0, idle: 0, waiting: 0 },
  spool: { bytes: 900, maxBytes: 1_000 },
  memoryBytes: 1,
  nodes: [
    {
      chain: 'eip155:1',
      id: 'one',
      state: 'failing',
      blocksBehind: 0,
      errorShare: 1,
      milliseconds: 9,
      restsUntil: null,
    },
  ],
  vendors: [],
  kits: [],
}

/** The job, as a worker runs it. */
const run = () => alerts.jobs?.(server.deps)[0]?.run()
const mailsTo = (address: string) =>
  mail.received.filter(({ to }) => to === address).map(({ subject }) => subject)
const stateOf = async (rule: string) => {
  const { body } = await own('GET')
  return body.alerts.find((one: { rule: string }) => one.rule === rule)
}

async function addWebhook(state: 'on' | 'failed', name = 'Backend'): Promise<string> {
  const url = 'http://127.0.0.1:9/'
  const kinds = ['alert.firing', 'alert.over']
  const { body } = await call('POST', `projects/${project}/webhooks`, { name, url, kinds })
  await setState(body.webhook.id, state)
  return body.webhook.id
}
const setState = (id: string, state: 'on' | 'failed') =>
  server.deps.db.updateTable('webhook_endpoints').set({ state }).where('id', '=', id).execute()

test('behavior: an alert is told once when it fires and once when it is over, by mail and by webhook', async () => {
  await own('PATCH', '', { emails: ['ana@example.com'] })
  await addWebhook('on', 'Watcher')
  const broken = await addWebhook('failed', 'Orders')
  await server.deps.webhooks.reload()
  for (let times = 0; times < 3; times += 1) await run()
  expect(mailsTo('ana@example.com')).toEqual([
    '[Latchkey] Shop Bcc: eve@example.com: A webhook was switched off',
  ])
  expect(await stateOf('webhook_failed')).toMatchObject({ state: 'firing', details: 'Orders' })

  await setState(broken, 'on')
  await run()
  // At most one mail an hour about a rule.
  expect(mailsTo('ana@example.com')).toHaveLength(1)
  expect(await stateOf('webhook_failed')).toMatchObject({ state: 'ok', details: '' })
  skewMs += hourMs
  for (let times = 0; times < 2; times += 1) await run()
  expect(mailsTo('ana@example.com')[1]).toContain('over: a webhook was switched off')
  expect(mailsTo('ana@example.com')).toHaveLength(2)
  expect(mailsTo('eve@example.com')).toEqual([])
  const told = await server.deps.db
    .selectFrom('webhook_outbox')
    .select(['kind', 'key'])
    .where('project_id', '=', project)
    .orderBy('id')
    .execute()
  const [firing, ...more] = told
  expect(firing).toEqual({ kind: 'alert.firing', key: 'alert webhook_failed' })
  expect(new Set(more.map(({ kind }) => kind))).toEqual(new Set(['alert.over']))
})

test('behavior: an alert of the server is told by the webhooks of the server, and by no others', async () => {
  const { db } = server.deps
  const url = 'http://127.0.0.1:9/'
  const { status, body } = await call('POST', 'webhooks', { name: 'Pager', url })
  expect([status, body.webhook.kinds]).toEqual([201, ['alert.firing', 'alert.over']])
  expect((await call('GET', 'webhooks')).body.webhooks).toMatchObject([{ name: 'Pager', state: 'on' }])
  expect((await call('POST', 'alerts/test')).body).toEqual({ mails: 0, webhooks: 1 })
  const lost = { ...facts, redis: 'ok', nodes: [], spool: { bytes: 0, maxBytes: 1_000 } }
  await db
    .insertInto('server_processes')
    .values({ id: 'lost', seen_at: new Date(clock() - 120_000), facts: JSON.stringify(lost) })
    .execute()
  await run()
  const told = await db
    .selectFrom('webhook_outbox')
    .select(['kind', 'key', 'body'])
    .where('project_id', '=', 'console')
    .orderBy('id')
    .execute()
  expect(told.map(({ key, kind }) => [key, kind])).toEqual([
    ['alert test', 'alert.firing'],
    ['alert process_gone', 'alert.firing'],
  ])
  expect(told[1]?.body).toContain('process lost')
  await db.deleteFrom('server_processes').where('id', '=', 'lost').execute()
  const path = `webhooks/${body.webhook.id}`
  expect((await call('PATCH', path, { state: 'off' })).body.webhook.state).toBe('off')
  expect((await call('DELETE', path)).body).toEqual({ removed: true })
  expect((await call('GET', 'webhooks')).body.webhooks).toEqual([])
  // Those of the reserved project are reached by no path of projects.
  expect((await call('GET', 'projects/console/webhooks')).status).toBe(404)
})

test('behavior: who is added while an alert fires is told, and a rule that is off is not', async () => {
  await addWebhook('failed')
  await run()
  await own('PATCH', '', { emails: ['bo@example.com'] })
  await run()
  expect(mailsTo('bo@example.com')).toHaveLength(1)
  const { body } = await own('PATCH', '', { rules: [{ rule: 'webhook_failed', isOn: false }] })
  expect(body.alerts).toContainEqual(
    expect.objectContaining({ rule: 'webhook_failed', isOn: false, state: 'ok' }),
  )
  skewMs += 2 * hourMs
  await run()
  expect(mailsTo('bo@example.com')).toHaveLength(1)
})

test('behavior: the share of errors is that of the last hour', async () => {
  const { db } = server.deps
  const count = async (event: string, n: number) => {
    const row = {
      project_id: project,
      day: new Date(clock()).toISOString().slice(0, 10),
      event,
      n,
      accounts: 0,
    }
    await db
      .insertInto('event_counts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['project_id', 'day', 'event']).doUpdateSet({ n }))
      .execute()
  }
  // Not over midnight: the counts are those of a day.
  const toMidnight = 24 * hourMs - (clock() % (24 * hourMs))
  if (toMidnight < 6 * hourMs) skewMs += toMidnight + 1_000
  await count('MODAL_OPEN', 10_000)
  await run()
  skewMs += hourMs
  await count('CONNECT_ERROR', 300)
  await count('MODAL_OPEN', 10_700)
  await run()
  expect(await stateOf('error_rate')).toMatchObject({
    state: 'firing',
    details: '30.0 % of 1000 events in the last hour',
  })
  skewMs += hourMs
  await count('MODAL_OPEN', 11_700)
  await run()
  expect(await stateOf('error_rate')).toMatchObject({ state: 'ok' })
  await own('PATCH', '', { rules: [{ rule: 'no_events', isOn: true, threshold: 2 }] })
  await run()
  expect(await stateOf('no_events')).toMatchObject({ state: 'ok' })
  skewMs += 2 * hourMs
  await run()
  expect(await stateOf('no_events')).toMatchObject({ state: 'firing' })
  await count('MODAL_OPEN', 11_701)
  await run()
  expect(await stateOf('no_events')).toMatchObject({ state: 'ok' })
})

test('behavior: operators are told of nodes, Redis, the spool, and processes that are gone', async () => {
  await call('PATCH', 'alerts', { emails: ['op@example.com'] })
  const { db } = server.deps
  await db
    .insertInto('server_processes')
    .values([
      { id: 'here', seen_at: new Date(clock()), facts: JSON.stringify(facts) },
      {
        id: 'gone',
        seen_at: new Date(clock() - 120_000),
        facts: JSON.stringify({ ...facts, redis: 'ok', nodes: [] }),
      },
      { id: 'strange', seen_at: new Date(clock()), facts: JSON.stringify({ version: 2 }) },
    ])
    .execute()
  await run()
  const { body } = await call('GET', 'alerts')
  const firing = body.alerts.filter(({ state }: { state: string }) => state === 'firing')
  expect(firing.map(({ details, rule }: { details: string; rule: string }) => [rule, details])).toEqual([
    ['node_unreachable', 'one of eip155:1'],
    ['spool_growing', 'process here: 1 KiB'],
    ['redis_full', 'process here'],
    ['process_gone', 'process gone (api)'],
  ])
  expect(mailsTo('op@example.com')).toHaveLength(4)
  const health = (await call('GET', 'health')).body
  expect(health).toMatchObject({ database: { state: 'ok', missingMigrations: [] } })
  expect(health.processes.map(({ id, isGone }: { id: string; isGone: boolean }) => [id, isGone])).toEqual([
    [health.answeredBy, false],
    ['gone', true],
    ['here', false],
  ])
  await db.deleteFrom('server_processes').execute()
})

test('behavior: a test says whom it reached, and that it reached nothing', async () => {
  expect(await own('POST', '/test')).toMatchObject({ status: 409, body: { code: 'alerts/untold' } })
  await own('PATCH', '', { emails: ['cy@example.com'] })
  expect((await own('POST', '/test')).body).toEqual({ mails: 1, webhooks: 0 })
  expect(mailsTo('cy@example.com')).toEqual(['[Latchkey] Test of alerts'])
})

test('error: addresses that would be headers, and rules of others, are refused', async () => {
  for (const email of [
    'a@b.example\r\nBcc: x@y.example',
    'Ana <a@b.example>',
    'a@b.example,c@d.example',
    'a',
  ])
    expect((await own('PATCH', '', { emails: [email] })).status).toBe(422)
  expect((await own('PATCH', '', { rules: [{ rule: 'redis_full', isOn: true }] })).status).toBe(400)
})
