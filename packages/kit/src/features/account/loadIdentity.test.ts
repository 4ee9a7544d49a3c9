import { afterEach, expect, test } from 'vitest'
import { connectWallet } from '../../core/connectWallet.ts'
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
  chain.add('a')
  const kit = startKit({
    drivers: [chain.driver],
    storage: createOrigin().tab(),
    api: withServer ? server.url : undefined,
    projectId: 'demo',
  })
  stops.push(kit.destroy, server.stop)
  const connecting = connectWallet(kit, { walletId: 'a' })
  const session = chain.ask().accept({ accounts: ['0xa'] })
  await connecting
  return { kit, server, session, known: () => identity.of(kit).get() }
}

test('behavior: the name and picture of the address, asked once in five minutes [3.02, 9.03]', async () => {
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
  expect(server.to('/v1/identity/0xa')).toHaveLength(1)
})

test('error: a picture from nowhere safe is no picture, and a name has an end [3.02]', async () => {
  const { kit, server, known } = await setup()
  server.answers['/v1/identity/0xa'] = {
    body: { name: 'n'.repeat(999), avatar: 'javascript:alert(1)', resolvedAt: null },
  }
  await loadIdentity(kit)
  expect(known()).toEqual({ address: '0xa', name: 'n'.repeat(255), avatar: undefined })
})

test('behavior: the late name of another account is not taken for this one’s [3.02]', async () => {
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
