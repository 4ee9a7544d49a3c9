import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bindWindow } from './bindWindow.ts'
import { type WindowCalls, WindowRefusal } from './callWindow.ts'
import { openClaims } from './openClaims.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const visitId = '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11'
const claim = 'c'.repeat(43)
const shop = 'https://shop.test'
const waiting = { state: 'waiting', provider: 'google', origin: shop } as const

/** A window with a page that may have opened it. */
function open(server: Partial<WindowCalls> = {}, { hasOpener = true } = {}) {
  const said: unknown[] = []
  const asked: [unknown, string][] = []
  const opener = { closed: false, postMessage: (data: unknown, target: string) => asked.push([data, target]) }
  const window = Object.assign(new EventTarget(), { opener: hasOpener ? opener : null })
  const post = (data: unknown, { source = opener as unknown, origin = shop } = {}) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
  const bind = vi.fn(async (_: unknown) => 'https://accounts.example/consent')
  let press: (number: number) => void = () => undefined
  const done = bindWindow({
    visitId,
    server: { find: async () => waiting, ask: async () => [11, 42, 7], bind, ...server },
    claims: openClaims(window as unknown as Window, visitId),
    view: {
      progress: (...args) => void said.push(args),
      choose(numbers, host) {
        said.push(['choose', numbers, host])
        return new Promise((resolve) => {
          press = resolve
        })
      },
      stop: (reason) => void said.push(['stop', reason]),
    },
    leave: (url) => void said.push(['leave', url]),
  })
  return { said, asked, post, bind, done, press: (number: number) => press(number) }
}

describe('with the page that opened it', () => {
  test('behavior: asks it for the claim until it answers, binds itself and leaves [4.26]', async () => {
    const { asked, bind, done, post, said } = open()
    await vi.advanceTimersByTimeAsync(600)
    expect(asked).toEqual(Array.from({ length: 3 }, () => [{ latchkey: 'social', visitId }, shop]))
    post({ latchkey: 'claim', visitId, claim })
    await done
    expect(bind).toHaveBeenCalledExactlyOnceWith({ visitId, claim })
    expect(said.slice(-2)).toEqual([
      ['leaving', 'google'],
      ['leave', 'https://accounts.example/consent'],
    ])
  })

  test('hostile: a claim of another page, another window or another login is not believed (threat 18)', async () => {
    const { bind, post, said } = open()
    await vi.advanceTimersByTimeAsync(100)
    post({ latchkey: 'claim', visitId, claim }, { origin: 'https://evil.test' })
    post({ latchkey: 'claim', visitId, claim }, { source: {} })
    post({ latchkey: 'claim', visitId: crypto.randomUUID(), claim })
    for (const wrong of [undefined, 7, '', `${claim}c`, claim.slice(1)])
      post({ latchkey: 'claim', visitId, claim: wrong })
    for (const data of [null, 'claim', [], { claim }]) post(data)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(bind).not.toHaveBeenCalled()
    expect(said.at(-1)).toEqual(['choose', [11, 42, 7], 'shop.test'])
  })

  test('behavior: looks again at once when the page says that the login is registered, and only once for that', async () => {
    let looks = 0
    const { done, post } = open({
      find: async () => (++looks > 4 ? waiting : { state: 'unknown' }),
    })
    await vi.advanceTimersByTimeAsync(150)
    expect(looks).toBe(2)
    post({ latchkey: 'registered', visitId }, { source: {} })
    await vi.advanceTimersByTimeAsync(10)
    expect(looks).toBe(2)
    post({ latchkey: 'registered', visitId })
    post({ latchkey: 'registered', visitId })
    await vi.advanceTimersByTimeAsync(10)
    expect(looks).toBe(3)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(looks).toBe(5)
    post({ latchkey: 'claim', visitId, claim })
    await done
  })

  test('behavior: a page that answers late is heard while the number is asked for', async () => {
    const { bind, done, post } = open()
    await vi.advanceTimersByTimeAsync(5_000)
    post({ latchkey: 'claim', visitId, claim })
    await done
    expect(bind).toHaveBeenCalledWith({ visitId, claim })
  })
})

describe('cut off from it', () => {
  test('behavior: asks for the number that the page shows (threat 18)', async () => {
    const { bind, done, press, said } = open({}, { hasOpener: false })
    await vi.advanceTimersByTimeAsync(0)
    expect(said.at(-1)).toEqual(['choose', [11, 42, 7], 'shop.test'])
    press(42)
    await done
    expect(bind).toHaveBeenCalledExactlyOnceWith({ visitId, match: 42 })
    expect(said.at(-1)).toEqual(['leave', 'https://accounts.example/consent'])
  })

  test.each([
    ['a wrong number', 'login/window_foreign', 'refused'],
    ['a login that has expired', 'login/visit_ended', 'ended'],
    ['a server that fails', 'server/failed', 'failed'],
  ])('error: %s ends it, and says so', async (_, code, reason) => {
    const { done, press, said } = open(
      { bind: () => Promise.reject(new WindowRefusal(code)) },
      { hasOpener: false },
    )
    await vi.advanceTimersByTimeAsync(0)
    press(11)
    await done
    expect(said.at(-1)).toEqual(['stop', reason])
  })

  test('error: a window elsewhere than the page may not ask (threat 18)', async () => {
    const ask = () => Promise.reject(new WindowRefusal('login/window_foreign'))
    const { done, said } = open({ ask }, { hasOpener: false })
    await done
    expect(said.at(-1)).toEqual(['stop', 'failed'])
  })
})

describe('before the login is registered', () => {
  test('behavior: waits for it, also while the server cannot be reached', async () => {
    const find = vi
      .fn<WindowCalls['find']>()
      .mockResolvedValueOnce({ state: 'unknown' })
      .mockRejectedValueOnce(new WindowRefusal(undefined))
      .mockResolvedValueOnce({ state: 'unknown' })
      .mockResolvedValue({ state: 'away' })
    const { done, said } = open({ find })
    await vi.advanceTimersByTimeAsync(2_000)
    await done
    expect(said).toEqual([['preparing'], ['preparing'], ['offline'], ['preparing'], ['stop', 'elsewhere']])
  })

  test('error: not for ever', async () => {
    const { done, said } = open({ find: async () => ({ state: 'unknown' }) })
    await vi.advanceTimersByTimeAsync(61_000)
    await done
    expect(said.at(-1)).toEqual(['stop', 'ended'])
  })
})
