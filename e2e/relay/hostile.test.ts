import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { toBase64, toUtf8 } from '../../packages/kit/src/connectors/walletconnect/bytes.ts'
import { open, readEnvelope, seal } from '../../packages/kit/src/connectors/walletconnect/envelope.ts'
import type { Dapp } from './dapp.ts'
import { type HostileRelay, startHostileRelay } from './hostileRelay.ts'
import { linkHostile } from './linkHostile.ts'
import { createPageStorage, openOurApp } from './ourApp.ts'

// A relay and a wallet that send our client arbitrary input. `FUZZ=100000` sends that many of each kind.

const count = Number(process.env.FUZZ ?? (process.env.EXHAUSTIVE ? 20_000 : 500))
vi.setConfig({ testTimeout: 30_000 + count * 5 })

const chain = 'eip155:1'
const account = `${chain}:0x${'a'.repeat(40)}`
const methods = ['personal_sign']
const events = ['chainChanged']
const namespaces = { eip155: { accounts: [account], methods, events } }

const failures: unknown[] = []
const onFailure = (error: unknown) => void failures.push(error)
beforeAll(() => void process.on('unhandledRejection', onFailure).on('uncaughtException', onFailure))
afterAll(() => void process.off('unhandledRejection', onFailure).off('uncaughtException', onFailure))
afterEach(() => expect(failures).toEqual([]))

const eventParams = { event: { name: 'chainChanged', data: 1 }, chainId: chain }
let lastId = 0
const callOf = (method: string, params: unknown) => {
  lastId = Math.max(lastId + 1, Date.now() * 1_000)
  return JSON.stringify({ id: lastId, jsonrpc: '2.0', method, params })
}

const junk: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  '0x',
  [],
  [null],
  {},
  { id: 1 },
  JSON.parse('{"__proto__":{"a":1}}'),
  { constructor: 1, toString: null },
  '\u0000',
  '\ud800',
  'a'.repeat(10_000),
]
const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item

/** The value with something replaced, removed or added. */
function spoil(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || randomInt(4) === 0) return pick(junk)
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  if (Object.keys(copy).length === 0) return pick(junk)
  const key = pick(Object.keys(copy))
  const chance = randomInt(5)
  if (chance === 0) delete copy[key]
  else copy[key] = spoil(copy[key])
  return copy
}

describe('messages of a relay', () => {
  let relay: HostileRelay
  let app: ReturnType<typeof openOurApp>
  let wallet: Awaited<ReturnType<typeof linkHostile>>
  const storage = createPageStorage()
  beforeAll(async () => {
    relay = await startHostileRelay()
    app = openOurApp({ relayUrl: relay.url, projectId: 'x', chain, methods, events, storage })
    wallet = await linkHostile(relay, app, namespaces.eip155)
    await wallet.settle()
  })
  afterAll(async () => {
    await app.hangUp()
    await relay.stop()
  })

  /** Checks that the session is unchanged and still works. */
  async function isWhole(granted = methods) {
    expect(app.grant()).toMatchObject({ accounts: [account], methods: granted })
    const requests = () => relay.published.filter(({ tag }) => tag === 1108)
    const before = requests().length
    const asking = app.request('personal_sign', ['0x00'])
    await relay.until(() => relay.published.at(-1)?.tag === 1108 && requests().length > before)
    const asked = JSON.parse(open(wallet.key, readEnvelope(requests().at(-1)?.message ?? '')) ?? 'null')
    wallet.say({ id: asked.id, result: '0xgood' })
    expect(await asking).toBe('0xgood')
  }

  test(`property: frames: ${count} malformed, none accepted`, async () => {
    const onMessage = vi.fn()
    app.next('event').then(onMessage)
    const data = { topic: wallet.topic, message: seal(wallet.key, '{}'), publishedAt: 1, tag: 1 }
    const good = { id: 1, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 'x', data } }
    for (let index = 0; index < count; index++) {
      const text = JSON.stringify(spoil(good)) ?? ''
      const kind = randomInt(4)
      if (kind === 0) relay.send(text.slice(0, randomInt(text.length + 1)))
      else if (kind === 1) relay.send(randomBytes(randomInt(64)))
      else relay.send(text)
    }
    await isWhole()
    expect(onMessage).not.toHaveBeenCalled()
  })

  test(`property: envelopes: ${count} malformed, none accepted`, async () => {
    const before = storage.getItem('latchkey.test.walletconnect')
    const remove = seal(
      wallet.key,
      JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'wc_sessionDelete', params: {} }),
    )
    const bytes = Buffer.from(remove, 'base64')
    for (let index = 0; index < count; index++) {
      const kind = randomInt(6)
      const changed = Buffer.from(bytes)
      const at = randomInt(changed.length)
      changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
      const message = [
        () => changed.toString('base64'),
        () => bytes.subarray(0, randomInt(bytes.length)).toString('base64'),
        () => randomBytes(randomInt(200)).toString('base64'),
        // Encrypted with another key; not encrypted; with a key that the sender chose.
        () => seal(new Uint8Array(randomBytes(32)), '{"id":1,"jsonrpc":"2.0","method":"wc_sessionDelete"}'),
        () => toBase64(Uint8Array.of(2, ...toUtf8('{"id":1,"jsonrpc":"2.0","method":"wc_sessionDelete"}'))),
        () => toBase64(Uint8Array.of(1, ...randomBytes(32), ...bytes.subarray(1))),
      ][kind]?.()
      relay.deliver(wallet.topic, message ?? '')
    }
    await isWhole()
    expect(storage.getItem('latchkey.test.walletconnect')).toBe(before)
  })

  test(`property: payloads: ${count} malformed with the correct key, none accepted`, async () => {
    const onMessage = vi.fn()
    app.next('event').then(onMessage)
    app.next('close').then(onMessage)
    const before = storage.getItem('latchkey.test.walletconnect')
    const calls = [
      { method: 'wc_sessionUpdate', params: { namespaces } },
      { method: 'wc_sessionEvent', params: { event: { name: 'chainChanged', data: 1 }, chainId: chain } },
    ]
    const wrong = [
      {
        method: 'wc_sessionUpdate',
        params: { namespaces: { eip155: { ...namespaces.eip155, methods: [] } } },
      },
      { method: 'wc_sessionUpdate', params: { namespaces: { solana: namespaces.eip155 } } },
      { method: 'wc_sessionEvent', params: { event: { name: 'other', data: 1 }, chainId: chain } },
      { method: 'wc_sessionEvent', params: { event: { name: 'chainChanged' }, chainId: 'eip155:2' } },
      { method: 'wc_sessionSettle', params: wallet.settlement },
      { method: 'wc_sessionRequest', params: { request: { method: 'x' }, chainId: chain } },
      { method: 'wc_sessionPropose', params: {} },
      { method: 'constructor', params: {} },
      { method: '__proto__', params: {} },
      { method: 'wc_sessionDelete', jsonrpc: '1.0' },
      { method: 'wc_sessionDelete', id: null },
      { result: true, id: 12345 },
      { error: { code: 1, message: 'x' }, id: 12345 },
    ]
    let sent = 0
    while (sent < count) {
      const call = pick(calls)
      const spoilt =
        randomInt(3) === 0
          ? pick(wrong)
          : { method: call.method, params: spoil(spoil(spoil(call.params))) as never }
      // A random change can result in a valid message.
      if (isGood(spoilt)) continue
      wallet.say(spoilt)
      sent++
    }
    await isWhole()
    expect(onMessage).not.toHaveBeenCalled()
    expect(storage.getItem('latchkey.test.walletconnect')).toBe(before)
  })

  test('property: ids of 19 digits are acknowledged and answered exactly', async () => {
    // Waits until everything before is answered.
    await isWhole()
    const ids = [`${Date.now()}664641`, '9007199254740993', '18446744073709551615', '"text"']
    for (const id of ids) {
      const at = relay.published.length
      const expected = `{"id":${id},"jsonrpc":"2.0","result":true}`
      const ping = `{"id":${id},"jsonrpc":"2.0","method":"wc_sessionPing","params":{}}`
      relay.deliver(wallet.topic, seal(wallet.key, ping), id)
      const answers = () =>
        relay.published.slice(at).map(({ message }) => open(wallet.key, readEnvelope(message)))
      await relay.until(() => relay.confirmed.at(-1) === expected || answers().includes(expected))
      await relay.until(() => relay.confirmed.includes(expected) && answers().includes(expected))
    }
  })

  test('behavior: a repeated message is acknowledged and not handled again', async () => {
    const onMessage = vi.fn()
    const event = { name: 'chainChanged', data: 1 }
    const text = JSON.stringify({
      id: 5,
      jsonrpc: '2.0',
      method: 'wc_sessionEvent',
      params: { event, chainId: chain },
    })
    const message = seal(wallet.key, text)
    const first = app.next('event')
    relay.deliver(wallet.topic, message)
    await first
    app.next('event').then(onMessage)
    const heard = relay.confirmed.length
    relay.deliver(wallet.topic, message)
    await relay.until(() => relay.confirmed.length > heard)
    await isWhole()
    expect(onMessage).not.toHaveBeenCalled()
  })

  test('error: a repeated message in another spelling is not handled again', async () => {
    const onMessage = vi.fn()
    let message = ''
    // Base64 and base64url differ only if the message has one of the two characters.
    while (!/[+/].{0,23}$/.test(message)) message = seal(wallet.key, callOf('wc_sessionEvent', eventParams))
    const first = app.next('event')
    relay.deliver(wallet.topic, message)
    await first
    app.next('event').then(onMessage)
    const acknowledged = relay.confirmed.length
    const spellings = [
      message.replace(/\+/g, '-').replace(/\//g, '_'),
      message.replace(/=+$/, ''),
      `${message} `,
      `${message.slice(0, -8)}\n${message.slice(-8)}`,
    ]
    for (const spelling of spellings) relay.deliver(wallet.topic, spelling)
    await relay.until(() => relay.confirmed.length >= acknowledged + spellings.length)
    await isWhole()
    expect(onMessage).not.toHaveBeenCalled()
  })

  test('behavior: a response to another client’s request is left for that client', async () => {
    const heard = relay.confirmed.length
    wallet.say({ id: 4242, result: '0xother' })
    await isWhole()
    // Only the expected response is acknowledged.
    await relay.until(() => relay.confirmed.length > heard)
    expect(relay.confirmed.length).toBe(heard + 1)
  })

  test('behavior: a late update does not overwrite a newer one', async () => {
    const updated = app.next('grant')
    const more = { eip155: { ...namespaces.eip155, methods: ['personal_sign', 'eth_sign'] } }
    wallet.say({ method: 'wc_sessionUpdate', params: { namespaces: more } })
    await updated
    wallet.say({ id: 77, method: 'wc_sessionUpdate', params: { namespaces } })
    await isWhole(more.eip155.methods)
    expect(app.grant()?.methods).toEqual(more.eip155.methods)
  })
})

describe('messages after a reload', () => {
  const key = 'latchkey.test.walletconnect.heard'
  async function link() {
    const relay = await startHostileRelay()
    const storage = createPageStorage()
    const app = openOurApp({ relayUrl: relay.url, projectId: 'x', chain, methods, events, storage })
    const wallet = await linkHostile(relay, app, namespaces.eip155)
    await wallet.settle()
    return { relay, storage, app, wallet }
  }

  /** Delivers a message and resolves when it is acknowledged. */
  async function deliver(relay: HostileRelay, topic: string, message: string) {
    const before = relay.confirmed.length
    relay.deliver(topic, message)
    await relay.until(() => relay.confirmed.length > before)
  }

  /** Resolves when the page is subscribed: its request was sent, and the response arrived. */
  async function isOnline(
    page: Dapp,
    { relay, wallet }: Pick<Awaited<ReturnType<typeof link>>, 'relay' | 'wallet'>,
  ) {
    const requests = () => wallet.read().filter(({ method }) => method === 'wc_sessionRequest')
    const before = requests().length
    const asking = page.request('personal_sign', ['0x00'])
    await relay.until(() => requests().length > before)
    wallet.say({ id: requests().at(-1)?.id, result: '0x' })
    await asking
  }

  test('error: what was handled before it is acknowledged and not handled again', async () => {
    const { relay, storage, app, wallet } = await link()
    const event = seal(wallet.key, callOf('wc_sessionEvent', eventParams))
    const extend = seal(wallet.key, callOf('wc_sessionExtend', {}))
    const update = seal(wallet.key, callOf('wc_sessionUpdate', { namespaces }))
    for (const message of [event, extend, update]) await deliver(relay, wallet.topic, message)
    const asking = app.request('personal_sign', ['0x00'])
    await relay.until(() => relay.published.at(-1)?.tag === 1108)
    const asked = wallet.read().findLast(({ method }) => method === 'wc_sessionRequest')
    const answer = seal(wallet.key, JSON.stringify({ id: asked?.id, jsonrpc: '2.0', result: '0xold' }))
    relay.deliver(wallet.topic, answer)
    expect(await asking).toBe('0xold')

    const again = await app.restart()
    const expiry = again.expiry()
    const onEvent = vi.fn()
    again.listen(onEvent)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    const pending = again.request('personal_sign', ['0x01'])
    await relay.until(() => wallet.read().filter(({ method }) => method === 'wc_sessionRequest').length === 2)
    relay.deliver(wallet.topic, answer)
    for (const message of [event, update, extend]) await deliver(relay, wallet.topic, message)
    expect(onEvent).not.toHaveBeenCalled()
    expect(again.expiry()).toBe(expiry)
    // What is new is handled, and the right response settles the request.
    await deliver(relay, wallet.topic, seal(wallet.key, callOf('wc_sessionEvent', eventParams)))
    expect(onEvent).toHaveBeenCalledTimes(1)
    const next = wallet.read().findLast(({ method }) => method === 'wc_sessionRequest')
    wallet.say({ id: next?.id, result: '0xnew' })
    expect(await pending).toBe('0xnew')
    vi.useRealTimers()
    await again.disconnect()
    expect(storage.getItem(key)).toBeNull()
    await again.hangUp()
    await relay.stop()
  })

  test('error: however much was handled since, the oldest is not handled again, and little is stored', async () => {
    const { relay, storage, app, wallet } = await link()
    const sent = Array.from({ length: 600 }, () => seal(wallet.key, callOf('wc_sessionEvent', eventParams)))
    for (const message of sent) relay.deliver(wallet.topic, message)
    await relay.until(() => relay.confirmed.length >= sent.length)
    expect(storage.getItem(key)?.length).toBeLessThan(20_000)
    const again = await app.restart()
    await isOnline(again, { relay, wallet })
    const onEvent = vi.fn()
    again.listen(onEvent)
    for (const message of [...sent.slice(0, 3), ...sent.slice(300, 303), ...sent.slice(-3)])
      await deliver(relay, wallet.topic, message)
    expect(onEvent).not.toHaveBeenCalled()
    await deliver(relay, wallet.topic, seal(wallet.key, callOf('wc_sessionEvent', eventParams)))
    expect(onEvent).toHaveBeenCalledTimes(1)
    await again.hangUp()
    await relay.stop()
  })

  test('behavior: another tab handles what the first one has handled', async () => {
    const { relay, storage, app, wallet } = await link()
    const options = { relayUrl: relay.url, projectId: 'x', chain, methods, events }
    const other = openOurApp({ ...options, storage: storage.openTab() })
    await other.client.restore()
    await isOnline(other, { relay, wallet })
    const both = [app.next('event'), other.next('event')]
    relay.deliver(wallet.topic, seal(wallet.key, callOf('wc_sessionEvent', eventParams)))
    await Promise.all(both)
    await app.hangUp()
    await other.hangUp()
    await relay.stop()
  })
})

describe('responses of a wallet', () => {
  const answers: [string, (wallet: Awaited<ReturnType<typeof linkHostile>>) => void][] = [
    ['no key', ({ answer }) => answer({})],
    ['an invalid key', ({ answer }) => answer({ responderPublicKey: 'z'.repeat(64) })],
    ['a point of low order', ({ answer }) => answer({ responderPublicKey: '0'.repeat(64) })],
    ['nothing', ({ answer }) => answer(null)],
  ]
  test.each(answers)('error: %s does not grant a session', async (_, act) => {
    const relay = await startHostileRelay()
    const app = openOurApp({ relayUrl: relay.url, projectId: 'x', chain, methods, events })
    const wallet = await linkHostile(relay, app, namespaces.eip155)
    act(wallet)
    await expect(wallet.session).rejects.toMatchObject({ code: 'pairing/invalid_grant' })
    expect(app.grant()).toBeUndefined()
    await app.hangUp()
    await relay.stop()
  })

  const settlements: [string, object][] = [
    ['invalid accounts', { namespaces: { eip155: { ...namespaces.eip155, accounts: ['0xabc'] } } }],
    [
      'chains that were not requested',
      { namespaces: { eip155: { ...namespaces.eip155, accounts: [`eip155:5:0xab`] } } },
    ],
    ['no methods', { namespaces: { eip155: { ...namespaces.eip155, methods: [] } } }],
    ['nothing', { namespaces: {} }],
    ['an expiry in the past', { expiry: 1 }],
    ['another controller', { controller: { publicKey: 'a'.repeat(64), metadata: {} } }],
  ]
  test.each(settlements)(
    'error: a settlement with %s is refused, and the wallet is notified',
    async (_, wrong) => {
      const relay = await startHostileRelay()
      const app = openOurApp({ relayUrl: relay.url, projectId: 'x', chain, methods, events })
      const wallet = await linkHostile(relay, app, namespaces.eip155)
      wallet.session.catch(() => undefined)
      wallet.answer({ relay: { protocol: 'irn' }, responderPublicKey: wallet.publicKey })
      await relay.until(() => relay.topics.has(wallet.topic))
      wallet.say({ method: 'wc_sessionSettle', params: { ...wallet.settlement, ...wrong } })
      await expect(wallet.session).rejects.toMatchObject({ code: 'pairing/invalid_grant' })
      await relay.until(() => wallet.read().some(({ error }) => error?.code === 1006))
      expect(app.grant()).toBeUndefined()
      await app.hangUp()
      await relay.stop()
    },
  )
})

/** Whether it is valid after all. */
function isGood({ method, params }: { method?: string; params?: unknown }): boolean {
  const { namespaces: granted, event, chainId } = (params ?? {}) as Record<string, never>
  if (method === 'wc_sessionUpdate') {
    const { accounts, methods, events } = (granted as typeof namespaces | undefined)?.eip155 ?? {}
    return [accounts, methods, events].every(Array.isArray) && accounts?.includes(account) === true
  }
  const { name } = (event ?? {}) as { name?: string }
  return method === 'wc_sessionEvent' && name === 'chainChanged' && chainId === chain
}
