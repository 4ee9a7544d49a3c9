import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { maxMessageLength, relayClose, relayError } from '@latchkey/protocol/relay'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startRedis, type TestRedis } from '../cache/testingRedis.ts'
import { aTopic, connectRelay, createIdentity, createToken, envelope } from './testing/relayClient.ts'
import { startTestRelay, type TestRelay } from './testing/startTestRelay.ts'

let redis: TestRedis
const undo: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
afterEach(async () => {
  vi.useRealTimers()
  for (const step of undo.splice(0).reverse()) await step()
})

async function start(options: startTestRelay.Options = {}): Promise<TestRelay> {
  const relay = await startTestRelay(options)
  undo.push(relay.stop)
  return relay
}

async function join(relay: TestRelay, options: Partial<connectRelay.Options> = {}) {
  const client = await connectRelay({ url: relay.url, ...options })
  undo.push(client.close)
  return client
}

const publishing = (topic: string, message = envelope(), more = {}) => ({
  topic,
  message,
  ttl: 300,
  tag: 1108,
  prompt: true,
  ...more,
})

async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; !check(); tries++) {
    if (tries > 400) throw new Error('it did not happen')
    await sleep(10)
  }
}

const messagesOf = (result: unknown) => (result as { messages: { message: string }[] }).messages

describe.each([
  ['memory', () => start()],
  ['redis', () => start({ env: { REDIS_URL: redis.url } })],
])('on %s', (_name, startRelay) => {
  test('behavior: what one publishes the other is given, and once confirmed it waits no longer', async () => {
    const relay = await startRelay()
    const [app, wallet] = [await join(relay), await join(relay)]
    const topic = aTopic()
    const { result } = await wallet.call('irn_subscribe', { topic })
    expect(result).toBe(
      createHash('sha256')
        .update(topic + wallet.clientId)
        .digest('hex'),
    )
    const sent = publishing(topic)
    expect(await app.call('irn_publish', sent)).toMatchObject({ result: true })
    await until(() => wallet.told.length === 1)
    expect(wallet.told[0]).toMatchObject({ topic, message: sent.message, tag: 1108 })
    expect(Math.abs((wallet.told[0]?.publishedAt ?? 0) - Date.now())).toBeLessThan(3_000)
    await sleep(50)
    expect(await wallet.call('irn_fetchMessages', { topic })).toMatchObject({
      result: { messages: [], hasMore: false },
    })
    // Again, as a client does that missed the response.
    expect(await app.call('irn_publish', sent)).toMatchObject({ result: true })
    await sleep(50)
    expect(wallet.told).toHaveLength(1)
  })

  test('behavior: what came before is given after the answer to the subscription, in order', async () => {
    const relay = await startRelay()
    const [app, wallet] = [await join(relay), await join(relay)]
    const topics = [aTopic(), aTopic()]
    const messages = Array.from({ length: 120 }, () => envelope())
    for (const message of messages) await app.call('irn_publish', publishing(topics[0] ?? '', message))
    const { result } = await wallet.call('irn_batchSubscribeBlocking', { topics })
    expect(result).toHaveLength(2)
    await until(() => wallet.told.length === 120)
    expect(wallet.told.map(({ message }) => message)).toEqual(messages)
    expect(wallet.frames[0]).toContain('"result"')
  })

  test('behavior: what was not confirmed is given again on the next socket', async () => {
    const relay = await startRelay()
    const app = await join(relay)
    const identity = createIdentity()
    const deaf = await join(relay, { identity, confirm: false })
    const topic = aTopic()
    await deaf.call('irn_subscribe', { topic })
    await app.call('irn_publish', publishing(topic))
    await until(() => deaf.told.length === 1)
    deaf.socket.terminate()
    const again = await join(relay, { identity })
    await again.call('irn_subscribe', { topic })
    await until(() => again.told.length === 1)
    expect(again.told).toEqual(deaf.told)
  })

  test('behavior: a client never receives its own messages, live or stored', async () => {
    const relay = await startRelay()
    const identity = createIdentity()
    const [one, two] = [await join(relay, { identity }), await join(relay, { identity })]
    const topic = aTopic()
    await one.call('irn_subscribe', { topic })
    await one.call('irn_publish', publishing(topic))
    await two.call('irn_subscribe', { topic })
    const { result } = await two.call('irn_batchFetchMessages', { topics: [topic] })
    expect(messagesOf(result)).toEqual([])
    await sleep(50)
    expect([...one.told, ...two.told]).toEqual([])
  })

  test('behavior: messages published during a subscribe are delivered once each', async () => {
    const relay = await startRelay()
    const app = await join(relay)
    const topic = aTopic()
    for (let round = 0; round < 5; round++) {
      const wallet = await join(relay)
      const messages = Array.from({ length: 60 }, () => envelope())
      const sending = Promise.all(
        messages.map((message) => app.call('irn_publish', publishing(topic, message))),
      )
      await wallet.call('irn_subscribe', { topic })
      await sending
      await until(() => wallet.told.length >= 60)
      await sleep(50)
      expect(wallet.told.map(({ message }) => message).toSorted()).toEqual(messages.toSorted())
      await wallet.close()
    }
  })

  test.each([
    ['before it confirms', false],
    ['right after it confirmed', true],
  ])('behavior: a client that subscribes again %s is given each message once', async (_when, confirm) => {
    const relay = await startRelay()
    const [app, wallet] = [await join(relay), await join(relay, { confirm })]
    const topic = aTopic()
    await wallet.call('irn_subscribe', { topic })
    const messages = Array.from({ length: 20 }, () => envelope())
    for (const [index, message] of messages.entries()) {
      await app.call('irn_publish', publishing(topic, message))
      await until(() => wallet.told.length > index)
      await wallet.call('irn_subscribe', { topic })
    }
    await sleep(50)
    expect(wallet.told.map(({ message }) => message)).toEqual(messages)
  })

  test('behavior: a session is proposed and approved in one call each', async () => {
    const relay = await startRelay()
    const [app, wallet] = [await join(relay), await join(relay)]
    const [pairingTopic, sessionTopic] = [aTopic(), aTopic()]
    const [proposal, response, settlement] = [envelope(), envelope(), envelope(90, 1)]
    const correlationId = 1
    expect(
      await app.call('wc_proposeSession', {
        pairingTopic,
        sessionProposal: proposal,
        ttl: 300,
        correlationId,
      }),
    ).toMatchObject({ result: true })
    await wallet.call('irn_subscribe', { topic: pairingTopic })
    await until(() => wallet.told.length === 1)
    expect(wallet.told[0]).toMatchObject({ message: proposal, tag: 1100 })
    await app.call('irn_subscribe', { topic: sessionTopic })
    expect(
      await wallet.call('wc_approveSession', {
        pairingTopic,
        sessionTopic,
        sessionProposalResponse: response,
        sessionSettlementRequest: settlement,
        approvedChains: ['eip155:1'],
        correlationId,
      }),
    ).toMatchObject({ result: true })
    await until(() => app.told.length === 2)
    expect(app.told.map(({ message, tag }) => [message, tag])).toEqual([
      [settlement, 1102],
      [response, 1101],
    ])
    // Both are subscribed now, without having asked.
    await app.call('irn_publish', publishing(sessionTopic))
    await until(() => wallet.told.length === 2)
    expect(await app.call('wc_createTopic', { topic: aTopic() })).toMatchObject({ result: true })
  })

  test('behavior: batches publish, receive and unsubscribe', async () => {
    const relay = await startRelay()
    const [app, wallet] = [await join(relay), await join(relay, { confirm: false })]
    const topics = [aTopic(), aTopic()]
    const messages = topics.map((topic) => publishing(topic))
    expect(await app.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
    const { result } = await wallet.call('irn_batchFetchMessages', { topics })
    expect(messagesOf(result).map(({ message }) => message)).toEqual(messages.map(({ message }) => message))
    const receipts = messages.map(({ topic, message }) => ({
      topic,
      message_id: createHash('sha256').update(message).digest('hex'),
    }))
    expect(await wallet.call('irn_batchReceive', { receipts })).toMatchObject({ result: true })
    const after = await wallet.call('irn_batchFetchMessages', { topics })
    expect(messagesOf(after.result)).toEqual([])
    await wallet.call('irn_batchSubscribe', { topics })
    const subscriptions = topics.map((topic) => ({ topic, subscription_id: 'whatever' }))
    expect(await wallet.call('irn_batchUnsubscribe', { subscriptions })).toMatchObject({ result: true })
    await app.call('irn_publish', publishing(topics[0] ?? ''))
    await wallet.call('irn_subscribe', { topic: topics[1] })
    await wallet.call('irn_unsubscribe', { topic: topics[1], id: 'whatever' })
    await app.call('irn_publish', publishing(topics[1] ?? ''))
    await sleep(50)
    expect(wallet.told).toEqual([])
  })
})

test('behavior: who leaves a thousand unconfirmed, as a second tab does, is still told what comes', async () => {
  const relay = await start()
  const [tab, other] = [await join(relay, { confirm: false }), await join(relay)]
  const topics = Array.from({ length: 6 }, aTopic)
  await tab.call('irn_batchSubscribe', { topics })
  const [last = '', ...full] = topics
  for (const topic of full) {
    const messages = Array.from({ length: 200 }, () => publishing(topic))
    await other.call('irn_batchPublish', { messages })
  }
  const message = envelope()
  await other.call('irn_publish', publishing(last, message))
  await until(() => tab.told.at(-1)?.message === message)
  expect(tab.told).toHaveLength(1_001)
})

test('behavior: two processes on one Redis are one relay', async () => {
  const env = { REDIS_URL: redis.url }
  const [here, there] = [await start({ env }), await start({ env })]
  const [app, wallet] = [await join(here), await join(there)]
  const topic = aTopic()
  await wallet.call('irn_subscribe', { topic })
  await app.call('irn_subscribe', { topic })
  await app.call('irn_publish', publishing(topic))
  await until(() => wallet.told.length === 1)
  await wallet.call('irn_publish', publishing(topic))
  await until(() => app.told.length === 1)
})

test('behavior: the id of a call comes back digit for digit', async () => {
  const relay = await start()
  const client = await join(relay)
  const topic = aTopic()
  for (const id of ['1731668400123456789', '"1731668400123456789"', '9007199254740993', '1', '"a\\"b"', '-5'])
    expect(
      await client.raw(
        `{"jsonrpc":"2.0", "params":{"topic":"${topic}"}, "id" : ${id} ,"method":"wc_createTopic"}`,
      ),
    ).toBe(`{"id":${id},"jsonrpc":"2.0","result":true}`)
})

describe('calls that are refused', () => {
  const topic = 'a'.repeat(64)
  const fine = { topic, message: Buffer.alloc(64).toString('base64'), ttl: 300, tag: 1108 }
  let relay: TestRelay
  beforeAll(async () => {
    relay = await startTestRelay()
  })
  afterAll(() => relay.stop())

  test.each([
    ['irn_nothing', {}, -32600],
    ['irn_watchRegister', { webhookUrl: 'http://127.0.0.1' }, -32600],
    ['__proto__', {}, -32600],
    ['irn_subscribe', {}, -32600],
    ['irn_subscribe', { topic: 'A'.repeat(64) }, -32600],
    ['irn_subscribe', { topic: `${topic}\n` }, -32600],
    ['irn_subscribe', { topic: [topic] }, -32600],
    ['irn_batchSubscribe', { topics: [] }, -32600],
    ['irn_batchSubscribe', { topics: Array(501).fill(topic) }, -32600],
    ['irn_batchSubscribe', { topics: { length: 1, 0: topic } }, -32600],
    ['irn_publish', { ...fine, topic: 'x' }, -32600],
    ['irn_publish', { ...fine, message: '' }, -32600],
    ['irn_publish', { ...fine, message: 'not base64!' }, -32600],
    ['irn_publish', { ...fine, message: 'AAAA' }, -32600],
    // Type 2 is not encrypted.
    ['irn_publish', { ...fine, message: envelope(64, 2) }, -32600],
    ['irn_publish', { ...fine, message: envelope(60, 1) }, -32600],
    ['irn_publish', { ...fine, message: 'A'.repeat(maxMessageLength + 4) }, -32600],
    ['irn_publish', { ...fine, tag: '1108' }, -32600],
    ['irn_publish', { ...fine, tag: 1.5 }, -32600],
    ['irn_publish', { ...fine, ttl: '300' }, -32600],
    ['irn_publish', { ...fine, ttl: 0 }, -32000],
    ['irn_publish', { ...fine, ttl: -1 }, -32000],
    ['irn_publish', { ...fine, ttl: 30 * 86_400 + 1 }, -32000],
    ['irn_batchPublish', { messages: [fine, { ...fine, ttl: 0 }] }, -32000],
    ['irn_batchReceive', { receipts: [{ topic, message_id: 'x' }] }, -32600],
    ['wc_proposeSession', { pairingTopic: topic, sessionProposal: '{}' }, -32600],
    ['wc_approveSession', { pairingTopic: topic, sessionTopic: topic }, -32600],
    ['wc_createTopic', { topic: 5 }, -32600],
  ])('error: %s %j is refused with %i', async (method, params, code) => {
    const client = await join(relay)
    const { error, result } = await client.call(method, params)
    expect(result).toBeUndefined()
    expect(error).toMatchObject({ code, message: expect.any(String) })
    // And no part of the batch was executed.
    const { result: fetched } = await (await join(relay)).call('irn_fetchMessages', { topic })
    expect(messagesOf(fetched)).toEqual([])
  })

  test.each([
    '',
    'x',
    '[]',
    '5',
    'null',
    '{}',
    '{"id":1}',
    '{"id":{},"jsonrpc":"2.0","method":"irn_publish"}',
  ])('error: the frame %j is answered with -32600', async (frame) => {
    const client = await join(await start())
    expect(JSON.parse(await client.raw(frame))).toMatchObject({ error: { code: -32600 } })
  })

  test('error: bytes and frames beyond 1 MiB end the socket', async () => {
    const one = await join(relay)
    one.socket.send(Buffer.from('{}'))
    expect((await once(one.socket, 'close'))[0]).toBe(1008)
    const two = await join(relay)
    two.socket.send('x'.repeat((1 << 20) + 1))
    expect((await once(two.socket, 'close'))[0]).toBe(1009)
  })

  test('error: a fetch answers with a part, and an address that fetches megabytes has to wait', async () => {
    const limited = await start({ env: { LIMITS: 'on' } })
    const [client, other] = [await join(limited), await join(limited)]
    const topics = Array.from({ length: 4 }, aTopic)
    for (const topic of topics)
      for (let count = 0; count < 20; count++)
        await other.call('irn_publish', publishing(topic, envelope((maxMessageLength / 4) * 3)))
    const first = await client.call('irn_batchFetchMessages', { topics })
    expect(JSON.stringify(first).length).toBeLessThan(1 << 20)
    expect(first.result).toMatchObject({ hasMore: true })
    const codes: unknown[] = []
    for (let count = 0; count < 60; count++)
      codes.push((await client.call('irn_batchFetchMessages', { topics })).error?.code)
    expect(codes[0]).toBeUndefined()
    expect(codes).toContain(relayError.tooManyRequests)
    // A new key is no way around it.
    const again = await join(limited)
    expect((await again.call('irn_batchFetchMessages', { topics })).error?.code).toBe(
      relayError.tooManyRequests,
    )
  })

  test('error: who asks for much and reads none of it is sent away', async () => {
    const [client, other] = [await join(relay), await join(relay)]
    const topic = aTopic()
    for (let count = 0; count < 50; count++)
      await other.call('irn_publish', publishing(topic, envelope((maxMessageLength / 4) * 3)))
    client.socket.pause()
    const text = JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_fetchMessages', params: { topic } })
    for (let count = 0; count < 120; count++) client.socket.send(text)
    await sleep(1_000)
    const closed = once(client.socket, 'close')
    client.socket.resume()
    expect((await Promise.race([closed, sleep(3_000, [])]))[0]).toBe(relayClose.stale)
  })

  test('error: a full mailbox is said so', async () => {
    const client = await join(relay)
    const topic = aTopic()
    const messages = Array.from({ length: 200 }, () => publishing(topic))
    expect(await client.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
    expect(await client.call('irn_publish', publishing(topic))).toMatchObject({ error: { code: -32000 } })
  })
})

describe('who is let in', () => {
  const other = 'wss://relay.example.org'
  const seconds = Math.floor(Date.now() / 1_000)
  const closing = async (relay: TestRelay, options: Partial<connectRelay.Options>) => {
    const client = await connectRelay({ url: relay.url, ...options })
    const [code, reason] = await once(client.socket, 'close')
    return [code, String(reason)]
  }

  test.each<[string, object, string]>([
    ['for another relay', { aud: other }, 'for another relay'],
    ['from the future', { iat: seconds + 600 }, 'JWT Token is not yet valid'],
    ['that ended', { exp: seconds - 600 }, 'JWT Token is expired'],
    ['that hardly ever ends', { exp: seconds + 10 * 365 * 86_400 }, 'valid for too long'],
    ['that has been valid for a month', { iat: seconds - 30 * 86_400 }, 'valid for too long'],
    ['that ended before it began', { iat: seconds + 60, exp: seconds - 60 }, 'JWT Token is expired'],
    ['without a subject', { sub: '' }, 'no client'],
    ['without an end', { exp: null }, 'no time'],
    ['of another key', { iss: createIdentity().clientId }, 'the signature is wrong'],
    ['of no key', { iss: 'did:key:z6MkNotAKey' }, 'not a did:key'],
    ['of no did', { iss: 'did:web:example.com' }, 'not a did:key'],
  ])('error: a token %s is not', async (_name, claims, reason) => {
    const relay = await start()
    const token = createToken(createIdentity(), relay.url, claims)
    const [code, said] = await closing(relay, { token })
    expect(code).toBe(3000)
    expect(said).toContain(reason)
  })

  test('behavior: a token of two days is', async () => {
    const relay = await start()
    const token = createToken(createIdentity(), relay.url, { exp: seconds + 2 * 86_400 - 1 })
    const client = await connectRelay({ url: relay.url, token })
    expect(await client.call('irn_subscribe', { topic: aTopic() })).toMatchObject({
      result: expect.any(String),
    })
  })

  test.each(['', 'x', 'a.b', 'a.b.c', '..', `${'a'.repeat(3_000)}.b.c`, 'e30.e30.e30'])(
    'error: the token %j is not',
    async (token) => {
      expect((await closing(await start(), { token }))[0]).toBe(3000)
    },
  )

  test('error: a token whose header asks for no signature is not', async () => {
    const relay = await start()
    const [, body, signature] = createToken(createIdentity(), relay.url).split('.')
    for (const alg of ['none', 'HS256', 'ES256']) {
      const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url')
      expect((await closing(relay, { token: `${head}.${body}.${signature}` }))[0]).toBe(3000)
    }
  })

  test('behavior: a clock that is two minutes wrong is forgiven, and a slash at the end of the address', async () => {
    const relay = await start()
    const claims = { iat: seconds + 100, exp: seconds + 1_000, aud: `${relay.url}/` }
    const client = await join(relay, { token: createToken(createIdentity(), relay.url, claims) })
    expect(await client.call('wc_createTopic', { topic: aTopic() })).toMatchObject({ result: true })
  })

  test('error: a project that is unknown or shut out is not', async () => {
    const relay = await start()
    for (const projectId of ['unknown', 'disabled', ''])
      expect(await closing(relay, { projectId })).toEqual([3000, 'Unauthorized: invalid key'])
  })

  test('behavior: pages are let in from the origins of the project, apps without one', async () => {
    const relay = await start({ origins: ['https://shop.example'] })
    await join(relay, { origin: 'https://shop.example' })
    await join(relay)
    expect(await closing(relay, { origin: 'https://other.example' })).toEqual([
      3000,
      'Unauthorized: origin not allowed',
    ])
  })

  test('error: an address with repeated failures is blocked for a while', async () => {
    const relay = await start({ env: { LIMITS: 'on' } })
    const codes: unknown[] = []
    for (let tries = 0; tries < 13; tries++)
      codes.push(
        await closing(relay, { token: 'x' }).then(
          ([code]) => code,
          () => 'turned away',
        ),
      )
    expect(codes.filter((code) => code === 3000).length).toBeLessThan(13)
    expect(codes.at(-1)).toBe('turned away')
    await expect(connectRelay({ url: relay.url })).rejects.toThrow()
  })

  test('error: a /56 whose addresses take turns at failing is blocked, another one is not', async () => {
    const now = Date.now()
    const relay = await start({ env: { LIMITS: 'on', PROXIES: '1' }, clock: () => now })
    const attempt = (ip: string) =>
      closing(relay, { token: 'x', ip }).then(
        ([code]) => code,
        () => 'turned away',
      )
    const codes: unknown[] = []
    for (let network = 0; network < 100; network++)
      codes.push(await attempt(`2001:db8:1:${network.toString(16)}::1`))
    // The 81st failure blocks it.
    expect(codes.filter((code) => code === 3000)).toHaveLength(81)
    expect(codes.at(-1)).toBe('turned away')
    expect(await attempt('2001:db8:1:100::1')).toBe(3000)
  })

  test('error: who publishes without end is told so', async () => {
    const relay = await start({ env: { LIMITS: 'on' } })
    const client = await join(relay)
    const batch = () => ({ messages: Array.from({ length: 500 }, () => publishing(aTopic())) })
    expect(await client.call('irn_batchPublish', batch())).toMatchObject({ result: true })
    expect(await client.call('irn_batchPublish', batch())).toMatchObject({ result: true })
    expect(await client.call('irn_batchPublish', batch())).toMatchObject({ error: { code: 3001 } })
  })
})

test('behavior: sockets are pinged within 28 seconds, and one that is silent is sent away with 4008', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const relay = await start()
  const client = await join(relay)
  let pings = 0
  client.socket.on('ping', () => pings++)
  vi.advanceTimersByTime(28_000)
  await until(() => pings === 1)
  await sleep(50)
  vi.advanceTimersByTime(28_000)
  await until(() => pings === 2)
  const silent = await connectRelay({ url: relay.url })
  // Neither responds nor reads, like a client without network.
  silent.socket.pause()
  vi.advanceTimersByTime(28_000)
  await sleep(50)
  vi.advanceTimersByTime(28_000)
  const closed = once(silent.socket, 'close')
  silent.socket.resume()
  expect((await closed)[0]).toBe(4008)
})

test('behavior: a process that ends sends its clients elsewhere with 4010', async () => {
  const relay = await start()
  const clients = [await join(relay), await join(relay)]
  const closed = Promise.all(clients.map(({ socket }) => once(socket, 'close')))
  relay.draining.abort()
  expect((await closed).map(([code]) => code)).toEqual([4010, 4010])
  await expect(connectRelay({ url: relay.url })).rejects.toThrow()
})

test('behavior: neither logs nor metrics say who, where or what', async () => {
  const lines: string[] = []
  const relay = await start({ destination: { write: (line: string) => void lines.push(line) } })
  const [app, wallet] = [await join(relay), await join(relay)]
  const topic = aTopic()
  const sent = publishing(topic, envelope(), { tvf: { rpcMethods: ['eth_sendTransaction'] } })
  await wallet.call('irn_subscribe', { topic })
  await app.call('irn_publish', sent)
  await app.call('irn_publish', { ...sent, message: 'no' })
  await until(() => wallet.told.length === 1)
  expect(wallet.frames.join()).not.toContain('tvf')
  // Counters are flushed after a moment.
  await sleep(150)
  const said = `${lines.join()}${await relay.metrics.registry.metrics()}`
  expect(said).toContain('latchkey_relay_messages_total{outcome="delivered"} 1')
  for (const secret of [topic, sent.message, app.clientId, '127.0.0.1', 'eth_sendTransaction'])
    expect(said).not.toContain(secret)
})
