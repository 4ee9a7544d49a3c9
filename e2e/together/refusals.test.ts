import { evm, foundry } from '@latchkey/chains/evm'
import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startTestRelay } from '../../apps/server/src/relay/testing/startTestRelay.ts'
import { startTestServer } from '../../apps/server/src/testing/startTestServer.ts'
import { walletConnect } from '../../packages/kit/src/connectors/walletconnect/walletConnect.ts'
import { features } from '../../packages/kit/src/core/config/features.ts'
import { activeNetwork } from '../../packages/kit/src/core/config/networks.ts'
import type { Options } from '../../packages/kit/src/core/config/options.ts'
import { connectWallet } from '../../packages/kit/src/core/connections/connectWallet.ts'
import { pair } from '../../packages/kit/src/core/connections/pair.ts'
import { holdings } from '../../packages/kit/src/core/holdings/holdings.ts'
import { loadHoldings } from '../../packages/kit/src/core/holdings/loadHoldings.ts'
import { alerts } from '../../packages/kit/src/core/modal/alerts.ts'
import { openModal } from '../../packages/kit/src/core/modal/openModal.ts'
import { createChain, startKit } from '../../packages/kit/src/core/testing.ts'

// How the page handles refusals of the real server and the real relay.

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function openPage(options: Partial<Options>) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', new URL('https://shop.example/cart'))
  const kit = startKit({ drivers: [createChain().driver], ...options })
  onTestFinished(() => kit.destroy())
  const seen = () => alerts.of(kit).get().seen
  return { kit, seen }
}

async function serve(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)
  onTestFinished(server.stop)
  return { server, api: await server.listen() }
}

async function relayFor(options: Parameters<typeof startTestRelay>[0] = {}) {
  const relay = await startTestRelay(options)
  onTestFinished(relay.stop)
  return relay
}

test('error: a project that the server does not know is reported once, however many calls it refuses [8.03c, 8.13, 8.14]', async () => {
  const { api } = await serve()
  const { kit, seen } = openPage({ api, projectId: 'unknown' })
  openModal(kit)
  await expect.poll(seen, { timeout: 10_000 }).toEqual(['project/invalid_id'])
  expect(alerts.of(kit).get().shown?.body).toBe('Invalid Project ID - update configuration')
  await loadHoldings(kit)
  expect(seen()).toEqual(['project/invalid_id'])
})

test('error: a page that a production project does not list is told so; the default origins do not count [5.23, 8.03a, 9.24a]', async () => {
  const { api } = await serve({ origins: ['https://other.example'] })
  const { kit, seen } = openPage({ api, projectId: 'test' })
  vi.stubGlobal('location', new URL('http://localhost:5173/'))
  openModal(kit)
  await expect.poll(seen, { timeout: 10_000 }).toEqual(['project/origin_not_allowed'])
})

test('behavior: a development project allows pages by default, and shows that they are not verified [8.03b, 9.24b]', async () => {
  const { api, server } = await serve()
  await server.deps.projects.set('test', { origins: ['https://shop.example'] })
  const preview = openPage({ api, projectId: 'test' })
  vi.stubGlobal('location', new URL('https://shop-git-main.vercel.app/'))
  openModal(preview.kit)
  await expect.poll(preview.seen, { timeout: 10_000 }).toEqual(['project/domain_unverified'])
})

test.each([
  ['branding', true],
  ['reown_branding', true],
  ['branding', false],
])(
  'behavior: %s in the project settings, enabled %s, decides about the line below every view [1.08f, 1.10, 7.22f]',
  async (id, isEnabled) => {
    const { api, server } = await serve()
    await server.deps.projects.set('test', { features: [{ id, isEnabled, config: [] }] })
    const { kit, seen } = openPage({
      api,
      projectId: 'test',
      features: { branding: !isEnabled, analytics: false },
    })
    openModal(kit)
    await expect.poll(() => features.of(kit).get().source, { timeout: 10_000 }).toBe('server')
    expect(features.of(kit).get().features.branding).toBe(isEnabled)
    expect(seen()).toEqual(['config/local_ignored'])
  },
)

test('error: a relay that does not know the project raises its alert [8.03c, 8.13]', async () => {
  const relay = await relayFor()
  const { kit, seen } = openPage({
    connectors: [walletConnect({ relay: { url: relay.url, projectId: 'unknown' } })],
    drivers: [evm({ networks: [foundry] })],
  })
  await expect(pair(kit, { onCode() {} })).rejects.toMatchObject({ code: 'pairing/relay_refused' })
  expect(seen()).toEqual(['project/invalid_id'])
})

test('error: a clock that is ahead creates tokens in the future; the relay’s refusal becomes Session Expired [8.06, 8.12]', async () => {
  const relay = await relayFor({ clock: () => Date.now() - 3_600_000 })
  const { kit, seen } = openPage({
    connectors: [walletConnect({ relay: { url: relay.url, projectId: 'test' } })],
    drivers: [evm({ networks: [foundry] })],
  })
  await expect(pair(kit, { onCode() {} })).rejects.toMatchObject({ code: 'pairing/relay_refused' })
  expect(seen()).toEqual(['session/expired'])
  expect(alerts.of(kit).get().shown?.title).toBe('Session Expired')
})

test('behavior: on a network the server does not support, the coin balance comes from its own nodes and nothing fails [7.02, 9.10a]', async () => {
  const anvil = await startAnvil()
  onTestFinished(anvil.stop)
  // Responds to nothing that this page uses.
  const { api } = await serve()
  const { driver, found } = evmOn([anvil])
  const { kit } = openPage({ api, projectId: 'test', drivers: [driver] })
  await connectWallet(kit, { walletId: found.id })
  expect(activeNetwork(kit)?.gatewayUrl).toContain(api)
  await loadHoldings(kit)
  expect(activeNetwork(kit)?.gatewayUrl).toBeUndefined()
  const state = holdings.of(kit).get()
  expect(state).toMatchObject({ status: 'ready', coinOnly: true })
  expect(state).not.toMatchObject({ failedAt: expect.anything() })
})
