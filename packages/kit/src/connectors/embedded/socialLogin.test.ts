import { evm } from '@latchkey/chains/evm'
import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { mainnet } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { features, localFeatures } from '../../core/config/features.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { embeddedUser } from './embeddedUser.ts'
import { embeddedWallets } from './embeddedWallets.ts'
import { logInAsGuest } from './logInAsGuest.ts'
import { logInByPasskey } from './logInByPasskey.ts'
import { logInBySocial } from './logInBySocial.ts'
import { loginNote } from './loginNote.ts'
import { openEmailChange } from './openEmailChange.ts'
import { type SocialLoginEvent, type SocialLoginState, socialLogin, transition } from './socialLogin.ts'
import { socialsOf } from './socials.ts'
import { createFramePage, type FramePage, user, walletOrigin } from './testing.ts'

const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const claim = 'c'.repeat(43)

/** A window that a page has opened, as the page sees it. */
function createPopup() {
  const sent: [unknown, string][] = []
  return {
    closed: false,
    sent,
    postMessage: (data: unknown, target: string) => void sent.push([data, target]),
    close: vi.fn(),
  }
}
type Popup = ReturnType<typeof createPopup>

/** A page with the wallet and an open modal; `popups` has the windows that it opened. */
function visit(handlers: Partial<FrameHandlers> = {}, { isBlocked = false } = {}) {
  const connector = {
    id: 'embedded',
    wallets: embeddedWallets(
      { url: walletOrigin },
      { nameIn: () => 'Email wallet', onNotAllowed: () => undefined },
    ),
    views: { SocialLogin: { title: () => '', load: vi.fn() } },
  }
  let kit!: Kit
  vi.stubGlobal('window', new EventTarget())
  kit = startKit({
    drivers: [evm({ networks: [mainnet] })],
    connectors: [connector],
    projectId: 'shop',
    storage: createOrigin().tab(),
  })
  kits.push(kit)
  const page: FramePage = createFramePage(() => kit, {
    getSocialRedirectUri: async () => ({ uri: '', claim }),
    connectSocial: async () => ({ ...user, userName: 'ana', socialProvider: 'github' }),
    ...handlers,
  })
  const popups: Popup[] = []
  const block = { isBlocked }
  const open = vi.fn((..._: unknown[]) => {
    if (block.isBlocked) return null
    popups.push(createPopup())
    return popups.at(-1) ?? null
  })
  const own = { open, screenX: 0, screenY: 0, outerWidth: 1_280, outerHeight: 900 }
  Object.assign(window, own)
  openModal(kit)
  const post = (data: unknown, as: { source?: unknown; origin?: string } = {}) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), { data, source: popups[0], origin: walletOrigin, ...as }),
    )
  return { kit, page, popups, open, post, block }
}
const opened = (open: ReturnType<typeof visit>['open'], call = 0) => {
  const [url, , looks] = open.mock.calls[call] ?? []
  return { url: new URL(String(url)), looks: String(looks) }
}

describe('the window', () => {
  test('behavior: is 600 by 800, opened within the click, and leads to a connected wallet, until the visitor leaves [3.02f, 3.17n, 4.12f, 4.26]', async () => {
    const { kit, open, popups } = visit()
    const done = logInBySocial(kit, 'github')
    // Nothing was waited for.
    const { url, looks } = opened(open)
    expect(`${url.origin}${url.pathname}`).toBe(`${walletOrigin}/social`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      lang: 'en',
      theme: 'light',
    })
    expect(looks).toBe('popup,width=600,height=800,left=340,top=50')
    expect(top(modal.of(kit).get()).params).toEqual({ connector: 'embedded', view: 'SocialLogin' })
    await done
    expect(embeddedUser.of(kit).get()).toMatchObject({
      email: 'ana@example.com',
      userName: 'ana',
      socialProvider: 'github',
    })
    expect(activeConnection(connections.of(kit).get())?.auth).toEqual({ name: 'github' })
    expect(loginNote.read(kit)).toEqual({ isLoggedIn: true, userName: 'ana' })
    expect(modal.of(kit).get().status).toBe('closed')
    expect(popups[0]?.close).toHaveBeenCalled()
    expect(() => openEmailChange(kit)).toThrow(expect.objectContaining({ code: 'login/address_missing' }))
    await disconnect(kit)
    expect(embeddedUser.of(kit).get()).toBeUndefined()
  })

  test('behavior: alone gets the claim, as often as it asks (threat 18)', async () => {
    let finish: () => void = () => undefined
    const { kit, open, popups, post } = visit({
      connectSocial: () =>
        new Promise((resolve) => {
          finish = () => resolve(user)
        }),
    })
    const done = logInBySocial(kit, 'google')
    const visitId = opened(open).url.searchParams.get('id')
    const ask = { latchkey: 'social', visitId }
    post(ask)
    expect(popups[0]?.sent, 'not before there is one').toEqual([])
    await vi.waitFor(() => expect(socialLogin.of(kit).get().status).toBe('waiting'))
    const handed = [{ latchkey: 'claim', visitId, claim }, walletOrigin]
    const told = [{ latchkey: 'registered', visitId }, walletOrigin]
    expect(popups[0]?.sent, 'at once').toEqual([told, handed])
    post(ask, { source: {} })
    post(ask, { source: null })
    post(ask, { origin: 'https://evil.example' })
    post({ ...ask, visitId: crypto.randomUUID() })
    post('social')
    expect(popups[0]?.sent).toHaveLength(2)
    post(ask)
    post(ask)
    expect(popups[0]?.sent).toEqual([told, handed, handed, handed])
    finish()
    await done
    post(ask)
    expect(popups[0]?.sent).toHaveLength(4)
  })

  test('behavior: is watched every second, and the frame is told that it is no longer seen [4.26]', async () => {
    const closed = vi.fn()
    const { kit, open, page, popups } = visit({ connectSocial: () => new Promise(() => undefined) })
    void logInBySocial(kit, 'google')
    await vi.waitFor(() => expect(socialLogin.of(kit).get().status).toBe('waiting'))
    page.latest.onWindowClosed = closed
    const [popup] = popups
    if (!popup) throw new Error('No window was opened.')
    popup.closed = true
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), { timeout: 3_000 })
    expect(closed).toHaveBeenCalledWith(opened(open).url.searchParams.get('id'))
  })

  test('behavior: says that it is back, and the frame is told at once, once [4.26]', async () => {
    const { kit, page, post } = visit({ connectSocial: () => new Promise(() => undefined) })
    void logInBySocial(kit, 'google')
    await vi.waitFor(() => expect(socialLogin.of(kit).get().status).toBe('waiting'))
    const told = vi.fn()
    page.latest.onWindowClosed = told
    const back = { latchkey: 'returned' }
    post(back, { source: {} })
    post(back, { source: null })
    // The page that a provider returns to may be of another origin than the wallet.
    post(back, { origin: 'https://auth.example' })
    post(back, { origin: 'https://auth.example' })
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('behavior: another one is opened if the visitor asks for it, for a login of its own', async () => {
    let calls = 0
    const { kit, open, popups } = visit({
      connectSocial: async () => {
        calls++
        if (calls === 1) throw new FrameRefusal({ code: 'login/window_lost' })
        return user
      },
    })
    await logInBySocial(kit, 'google')
    await vi.waitFor(() => expect(embeddedUser.of(kit).get()).toBeDefined())
    expect(open).toHaveBeenCalledTimes(2)
    expect(popups[0]?.close).toHaveBeenCalled()
    const ids = [0, 1].map((call) => opened(open, call).url.searchParams.get('id'))
    expect(new Set(ids).size).toBe(2)
  })
})

describe('what goes wrong', () => {
  test('error: a blocked window asks the frame for nothing, and a second click opens it', async () => {
    const { block, kit, page } = visit({}, { isBlocked: true })
    await logInBySocial(kit, 'google')
    expect(socialLogin.of(kit).get()).toEqual({
      status: 'failed',
      provider: 'google',
      error: { code: 'login/window_blocked' },
    })
    expect(page.frames).toHaveLength(0)
    block.isBlocked = false
    await logInBySocial(kit, 'google')
    expect(embeddedUser.of(kit).get()).toBeDefined()
  })

  test.each(['login/window_closed', 'login/provider_declined', 'login/visit_ended'])(
    'error: %s stays on screen, with the provider to try again [8.16b]',
    async (code) => {
      const { kit, popups } = visit({ connectSocial: () => Promise.reject(new FrameRefusal({ code })) })
      await logInBySocial(kit, 'x')
      expect(socialLogin.of(kit).get()).toEqual({ status: 'failed', provider: 'x', error: { code } })
      expect(top(modal.of(kit).get()).name).toBe('Connector')
      expect(popups[0]?.close).toHaveBeenCalled()
    },
  )

  test('error: a login that cannot be started is reported to the host [8.16e]', async () => {
    const { kit } = visit({
      getSocialRedirectUri: () => Promise.reject(new FrameRefusal({ code: 'login/provider_off' })),
    })
    const errors: unknown[] = []
    kit.on((event) => event.type === 'INTERNAL_SDK_ERROR' && errors.push(event.error))
    await logInBySocial(kit, 'google')
    expect(errors).toMatchObject([
      { code: 'login/social_failed', message: 'Failed to initiate social connection' },
    ])
    expect(socialLogin.of(kit).get()).toMatchObject({ error: { code: 'login/provider_off' } })
  })

  test('behavior: leaving the view ends the login and closes the window; cancelling in the frame leads back', async () => {
    const aborted = vi.fn()
    const { kit, popups } = visit({
      connectSocial: (_, { signal }) => new Promise(() => signal.addEventListener('abort', aborted)),
    })
    const done = logInBySocial(kit, 'google')
    await vi.waitFor(() => expect(socialLogin.of(kit).get().status).toBe('waiting'))
    modal.of(kit).dispatch({ type: 'back', connected: false })
    await done
    await vi.waitFor(() => expect(aborted).toHaveBeenCalled())
    expect(socialLogin.of(kit).get()).toEqual({ status: 'idle' })
    expect(popups[0]?.close).toHaveBeenCalled()

    const other = visit({
      connectSocial: () => Promise.reject(new FrameRefusal({ code: 'login/cancelled' })),
    })
    await logInBySocial(other.kit, 'google')
    expect(top(modal.of(other.kit).get()).name).toBe('Connect')
  })
})

describe('what is offered', () => {
  const everything = ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'] as const
  function offered(
    socialLogins: readonly string[] | undefined,
    options: Parameters<typeof localFeatures>[0],
  ) {
    const { kit } = visit()
    const state = { source: 'server' as const, features: localFeatures(options), socialLogins }
    features.of(kit).dispatch({ type: 'resolve', state })
    return kit
  }
  const api = 'https://api.example'

  test('behavior: the default order, and only what the server is set up for [1.11a-g, 1.12, 5.12]', () => {
    expect(socialsOf(offered([...everything].reverse(), { api }))).toEqual(everything)
    expect(socialsOf(offered(['github', 'myspace', 'google'], { api }))).toEqual(['google', 'github'])
    expect(socialsOf(offered(undefined, { api }))).toEqual([])
  })

  test('behavior: the order of the host, each once, and nothing where it is switched off [1.08b]', () => {
    const kit = offered(everything, { api })
    expect(socialsOf(kit, { socials: ['github', 'google', 'github'] })).toEqual(['github', 'google'])
    expect(socialsOf(kit, { socials: [] })).toEqual([])
    expect(socialsOf(offered(everything, { api, features: { socials: false } }))).toEqual([])
    expect(socialsOf(offered(everything, {}))).toEqual([])
  })

  test.each([
    ['ios', ['google']],
    ['mac', ['x']],
    ['android', ['x', 'facebook']],
    ['other', []],
  ] as const)('behavior: in Telegram on %s without %j [2.23]', (os, missing) => {
    const kit = offered(everything, { api })
    const shown = socialsOf(kit, undefined, { os, telegram: true })
    expect(everything.filter((one) => !shown.includes(one))).toEqual(missing)
    expect(socialsOf(kit, undefined, { os, telegram: false })).toEqual(everything)
  })
})

describe('with a passkey', () => {
  test('behavior: opens no window of the page, and leads to a connected wallet', async () => {
    const { kit, open } = visit({
      connectPasskey: async () => ({ ...user, email: null, socialProvider: 'passkey' }),
    })
    await logInByPasskey(kit)
    expect(open).not.toHaveBeenCalled()
    expect(embeddedUser.of(kit).get()).toMatchObject({ socialProvider: 'passkey' })
    expect(activeConnection(connections.of(kit).get())?.auth).toEqual({ name: 'passkey' })
    expect(modal.of(kit).get().status).toBe('closed')
  })

  test('error: a failure is shown, and can be tried again; cancelling in the frame leads back', async () => {
    let code = 'embedded/unreachable'
    const { kit } = visit({ connectPasskey: () => Promise.reject(new FrameRefusal({ code })) })
    await logInByPasskey(kit)
    expect(socialLogin.of(kit).get()).toEqual({
      status: 'failed',
      provider: 'passkey',
      error: { code: 'embedded/unreachable' },
    })
    code = 'login/cancelled'
    await logInByPasskey(kit)
    expect(socialLogin.of(kit).get()).toEqual({ status: 'idle' })
    expect(top(modal.of(kit).get()).name).toBe('Connect')
  })

  test('behavior: is offered where browsers have passkeys', () => {
    const { kit } = visit()
    const state = {
      source: 'server' as const,
      features: localFeatures({ api: 'https://api.example' }),
      socialLogins: ['google', 'passkey'],
    }
    features.of(kit).dispatch({ type: 'resolve', state })
    expect(socialsOf(kit)).toEqual(['google'])
    vi.stubGlobal('PublicKeyCredential', class {})
    expect(socialsOf(kit)).toEqual(['google', 'passkey'])
  })
})

describe('as a guest', () => {
  test('behavior: leads to a connected wallet without a window', async () => {
    const { kit, open } = visit({
      connectGuest: async () => ({
        ...user,
        email: null,
        socialProvider: 'guest',
        security: { level: 'temporary', next: 'passkey' },
      }),
    })
    await logInAsGuest(kit)
    expect(open).not.toHaveBeenCalled()
    expect(embeddedUser.of(kit).get()).toMatchObject({
      socialProvider: 'guest',
      security: { level: 'temporary', next: 'passkey' },
    })
    expect(activeConnection(connections.of(kit).get())?.auth).toEqual({ name: 'guest' })
    expect(modal.of(kit).get().status).toBe('closed')
  })

  test('error: a refusal is shown, and can be tried again', async () => {
    const code = 'login/guest_off'
    const { kit } = visit({ connectGuest: () => Promise.reject(new FrameRefusal({ code })) })
    await logInAsGuest(kit)
    expect(socialLogin.of(kit).get()).toEqual({ status: 'failed', provider: 'guest', error: { code } })
    await logInAsGuest(kit)
    expect(socialLogin.of(kit).get()).toMatchObject({ status: 'failed' })
  })

  test('behavior: is offered last, if the app and the server want it, beside a passkey', () => {
    const { kit } = visit()
    const offer = (...socialLogins: string[]) => {
      const resolved = localFeatures({ api: 'https://api.example' })
      features
        .of(kit)
        .dispatch({ type: 'resolve', state: { source: 'server', features: resolved, socialLogins } })
    }
    offer('guest', 'google', 'passkey')
    expect(socialsOf(kit, { guest: true })).toEqual(['google'])
    vi.stubGlobal('PublicKeyCredential', class {})
    expect(socialsOf(kit, { guest: true })).toEqual(['google', 'passkey', 'guest'])
    expect(socialsOf(kit, { guest: true, socials: ['google'] })).toEqual(['google'])
    expect(socialsOf(kit)).toEqual(['google', 'passkey'])
    offer('google', 'passkey')
    expect(socialsOf(kit, { guest: true })).toEqual(['google', 'passkey'])
  })
})

const provider = 'google' as const
const error = { code: 'failed' }
test.each<[SocialLoginState, SocialLoginEvent, SocialLoginState]>([
  [{ status: 'idle' }, { type: 'open', provider }, { status: 'opening', provider }],
  [
    { status: 'failed', provider: 'x', error },
    { type: 'open', provider },
    { status: 'opening', provider },
  ],
  [
    { status: 'opening', provider },
    { type: 'open', provider: 'x' },
    { status: 'opening', provider },
  ],
  [{ status: 'opening', provider }, { type: 'wait' }, { status: 'waiting', provider }],
  [{ status: 'idle' }, { type: 'wait' }, { status: 'idle' }],
  [{ status: 'opening', provider }, { type: 'link' }, { status: 'opening', provider }],
  [{ status: 'waiting', provider }, { type: 'link' }, { status: 'linking', provider }],
  [
    { status: 'waiting', provider },
    { type: 'fail', error },
    { status: 'failed', provider, error },
  ],
  [{ status: 'idle' }, { type: 'fail', error }, { status: 'idle' }],
  [{ status: 'linking', provider }, { type: 'end' }, { status: 'idle' }],
])('behavior: %j and %j make %j', (state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})
