import { createHash } from 'node:crypto'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Contract } from '@latchkey/protocol/http/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallServer } from './callServer.ts'
import { createSocialLogin } from './socialLogin.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const visitId = '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11'
const { signal } = new AbortController()

/** A server that reports one state after the other, and then the last one for ever. */
function open(states: readonly object[] = [{ state: 'waiting' }], completed: object = {}) {
  const calls: { path: string; body: Record<string, unknown> }[] = []
  const left = [...states]
  const opened = vi.fn(async () => undefined)
  const social = createSocialLogin({
    embedding: { projectId: 'shop', origin: 'https://shop.test' },
    session: { open: opened },
    call: (async ({ path, method }: Contract, args: { body?: object; query?: object }) => {
      calls.push({ path: `${method} ${path}`, body: { ...args.body, ...args.query } })
      if (method === 'GET') return left.length > 1 ? left.shift() : left[0]
      return { started: true, provider: 'google', ...completed }
    }) as unknown as CallServer,
  })
  return { social, calls, opened }
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof FrameRefusal ? error.failure.code : String(error)),
  )

test('behavior: the server learns the hash of the claim only, and each login has its own (threat 18)', async () => {
  const { social, calls } = open()
  const claim = await social.start({ visitId, provider: 'google' }, 'es', signal)
  expect(claim).toMatch(/^[\w-]{43}$/)
  expect(calls).toEqual([
    {
      path: 'POST /v1/login/social',
      body: {
        projectId: 'shop',
        origin: 'https://shop.test',
        visitId,
        provider: 'google',
        claimHash: createHash('sha256').update(claim).digest('base64url'),
        language: 'es',
      },
    },
  ])
  expect(await social.start({ visitId, provider: 'google' }, 'es', signal)).not.toBe(claim)
})

test('behavior: it is asked every 700 ms how far the login is, and a number is passed on', async () => {
  const { social, calls } = open([
    { state: 'waiting' },
    { state: 'waiting', match: 7 },
    { state: 'away' },
    { state: 'returned' },
  ])
  await social.start({ visitId, provider: 'google' }, 'en', signal)
  const onMatch = vi.fn()
  const returned = codeOf(social.returned(visitId, signal, onMatch))
  await vi.advanceTimersByTimeAsync(1_400)
  expect(calls).toHaveLength(1 + 3)
  expect(onMatch.mock.calls).toEqual([[7]])
  await vi.advanceTimersByTimeAsync(700)
  expect(await returned).toBe('resolved')
})

test('behavior: a window that is back, or no longer seen, is asked about at once [4.26]', async () => {
  const { social, calls } = open([{ state: 'away' }, { state: 'returned' }])
  await social.start({ visitId, provider: 'google' }, 'en', signal)
  const returned = codeOf(social.returned(visitId, signal, vi.fn()))
  await vi.advanceTimersByTimeAsync(10)
  social.lose(visitId)
  expect(await returned).toBe('resolved')
  expect(calls).toHaveLength(1 + 2)
})

test.each([
  [{ state: 'failed', code: 'login/provider_declined' }, 'login/provider_declined'],
  [{ state: 'failed' }, 'request/failed'],
  [{ state: 'ended' }, 'login/visit_ended'],
])('error: %j is %s', async (state, code) => {
  const { social } = open([state])
  await social.start({ visitId, provider: 'google' }, 'en', signal)
  expect(await codeOf(social.returned(visitId, signal, vi.fn()))).toBe(code)
})

test('behavior: a window that is no longer seen is closed, if it has not left and does not in the next 3 s [8.16b]', async () => {
  const { social } = open([{ state: 'waiting' }])
  await social.start({ visitId, provider: 'google' }, 'en', signal)
  const ended = vi.fn()
  void codeOf(social.returned(visitId, signal, vi.fn())).then(ended)
  await vi.advanceTimersByTimeAsync(10_000)
  social.lose('another')
  await vi.advanceTimersByTimeAsync(10_000)
  social.lose(visitId)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_400)
  expect(ended).toHaveBeenCalledWith('login/window_closed')
})

test.each([
  ['is at the provider', { state: 'away' }],
  ['has asked for a number', { state: 'waiting', match: 12 }],
])('behavior: a window that %s is not closed, whatever the page sees [4.26]', async (_, state) => {
  const { social } = open([state])
  await social.start({ visitId, provider: 'google' }, 'en', signal)
  const ended = vi.fn()
  void codeOf(social.returned(visitId, signal, vi.fn())).then(ended)
  social.lose(visitId)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).not.toHaveBeenCalled()
})

test('behavior: a completed login opens a session with who the visitor is at the provider, and is used up', async () => {
  const completed = { provider: 'discord', username: 'ana', email: 'ana@example.com', accountId: 'account' }
  const { social, opened } = open([{ state: 'returned' }], completed)
  await social.start({ visitId, provider: 'discord' }, 'en', signal)
  expect(await social.complete(visitId, signal)).toEqual({ opensAt: undefined, email: 'ana@example.com' })
  expect(opened).toHaveBeenCalledWith(
    { email: 'ana@example.com', provider: 'discord', userName: 'ana' },
    expect.objectContaining(completed),
  )
  expect(await codeOf(social.complete(visitId, signal))).toBe('login/visit_ended')
})

test('behavior: what is no address to us is left out', async () => {
  const { social, opened } = open([], { provider: 'x', username: 'ana', email: '"a b"@example.com' })
  await social.start({ visitId, provider: 'x' }, 'en', signal)
  await social.complete(visitId, signal)
  expect(opened).toHaveBeenCalledWith({ email: undefined, provider: 'x', userName: 'ana' }, expect.anything())
})

test('error: a login that was not started, or was replaced, is refused', async () => {
  const { social } = open()
  expect(await codeOf(social.returned(visitId, signal, vi.fn()))).toBe('login/visit_ended')
  await social.start({ visitId, provider: 'google' }, 'en', signal)
  const ended = codeOf(social.returned(visitId, signal, vi.fn()))
  await social.start({ visitId: crypto.randomUUID(), provider: 'google' }, 'en', signal)
  await vi.advanceTimersByTimeAsync(700)
  expect(await ended).toBe('login/visit_ended')
})
