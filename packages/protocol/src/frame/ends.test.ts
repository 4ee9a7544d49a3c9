import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FrameAsk, FrameCall } from './calls.ts'
import { frameCalls } from './calls.ts'
import { createFrameEnd, type FrameHandlers } from './frameEnd.ts'
import { loginTimeoutMs, maxInFlight } from './limits.ts'
import { writePacket } from './packet.ts'
import { createPageEnd } from './pageEnd.ts'
import type { Port } from './port.ts'
import { FrameRefusal } from './refusal.ts'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
  vi.useRealTimers()
})

const visitId = '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11'
const forever = () => new Promise<never>(() => undefined)

/** Both ends of a real channel. Calls without a handler are never answered. */
function connect(handlers: Partial<FrameHandlers> = {}, now?: () => number) {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const events: [string, unknown][] = []
  const all = Object.fromEntries(
    Object.keys(frameCalls).map((call) => [call, forever]),
  ) as unknown as FrameHandlers
  const page = createPageEnd(port1 as Port, {
    onEvent: ({ type, payload }) => void events.push([type, payload]),
  })
  const closed: string[] = []
  const frame = createFrameEnd(port2 as Port, {
    handlers: { ...all, ...handlers },
    onWindowClosed: (visitId) => void closed.push(visitId),
    now,
  })
  return { page, frame, events, closed, toPage: port2, toFrame: port1 }
}

const turn = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms))

describe('calls', () => {
  test('behavior: an answer and a refusal reach the page', async () => {
    const { page } = connect({
      isConnected: async () => ({ isConnected: true }),
      connectOtp: async () => {
        throw new FrameRefusal({ code: 'login/wrong_code' })
      },
      getUser: async () => {
        throw new Error('a secret of the frame')
      },
    })
    expect(await page.ask('isConnected', null)).toEqual({ isConnected: true })
    await expect(page.ask('connectOtp', { otp: '12345678' })).rejects.toMatchObject({
      failure: { code: 'login/wrong_code' },
    })
    await expect(page.ask('getUser', {})).rejects.toMatchObject({ failure: { code: 'request/failed' } })
  })

  test('behavior: an answer of the wrong shape is a failure, on both ends', async () => {
    const { page, toPage } = connect({ isConnected: async () => ({ isConnected: 'yes' }) as never })
    await expect(page.ask('isConnected', null)).rejects.toMatchObject({ failure: { code: 'request/failed' } })
    const settled = vi.fn()
    page.ask('getUser', {}).then(settled, settled)
    toPage.postMessage(
      writePacket({ id: crypto.randomUUID(), type: 'getUser/success', payload: { address: '0x' } }),
    )
    await turn()
    expect(settled).not.toHaveBeenCalled()
  })

  test('behavior: forged, swapped and repeated answers change nothing (threat 2)', async () => {
    const { page, toPage, toFrame } = connect()
    const ids: string[] = []
    toPage.addEventListener('message', ({ data }) => ids.push(JSON.parse(String(data)).id))
    const settled = vi.fn()
    page.ask('switchNetwork', { chainId: 'eip155:1' }).then(settled, settled)
    await turn()
    const [id = ''] = ids
    // Of another call, with an id that was never used, and from the page itself.
    toPage.postMessage(writePacket({ id, type: 'isConnected/success', payload: { isConnected: true } }))
    toPage.postMessage(
      writePacket({
        id: crypto.randomUUID(),
        type: 'switchNetwork/success',
        payload: { chainId: 'eip155:1' },
      }),
    )
    toFrame.postMessage(writePacket({ id, type: 'switchNetwork/success', payload: { chainId: 'eip155:1' } }))
    await turn()
    expect(settled).not.toHaveBeenCalled()
    const answer = writePacket({ id, type: 'switchNetwork/success', payload: { chainId: 'eip155:1' } })
    toPage.postMessage(answer)
    toPage.postMessage(answer)
    await turn()
    expect(settled.mock.calls).toEqual([[{ chainId: 'eip155:1' }]])
  })

  test('behavior: every message that is recorded and sent again has one effect (threat 5)', async () => {
    const asks: { readonly [Call in FrameCall]: FrameAsk<Call> } = {
      isConnected: null,
      connectEmail: { email: 'ana@example.com' },
      connectDevice: null,
      connectOtp: { otp: '12345678' },
      connectSocial: { visitId },
      getSocialRedirectUri: { provider: 'google', visitId },
      connectFarcaster: { visitId },
      connectPasskey: null,
      connectToken: { token: 'a.b.c' },
      connectGuest: null,
      getFarcasterUri: null,
      getUser: {},
      getIdToken: null,
      unlockWallet: null,
      showSecurity: null,
      switchNetwork: { chainId: 'eip155:1' },
      signOut: null,
      rpcRequest: { chainId: 'eip155:1', method: 'personal_sign', params: ['0x00'] },
      updateEmail: { email: 'ana@example.com' },
      updateEmailPrimaryOtp: {},
      updateEmailSecondaryOtp: {},
      syncTheme: { themeMode: 'dark', themeVariables: {}, language: 'en' },
      syncDappData: {
        metadata: { name: '', description: '', url: '', icons: [] },
        sdkVersion: '',
        sdkType: '',
        projectId: '',
      },
      setPreferredAccount: { type: 'eoa' },
      addAccount: { name: 'Savings' },
      nameAccount: { index: 1, name: 'Rent' },
      switchAccount: { index: 1 },
      getLinkedWallets: null,
      startWalletLink: { chainId: 'eip155:1', address: '0x1' },
      finishWalletLink: { linkId: '6b0f3d0e-8f0f-4a57-9f5e-0d6f3f6d3a11', signature: '0x12' },
      unlinkWallet: { id: '6b0f3d0e-8f0f-4a57-9f5e-0d6f3f6d3a11' },
    }
    const calls = Object.keys(asks) as FrameCall[]
    const refuse = async () => {
      throw new FrameRefusal({ code: 'login/required' })
    }
    const spies = Object.fromEntries(calls.map((call) => [call, vi.fn(refuse)]))
    const { page, toFrame, toPage } = connect(spies as unknown as FrameHandlers)
    const [said, answered]: [string[], string[]] = [[], []]
    toPage.addEventListener('message', ({ data }) => said.push(String(data)))
    toFrame.addEventListener('message', ({ data }) => answered.push(String(data)))
    const settled = vi.fn()
    for (const call of calls) page.ask(call, asks[call]).then(settled, settled)
    await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(calls.length))
    for (const text of [...said]) toFrame.postMessage(text)
    for (const text of [...answered]) toPage.postMessage(text)
    await vi.waitFor(() => expect(said.length, 'repeated').toBe(2 * calls.length))
    await vi.waitFor(() => expect(answered.length).toBeGreaterThanOrEqual(2 * calls.length))
    await turn()
    for (const call of calls) expect(spies[call]).toHaveBeenCalledTimes(1)
    expect(settled).toHaveBeenCalledTimes(calls.length)
  })

  test('behavior: so many ids are remembered that a page cannot make the frame forget one soon', async () => {
    const signOut = vi.fn(async () => null)
    const { toFrame } = connect({ signOut })
    let beaten = 0
    toFrame.addEventListener('message', ({ data }) => {
      if (JSON.parse(String(data)).type === 'beat') beaten += 1
    })
    const first = writePacket({ id: crypto.randomUUID(), type: 'signOut', payload: null })
    const beats = (count: number) => {
      for (let index = 0; index < count; index++)
        toFrame.postMessage(writePacket({ id: crypto.randomUUID(), type: 'beat', payload: null }))
    }
    toFrame.postMessage(first)
    beats(4_095)
    toFrame.postMessage(first)
    // Its memory is bounded: one more, and the first is forgotten.
    beats(1)
    await vi.waitFor(() => expect(beaten).toBe(4_096), { timeout: 10_000 })
    expect(signOut).toHaveBeenCalledTimes(1)
    toFrame.postMessage(first)
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledTimes(2))
  })

  test('behavior: a login step ends after 120 s, and the frame is told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const aborted = vi.fn()
    const { page } = connect({
      connectEmail: (_, { signal }) => {
        signal.addEventListener('abort', aborted)
        return forever()
      },
    })
    const asked = page.ask('connectEmail', { email: 'ana@example.com' })
    const rejected = expect(asked).rejects.toMatchObject({ code: 'embedded/timeout' })
    vi.advanceTimersByTime(loginTimeoutMs - 1)
    vi.advanceTimersByTime(1)
    await rejected
    vi.useRealTimers()
    await turn()
    expect(aborted).toHaveBeenCalledTimes(1)
  })

  test('behavior: an aborted call is aborted in the frame; a closed end rejects what waits', async () => {
    const aborted = vi.fn()
    const { page } = connect({
      rpcRequest: (_, { signal }) => {
        signal.addEventListener('abort', aborted)
        return forever()
      },
    })
    const controller = new AbortController()
    const payload = { chainId: 'eip155:1', method: 'personal_sign', params: [] } as const
    const asked = page.ask('rpcRequest', payload, { signal: controller.signal })
    await turn()
    const reason = new Error('The visitor went back.')
    controller.abort(reason)
    await expect(asked).rejects.toMatchObject({ code: 'request/aborted', cause: reason })
    const late = page.ask('rpcRequest', payload, { signal: controller.signal })
    await expect(late).rejects.toMatchObject({ code: 'request/aborted', cause: reason })
    await turn()
    expect(aborted).toHaveBeenCalledTimes(1)
    const other = page.ask('rpcRequest', payload)
    page.close()
    await expect(other).rejects.toMatchObject({ code: 'request/aborted' })
    await expect(page.ask('isConnected', null)).rejects.toMatchObject({ code: 'request/aborted' })
  })

  test('behavior: what is answered is over: no timer, no signal and no place is kept for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { page, toPage } = connect({ isConnected: async () => ({ isConnected: true }) })
    const said: string[] = []
    toPage.addEventListener('message', ({ data }) => said.push(JSON.parse(String(data)).type))
    const { signal } = new AbortController()
    const remove = vi.spyOn(signal, 'removeEventListener')
    // More than may wait at once.
    for (let index = 0; index < maxInFlight + 5; index++) await page.ask('isConnected', null, { signal })
    expect(vi.getTimerCount()).toBe(0)
    expect(remove.mock.calls.map(([type]) => type)).toEqual(Array(maxInFlight + 5).fill('abort'))
    expect(new Set(said)).toEqual(new Set(['isConnected']))
  })

  test('behavior: a closed end closes its port, and says nothing more', async () => {
    const posted: string[] = []
    const close = vi.fn()
    const start = vi.fn()
    const listeners: ((event: { data: unknown }) => void)[] = []
    const onEvent = vi.fn()
    const port: Port = {
      postMessage: (text) => posted.push(JSON.parse(text).type),
      addEventListener: (_, listener) => listeners.push(listener),
      start,
      close,
    }
    const page = createPageEnd(port, { onEvent })
    expect(start).toHaveBeenCalledTimes(1)
    const controller = new AbortController()
    const asked = page.ask('getUser', {}, { signal: controller.signal })
    page.close()
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'request/aborted' })
    listeners[0]?.({ data: writePacket({ id: crypto.randomUUID(), type: 'beat', payload: null }) })
    expect([posted, close.mock.calls.length, onEvent.mock.calls.length]).toEqual([['getUser'], 1, 0])
    createFrameEnd(port, { handlers: {} as FrameHandlers })
    expect(start).toHaveBeenCalledTimes(2)
  })

  test('behavior: an abort of a call that is over changes nothing, nor does one of no call', async () => {
    const { events, page, toFrame } = connect({ isConnected: async () => ({ isConnected: true }) })
    toFrame.postMessage(
      writePacket({ id: crypto.randomUUID(), type: 'abort', payload: { id: crypto.randomUUID() } }),
    )
    expect(await page.ask('isConnected', null)).toEqual({ isConnected: true })
    expect(events).toEqual([])
  })

  test('behavior: calls are counted by the clock of the browser', async () => {
    const isConnected = vi.fn(async () => ({ isConnected: true }))
    const { page } = connect({ isConnected })
    for (let index = 0; index < 60; index++) await page.ask('isConnected', null)
    await turn(300)
    expect(await page.ask('isConnected', null)).toEqual({ isConnected: true })
  })

  test('behavior: at most 32 at once, on both ends', async () => {
    const { page, toFrame } = connect()
    const codes: string[] = []
    toFrame.addEventListener('message', ({ data }) => codes.push(JSON.parse(String(data)).payload?.code))
    for (let index = 0; index < maxInFlight; index++) page.ask('isConnected', null).catch(() => undefined)
    await expect(page.ask('isConnected', null)).rejects.toMatchObject({
      code: 'request/aborted',
      details: 'Too many requests at once.',
    })
    await turn()
    // A page that does not keep to it.
    toFrame.postMessage(writePacket({ id: crypto.randomUUID(), type: 'isConnected', payload: null }))
    await turn()
    expect(codes).toEqual(['request/too_many'])
  })

  test('behavior: a page that asks without pause is slowed down', async () => {
    let now = 0
    const isConnected = vi.fn(async () => ({ isConnected: false }))
    const { toFrame } = connect({ isConnected }, () => now)
    const ask = () =>
      toFrame.postMessage(writePacket({ id: crypto.randomUUID(), type: 'isConnected', payload: null }))
    for (let index = 0; index < 200; index++) {
      ask()
      if (index % 20 === 0) await turn()
    }
    await turn()
    expect(isConnected).toHaveBeenCalledTimes(60)
    now = 1_000
    for (let index = 0; index < 30; index++) ask()
    await turn()
    expect(isConnected).toHaveBeenCalledTimes(80)
  })
})

describe('events', () => {
  test('behavior: those of the frame reach the page, others do not', async () => {
    const { frame, events, toPage } = connect()
    frame.emit('hello', { version: 4, build: 'abc' })
    frame.emit('resize', { height: 420 })
    toPage.postMessage(writePacket({ id: crypto.randomUUID(), type: 'resize', payload: { height: -1 } }))
    toPage.postMessage(writePacket({ id: crypto.randomUUID(), type: 'abort', payload: { id: 'x' } }))
    await turn()
    expect(events).toEqual([
      ['hello', { version: 4, build: 'abc' }],
      ['resize', { height: 420 }],
    ])
  })

  test('behavior: the frame learns which window is no longer seen, and nothing that is no id', async () => {
    const { page, closed, toFrame } = connect()
    page.reportClosed(visitId)
    for (const payload of [null, {}, { visitId: 'x' }, { visitId, more: 1 }])
      toFrame.postMessage(writePacket({ id: crypto.randomUUID(), type: 'windowClosed', payload }))
    await turn()
    expect(closed).toEqual([visitId])
  })

  test('behavior: a heartbeat is answered', async () => {
    const { page, events } = connect()
    page.beat()
    await turn()
    expect(events).toEqual([['beat', null]])
  })
})

test('behavior: every call has a success and an error, and no other call exists', () => {
  const calls: FrameCall[] = [
    'isConnected',
    'connectEmail',
    'connectDevice',
    'connectOtp',
    'connectSocial',
    'getSocialRedirectUri',
    'connectFarcaster',
    'connectPasskey',
    'connectToken',
    'connectGuest',
    'getFarcasterUri',
    'getUser',
    'getIdToken',
    'unlockWallet',
    'showSecurity',
    'switchNetwork',
    'signOut',
    'rpcRequest',
    'updateEmail',
    'updateEmailPrimaryOtp',
    'updateEmailSecondaryOtp',
    'syncTheme',
    'syncDappData',
    'setPreferredAccount',
    'addAccount',
    'nameAccount',
    'switchAccount',
    'getLinkedWallets',
    'startWalletLink',
    'finishWalletLink',
    'unlinkWallet',
  ]
  expect(Object.keys(frameCalls)).toEqual(calls)
})
