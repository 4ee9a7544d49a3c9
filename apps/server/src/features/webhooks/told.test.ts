import { randomUUID } from 'node:crypto'
import type { WebhookKind } from '@latchkey/protocol/http/webhooks'
import { expect, onTestFinished, test } from 'vitest'
import { adminToken, type TestServer } from '../../testing/startTestServer.ts'
import { tellWebhooks } from '../analytics/tellWebhooks.ts'
import { createDevice, someEmail, startLogin } from '../login/testing/startLogin.ts'
import { createEvmPerson } from '../siwx/testing/signIn.ts'
import { startSiwx } from '../siwx/testing/startSiwx.ts'

async function listen({ app, projectId }: TestServer, kind: WebhookKind): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: `/admin/v1/projects/${projectId}/webhooks`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { name: 'Backend', url: 'https://example.com/', kinds: [kind] },
  })
  expect(answer.statusCode).toBe(201)
}

const told = async ({ deps }: TestServer) => {
  const rows = await deps.db.selectFrom('webhook_outbox').select(['key', 'body']).orderBy('id').execute()
  return rows.map(({ body, key }) => ({ key, ...JSON.parse(body) }))
}

const connected = ({ projectId }: TestServer, account: string, properties: Record<string, unknown>) => ({
  projectId,
  eventId: randomUUID(),
  at: Date.now(),
  type: 'track' as const,
  event: 'CONNECT_SUCCESS',
  account,
  domain: 'app.example',
  url: '',
  sdkType: null,
  sdkVersion: null,
  properties,
})

test('behavior: a sign-in is told once, with its account as key', async () => {
  const server = await startSiwx()
  onTestFinished(server.stop)
  await server.signIn(createEvmPerson())
  expect(await told(server)).toEqual([])
  await listen(server, 'signed_in')
  const { session, id } = await server.signIn(createEvmPerson())
  const [first, ...more] = await told(server)
  expect(more).toEqual([])
  expect(first).toMatchObject({ type: 'signed_in', isVerified: true, data: { sessionId: id } })
  expect(first.key).toBe(first.data.account)
  expect(JSON.stringify(session)).toContain(first.key.split(':').at(-1))
})

test('behavior: the first login to the embedded wallet is told, the second is not', async () => {
  const server = await startLogin()
  onTestFinished(server.stop)
  await listen(server, 'wallet.created')
  const email = someEmail()
  const { accountId } = await server.logIn(await createDevice(), email)
  await server.logIn(await createDevice(), email)
  expect(await told(server)).toMatchObject([
    { type: 'wallet.created', key: accountId, isVerified: true, data: { userId: accountId } },
  ])
  expect(JSON.stringify(await told(server))).not.toContain(email)
})

test('behavior: a batch of events is one statement, and told in order for each account', async () => {
  const server = await startSiwx()
  onTestFinished(server.stop)
  await listen(server, 'wallet.connected')
  await listen(server, 'wallet.connected')
  const { db, webhooks } = server.deps
  let statements = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const events = Array.from({ length: 900 }, (_, n) => connected(server, `account ${n % 7}`, { n }))
  await tellWebhooks(events, { db: counted, webhooks })
  expect(statements).toBe(1)
  const rows = await db
    .selectFrom('webhook_outbox')
    .select(['endpoint_id', 'key', 'body'])
    .orderBy('id')
    .execute()
  expect(rows).toHaveLength(1_800)
  const last = new Map<string, number>()
  for (const { body, endpoint_id, key } of rows) {
    const { n } = JSON.parse(body).data.properties
    const place = `${endpoint_id} ${key}`
    expect(n).toBeGreaterThan(last.get(place) ?? -1)
    last.set(place, n)
  }
  expect(last.size).toBe(14)
})

test('behavior: what browsers report says so, and is told once however often it is stored', async () => {
  const server = await startSiwx()
  onTestFinished(server.stop)
  await listen(server, 'wallet.connected')
  const { db, webhooks } = server.deps
  const event = connected(server, 'pseudonym', { wallet: 'Test', long: 'x'.repeat(20_000) })
  const others = [
    { ...event, eventId: randomUUID(), event: 'MODAL_OPEN' },
    { ...event, eventId: randomUUID(), type: 'error' as const },
  ]
  for (let times = 0; times < 2; times += 1) await tellWebhooks([event, ...others], { db, webhooks })
  expect(await told(server)).toMatchObject([
    { type: 'wallet.connected', key: 'pseudonym', isVerified: false, data: { isCut: true } },
  ])
})
