import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestRelay, type TestRelay } from '../../apps/server/src/relay/testing/startTestRelay.ts'
import { createPageStorage, openOurApp } from './ourApp.ts'
import { type Asked, createWallet, hangUp, type Proposal, untilAnswered, type Wallet } from './peers.ts'
import { type Link, startLink } from './startLink.ts'

// Two tabs of one page share one session. For the relay they are one client with
// two sockets: neither receives what the other publishes, both receive what the
// wallet publishes, and a response is kept for the tab that asked.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const chain = 'eip155:1'
const account = `${chain}:0x${'a'.repeat(40)}`
const methods = ['personal_sign']
const events = ['accountsChanged']
const namespaces = { eip155: { accounts: [account], methods, events, chains: [chain] } }

let relay: TestRelay
let links: [Link, Link]
let wallet: Wallet
/** The requests of the wallet: it shows one at a time. */
const asked: string[] = []
/** Runs before the wallet responds. */
let meanwhile: (() => void) | undefined
const storage = createPageStorage()
let tabs: [ReturnType<typeof openOurApp>, ReturnType<typeof openOurApp>]

beforeAll(async () => {
  links = [await startLink(), await startLink()]
  const urls = links.map(({ port }) => `ws://127.0.0.1:${port}`) as [string, string]
  relay = await startTestRelay({ env: { RELAY_URLS: urls.join(',') } })
  for (const link of links) link.targets = [Number(new URL(relay.url).port)]
  const open = (relayUrl: string) =>
    openOurApp({ relayUrl, projectId: 'test', chain, methods, events, storage: storage.openTab() })
  tabs = [open(urls[0]), open(urls[1])]
  wallet = await createWallet('@reown/walletkit', { relayUrl: urls[0], projectId: 'test' })
  wallet.on('session_proposal', ({ id }: Proposal) => {
    wallet.approveSession({ id, namespaces }).catch(() => undefined)
  })
  wallet.on('session_request', async ({ id, topic, params }: Asked) => {
    const [text] = params.request.params as [string]
    asked.push(`${topic} ${text}`)
    meanwhile?.()
    const response = { id, jsonrpc: '2.0', result: `signed ${text}` }
    await wallet.respondSessionRequest({ topic, response }).catch(() => undefined)
  })
  await connect()
})
afterAll(async () => {
  await Promise.all(tabs.map(({ hangUp }) => hangUp()))
  await hangUp(wallet.core)
  await relay.stop()
  for (const link of links) await link.stop()
})

/** Pairs in the first tab; the second restores the session. */
async function connect() {
  const { uri, session } = await tabs[0].propose()
  await wallet.pair({ uri })
  await session
  await tabs[1].client.restore()
  expect(tabs[1].grant()).toMatchObject({ accounts: [account] })
}

const ask = (tab: 0 | 1, text: string) => tabs[tab].request('personal_sign', [text])

test('behavior: each tab gets its own responses, and the wallet gets each request once', async () => {
  const texts = ['0xa', '0xb', '0xc', '0xd']
  const asking = texts.map((text, index) => ask((index % 2) as 0 | 1, text))
  expect(await Promise.all(asking)).toEqual(texts.map((text) => `signed ${text}`))
  expect(asked.splice(0).sort()).toEqual(texts.map((text) => `${tabs[0].topic()} ${text}`))
})

test('behavior: both tabs receive each event of the wallet once', async () => {
  const heard: string[] = []
  const stops = tabs.map((tab, index) =>
    tab.listen((event) => event.type === 'event' && heard.push(`${index} ${event.data}`)),
  )
  const event = { name: 'accountsChanged', data: 'changed' }
  await wallet.emitSessionEvent({ topic: tabs[0].topic(), event, chainId: chain })
  await expect.poll(() => [...heard].sort(), { timeout: 20_000 }).toEqual(['0 changed', '1 changed'])
  for (const stop of stops) stop()
})

test('behavior: a response is kept for the tab that asked, even if the other received it', async () => {
  // The tab that asked is offline when the response comes; the other ignores it.
  meanwhile = links[1].down
  const asking = ask(1, '0xe')
  await expect.poll(() => asked.length, { timeout: 30_000 }).toBe(1)
  meanwhile = undefined
  await sleep(500)
  links[1].up()
  expect(await asking).toBe('signed 0xe')
  asked.length = 0
})

test('behavior: a session update applies to both tabs', async () => {
  const more = { eip155: { ...namespaces.eip155, methods: ['personal_sign', 'eth_sign'] } }
  await untilAnswered(wallet, 'wc_sessionUpdate', () =>
    wallet.updateSession({ topic: tabs[0].topic(), namespaces: more }),
  )
  for (const tab of tabs)
    await expect.poll(() => tab.grant()?.methods, { timeout: 20_000 }).toContain('eth_sign')
})

test('behavior: a new session in one tab replaces that of both, and the wallet is notified of the end of the old one', async () => {
  const before = tabs[0].topic()
  const ended = new Promise<{ topic: string }>((resolve) => wallet.once('session_delete', resolve as never))
  const { uri, session } = await tabs[1].propose()
  await wallet.pair({ uri })
  await session
  expect((await ended).topic).toBe(before)
  expect(tabs[1].topic()).not.toBe(before)
  await expect.poll(() => tabs[0].grant()?.methods, { timeout: 20_000 }).toEqual(methods)
  expect(await ask(0, '0x10')).toBe('signed 0x10')
  expect(asked).toEqual([`${tabs[1].topic()} 0x10`])
})

test('behavior: a session ended in one tab is ended in both', async () => {
  const closed = tabs[0].next('close')
  await tabs[1].disconnect()
  await closed
  expect(tabs.map(({ grant }) => grant())).toEqual([undefined, undefined])
})
