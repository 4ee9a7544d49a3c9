import { evm } from '@latchkey/chains/evm'
import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { embeddedUser } from './embeddedUser.ts'
import { embeddedWallets } from './embeddedWallets.ts'
import {
  type FarcasterLoginEvent,
  type FarcasterLoginState,
  farcasterLogin,
  transition,
} from './farcasterLogin.ts'
import { logInByFarcaster } from './logInByFarcaster.ts'
import { createFramePage, user, walletOrigin } from './testing.ts'

const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

const uri = 'https://farcaster.xyz/~/siwf?channelToken=1'
const visitId = '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11'

/** A page with the wallet and an open modal. */
function visit(handlers: Partial<FrameHandlers> = {}) {
  const connector = {
    id: 'embedded',
    wallets: embeddedWallets(
      { url: walletOrigin },
      { nameIn: () => 'Email wallet', onNotAllowed: () => undefined },
    ),
    views: { ConnectingFarcaster: { title: () => '', load: vi.fn() } },
  }
  vi.stubGlobal('window', new EventTarget())
  const kit = startKit({
    drivers: [evm({ networks: [mainnet] })],
    connectors: [connector],
    projectId: 'shop',
    storage: createOrigin().tab(),
  })
  kits.push(kit)
  createFramePage(() => kit, {
    getFarcasterUri: async () => ({ uri, visitId, lifetimeSeconds: 300 }),
    connectFarcaster: async () => ({ ...user, userName: 'ana', socialProvider: 'farcaster' }),
    ...handlers,
  })
  openModal(kit)
  return kit
}

test('behavior: shows what the app scans, and leads to a connected wallet [2.02g]', async () => {
  const asked = vi.fn()
  let approve: () => void = () => undefined
  const kit = visit({
    connectFarcaster: (ask) =>
      new Promise((resolve) => {
        asked(ask)
        approve = () => resolve({ ...user, userName: 'ana', socialProvider: 'farcaster' })
      }),
  })
  const done = logInByFarcaster(kit)
  expect(top(modal.of(kit).get()).params).toEqual({ connector: 'embedded', view: 'ConnectingFarcaster' })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith({ visitId }))
  expect(farcasterLogin.of(kit).get()).toMatchObject({ status: 'waiting', uri })
  // A second click changes nothing.
  await logInByFarcaster(kit)
  approve()
  await done
  expect(embeddedUser.of(kit).get()).toMatchObject({ userName: 'ana', socialProvider: 'farcaster' })
  expect(activeConnection(connections.of(kit).get())?.auth).toEqual({ name: 'farcaster' })
  expect(modal.of(kit).get().status).toBe('closed')
  expect(farcasterLogin.of(kit).get()).toEqual({ status: 'idle' })
})

test.each(['getFarcasterUri', 'connectFarcaster'] as const)(
  'error: a failure of %s is shown, reported to the host, and can be tried again [8.16f]',
  async (call) => {
    let isDown = true
    const refuse = async () => {
      if (isDown) throw new FrameRefusal({ code: 'login/provider_failed' })
      return (call === 'connectFarcaster' ? user : { uri, visitId, lifetimeSeconds: 300 }) as never
    }
    const kit = visit({ [call]: refuse })
    const errors: unknown[] = []
    kit.on((event) => event.type === 'INTERNAL_SDK_ERROR' && errors.push(event.error))
    await logInByFarcaster(kit)
    expect(errors).toMatchObject([
      { code: 'login/farcaster_failed', message: 'Failed to connect to farcaster' },
    ])
    expect(farcasterLogin.of(kit).get()).toEqual({
      status: 'failed',
      error: { code: 'login/provider_failed' },
    })
    isDown = false
    await logInByFarcaster(kit)
    expect(modal.of(kit).get().status).toBe('closed')
  },
)

test('behavior: leaving the view ends the login; cancelling in the frame leads back', async () => {
  const aborted = vi.fn()
  const kit = visit({
    connectFarcaster: (_, { signal }) => new Promise(() => signal.addEventListener('abort', aborted)),
  })
  const done = logInByFarcaster(kit)
  await vi.waitFor(() => expect(farcasterLogin.of(kit).get().status).toBe('waiting'))
  modal.of(kit).dispatch({ type: 'back', connected: false })
  await done
  await vi.waitFor(() => expect(aborted).toHaveBeenCalled())
  expect(farcasterLogin.of(kit).get()).toEqual({ status: 'idle' })

  const other = visit({
    connectFarcaster: () => Promise.reject(new FrameRefusal({ code: 'login/cancelled' })),
  })
  await logInByFarcaster(other)
  expect(top(modal.of(other).get()).name).toBe('Connect')
})

const wait = { type: 'wait', uri, expiresAt: 1 } as const
const waiting = { status: 'waiting', uri, expiresAt: 1 } as const
const error = { code: 'failed' }
test.each<[FarcasterLoginState, FarcasterLoginEvent, FarcasterLoginState]>([
  [{ status: 'idle' }, { type: 'open' }, { status: 'opening' }],
  [{ status: 'failed', error }, { type: 'open' }, { status: 'opening' }],
  [waiting, { type: 'open' }, waiting],
  [{ status: 'opening' }, wait, waiting],
  [{ status: 'idle' }, wait, { status: 'idle' }],
  [waiting, { type: 'link' }, { status: 'linking' }],
  [{ status: 'opening' }, { type: 'link' }, { status: 'opening' }],
  [waiting, { type: 'fail', error }, { status: 'failed', error }],
  [{ status: 'idle' }, { type: 'fail', error }, { status: 'idle' }],
  [waiting, { type: 'end' }, { status: 'idle' }],
])('behavior: %j after %j is %j', (before, event, after) => {
  expect(transition(before, event)).toEqual(after)
})
