import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestRelay, type TestRelay } from '../../apps/server/src/relay/testing/startTestRelay.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { type HostileRelay, startHostileRelay } from './hostileRelay.ts'
import { openOurApp } from './ourApp.ts'
import { type Link, startLink } from './startLink.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = 'eip155:1'
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

function openApp(relayUrl: string, projectId = 'test') {
  const app = openOurApp({ relayUrl, projectId, chain, methods: ['personal_sign'], events: [] })
  ends.push(app.hangUp)
  return app
}

/** Milliseconds until it was rejected with that code. */
async function failsWith(code: string, app: ReturnType<typeof openApp>): Promise<number> {
  const began = performance.now()
  await expect(app.propose()).rejects.toMatchObject({ code })
  return performance.now() - began
}

test('error: a relay that refuses connections is reported within seconds', async () => {
  const app = openApp(`ws://127.0.0.1:${await freePort()}`)
  expect(await failsWith('pairing/relay_unreachable', app)).toBeLessThan(10_000)
})

test('error: a relay that drops all packets is reported within ten seconds', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const app = openApp(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(await failsWith('pairing/relay_unreachable', app)).toBeLessThan(10_000)
})

test('error: a relay that accepts connections and never responds is reported within ten seconds', async () => {
  const relay = await startHostileRelay({ isMute: true })
  ends.push(relay.stop)
  expect(await failsWith('pairing/relay_unreachable', openApp(relay.url))).toBeLessThan(10_000)
})

test('error: an invalid address is reported as unreachable', async () => {
  await failsWith('pairing/relay_unreachable', openApp('not an address'))
})

test('error: a relay that does not know the project refuses, and is not retried', async () => {
  const relay = await startTestRelay()
  ends.push(relay.stop)
  const app = openApp(relay.url, 'unknown')
  expect(await failsWith('pairing/relay_refused', app)).toBeLessThan(5_000)
  const refused = async () =>
    (await relay.metrics.relayConnects.get()).values.find(({ labels }) => labels.outcome === 'refused')?.value
  expect(await refused()).toBe(1)
})

test('error: a token for another relay is refused', async () => {
  const relay = await startTestRelay({ env: { RELAY_URLS: 'wss://elsewhere.example.com' } })
  ends.push(relay.stop)
  await failsWith('pairing/relay_refused', openApp(relay.url))
})

async function pairedOver(start: (relay: HostileRelay) => Promise<Link>) {
  const { linkHostile } = await import('./linkHostile.ts')
  const relay = await startHostileRelay()
  ends.push(relay.stop)
  const link = await start(relay)
  ends.push(link.stop)
  const app = openApp(`ws://127.0.0.1:${link.port}`)
  const wallet = await linkHostile(relay, app, {
    accounts: [`${chain}:0xab`],
    methods: ['personal_sign'],
    events: [],
  })
  await wallet.settle()
  return { relay, link, app, wallet }
}
const direct = (relay: HostileRelay) => startLink(Number(new URL(relay.url).port))

test('behavior: a request waits for a relay that went away, and can be cancelled', async () => {
  const { relay, link, app, wallet } = await pairedOver(direct)
  link.down()
  const giveUp = new AbortController()
  const given = app.client.request({
    network: chain,
    method: 'personal_sign',
    params: ['0x01'],
    signal: giveUp.signal,
  })
  const waiting = app.request('personal_sign', ['0x02'])
  giveUp.abort()
  await expect(given).rejects.toMatchObject({ code: 'request/aborted' })
  link.up()
  const requests = () => wallet.read().filter(({ method }) => method === 'wc_sessionRequest')
  await relay.until(() => requests().length > 0)
  // A cancelled request is not sent any more.
  expect(requests()).toHaveLength(1)
  wallet.say({ id: requests()[0]?.id, result: '0xlate' })
  expect(await waiting).toBe('0xlate')
})

test('behavior: a page that is online again reconnects without waiting for the back-off', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  ends.push(() => vi.unstubAllGlobals())
  const { relay, link, app, wallet } = await pairedOver(direct)
  link.down()
  // Long enough for the back-off to reach seconds.
  await sleep(4_500)
  const asking = app.request('personal_sign', ['0x03'])
  asking.catch(() => undefined)
  link.up()
  const began = performance.now()
  page.dispatchEvent(new Event('online'))
  const requests = () => wallet.read().filter(({ method }) => method === 'wc_sessionRequest')
  await relay.until(() => requests().length > 0)
  // Without the `online` event the next attempt would be in four seconds or more.
  expect(performance.now() - began).toBeLessThan(3_500)
  wallet.say({ id: requests()[0]?.id, result: '0x' })
  expect(await asking).toBe('0x')
})

test('error: a method that was not granted is not requested', async () => {
  const { app } = await pairedOver(direct)
  await expect(app.request('eth_sign', [])).rejects.toMatchObject({ code: 4200 })
  await expect(
    app.client.request({ network: 'eip155:5', method: 'personal_sign', params: [] }),
  ).rejects.toMatchObject({ code: 4901 })
})

test('error: a code that is not scanned expires after four minutes [4.38a]', async () => {
  const relay = await startTestRelay()
  ends.push(relay.stop)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  ends.push(() => vi.useRealTimers())
  const app = openApp(relay.url)
  const began = Date.now()
  const { uri, session } = await app.propose()
  session.catch(() => undefined)
  const expiry = Number(uri.match(/expiryTimestamp=(\d+)/)?.[1])
  expect(expiry * 1_000 - began).toBeGreaterThan(235_000)
  expect(expiry * 1_000 - began).toBeLessThan(260_000)
  await vi.advanceTimersByTimeAsync(245_000)
  await expect(session).rejects.toMatchObject({ code: 'pairing/expired' })
})

test('behavior: a cancelled code is closed, and nothing stays open', async () => {
  const relay: TestRelay = await startTestRelay()
  ends.push(relay.stop)
  const app = openApp(relay.url)
  const giveUp = new AbortController()
  const code = Promise.withResolvers<unknown>()
  const pairing = app.client.pair({ signal: giveUp.signal, onCode: code.resolve })
  await code.promise
  giveUp.abort()
  await expect(pairing).rejects.toMatchObject({ code: 'request/aborted' })
  const sockets = async () => (await relay.metrics.relaySockets.get()).values[0]?.value
  await expect.poll(sockets, { timeout: 20_000 }).toBe(0)
})
