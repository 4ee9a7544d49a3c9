import { afterEach, describe, expect, test } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { createChain, createOrigin, startKit, startServer } from '../../core/testing.ts'
import { identity } from './identity.ts'
import { loadIdentity } from './loadIdentity.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function setup({ withServer = true } = {}) {
  const server = await startServer()
  const chain = createChain()
  const origin = createOrigin()
  chain.add('a')
  const kit = startKit({
    drivers: [chain.driver],
    storage: origin.tab(),
    api: withServer ? server.url : undefined,
    projectId: 'demo',
  })
  stops.push(kit.destroy, server.stop)
  const connecting = connectWallet(kit, { walletId: 'a' })
  const session = chain.ask().accept({ accounts: ['0xa'] })
  await connecting
  return { chain, kit, origin, server, session, known: () => identity.of(kit).get() }
}

test('behavior: the name and picture of the address, asked once in five minutes [3.02j, 3.02k, 7.03b, 9.03d]', async () => {
  const { kit, server, known } = await setup()
  server.answers['/v1/identity/0xa'] = {
    body: { name: 'ada.eth', avatar: '/v1/image/signed', resolvedAt: null },
  }
  await Promise.all([loadIdentity(kit), loadIdentity(kit)])
  await loadIdentity(kit)
  expect(known()).toEqual({
    address: '0xa',
    name: 'ada.eth',
    avatar: expect.stringContaining(`${server.url}/v1/image/signed`),
  })
  expect(server.to('/v1/identity/0xa').map(({ query }) => query.sender)).toEqual(['0xa'])
})

test('error: a picture from nowhere safe is no picture, and a name has an end [3.02j, 3.02k]', async () => {
  const { kit, server, known } = await setup()
  server.answers['/v1/identity/0xa'] = {
    body: { name: 'n'.repeat(999), avatar: 'javascript:alert(1)', resolvedAt: null },
  }
  await loadIdentity(kit)
  expect(known()).toEqual({ address: '0xa', name: 'n'.repeat(255), avatar: undefined })
})

test('behavior: the late name of another account is not taken for this one’s [3.02j, 3.02k]', async () => {
  const { kit, server, session, known } = await setup()
  server.answers['/v1/identity/0xa'] = { body: { name: 'ada.eth', avatar: null, resolvedAt: null } }
  const reading = loadIdentity(kit)
  session.tell({ type: 'accounts', accounts: [{ address: '0xb', type: 'eoa' }] })
  await reading
  expect(known().name).toBeUndefined()
})

test('behavior: a server that does not know, or none at all, leaves the address without a name', async () => {
  const { kit, known } = await setup()
  await loadIdentity(kit)
  expect(known()).toMatchObject({ name: undefined, avatar: undefined })
  const alone = await setup({ withServer: false })
  await loadIdentity(alone.kit)
  expect(alone.known().address).toBeUndefined()
  expect(alone.server.calls).toEqual([])
})

describe('after a reload', () => {
  const answer = { name: 'ada.eth', avatar: '/v1/image/signed', resolvedAt: null }

  async function reloaded(change: (origin: ReturnType<typeof createOrigin>) => void = () => {}) {
    const first = await setup()
    first.server.answers['/v1/identity/0xa'] = { body: answer }
    await loadIdentity(first.kit)
    first.kit.destroy()
    change(first.origin)
    const kit = startKit({
      drivers: [first.chain.driver],
      storage: first.origin.tab(),
      api: first.server.url,
      projectId: 'demo',
    })
    stops.push(kit.destroy)
    const connecting = connectWallet(kit, { walletId: 'a' })
    first.chain.ask().accept({ accounts: ['0xa'] })
    await connecting
    await loadIdentity(kit)
    return {
      ...first,
      kit,
      name: identity.of(kit).get().name,
      asked: first.server.to('/v1/identity/0xa').length,
    }
  }
  const key = 'latchkey.default.answers'
  const older = (ms: number) => (origin: ReturnType<typeof createOrigin>) => {
    const kept = JSON.parse(origin.items.get(key) ?? '{}')
    for (const entry of Object.values<{ at: number }>(kept)) entry.at -= ms
    origin.items.set(key, JSON.stringify(kept))
  }

  test('behavior: within five minutes the name is there without a request [3.17i, 3.17j, 9.03c, 9.03d]', async () => {
    expect(await reloaded()).toMatchObject({ name: 'ada.eth', asked: 1 })
    expect(await reloaded(older(299_000))).toMatchObject({ name: 'ada.eth', asked: 1 })
  })

  test.each([
    ['older', older(301_000)],
    ['from the future', older(-60_000)],
    ['not JSON', (origin: ReturnType<typeof createOrigin>) => void origin.items.set(key, '{')],
    [
      'of another shape',
      (origin: ReturnType<typeof createOrigin>) => void origin.items.set(key, '{"identity,0xa":null}'),
    ],
  ])('behavior: one that is %s is asked for again [3.17i, 3.17j, 9.03c, 9.03d]', async (_, change) => {
    expect(await reloaded(change)).toMatchObject({ name: 'ada.eth', asked: 2 })
  })

  test('behavior: disconnected, nothing of it stays [3.17j, 4.12a]', async () => {
    const { kit, origin } = await reloaded()
    expect(origin.items.get(key)).toContain('ada.eth')
    await disconnect(kit)
    expect(origin.items.has(key)).toBe(false)
  })
})
