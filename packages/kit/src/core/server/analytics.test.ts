import { originNotAllowed } from '@latchkey/protocol/catalogue'
import { analyticsEvent } from '@latchkey/protocol/http/analytics'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Options } from '../config/options.ts'
import { version } from '../config/version.ts'
import { connectWallet } from '../connections/connectWallet.ts'
import { alerts } from '../modal/alerts.ts'
import { openModal } from '../modal/openModal.ts'
import { createChain, startKit, startServer } from '../testing.ts'
import { getHistory } from './history.ts'

// Other tests compete for the processor.
const pollOptions = { timeout: 5_000 }

const servers: Awaited<ReturnType<typeof startServer>>[] = []
const kits: ReturnType<typeof startKit>[] = []

beforeEach(() => {
  vi.stubGlobal(
    'location',
    new URL('https://shop.example/account/0xd8da6bf26964af9d7eed9e03e53415d37aa96045?token=secret#frag'),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  for (const kit of kits.splice(0)) kit.destroy()
  await Promise.all(servers.splice(0).map(({ stop }) => stop()))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const on = {
  '/v1/config': { body: { features: null } },
  '/projects/v1/origins': { body: { allowedOrigins: [] } },
  '/getAnalyticsConfig': { body: { isAnalyticsEnabled: true } },
  '/e': { status: 202, body: {} },
}

async function page(answers: Parameters<typeof startServer>[0] = {}, options: Partial<Options> = {}) {
  const server = await startServer({ ...on, ...answers })
  servers.push(server)
  const chain = createChain()
  chain.add('a', { name: 'Wallet A' })
  const kit = startKit({ drivers: [chain.driver], api: server.url, projectId: 'demo', ...options })
  kits.push(kit)
  const sent = () => server.to('/e')
  const bodies = () => sent().map(({ body }) => JSON.parse(body))
  const names = () => bodies().map(({ props }) => props.event)
  return { server, chain, kit, sent, bodies, names }
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('sent', () => {
  test('behavior: sends the opening first, to /e, as the protocol defines it [3.28a, 7.23]', async () => {
    const { kit, sent, bodies } = await page()
    const before = Date.now()
    openModal(kit)
    await expect.poll(sent, pollOptions).toHaveLength(1)
    expect(sent()[0]).toMatchObject({
      method: 'POST',
      query: { projectId: 'demo', st: 'latchkey', sv: version },
    })
    // A type that needs a preflight would cost a request per event.
    expect(sent()[0]?.headers['content-type']).toMatch(/^text\/plain/)
    const [body] = bodies()
    expect(analyticsEvent.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      domain: 'shop.example',
      props: { type: 'track', event: 'MODAL_OPEN', properties: { view: 'Connect', connected: false } },
    })
    expect(body.timestamp).toBeGreaterThanOrEqual(before)
    expect(body.timestamp).toBeLessThanOrEqual(Date.now())
    expect(body.props).not.toHaveProperty('address')
  })

  test('behavior: opening says the time zone of the browser, and clicks do not', async () => {
    const { kit, bodies } = await page()
    openModal(kit)
    kit.emit({ type: 'CLICK_ALL_WALLETS' })
    await expect.poll(bodies, pollOptions).toHaveLength(2)
    const zones = Object.fromEntries(bodies().map(({ props }) => [props.event, props.properties.timeZone]))
    expect(zones).toEqual({
      MODAL_OPEN: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      CLICK_ALL_WALLETS: undefined,
    })
  })

  test('behavior: sends each event once, with a unique id [7.23]', async () => {
    const { kit, bodies, names } = await page()
    openModal(kit)
    kit.emit({ type: 'CLICK_ALL_WALLETS' })
    await expect.poll(names, pollOptions).toEqual(['MODAL_OPEN', 'CLICK_ALL_WALLETS'])
    kit.emit({ type: 'CLICK_ALL_WALLETS' })
    await expect.poll(names, pollOptions).toHaveLength(3)
    expect(new Set(bodies().map(({ eventId }) => eventId)).size).toBe(3)
  })

  test('behavior: sends no query, fragment or account in the path of the page [7.23]', async () => {
    const { kit, sent, bodies } = await page()
    openModal(kit)
    await expect.poll(sent, pollOptions).toHaveLength(1)
    expect(bodies()[0].url).toBe('https://shop.example/account/…')
    expect(sent()[0]?.body).not.toMatch(/secret|frag/)
  })

  const addresses = {
    evm: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    solana: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    bitcoin: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    legacy: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    burned: '1111111111111111111114oLvT2',
    cosmos: 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02',
    polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  }

  test.each(Object.entries(addresses))(
    'behavior: an address of %s is nowhere in what is sent, only its hash [7.23, 3.28b]',
    async (_, address) => {
      const { kit, chain, sent, bodies } = await page()
      openModal(kit)
      const connecting = connectWallet(kit, { walletId: 'a' })
      chain.ask().accept({ accounts: [address] })
      await connecting
      kit.emit({ type: 'SEARCH_WALLET', query: `my ${address}` })
      kit.emit({ type: 'CONNECT_ERROR', code: 'session/expired', message: `no such account: ${address}.` })
      kit.emit({ type: 'DISCONNECT_ERROR', message: address.toLowerCase() })
      kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new Error(`failed for ${address}`) })
      await expect.poll(sent, pollOptions).toHaveLength(6)
      const all = sent()
        .map(({ body }) => body)
        .join('\n')
        .toLowerCase()
      expect(all).not.toContain(address.toLowerCase())
      expect(all).not.toContain(address.toLowerCase().slice(0, 12))
      expect(all).not.toContain(address.toLowerCase().slice(-8))
      expect(all).not.toContain(address.toLowerCase().replace(/^0x/, ''))
      const bytes = new TextEncoder().encode(`demo:${address.toLowerCase()}`)
      const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
      expect(bodies().find(({ props }) => props.event === 'CONNECT_SUCCESS').props).toEqual({
        type: 'track',
        event: 'CONNECT_SUCCESS',
        address: digest,
        properties: {
          wallet: 'Wallet A',
          namespace: 'eip155',
          caipNetworkId: 'eip155:1',
          timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      })
    },
  )

  test('behavior: a network id is not redacted, however long [7.23]', async () => {
    const { kit, bodies } = await page()
    openModal(kit)
    kit.emit({ type: 'SWITCH_NETWORK', network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
    await expect.poll(bodies, pollOptions).toHaveLength(2)
    expect(bodies()[1].props.properties).toEqual({ network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  })

  test('behavior: errors are reported with a category, through the same path [7.25a, 8.20b]', async () => {
    const { kit, bodies } = await page()
    openModal(kit)
    kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new TypeError('boom') })
    kit.emit({ type: 'INTERNAL_SDK_ERROR', error: 'plain words' })
    await expect.poll(bodies, pollOptions).toHaveLength(3)
    const reports = bodies().filter(({ props }) => props.type === 'error')
    expect(reports.map(({ props }) => props)).toEqual([
      {
        type: 'error',
        event: 'INTERNAL_SDK_ERROR',
        errorType: 'TypeError',
        errorMessage: 'boom',
        stackTrace: expect.stringContaining('TypeError: boom'),
      },
      expect.objectContaining({ errorType: 'Error', errorMessage: 'plain words' }),
    ])
    for (const report of reports) expect(analyticsEvent.safeParse(report).success).toBe(true)
  })

  test('error: an error without a message is reported [8.18ag]', async () => {
    const { kit, bodies } = await page()
    openModal(kit)
    kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new Error() })
    await expect.poll(bodies, pollOptions).toHaveLength(2)
    const report = bodies().find(({ props }) => props.type === 'error')
    expect(report.props.errorMessage).toBe('An error occurred')
  })

  test('behavior: server failures and invalid responses have their own categories [3.28c, 8.20a]', async () => {
    const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    const path = `/v1/account/${account}/history`
    const answers = [{ status: 500, headers: { 'retry-after': '0' } }, { body: { nonsense: true } }]
    const { kit, bodies } = await page({ [path]: () => answers.shift() ?? { status: 404 } })
    openModal(kit)
    await expect.poll(bodies, pollOptions).toHaveLength(1)
    for (let times = 0; times < 3; times++)
      await getHistory(kit, { account, onramp: 'coinbase' }).catch(() => undefined)
    await quiet()
    const reports = bodies().filter(({ props }) => props.type === 'error')
    // A refusal is an answer, and no report.
    expect(reports.map(({ props }) => [props.event, props.errorType, props.errorMessage])).toEqual([
      ['API_ERROR', 'KitError', 'HTTP request failed'],
      ['DATA_PARSING_ERROR', 'KitError', expect.any(String)],
    ])
    for (const report of reports) expect(analyticsEvent.safeParse(report).success).toBe(true)
  })

  test('behavior: at most 5 errors in 60 s, and then 5 again [7.25b]', async () => {
    const { kit, bodies, names } = await page()
    openModal(kit)
    await expect.poll(names, pollOptions).toEqual(['MODAL_OPEN'])
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    const fail = (times: number) => {
      for (let i = 0; i < times; i++) kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new Error(`${i}`) })
    }
    fail(9)
    await quiet()
    expect(bodies()).toHaveLength(6)
    clock.mockReturnValue(now + 59_999)
    fail(1)
    kit.emit({ type: 'CLICK_NETWORKS' })
    await quiet()
    expect(bodies()).toHaveLength(7)
    clock.mockReturnValue(now + 60_000)
    fail(9)
    await quiet()
    expect(bodies()).toHaveLength(12)
  })
})

describe('not sent', () => {
  test('behavior: nothing before the modal opens', async () => {
    const { server, kit } = await page()
    kit.emit({ type: 'CLICK_NETWORKS' })
    await quiet()
    expect(server.calls).toEqual([])
  })

  test('behavior: MODAL_CREATED is never sent [7.24a]', async () => {
    const { kit, names } = await page()
    openModal(kit)
    kit.emit({ type: 'MODAL_CREATED' })
    await expect.poll(names, pollOptions).toEqual(['MODAL_OPEN'])
    kit.emit({ type: 'MODAL_CREATED' })
    kit.emit({ type: 'CLICK_NETWORKS' })
    await expect.poll(names, pollOptions).toEqual(['MODAL_OPEN', 'CLICK_NETWORKS'])
  })

  test('behavior: sends nothing and requests no config when analytics is off [7.24b]', async () => {
    const { server, kit } = await page({}, { features: { analytics: false } })
    openModal(kit)
    kit.emit({ type: 'CONNECT_SUCCESS', wallet: 'x', namespace: 'eip155' })
    kit.emit({ type: 'INTERNAL_SDK_ERROR', error: new Error('x') })
    await expect.poll(() => server.calls, pollOptions).toHaveLength(2)
    await quiet()
    expect(server.to('/getAnalyticsConfig')).toEqual([])
    expect(server.to('/e')).toEqual([])
  })

  test.each([
    ['the project says no', { body: { isAnalyticsEnabled: false } }],
    ['the answer is garbage', { body: 'yes' }],
    ['the answer has another shape', { body: { isAnalyticsEnabled: 'true' } }],
    ['the server fails', { status: 500 }],
    ['the server hangs', 'hang' as const],
  ])('behavior: nothing when %s [7.22p]', async (_, answer) => {
    const { server, kit } = await page({ '/getAnalyticsConfig': answer })
    openModal(kit)
    await expect.poll(() => server.to('/getAnalyticsConfig'), pollOptions).toHaveLength(1)
    kit.emit({ type: 'CLICK_NETWORKS' })
    await quiet()
    expect(server.to('/e')).toEqual([])
  })

  test.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('behavior: nothing under %s', async (_, signals) => {
    vi.stubGlobal('navigator', { userAgent: '', ...signals })
    const { server, kit } = await page()
    openModal(kit)
    await expect.poll(() => server.calls, pollOptions).toHaveLength(2)
    await quiet()
    expect(server.to('/getAnalyticsConfig')).toEqual([])
    expect(server.to('/e')).toEqual([])
  })

  test('behavior: a refusal during the visit applies from then on', async () => {
    const { kit, names } = await page()
    openModal(kit)
    await expect.poll(names, pollOptions).toEqual(['MODAL_OPEN'])
    vi.stubGlobal('navigator', { userAgent: '', globalPrivacyControl: true })
    kit.emit({ type: 'CLICK_NETWORKS' })
    await quiet()
    expect(names()).toEqual(['MODAL_OPEN'])
  })

  test('behavior: sends nothing after the kit is destroyed', async () => {
    const { kit, names } = await page()
    openModal(kit)
    await expect.poll(names, pollOptions).toEqual(['MODAL_OPEN'])
    kit.destroy()
    kit.emit({ type: 'CLICK_NETWORKS' })
    await quiet()
    expect(names()).toEqual(['MODAL_OPEN'])
  })
})

test('behavior: a 403 shows the allowlist alert, once [8.03a, 8.15]', async () => {
  const { kit, sent } = await page({ '/e': { status: 403 } })
  openModal(kit)
  await expect.poll(() => alerts.of(kit).get().shown?.code, pollOptions).toBe(originNotAllowed.code)
  expect(alerts.of(kit).get().shown?.body).toContain('https://shop.example')
  alerts.of(kit).dispatch({ type: 'dismiss' })
  kit.emit({ type: 'CLICK_NETWORKS' })
  await expect.poll(sent, pollOptions).toHaveLength(2)
  await quiet()
  expect(alerts.of(kit).get()).toEqual({ shown: undefined, seen: [originNotAllowed.code] })
})

test.each([
  ['a server that is down', undefined],
  ['another refusal', { status: 500 }],
])('behavior: %s has no effect [7.23]', async (_, answer) => {
  const { server, kit, names } = await page(answer ? { '/e': answer } : {})
  openModal(kit)
  await expect.poll(names, pollOptions).toEqual(['MODAL_OPEN'])
  if (!answer) await server.stop()
  kit.emit({ type: 'CLICK_NETWORKS' })
  await quiet()
  expect(alerts.of(kit).get().seen).toEqual([])
  expect(kit.events.some(({ type }) => type === 'INTERNAL_SDK_ERROR')).toBe(false)
})
