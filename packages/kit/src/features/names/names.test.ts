import type { Messages } from '@latchkey/chains/driver'
import { signatureRejected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { getIdentity } from '../../core/server/identity.ts'
import { createChain, settle, startKit, startServer } from '../../core/testing.ts'
import { canHaveName, loadNameOffer } from './loadNameOffer.ts'
import { nameOffer } from './nameOffer.ts'
import { nameSearch, transition as searchTransition } from './nameSearch.ts'
import { cancelRegistration, registerAccountName } from './registerAccountName.ts'
import { type RegistrationState, registration, transition } from './registration.ts'
import { resetNameSearch, searchNames } from './searchNames.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const name = 'alice.example.eth'
const record = { name, registered: true, addresses: {}, attributes: {}, success: true }

type Ask = { message: string; sign(): void; reject(error: unknown): void }

async function setup({
  network = 8453 as number | string,
  namespace = 'eip155' as 'eip155' | 'solana',
} = {}) {
  const server = await startServer()
  const chain = createChain({ namespace, networks: [network] })
  const asks: Ask[] = []
  const sign: Messages['sign'] = ({ message }) =>
    new Promise((resolve, reject) =>
      asks.push({ message: String(message), sign: () => resolve('0x1234'), reject }),
    )
  const driver = { ...chain.driver, messages: async () => ({ sign }) }
  chain.add('a')
  const kit = startKit({ drivers: [driver], api: server.url, projectId: 'demo' })
  const connecting = connectWallet(kit, { walletId: 'a' })
  chain.ask().accept({ accounts: [address], network: `${namespace}:${network}` })
  await connecting
  modal.of(kit).dispatch({ type: 'open', view: { name: 'Account' } })
  modal.of(kit).dispatch({ type: 'push', view: { name: 'RegisterAccountName' } })
  return { kit, server, asks, chain }
}

let world: Awaited<ReturnType<typeof setup>>
beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://app.example.com/path?query'))
  world = await setup()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  world.kit.destroy()
  await world.server.stop()
})

const state = () => registration.of(world.kit).get()
const view = () => top(modal.of(world.kit).get()).name
const refusal = (status: number, code: string) => ({
  status,
  headers: { 'retry-after': '0' },
  body: { status: 'FAILED', code, reasons: [{ field: 'name', description: 'said' }] },
})

describe('searching', () => {
  const found = () => nameSearch.of(world.kit).get()
  const path = '/v1/profile/suggestions/alice'
  const suggestions = [
    { name: 'alice.example.eth', registered: true },
    { name: 'alice-hq.example.eth', registered: false },
  ]

  test('behavior: asks once, 500 ms after the last key, for the name and free ones like it [3.16, 7.15, 9.06m]', async () => {
    world.server.answers[path] = { body: { suggestions } }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const text of ['alic', 'alice', ' Alice ']) {
      searchNames(world.kit, text)
      vi.advanceTimersByTime(499)
    }
    expect(found()).toEqual({ status: 'searching', text: 'alice' })
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await vi.waitFor(() => expect(found()).toEqual({ status: 'found', text: 'alice', suggestions }))
    expect(world.server.to(path)).toHaveLength(1)
    expect(world.server.calls.filter((call) => call.path.includes('suggestions'))).toHaveLength(1)
  })

  test.each([
    ['abc', 'short'],
    ['al ice', 'characters'],
    ['alice.eth', 'characters'],
    ['álice', 'characters'],
    ['-alice', 'ends'],
    ['a--lice', 'double'],
    ['a'.repeat(64), 'long'],
  ])('behavior: %j is not asked about, and says why: %s [5.07]', async (text, problem) => {
    searchNames(world.kit, text)
    expect(found()).toEqual({ status: 'invalid', text, problem })
    await new Promise((resolve) => setTimeout(resolve, 520))
    expect(world.server.calls.filter((call) => call.path.includes('suggestions'))).toEqual([])
  })

  test.each([
    ['off', { body: { suggestions: [] } }],
    ['unreachable', refusal(500, 'server/x')],
  ])('error: %s has words of its own', async (cause, answer) => {
    world.server.answers[path] = answer
    searchNames(world.kit, 'alice')
    await vi.waitFor(() => expect(found()).toEqual({ status: 'failed', text: 'alice', cause }), 9_000)
  })

  test('behavior: left, nothing of it stays', async () => {
    world.server.answers[path] = 'hang'
    searchNames(world.kit, 'alice')
    await vi.waitFor(() => expect(world.server.to(path)).toHaveLength(1))
    resetNameSearch(world.kit)
    expect(found()).toBe(nameSearch.initial)
    await vi.waitFor(() => expect(world.server.hungUp).toBe(1))
    expect(found()).toBe(nameSearch.initial)
  })

  test('behavior: the answer about another text is not shown', () => {
    const searching = { status: 'searching', text: 'bobby' } as const
    expect(searchTransition(searching, { type: 'found', text: 'alice', suggestions })).toBe(searching)
    expect(searchTransition(searching, { type: 'fail', text: 'alice', cause: 'off' })).toBe(searching)
    expect(searchTransition(searching, { type: 'type', text: '', problem: 'short' })).toBe(nameSearch.initial)
  })
})

describe('registering', () => {
  test('behavior: what is signed is sent as it was signed, for the chain in use [7.16]', async () => {
    world.server.answers['/v1/profile/account'] = { body: record }
    const before = Date.now()
    const registering = registerAccountName(world.kit, name)
    await settle()
    expect(state()).toMatchObject({ status: 'signing', name })
    const message = world.asks[0]?.message ?? ''
    const signed = JSON.parse(message)
    expect(signed).toEqual({
      purpose: 'Register this name for this account',
      origin: 'https://app.example.com',
      name,
      account: `eip155:8453:${address}`,
      timestamp: expect.any(String),
    })
    expect(Date.parse(signed.timestamp) - before).toBeLessThan(2_000)
    // One field per line, for the person who reads it in the wallet.
    expect(message.split('\n')).toHaveLength(7)
    world.asks[0]?.sign()
    await registering
    expect(state()).toEqual({ status: 'done', name })
    expect(view()).toBe('RegisterAccountNameSuccess')
    const [call] = world.server.to('/v1/profile/account')
    expect(JSON.parse(call?.body ?? '')).toEqual({
      message,
      signature: '0x1234',
      coin_type: 0x8000_2105,
      address,
    })
    expect(world.kit.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['REGISTER_NAME_INITIATED', 'REGISTER_NAME_SUCCESS']),
    )
  })

  test('behavior: the account goes by the new name at once', async () => {
    const path = `/v1/identity/${address}`
    world.server.answers[path] = { body: { name: null, avatar: null, resolvedAt: null } }
    expect((await getIdentity(world.kit, address)).name).toBeUndefined()
    world.server.answers['/v1/profile/account'] = { body: record }
    world.server.answers[path] = { body: { name, avatar: null, resolvedAt: null } }
    const registering = registerAccountName(world.kit, name)
    await settle()
    world.asks[0]?.sign()
    await registering
    expect((await getIdentity(world.kit, address)).name).toBe(name)
  })

  test('error: declined, the form is there with the reason, and another try works [2.13]', async () => {
    world.server.answers['/v1/profile/account'] = { body: record }
    const first = registerAccountName(world.kit, name)
    await settle()
    world.asks[0]?.reject(new KitError(signatureRejected))
    await first
    expect(state()).toEqual({ status: 'stopped', name, cause: 'declined' })
    expect(view()).toBe('RegisterAccountName')
    expect(world.server.to('/v1/profile/account')).toEqual([])
    const second = registerAccountName(world.kit, name)
    await settle()
    world.asks[1]?.sign()
    await second
    expect(state().status).toBe('done')
  })

  test('behavior: cancelled, the form is there, and a late signature is not used [2.13]', async () => {
    const registering = registerAccountName(world.kit, name)
    await settle()
    cancelRegistration(world.kit)
    expect([state().status, view()]).toEqual(['idle', 'RegisterAccountName'])
    world.asks[0]?.sign()
    await registering
    expect(state().status).toBe('idle')
    expect(world.server.to('/v1/profile/account')).toEqual([])
  })

  test('error: the wallet goes to another account before it has signed: nothing is registered', async () => {
    const registering = registerAccountName(world.kit, name)
    await vi.waitFor(() => expect(world.asks).toHaveLength(1))
    world.chain.sessions[0]?.tell({
      type: 'accounts',
      accounts: [{ address: '0x00000000000000000000000000000000000000bb', type: 'eoa' }],
    })
    world.asks[0]?.sign()
    await registering
    expect(state()).toEqual({ status: 'stopped', name, cause: 'otherAccount' })
    expect(world.server.to('/v1/profile/account')).toEqual([])
    expect(view()).toBe('RegisterAccountName')
  })

  test('behavior: one name at a time', async () => {
    void registerAccountName(world.kit, name)
    await registerAccountName(world.kit, 'bobby.example.eth')
    expect(world.asks).toHaveLength(1)
    expect(state()).toMatchObject({ name })
  })

  test.each([
    ['taken', refusal(409, 'names/taken')],
    ['reserved', refusal(400, 'names/reserved')],
    ['usedUp', refusal(403, 'names/used_up')],
    ['expired', refusal(400, 'server/message_expired')],
    ['failed', refusal(500, 'server/x')],
    ['failed', { body: { success: true } }],
  ])('error: %s keeps the form', async (cause, answer) => {
    world.server.answers['/v1/profile/account'] = answer
    const registering = registerAccountName(world.kit, name)
    await settle()
    world.asks[0]?.sign()
    await registering
    expect(state()).toEqual({ status: 'stopped', name, cause })
    expect(view()).toBe('RegisterAccountName')
    expect(world.kit.events.some(({ type }) => type === 'REGISTER_NAME_ERROR')).toBe(true)
  })

  test('behavior: the success of a form that was left does not navigate', async () => {
    world.server.answers['/v1/profile/account'] = { body: record }
    const registering = registerAccountName(world.kit, name)
    await settle()
    world.asks[0]?.sign()
    modal.of(world.kit).dispatch({ type: 'back', connected: true })
    await registering
    expect(view()).toBe('Account')
  })

  test('error: where no coin type is known the wallet is not asked to sign', async () => {
    world.kit.destroy()
    await world.server.stop()
    world = await setup({ namespace: 'solana', network: 'main' })
    await registerAccountName(world.kit, name)
    expect(state()).toEqual({ status: 'stopped', name, cause: 'unsupported' })
    expect(world.asks).toEqual([])
    expect(canHaveName(world.kit)).toBe(false)
  })

  test('behavior: late events change nothing', () => {
    const attempt = {}
    const signing: RegistrationState = { status: 'signing', name, attempt: {} }
    for (const before of [signing, registration.initial, { status: 'done', name } as const]) {
      expect(transition(before, { type: 'register', attempt })).toBe(before)
      expect(transition(before, { type: 'succeed', attempt, name })).toBe(before)
      expect(transition(before, { type: 'stop', attempt, cause: 'failed' })).toBe(before)
    }
    expect(transition(signing, { type: 'sign', name: 'b', attempt })).toBe(signing)
  })
})

describe('the offer', () => {
  const path = '/v1/profile/suggestions/name'

  test('behavior: names are offered where the server has some, asked once [7.15]', async () => {
    world.server.answers[path] = { body: { suggestions: [{ name: 'name.example.eth', registered: true }] } }
    await loadNameOffer(world.kit)
    await loadNameOffer(world.kit)
    expect(nameOffer.of(world.kit).get()).toBe('offered')
    expect(world.server.to(path)).toHaveLength(1)
    expect(canHaveName(world.kit)).toBe(true)
  })

  test('behavior: no server, no answer or no names: none are offered', async () => {
    world.server.answers[path] = { body: { suggestions: [] } }
    await loadNameOffer(world.kit)
    expect(nameOffer.of(world.kit).get()).toBe('off')
    const bare = startKit({ drivers: [createChain().driver] })
    await loadNameOffer(bare)
    expect(nameOffer.of(bare).get()).toBe('off')
    bare.destroy()
  })
})
