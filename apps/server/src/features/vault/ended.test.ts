import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { actAs, startWallet, type Visitor, type WalletServer } from '../../testing/startWallet.ts'
import { createDevice, host, loginSettings, someEmail, walletUrl } from '../login/testing/startLogin.ts'

/** With the roles `auth`, `vault` and `escrow`. */
let whole: WalletServer
/** With `vault` and `escrow` only, in another database: it has to ask the login. */
let apart: TestServer
let settings: ReturnType<typeof loginSettings>
/** What is answered in place of the login. */
let nonsense: string | undefined
/** The login as the other process reaches it. */
const front = createServer(async (request, response) => {
  const payload = Buffer.concat(await request.toArray()).toString()
  const { method = 'GET', url = '' } = request
  const asked = { method: method as 'GET', url, ...(payload && { payload }) }
  const answer = nonsense === undefined ? await whole.app.inject(asked) : { statusCode: 200, body: nonsense }
  response.writeHead(answer.statusCode).end(answer.body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const authUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  const more = { ESCROW_RELEASES_PER_ACCOUNT: '1000', VAULT_URL: walletUrl, ESCROW_URL: walletUrl }
  whole = await startWallet({ env: { AUTH_URL: authUrl, ...more } })
  settings = loginSettings('smtp://127.0.0.1:1')
  apart = await startTestServer({
    env: { ...settings.env, AUTH_URL: authUrl, ...more, ROLES: 'vault,escrow' },
  })
}, 60_000)
afterAll(async () => {
  await apart.stop()
  await whole.stop()
  settings.remove()
  front.close()
})

type Answer = Awaited<ReturnType<Visitor['call']>>
const codeOf = (answer: Answer | Uint8Array) =>
  answer instanceof Uint8Array ? 'released' : [answer.statusCode, answer.json().code]
const ended = [401, 'login/session_ended']

/** Ways a session ends, other than by its time. */
const ways: Record<string, (visitor: Visitor, email: string) => Promise<unknown>> = {
  'signed out': ({ device, signedIn }) =>
    whole.send(device, 'POST', 'sign-out', { token: signedIn.accessToken }),
  'was removed by another device': async ({ signedIn }, email) => {
    const other = await createDevice()
    const { accessToken: token } = await whole.logIn(other, email)
    return whole.send(other, 'DELETE', `devices/${signedIn.deviceId}`, { token })
  },
  'showed a refresh token twice': async ({ device, signedIn }) => {
    const payload = { projectId: 'test', origin: host, refreshToken: signedIn.refreshToken }
    const { refreshToken } = (await whole.send(device, 'POST', 'refresh', { payload })).json()
    await whole.send(device, 'POST', 'refresh', { payload: { ...payload, refreshToken } })
    return whole.send(device, 'POST', 'refresh', { payload })
  },
}

describe.each(['the same process', 'another process'])('the login is in %s', (where) => {
  const server = () => (where === 'the same process' ? whole : apart)

  test.each(Object.keys(ways))(
    'error: a device that %s gets no half and no secret a second later, though its token is valid (threat 30)',
    async (way) => {
      const email = someEmail()
      const { device, signedIn } = await whole.visit(email)
      const visitor = actAs(server(), { device, signedIn })
      const { gen, commit } = await visitor.putVault()
      const pair = { factorId: 'device-1', gen, commit }
      await visitor.putPair(pair)
      await visitor.putSecret('escrow-1')
      expect(codeOf(await visitor.readHalf(pair))).toBe('released')
      expect(codeOf(await visitor.readSecret('escrow-1'))).toBe('released')
      await ways[way]?.(visitor, email)
      const endedAt = performance.now()
      await vi.waitFor(
        async () => {
          expect(codeOf(await visitor.readHalf(pair))).toEqual(ended)
          expect(codeOf(await visitor.readSecret('escrow-1'))).toEqual(ended)
        },
        { timeout: 1_000, interval: 20 },
      )
      expect(performance.now() - endedAt).toBeLessThan(1_000)
    },
  )
})

test('error: while the login does not answer, or answers nonsense, nothing is released (threat 30)', async () => {
  const { device, signedIn } = await whole.visit()
  const visitor = actAs(apart, { device, signedIn })
  const { gen, commit } = await visitor.putVault()
  const pair = { factorId: 'device-1', gen, commit }
  await visitor.putPair(pair)
  expect(codeOf(await visitor.readHalf(pair))).toBe('released')
  // What was known before is forgotten.
  await sleep(600)
  for (const body of ['', '{}', '{"isActive":1}', '{"isActive":"true"}', 'x'.repeat(100_000)]) {
    nonsense = body
    expect(codeOf(await visitor.readHalf(pair))).toEqual([503, 'login/keys_unavailable'])
  }
  nonsense = undefined
  expect(codeOf(await visitor.readHalf(pair))).toBe('released')
})
