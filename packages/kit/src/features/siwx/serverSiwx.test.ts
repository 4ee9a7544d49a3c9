import type { SiwxSignedIn } from '@latchkey/protocol/http/siwx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKit, type Kit } from '../../core/kit.ts'
import { alerts } from '../../core/modal/alerts.ts'
import { createOrigin, type ServerCall, startServer } from '../../core/testing.ts'
import { createServerSiwx, type ServerSiwxOptions } from './serverSiwx.ts'
import { address, stubPage } from './testing.ts'

const chainId = 'eip155:1'
const account = `${chainId}:${address}`
let server: Awaited<ReturnType<typeof startServer>>
let kit: Kit
let origin: ReturnType<typeof createOrigin>
let count: number

beforeEach(async () => {
  stubPage()
  server = await startServer()
  origin = createOrigin()
  kit = createKit({ drivers: [], api: server.url, projectId: 'demo', storage: origin.tab() }, [])
  count = 0
  server.answers['/v1/siwx/me'] = { body: { id: crypto.randomUUID(), session: given().session } }
})
afterEach(async () => {
  kit.destroy()
  await server.stop()
  vi.unstubAllGlobals()
})

/** What the server answers about a visitor who is signed in; each time with other tokens. */
function given(options: { transport?: string; left?: number } = {}): SiwxSignedIn {
  const { transport = 'cookie', left = 600_000 } = options
  const soon = (time: number) => new Date(Date.now() + time).toISOString()
  return {
    id: crypto.randomUUID(),
    session: {
      accountAddress: address,
      chainId,
      uri: 'https://app.example.com',
      version: '1',
      issuedAt: soon(0),
      expirationTime: soon(3_600_000),
      message: 'm',
      signature: '0x51',
    },
    accessToken: `access-${++count}`,
    accessExpiresAt: soon(left),
    accessExpiresIn: left / 1000,
    refreshToken: transport === 'bearer' ? `refresh-${count}` : null,
  }
}
const signed = { ...given().session, message: 'm', signature: '0x51' } as never
const made = (options: ServerSiwxOptions = {}) => createServerSiwx(kit, options)
const refused = (code: string, status = 401) => ({ status, body: { status: 'FAILED', code, reasons: [] } })
const bodyOf = (call: ServerCall | undefined) => JSON.parse(call?.body ?? '{}') as Record<string, unknown>
const tokenOf = (call: ServerCall | undefined) => call?.headers.authorization

test('error: without a server to sign in at, the developer is alerted [8.07]', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  made()
  expect(told).not.toHaveBeenCalled()
  for (const options of [{ projectId: 'demo' }, { api: server.url }]) {
    const other = createKit({ drivers: [], ...options }, [])
    createServerSiwx(other, {})
    expect(alerts.of(other).get().seen).toEqual(['project/missing_id'])
    other.destroy()
  }
  expect(told).toHaveBeenCalledTimes(2)
  told.mockRestore()
})

test('behavior: the message takes nonce and time from the server, and its place from the page [7.31a]', async () => {
  const issuedAt = '2026-01-01T00:00:00.000Z'
  server.answers['/v1/siwx/nonce'] = { body: { nonce: 'abcdefgh', issuedAt, expiresAt: issuedAt } }
  const plugin = made({ lifetime: 60, statement: 'Hello.' })
  expect(await plugin.createMessage({ chainId, accountAddress: address })).toEqual({
    domain: 'app.example.com',
    uri: 'https://app.example.com',
    address,
    chainId,
    version: '1',
    nonce: 'abcdefgh',
    issuedAt,
    expirationTime: '2026-01-01T00:01:00.000Z',
    statement: 'Hello.',
    resources: undefined,
  })
  expect(server.to('/v1/siwx/nonce')).toMatchObject([{ method: 'POST', query: { projectId: 'demo' } }])
})

test('behavior: a page without an earlier sign-in requests nothing', async () => {
  expect(await made().getSessions(chainId, address)).toEqual([])
  await made().revokeSession(chainId, address)
  expect(server.calls).toEqual([])
})

test('behavior: signed in, tokens are in memory and only the account is stored; the next visit asks by cookie', async () => {
  server.answers['/v1/siwx/sessions'] = () => ({ body: given() })
  server.answers['/v1/siwx/refresh'] = () => ({ body: given() })
  expect(await made().addSession(signed)).toMatchObject({ accountAddress: address })
  expect(bodyOf(server.to('/v1/siwx/sessions')[0])).toEqual({
    message: 'm',
    signature: '0x51',
    transport: 'cookie',
  })
  expect([...origin.items.values()]).toEqual([JSON.stringify([account])])
  const next = made()
  expect(await next.getSessions(chainId, address)).toMatchObject([{ signature: '0x51' }])
  expect(bodyOf(server.to('/v1/siwx/refresh')[0])).toEqual({ account })
  // Asked again, the token at hand is shown, in case the session was ended meanwhile.
  expect(await next.getSessions(chainId, address)).toHaveLength(1)
  expect(tokenOf(server.to('/v1/siwx/me')[0])).toBe('Bearer access-3')
  server.answers['/v1/siwx/me'] = refused('siwx/session_ended')
  expect(await next.getSessions(chainId, address)).toEqual([])
  expect(origin.items.size).toBe(0)
})

test('behavior: those who need a new token at the same time share one', async () => {
  server.answers['/v1/siwx/sessions'] = () => ({ body: given({ transport: 'bearer', left: 1_000 }) })
  server.answers['/v1/siwx/refresh'] = () => ({ body: given({ transport: 'bearer' }) })
  const plugin = made({ transport: 'bearer' })
  await plugin.addSession(signed)
  await Promise.all(Array.from({ length: 10 }, () => plugin.getSessions(chainId, address)))
  const [refresh, ...others] = server.to('/v1/siwx/refresh')
  expect(bodyOf(refresh)).toEqual({ refreshToken: 'refresh-2' })
  expect(others).toEqual([])
  expect(origin.items.size).toBe(0)
})

test('behavior: a token the server calls old is renewed, whatever the clock here says', async () => {
  server.answers['/v1/siwx/sessions'] = () => ({ body: given() })
  server.answers['/v1/siwx/me'] = refused('siwx/token_invalid')
  server.answers['/v1/siwx/refresh'] = () => ({ body: given() })
  const plugin = made()
  await plugin.addSession(signed)
  expect(await plugin.getSessions(chainId, address)).toHaveLength(1)
  expect(server.to('/v1/siwx/refresh')).toHaveLength(1)
  server.answers['/v1/siwx/refresh'] = refused('siwx/token_invalid')
  expect(await plugin.getSessions(chainId, address)).toEqual([])
})

test('behavior: signing out ends the session with its own token', async () => {
  server.answers['/v1/siwx/sessions'] = ({ method }) => ({ body: method === 'POST' ? given() : { ended: 1 } })
  const plugin = made()
  await plugin.addSession(signed)
  await plugin.setSessions([])
  const [, end] = server.to('/v1/siwx/sessions')
  expect(end).toMatchObject({ method: 'DELETE' })
  expect(tokenOf(end)).toBe('Bearer access-2')
  expect(await plugin.getSessions(chainId, address)).toEqual([])
})

test('behavior: a server that gives no cookies is asked for a token instead', async () => {
  server.answers['/v1/siwx/sessions'] = ({ body }) =>
    JSON.parse(body).transport === 'cookie'
      ? refused('siwx/cookies_off', 400)
      : { body: given({ transport: 'bearer' }) }
  const plugin = made()
  await plugin.addSession(signed)
  expect(await plugin.getSessions(chainId, address)).toHaveLength(1)
})

test('error: refused is refused, away is away', async () => {
  server.answers['/v1/siwx/sessions'] = refused('siwx/nonce_used', 409)
  await expect(made().addSession(signed)).rejects.toMatchObject({ code: 'request/http_failed' })
  origin.items.set('latchkey.default.siwx', JSON.stringify([account]))
  server.answers['/v1/siwx/refresh'] = refused('siwx/token_invalid')
  expect(await made().getSessions(chainId, address)).toEqual([])
  origin.items.set('latchkey.default.siwx', JSON.stringify([account]))
  server.answers['/v1/siwx/refresh'] = { status: 500 }
  await expect(made().getSessions(chainId, address)).rejects.toThrow()
  // Who may still be signed in is not forgotten for that.
  expect(origin.items.size).toBe(1)
})
