import { evm } from '@latchkey/chains/evm'
import { devnet, mainnet, solana } from '@latchkey/chains/solana'
import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { base, mainnet as ethereum } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { activeConnection, allConnections, connections } from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { switchConnection } from '../../core/connections/switchConnection.ts'
import { switchNetwork as switchTo } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { alerts } from '../../core/modal/alerts.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { setFrameSlot } from '../../core/modal/frameSlot.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { signMessage } from '../../core/transactions/sign.ts'
import { foundWallets } from '../../core/wallets/foundWallets.ts'
import { emailLogin } from './emailLogin.ts'
import { embeddedUser, type WalletSecurity } from './embeddedUser.ts'
import { embeddedWallets } from './embeddedWallets.ts'
import { getIdToken } from './getIdToken.ts'
import { logInByEmail } from './logInByEmail.ts'
import { loginNote } from './loginNote.ts'
import { openEmailChange } from './openEmailChange.ts'
import { showSecurity } from './showSecurity.ts'
import { createFramePage, type FramePage, user } from './testing.ts'
import { walletSecurity } from './walletSecurity.ts'

const kits: Kit[] = []
const showNotAllowed = vi.fn()
let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  showNotAllowed.mockClear()
})

/** A page with the wallet, and what is stored for it. */
function visit(
  handlers: Partial<FrameHandlers> = {},
  origin = createOrigin(),
): { kit: Kit; page: FramePage } {
  const connector = {
    id: 'embedded',
    wallets: embeddedWallets(
      { url: 'https://wallet.example' },
      { nameIn: () => 'Email wallet', onNotAllowed: showNotAllowed },
    ),
    views: {
      EmailLogin: { title: () => '', load: vi.fn() },
      UpdateEmailWallet: { title: () => '', load: vi.fn() },
      ApproveTransaction: { title: () => '', load: vi.fn() },
      WalletSecurity: { title: () => '', load: vi.fn() },
    },
  }
  let kit!: Kit
  // The slot is there before the kit restores what is stored.
  vi.stubGlobal('window', new EventTarget())
  kit = startKit({
    drivers: [evm({ networks: [ethereum, base] }), solana({ networks: [mainnet, devnet] })],
    connectors: [connector],
    projectId: 'shop',
    storage: origin.tab(),
  })
  kits.push(kit)
  return { kit, page: createFramePage(() => kit, handlers) }
}

async function logIn(kit: Kit, email = 'ana@example.com') {
  if (modal.of(kit).get().status === 'closed') openModal(kit)
  emailLogin.of(kit).dispatch({ type: 'edit', email })
  await logInByEmail(kit)
}
const linked = (kit: Kit) =>
  allConnections(connections.of(kit).get())
    .map(({ id }) => id)
    .sort()

describe('logging in', () => {
  test('behavior: a wallet that does not know the device is opened in the frame first, in the view of the login', async () => {
    const calls: string[] = []
    let isLocked = true
    const { kit } = visit({
      connectEmail: async () => ({ action: 'CONNECT' }),
      getUser: async () => {
        calls.push('getUser')
        if (isLocked) throw new FrameRefusal({ code: 'embedded/factor_needed' })
        return user
      },
      unlockWallet: async () => {
        calls.push(`unlockWallet ${JSON.stringify(top(modal.of(kit).get()).params)}`)
        isLocked = false
        return null
      },
    })
    await logIn(kit)
    expect(calls).toEqual(['getUser', 'unlockWallet {"connector":"embedded","view":"EmailLogin"}', 'getUser'])
    expect(linked(kit)).toEqual(['eip155:embedded', 'solana:embedded'])
  })

  test('behavior: who does not open it is back at the form, and not connected', async () => {
    const { kit } = visit({
      connectEmail: async () => ({ action: 'CONNECT' }),
      getUser: async () => {
        throw new FrameRefusal({ code: 'embedded/factor_needed' })
      },
      unlockWallet: async () => {
        throw new FrameRefusal({ code: 'login/cancelled' })
      },
    })
    await logIn(kit)
    expect(linked(kit)).toEqual([])
    expect(top(modal.of(kit).get()).name).toBe('Connect')
    expect(emailLogin.of(kit).get()).toMatchObject({ status: 'editing', error: undefined })
    expect(loginNote.read(kit).isLoggedIn).toBe(false)
  })

  test('behavior: link and code connect the wallet on every chain at once [3.01c, 3.02e, 9.10g]', async () => {
    const calls: string[] = []
    const { kit } = visit({
      connectEmail: async ({ email }) => {
        calls.push(`connectEmail ${email}`)
        return { action: 'VERIFY_DEVICE', match: 42 }
      },
      connectDevice: async () => {
        calls.push(`connectDevice ${JSON.stringify(top(modal.of(kit).get()).params)}`)
        return null
      },
      connectOtp: async (payload) => {
        calls.push(`connectOtp ${JSON.stringify(payload)}`)
        return null
      },
      getUser: async () => ({ ...user, userName: 'Ana' }),
    })
    await logIn(kit, ' ana@example.com ')
    expect(calls).toEqual([
      'connectEmail ana@example.com',
      'connectDevice {"connector":"embedded","view":"EmailLogin"}',
      'connectOtp {}',
    ])
    expect(linked(kit)).toEqual(['eip155:embedded', 'solana:embedded'])
    expect(activeConnection(connections.of(kit).get())).toMatchObject({
      namespace: 'eip155',
      address: user.families[0]?.address,
      network: 'eip155:1',
      wallet: { id: 'embedded', name: 'Email wallet' },
      auth: { name: 'email' },
    })
    expect(embeddedUser.of(kit).get()).toMatchObject({ email: 'ana@example.com', userName: 'Ana' })
    expect(modal.of(kit).get().status).toBe('closed')
    expect(foundWallets(kit)).toMatchObject([{ id: 'embedded', kind: 'embedded', chains: [{}, {}] }])
  })

  test('behavior: CONNECT needs no view [4.23]', async () => {
    const { kit } = visit({ connectEmail: async () => ({ action: 'CONNECT' }) })
    const names: string[] = []
    modal.of(kit).subscribe(() => names.push(top(modal.of(kit).get()).name))
    await logIn(kit)
    expect(linked(kit)).toHaveLength(2)
    expect(names).not.toContain('Connector')
  })

  test('behavior: switching to the wallet while it is not linked asks for a login, and resolves with it [4.03c]', async () => {
    const { kit } = visit()
    const linking = switchConnection(kit, { namespace: 'solana', walletId: 'embedded' })
    expect(top(modal.of(kit).get()).name).toBe('Connect')
    await logIn(kit)
    expect(await linking).toMatchObject({ id: 'solana:embedded', address: user.families[1]?.address })
  })

  test('behavior: leaving the view aborts the login in the frame, and keeps the address', async () => {
    const aborted = vi.fn()
    const { kit } = visit({
      connectOtp: (_, { signal }) =>
        new Promise(() => signal.addEventListener('abort', () => aborted('connectOtp'))),
    })
    const done = logIn(kit)
    await vi.waitFor(() => expect(emailLogin.of(kit).get().status).toBe('verifying'))
    await vi.waitFor(() => expect(top(modal.of(kit).get()).name).toBe('Connector'))
    modal.of(kit).dispatch({ type: 'back', connected: false })
    await done
    await vi.waitFor(() => expect(aborted).toHaveBeenCalled())
    expect(emailLogin.of(kit).get()).toEqual({ status: 'editing', email: 'ana@example.com' })
    expect(linked(kit)).toEqual([])
  })

  test.each([
    ['no address', 'ana'],
    ['two addresses', 'ana@example.com,bob@example.com'],
    ['nothing', '   '],
  ])('error: %s is refused in place, without the frame', async (_, email) => {
    const { kit, page } = visit()
    await logIn(kit, email)
    expect(emailLogin.of(kit).get()).toMatchObject({ status: 'editing', error: { code: 'email_invalid' } })
    expect(page.frames).toHaveLength(0)
  })

  test('error: a refusal of the frame is shown with how long to wait', async () => {
    const { kit } = visit({
      connectEmail: async () => {
        throw new FrameRefusal({ code: 'login/cool_down', retryAfter: 12 })
      },
    })
    const before = Date.now()
    await logIn(kit)
    const state = emailLogin.of(kit).get()
    expect(state).toMatchObject({ status: 'editing', error: { code: 'login/cool_down' } })
    const retryAt = state.status === 'editing' ? state.error?.retryAt : 0
    expect(retryAt).toBeGreaterThanOrEqual(before + 12_000)
    expect(top(modal.of(kit).get()).name).toBe('Connect')
  })

  test('behavior: no second mail within 30 s of the last; a login ends the pause [3.17o, 8.16l]', async () => {
    let isRight = false
    const asked = vi.fn(async () => ({ action: 'VERIFY_OTP' as const }))
    const { kit } = visit({
      connectEmail: asked,
      connectOtp: async () => {
        if (isRight) return null
        throw new FrameRefusal({ code: 'login/too_many_tries' })
      },
    })
    await logIn(kit)
    expect(emailLogin.of(kit).get()).toMatchObject({ error: { code: 'login/too_many_tries' } })
    expect(loginNote.read(kit)).toEqual({
      isLoggedIn: false,
      email: 'ana@example.com',
      sentAt: expect.any(Number),
    })
    await logIn(kit)
    expect(emailLogin.of(kit).get()).toMatchObject({
      error: { code: 'login/cool_down', retryAt: expect.any(Number) },
    })
    expect(asked).toHaveBeenCalledTimes(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000)
    isRight = true
    await logIn(kit)
    expect(linked(kit)).toHaveLength(2)
    expect(loginNote.read(kit)).toEqual({ isLoggedIn: true, email: 'ana@example.com' })
  })

  test('error: a device with a wrong clock is told that its session has expired (threat 36)', async () => {
    const { kit } = visit({
      connectEmail: async () => {
        throw new FrameRefusal({ code: 'login/clock_skewed' })
      },
    })
    await logIn(kit)
    expect(alerts.of(kit).get().shown).toMatchObject({ code: 'session/expired', title: 'Session Expired' })
  })
})

describe('a later visit', () => {
  test('behavior: is connected again without a code [3.17l]', async () => {
    const origin = createOrigin()
    const first = visit({}, origin)
    await logIn(first.kit)
    first.kit.destroy()
    const connectEmail = vi.fn()
    const { kit, page } = visit({ connectEmail }, origin)
    await vi.waitFor(() => expect(linked(kit)).toEqual(['eip155:embedded', 'solana:embedded']))
    expect(embeddedUser.of(kit).get()).toEqual({
      email: 'ana@example.com',
      accounts: [{ index: 0, families: user.families, isActive: true }],
    })
    expect(page.frames).toHaveLength(1)
    expect(connectEmail).not.toHaveBeenCalled()
  })

  test.each<[string, FrameHandlers['isConnected']]>([
    ['says that the visitor is not logged in', async () => ({ isConnected: false })],
    ['fails', () => Promise.reject(new Error('no'))],
  ])('behavior: is disconnected, and forgets the login, if the frame %s [4.19]', async (_, isConnected) => {
    const origin = createOrigin()
    const first = visit({}, origin)
    await logIn(first.kit)
    first.kit.destroy()
    const { kit } = visit({ isConnected }, origin)
    await vi.waitFor(() => expect(loginNote.read(kit).isLoggedIn).toBe(false))
    await vi.waitFor(() => expect(linked(kit)).toEqual([]))
    expect(loginNote.read(kit)).toEqual({ isLoggedIn: false, email: 'ana@example.com' })
    expect(embeddedUser.of(kit).get()).toBeUndefined()
  })

  test('behavior: loads nothing if no visitor was logged in', async () => {
    const { kit, page } = visit()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.frames).toHaveLength(0)
    expect(linked(kit)).toEqual([])
  })
})

describe('the end', () => {
  test('behavior: disconnecting signs out of every chain', async () => {
    const signOut = vi.fn(async () => null)
    const { kit } = visit({ signOut })
    await logIn(kit)
    await disconnect(kit)
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(linked(kit)).toEqual([])
    expect(loginNote.read(kit).isLoggedIn).toBe(false)
  })

  test('behavior: a frame that does not answer is not waited for longer than 3 s, and the login is forgotten at once [4.20, 9.06c]', async () => {
    const { kit } = visit({ signOut: () => new Promise(() => undefined) })
    await logIn(kit)
    const started = Date.now()
    const ended = disconnect(kit)
    expect(loginNote.read(kit).isLoggedIn).toBe(false)
    await ended
    expect(Date.now() - started).toBeLessThan(3_500)
  })

  test('behavior: a frame that is gone is not waited for either, and is told on the next visit before anything else [4.20]', async () => {
    const origin = createOrigin()
    const calls: string[] = []
    const { kit, page } = visit({}, origin)
    await logIn(kit)
    page.isUp = false
    setFrameSlot(kit, null)
    const started = Date.now()
    await disconnect(kit)
    expect(Date.now() - started).toBeLessThan(3_500)
    expect(alerts.of(kit).get().shown).toBeUndefined()
    kit.destroy()

    const later = visit(
      {
        signOut: async () => {
          calls.push('signOut')
          return null
        },
        connectEmail: async () => {
          calls.push('connectEmail')
          return { action: 'CONNECT' }
        },
      },
      origin,
    )
    expect(linked(later.kit)).toEqual([])
    await logIn(later.kit)
    expect(calls).toEqual(['signOut', 'connectEmail'])
    expect(loginNote.read(later.kit)).toEqual({ isLoggedIn: true, email: 'ana@example.com' })
  })

  test('behavior: a session that ends in the frame ends here', async () => {
    const { kit, page } = visit()
    await logIn(kit)
    page.latest.end?.emit('session', { isConnected: false })
    await vi.waitFor(() => expect(linked(kit)).toEqual([]))
    expect(embeddedUser.of(kit).get()).toBeUndefined()
  })
})

describe('requests', () => {
  const signature = `0x${'1'.repeat(130)}`

  test('behavior: go to the frame with their network, and its answer comes back', async () => {
    const rpcRequest = vi.fn(async () => ({ result: signature }))
    const { kit } = visit({ rpcRequest })
    await logIn(kit)
    expect(await signMessage(kit, 'Hello')).toBe(signature)
    expect(rpcRequest).toHaveBeenCalledWith(
      { chainId: 'eip155:1', method: 'personal_sign', params: ['0x48656c6c6f', user.address] },
      expect.anything(),
    )
  })

  test('behavior: an approval opens the modal, and closes it afterwards', async () => {
    const show = vi.fn()
    const { kit, page } = visit({
      rpcRequest: async () => {
        page.latest.end?.emit('show', { height: 420, title: 'approval' })
        await vi.waitFor(() => expect(modal.of(kit).get().status).toBe('open'))
        show(top(modal.of(kit).get()))
        page.latest.end?.emit('hide', null)
        return { result: signature }
      },
    })
    await logIn(kit)
    await signMessage(kit, 'Hello')
    expect(show).toHaveBeenCalledWith({
      name: 'Connector',
      params: { connector: 'embedded', view: 'ApproveTransaction' },
    })
    await vi.waitFor(() => expect(modal.of(kit).get().status).toBe('closed'))
  })

  test('behavior: in an open modal it is one more view, and leads back to the one before', async () => {
    const { kit, page } = visit({
      rpcRequest: async () => {
        page.latest.end?.emit('show', { height: 420, title: 'approval' })
        await vi.waitFor(() => expect(top(modal.of(kit).get()).name).toBe('Connector'))
        page.latest.end?.emit('hide', null)
        return { result: signature }
      },
    })
    await logIn(kit)
    openModal(kit)
    await signMessage(kit, 'Hello')
    await vi.waitFor(() => expect(top(modal.of(kit).get()).name).toBe('Account'))
    expect(modal.of(kit).get().status).toBe('open')
  })

  test('behavior: closing the modal declines', async () => {
    const aborted = vi.fn()
    const { kit, page } = visit({
      rpcRequest: (_, { signal }) => {
        page.latest.end?.emit('show', { height: 420, title: 'approval' })
        return new Promise(() => signal.addEventListener('abort', aborted))
      },
    })
    await logIn(kit)
    const declined = expect(signMessage(kit, 'Hello')).rejects.toMatchObject({ code: 'sign/rejected' })
    await vi.waitFor(() => expect(modal.of(kit).get().status).toBe('open'))
    closeModal(kit)
    await declined
    await vi.waitFor(() => expect(aborted).toHaveBeenCalled())
  })

  test('error: a method that the wallet never runs opens the modal, is logged, and ends what waits; the visitor reads why after 300 ms [6.07, 6.08]', async () => {
    const { kit } = visit({
      rpcRequest: async ({ method }) => {
        if (method === 'personal_sign') return new Promise(() => undefined)
        throw new FrameRefusal({ code: 'embedded/rpc_not_allowed' })
      },
    })
    await logIn(kit)
    const provider = kit.connection('eip155').session.provider as Provider
    const pending = expect(signMessage(kit, 'Hello')).rejects.toMatchObject({ code: 'sign/rejected' })
    await expect(provider.request({ method: 'eth_sign', params: [] })).rejects.toMatchObject({ code: 4200 })
    const refused = Date.now()
    await pending
    expect(modal.of(kit).get().status).toBe('open')
    expect(logged).toHaveBeenCalledWith('[latchkey] Requested RPC call is not allowed: eth_sign')
    expect(showNotAllowed).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(showNotAllowed).toHaveBeenCalledWith(kit))
    expect(Date.now() - refused).toBeGreaterThanOrEqual(290)
  })

  test('behavior: the frame learns which network the visitor uses', async () => {
    const switchNetwork = vi.fn(async ({ chainId }) => ({ chainId }))
    const { kit } = visit({ switchNetwork })
    await logIn(kit)
    const [, second] = kit.driver('eip155').networks
    if (!second) throw new Error('Two networks are configured.')
    await switchTo(kit, second.id)
    await vi.waitFor(() =>
      expect(switchNetwork).toHaveBeenLastCalledWith({ chainId: 'eip155:8453' }, expect.anything()),
    )
    const provider = kit.connection('eip155').session.provider as Provider
    const unknown = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }
    await expect(provider.request(unknown)).rejects.toMatchObject({ code: 4902 })
    expect(modal.of(kit).get().status).toBe('closed')
  })

  test('error: a session that has ended in the meantime disconnects, and says so', async () => {
    const { kit } = visit({
      rpcRequest: async () => {
        throw new FrameRefusal({ code: 'login/session_ended' })
      },
    })
    await logIn(kit)
    await expect(signMessage(kit, 'Hello')).rejects.toThrow()
    expect(alerts.of(kit).get().shown?.code).toBe('session/expired')
    expect(linked(kit)).toEqual([])
  })
})

describe('the page about security', () => {
  test('behavior: is shown by the frame in a view, and leads back', async () => {
    const shown: string[] = []
    const { kit } = visit({
      showSecurity: async () => {
        shown.push(JSON.stringify(top(modal.of(kit).get()).params))
        return null
      },
    })
    openModal(kit)
    const before = top(modal.of(kit).get())
    await showSecurity(kit)
    expect(shown).toEqual(['{"connector":"embedded","view":"WalletSecurity"}'])
    expect(top(modal.of(kit).get())).toEqual(before)
  })

  test('behavior: what was changed there is known to the account afterwards', async () => {
    let security: WalletSecurity = { level: 'assisted', next: 'kit' }
    const { kit } = visit({
      getUser: async () => ({ ...user, security }),
      showSecurity: async () => {
        security = { level: 'secured', next: 'export' }
        return null
      },
    })
    await logIn(kit)
    expect(embeddedUser.of(kit).get()?.security).toEqual({ level: 'assisted', next: 'kit' })
    await showSecurity(kit)
    expect(embeddedUser.of(kit).get()?.security).toEqual({ level: 'secured', next: 'export' })
  })

  test('behavior: leaving the view ends it in the frame', async () => {
    const ended = vi.fn()
    const { kit } = visit({
      showSecurity: (_, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            ended()
            reject(new FrameRefusal({ code: 'request/aborted' }))
          })
          closeModal(kit)
        }),
    })
    openModal(kit)
    await showSecurity(kit)
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
    expect(walletSecurity.of(kit).get()).toEqual({ status: 'shown' })
  })

  test('error: a failure is said, and trying again clears it', async () => {
    let isDown = true
    const { kit } = visit({
      showSecurity: async () => {
        if (isDown) throw new FrameRefusal({ code: 'embedded/unreachable' })
        return null
      },
    })
    openModal(kit)
    await showSecurity(kit)
    expect(walletSecurity.of(kit).get()).toEqual({
      status: 'failed',
      error: { code: 'embedded/unreachable' },
    })
    isDown = false
    await showSecurity(kit)
    expect(walletSecurity.of(kit).get()).toEqual({ status: 'shown' })
    expect(modal.of(kit).get().stack).toHaveLength(1)
  })
})

describe('a host', () => {
  test('behavior: opens the change of the address for a visitor who is logged in', async () => {
    const { kit } = visit()
    await logIn(kit)
    openEmailChange(kit)
    expect(top(modal.of(kit).get())).toEqual({
      name: 'Connector',
      params: { connector: 'embedded', view: 'UpdateEmailWallet' },
    })
  })

  test('behavior: gets a token for its own server, and is told why there is none', async () => {
    let refusal: string | undefined
    const { kit } = visit({
      getIdToken: async () => {
        if (refusal !== undefined) throw new FrameRefusal({ code: refusal })
        return { idToken: 'a.b.c' }
      },
    })
    await expect(getIdToken(kit)).rejects.toMatchObject({ code: 'auth/not_connected' })
    await logIn(kit)
    expect(await getIdToken(kit)).toBe('a.b.c')
    refusal = 'login/session_ended'
    await expect(getIdToken(kit)).rejects.toMatchObject({ code: 'auth/not_connected' })
    refusal = 'request/http_failed'
    await expect(getIdToken(kit)).rejects.toMatchObject({ code: 'request/http_failed' })
  })

  test('error: is told if the wallet is not among the connectors, or not logged in [8.16g, 8.16h]', () => {
    const without = startKit({ drivers: [evm({ networks: [ethereum] })] })
    kits.push(without)
    expect(() => openEmailChange(without)).toThrow(
      expect.objectContaining({ code: 'auth/connector_missing', message: 'No auth connector found' }),
    )
    expect(() => openEmailChange(visit().kit)).toThrow(
      expect.objectContaining({ code: 'auth/not_connected', message: 'Not connected to email or social' }),
    )
  })

  test('error: is told if a visitor could not log in because nothing was loaded [8.18ad]', async () => {
    const { kit, page } = visit()
    const errors: unknown[] = []
    kit.on((event) => event.type === 'INTERNAL_SDK_ERROR' && errors.push(event.error))
    page.isUp = false
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const done = logIn(kit)
    for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(20_000)
    await done
    expect(emailLogin.of(kit).get()).toMatchObject({ error: { code: 'embedded/load_failed' } })
    expect(errors).toMatchObject([
      { code: 'auth/load_failed', message: 'Unable to load email login dependency' },
    ])
  })
})

type Provider = { request(args: { method: string; params: unknown }): Promise<unknown> }
