import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FrameCall } from './calls.ts'
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
  const frame = createFrameEnd(port2 as Port, { handlers: { ...all, ...handlers }, now })
  return { page, frame, events, toPage: port2, toFrame: port1 }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 20))

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

  test('behavior: a repeated call has one effect (threat 5)', async () => {
    const signOut = vi.fn(async () => null)
    const { toFrame } = connect({ signOut })
    const text = writePacket({ id: crypto.randomUUID(), type: 'signOut', payload: null })
    for (let time = 0; time < 5; time++) toFrame.postMessage(text)
    await turn()
    expect(signOut).toHaveBeenCalledTimes(1)
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
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'request/aborted' })
    await turn()
    expect(aborted).toHaveBeenCalledTimes(1)
    const other = page.ask('rpcRequest', payload)
    page.close()
    await expect(other).rejects.toMatchObject({ code: 'request/aborted' })
    await expect(page.ask('isConnected', null)).rejects.toMatchObject({ code: 'request/aborted' })
  })

  test('behavior: at most 32 at once, on both ends', async () => {
    const { page, toFrame } = connect()
    const codes: string[] = []
    toFrame.addEventListener('message', ({ data }) => codes.push(JSON.parse(String(data)).payload?.code))
    for (let index = 0; index < maxInFlight; index++) page.ask('isConnected', null).catch(() => undefined)
    await expect(page.ask('isConnected', null)).rejects.toMatchObject({ code: 'request/aborted' })
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
    'getUser',
    'switchNetwork',
    'signOut',
    'rpcRequest',
    'updateEmail',
    'updateEmailPrimaryOtp',
    'updateEmailSecondaryOtp',
    'syncTheme',
    'syncDappData',
    'setPreferredAccount',
  ]
  expect(Object.keys(frameCalls)).toEqual(calls)
})
