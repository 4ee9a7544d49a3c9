import { once } from 'node:events'
import { relayMethods } from '@latchkey/protocol/relay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNoise } from '../testing/noise.ts'
import { readEnvelope } from './readFrame.ts'
import {
  aTopic,
  connectRelay,
  createIdentity,
  createToken,
  envelope,
  type RelayClient,
} from './testing/relayClient.ts'
import { startTestRelay, type TestRelay } from './testing/startTestRelay.ts'

// Invalid frames and envelopes of every kind, sent to a running relay: none may be
// accepted, crash it, or be delivered.

let relay: TestRelay
beforeAll(async () => {
  relay = await startTestRelay()
})
afterAll(() => relay.stop())

const { next, noise } = createNoise(20_261_115)
const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item

const topic = `a${aTopic().slice(1)}`
const wrongTopics: unknown[] = [
  null,
  true,
  0,
  -1,
  '',
  ' ',
  topic.slice(1),
  `${topic}0`,
  topic.toUpperCase(),
  `0x${topic}`,
  `${topic}\n`,
  `${topic.slice(0, 62)}zz`,
  [topic],
  { topic },
  `${topic.slice(0, 63)}\u0000`,
  '}:s',
  `{${topic.slice(2)}}`,
]
const wrongMessages = (): unknown =>
  pick<() => unknown>([
    () => null,
    () => next(1_000),
    () => '',
    () => noise(),
    () => `${noise()}!`,
    () => ['AAAA'],
    () => ({ toString: 'AAAA' }),
    () => envelope(1 + next(27)),
    () => envelope(29 + next(31), 1),
    () => envelope(64, 2 + next(254)),
    () => `${envelope(63)} `,
    () => `${envelope(63)}\n`,
    () => `=${envelope(63)}`,
    () => `${envelope(63)}===`,
    () => `${envelope(30)}"},"x":{"`,
    () => 'A'.repeat(96 * 1024 + 4),
    // One character too many for base64.
    () => `${'A'.repeat(80)}A`,
  ])()
const wrongTtls: unknown[] = [null, '300', 0, -1, 1.5, 1e21, 30 * 86_400 + 1, [300], {}, true, '']
const wrongTags: unknown[] = [null, '1108', -1, 1.5, 2 ** 32, [1108], {}, true, '']
const wrongLists: (() => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => ({ length: 1, 0: topic }),
  () => noise(),
  () => Array(501).fill(topic),
  () => [topic, pick(wrongTopics)],
  () => [[topic]],
  () => [null],
]

const fine = () => ({ topic, message: envelope(), ttl: 300, tag: 1108 })
const wrongPublish = (): object =>
  pick<() => object>([
    () => ({ ...fine(), topic: pick(wrongTopics) }),
    () => ({ ...fine(), message: wrongMessages() }),
    () => ({ ...fine(), ttl: pick(wrongTtls) }),
    () => ({ ...fine(), tag: pick(wrongTags) }),
    () => {
      const { [pick(['topic', 'message', 'ttl', 'tag'] as const)]: _, ...rest } = fine()
      return rest
    },
  ])()

/** Parameters of a method with an error in them. */
function wrongParams(method: string): unknown {
  if (next(12) === 0) return pick<unknown>([null, [], 5, 'x', true, [topic]])
  if (method === 'irn_publish') return wrongPublish()
  if (method === 'irn_batchPublish')
    return {
      messages: pick<() => unknown>([
        () => [fine(), wrongPublish()],
        () => [wrongPublish()],
        ...wrongLists,
      ])(),
    }
  if (method === 'irn_batchReceive')
    return {
      receipts: pick<() => unknown>([
        () => [{ topic, message_id: noise() }],
        () => [{ topic: pick(wrongTopics), message_id: 'a'.repeat(64) }],
        ...wrongLists,
      ])(),
    }
  if (method === 'irn_batchUnsubscribe') return { subscriptions: pick(wrongLists)() }
  if (method.startsWith('irn_batch')) return { topics: pick(wrongLists)() }
  if (method === 'wc_proposeSession')
    return pick<() => object>([
      () => ({ pairingTopic: pick(wrongTopics), sessionProposal: envelope() }),
      () => ({ pairingTopic: topic, sessionProposal: wrongMessages() }),
      () => ({ pairingTopic: topic, sessionProposal: envelope(), ttl: pick(wrongTtls) }),
    ])()
  if (method === 'wc_approveSession') {
    const all = {
      pairingTopic: topic,
      sessionTopic: topic,
      sessionProposalResponse: envelope(),
      sessionSettlementRequest: envelope(),
    }
    return pick<() => object>([
      () => ({ ...all, pairingTopic: pick(wrongTopics) }),
      () => ({ ...all, sessionTopic: pick(wrongTopics) }),
      () => ({ ...all, sessionProposalResponse: wrongMessages() }),
      () => ({ ...all, sessionSettlementRequest: wrongMessages() }),
    ])()
  }
  return { topic: pick(wrongTopics) }
}

let count = 0
/** One invalid frame; its id is in the response if it can be read. */
function wrongFrame(): string {
  const id = ++count
  const method = pick(relayMethods)
  const right = JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_publish', params: fine() })
  return pick<() => string>([
    () => JSON.stringify({ id, jsonrpc: '2.0', method, params: wrongParams(method) }),
    () => JSON.stringify({ id, jsonrpc: '2.0', method, params: wrongParams(method) }),
    () => JSON.stringify({ id, jsonrpc: '2.0', method, params: wrongParams(method) }),
    () => JSON.stringify({ id, jsonrpc: '2.0', method: `${method}${noise()}x`, params: fine() }),
    () => JSON.stringify({ id, jsonrpc: pick(['1.0', 2, null, '']), method: 'irn_publish', params: fine() }),
    () =>
      JSON.stringify({
        id: pick([null, {}, [], true, 'x'.repeat(200)]),
        jsonrpc: '2.0',
        method: 'irn_publish',
        params: fine(),
      }),
    () => JSON.stringify([JSON.parse(right)]),
    () => right.slice(0, next(right.length)),
    () => right.slice(1 + next(right.length - 1)),
    () => `${right}${pick([',', '}', right, 'x', '\u0000'])}`,
    () => right.replace('"params"', pick(['"param"', '"__proto__"', '"Params"'])),
    () => `{"id":${id},"jsonrpc":"2.0","method":"irn_publish","params":${'['.repeat(next(5_000))}`,
    () => JSON.stringify({ id, jsonrpc: '2.0' }),
    () => noise() || ' ',
  ])()
}

/** Sends frames in batches and counts the responses. */
async function sendWrong(
  client: RelayClient,
  frames: number,
): Promise<{ refused: number; accepted: string[] }> {
  let refused = 0
  const accepted: string[] = []
  for (let sent = 0; sent < frames; ) {
    const parcel = Math.min(500, frames - sent)
    const before = client.frames.length
    const texts = Array.from({ length: parcel }, wrongFrame)
    for (const text of texts) client.socket.send(text)
    while (client.frames.length < before + parcel) await once(client.socket, 'message')
    for (const answer of client.frames.splice(0)) {
      if (answer.includes('"error":{"code":-32')) refused++
      else accepted.push(answer)
    }
    sent += parcel
  }
  return { refused, accepted }
}

test('error: 100,000 invalid frames are all refused, and none is delivered', async () => {
  const listener = await connectRelay({ url: relay.url })
  await listener.call('irn_subscribe', { topic })
  const clients = await Promise.all(Array.from({ length: 4 }, () => connectRelay({ url: relay.url })))
  const outcomes = await Promise.all(clients.map((client) => sendWrong(client, 25_000)))
  expect(outcomes.flatMap(({ accepted }) => accepted)).toEqual([])
  expect(outcomes.reduce((sum, { refused }) => sum + refused, 0)).toBe(100_000)
  expect(listener.told).toEqual([])
  // The relay still works: valid messages are delivered.
  await clients[0]?.call('irn_publish', fine())
  while (listener.told.length === 0) await once(listener.socket, 'message')
  await Promise.all([listener, ...clients].map((client) => client.close()))
}, 120_000)

test('error: 20,000 messages that are not encrypted envelopes are all refused', () => {
  for (let index = 0; index < 20_000; index++) expect(() => readEnvelope(wrongMessages())).toThrow()
})

test('error: 2,000 invalid tokens are all refused', async () => {
  const codes: number[] = []
  const knock = async () => {
    const token = createToken(createIdentity(), relay.url)
    const at = next(token.length)
    const letter = pick([...'ABCdef019-_'].filter((one) => one !== token[at]))
    const wrong = pick([
      () => token.slice(0, at),
      () => `${token.slice(0, at)}.${token.slice(at)}`,
      () => noise(),
      // Not the last character of a part, which has spare bits.
      () =>
        (token[at + 1] ?? '.') === '.' || token[at] === '.'
          ? token.slice(0, at)
          : `${token.slice(0, at)}${letter}${token.slice(at + 1)}`,
    ])()
    const client = await connectRelay({ url: relay.url, token: wrong })
    codes.push((await once(client.socket, 'close'))[0])
  }
  for (let index = 0; index < 2_000; index += 50) await Promise.all(Array.from({ length: 50 }, knock))
  expect(codes.filter((code) => code !== 3000)).toEqual([])
  expect(codes).toHaveLength(2_000)
}, 60_000)
