import { evm } from '@latchkey/chains/evm'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { activeConnection, allConnections, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { embeddedUser } from './embeddedUser.ts'
import { embeddedWallets } from './embeddedWallets.ts'
import { logInWithToken } from './logInWithToken.ts'
import { socialLogin } from './socialLogin.ts'
import { createFramePage, user, walletOrigin } from './testing.ts'

const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

const visitor = { ...user, email: null, userName: 'ana', socialProvider: 'token' as const }
const other = `0x${'b'.repeat(40)}`

/** A page with the wallet and a closed modal. */
function visit(handlers: Partial<FrameHandlers> = {}, storage = createOrigin().tab()) {
  const connector = {
    id: 'embedded',
    wallets: embeddedWallets(
      { url: walletOrigin },
      { nameIn: () => 'Email wallet', onNotAllowed: () => undefined },
    ),
    views: { SocialLogin: { title: () => '', load: vi.fn() } },
  }
  vi.stubGlobal('window', new EventTarget())
  const kit = startKit({
    drivers: [evm({ networks: [mainnet] })],
    connectors: [connector],
    projectId: 'shop',
    storage,
  })
  kits.push(kit)
  createFramePage(() => kit, { connectToken: async () => visitor, ...handlers })
  return kit
}

test('behavior: a token leads to a connected wallet, and the modal stays closed', async () => {
  const asked: FrameAsk<'connectToken'>[] = []
  const kit = visit({
    connectToken: async (ask) => {
      asked.push(ask)
      return visitor
    },
  })
  const getToken = vi.fn(async () => 'a.b.c')
  // React calls effects twice in development.
  await Promise.all([logInWithToken(kit, { getToken }), logInWithToken(kit, { getToken })])
  expect(getToken).toHaveBeenCalledOnce()
  expect(asked).toEqual([{ token: 'a.b.c' }])
  expect(embeddedUser.of(kit).get()).toMatchObject({ userName: 'ana', socialProvider: 'token' })
  expect(activeConnection(connections.of(kit).get())?.auth).toEqual({ name: 'token' })
  expect(modal.of(kit).get().status).toBe('closed')
  expect(socialLogin.of(kit).get()).toEqual({ status: 'idle' })
})

test('behavior: a modal that offers wallets closes, and one that shows something else stays', async () => {
  const kit = visit()
  openModal(kit)
  await logInWithToken(kit, { getToken: () => 'a.b.c' })
  expect(modal.of(kit).get().status).toBe('closed')
  openModal(kit, { view: { name: 'SwitchNetwork' } })
  await logInWithToken(kit, { getToken: () => 'a.b.c' })
  expect(top(modal.of(kit).get()).name).toBe('SwitchNetwork')
})

test('behavior: who is logged in is logged out first', async () => {
  const calls: string[] = []
  let address = user.address
  const kit = visit({
    connectToken: async () => {
      calls.push('connectToken')
      const families = [{ namespace: 'eip155' as const, address }]
      return { ...visitor, address, families }
    },
    signOut: async () => {
      calls.push('signOut')
      return null
    },
  })
  await logInWithToken(kit, { getToken: () => 'a.b.c' })
  address = other
  await logInWithToken(kit, { getToken: () => 'd.e.f' })
  expect(calls).toEqual(['connectToken', 'signOut', 'connectToken'])
  expect(kit.connection().connection.address.toLowerCase()).toBe(other)
})

test.each([0, 500, 700])(
  'behavior: a page that logs another user in %i ms after a reload ends with the wallet of that user',
  async (delayMs) => {
    const storage = createOrigin().tab()
    const calls: string[] = []
    let current: string = user.address
    const as = (address: string) => ({
      ...visitor,
      address,
      families: [{ namespace: 'eip155' as const, address }],
    })
    const handlers: Partial<FrameHandlers> = {
      isConnected: async () => ({ isConnected: current !== '' }),
      getUser: async () => as(current),
      connectToken: async () => {
        calls.push('connectToken')
        current = other
        return as(current)
      },
      signOut: async () => {
        calls.push('signOut')
        current = ''
        return null
      },
    }
    const before = visit({ ...handlers, connectToken: async () => as(user.address) }, storage)
    await logInWithToken(before, { getToken: () => 'a.b.c' })
    expect(before.connection().connection.address.toLowerCase()).toBe(user.address)
    kits.splice(0)
    before.destroy()
    const kit = visit(handlers, storage)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await logInWithToken(kit, { getToken: () => 'd.e.f' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const addresses = allConnections(connections.of(kit).get()).map(({ address }) => address.toLowerCase())
    expect(addresses).toEqual([other])
    expect(calls).toEqual(['signOut', 'connectToken'])
  },
)

test('behavior: a wallet that does not know this device asks in the modal, and the login goes on', async () => {
  let give: () => void = () => undefined
  const kit = visit({
    connectToken: async () => {
      throw new FrameRefusal({ code: 'embedded/factor_needed' })
    },
    unlockWallet: () => new Promise((resolve) => (give = () => resolve(null))),
    getUser: async () => visitor,
  })
  const done = logInWithToken(kit, { getToken: () => 'a.b.c' })
  await vi.waitFor(() => expect(modal.of(kit).get().status).toBe('open'))
  expect(top(modal.of(kit).get()).params).toEqual({ connector: 'embedded', view: 'SocialLogin' })
  expect(socialLogin.of(kit).get()).toEqual({ status: 'waiting', provider: 'token' })
  await vi.waitFor(() => {
    give()
    expect(activeConnection(connections.of(kit).get())).toBeDefined()
  })
  await done
  expect(modal.of(kit).get().status).toBe('closed')
})

test('error: who leaves that view has cancelled, and nothing is connected', async () => {
  const kit = visit({
    connectToken: async () => {
      throw new FrameRefusal({ code: 'embedded/factor_needed' })
    },
    unlockWallet: () => new Promise(() => undefined),
  })
  const done = logInWithToken(kit, { getToken: () => 'a.b.c' })
  await vi.waitFor(() => expect(modal.of(kit).get().status).toBe('open'))
  closeModal(kit)
  await expect(done).rejects.toMatchObject({ code: 'login/cancelled' })
  expect(activeConnection(connections.of(kit).get())).toBeUndefined()
  expect(socialLogin.of(kit).get()).toEqual({ status: 'idle' })
})

test.each([
  ['login/app_token_off', 'login/app_token_off'],
  ['login/not_allowed', 'login/not_allowed'],
  ['login/app_token_invalid', 'login/app_token_invalid'],
  ['login/app_token_expired', 'login/app_token_expired'],
  ['login/app_token_used', 'login/app_token_used'],
  ['login/app_keys_unavailable', 'login/app_keys_unavailable'],
  ['escrow/waiting', 'escrow/waiting'],
  ['server/something_new', 'request/http_failed'],
])('error: the host is told about %s, and can try again', async (refusal, code) => {
  let isDown = true
  const kit = visit({
    connectToken: async () => {
      if (isDown) throw new FrameRefusal({ code: refusal })
      return visitor
    },
  })
  await expect(logInWithToken(kit, { getToken: () => 'a.b.c' })).rejects.toMatchObject({ code })
  expect(activeConnection(connections.of(kit).get())).toBeUndefined()
  expect(modal.of(kit).get().status).toBe('closed')
  isDown = false
  await logInWithToken(kit, { getToken: () => 'a.b.c' })
  expect(activeConnection(connections.of(kit).get())).toBeDefined()
})

test('error: what is no token is not sent, and a failure of the app is its own', async () => {
  const asked = vi.fn()
  const kit = visit({ connectToken: asked })
  for (const token of ['', 'x'.repeat(8_193), undefined as never])
    await expect(logInWithToken(kit, { getToken: () => token })).rejects.toMatchObject({
      code: 'login/app_token_invalid',
    })
  const failure = new Error('logged out')
  await expect(
    logInWithToken(kit, {
      getToken() {
        throw failure
      },
    }),
  ).rejects.toBe(failure)
  expect(asked).not.toHaveBeenCalled()
  const without = startKit({ drivers: [evm({ networks: [mainnet] })] })
  kits.push(without)
  await expect(logInWithToken(without, { getToken: () => 'a.b.c' })).rejects.toMatchObject({
    code: 'auth/connector_missing',
  })
})
