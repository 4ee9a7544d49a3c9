import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { remoteLoginKeys } from './loginKeys.ts'
import { readAccessToken } from './readAccessToken.ts'

let answer: () => { status: number; body: string }
let asked = 0
const server = createServer((_request, response) => {
  asked += 1
  const { status, body } = answer()
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = 0
})
afterAll(() => {
  vi.useRealTimers()
  server.close()
})

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA')
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' }
  const sign = () =>
    new SignJWT({ sid: 's', pid: 'test', cnf: { jkt: 'thumb' } })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid })
      .setIssuer(url)
      .setAudience('vault')
      .setSubject('account')
      .setIssuedAt()
      .setExpirationTime('10 minutes')
      .sign(privateKey)
  return { jwk, sign }
}
const publish = (...keys: { jwk: JWK }[]) => {
  answer = () => ({ status: 200, body: JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }) })
}
const read = (text: string, key: ReturnType<typeof remoteLoginKeys>) =>
  readAccessToken(text, { key, issuer: url, clock: Date.now })

test('behavior: keys are fetched once, and again for a token of a new key, but not for every unknown one', async () => {
  const [first, second, unknown] = await Promise.all(['one', 'two', 'three'].map(makeKey))
  if (!first || !second || !unknown) throw new Error('no keys')
  const key = remoteLoginKeys(url)
  publish(first)
  for (let index = 0; index < 5; index += 1)
    expect(await read(await first.sign(), key)).toMatchObject({ accountId: 'account', projectId: 'test' })
  expect(asked).toBe(1)
  publish(first, second)
  const invalid = { entry: { code: 'login/token_invalid' } }
  await expect(read(await second.sign(), key)).rejects.toMatchObject(invalid)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  expect(await read(await second.sign(), key)).toMatchObject({ accountId: 'account' })
  expect(asked).toBe(2)
  for (let index = 0; index < 5; index += 1)
    await expect(read(await unknown.sign(), key)).rejects.toMatchObject(invalid)
  expect(asked).toBe(2)
  // A key that is not published any more is not accepted for longer than a token lives.
  publish(second)
  vi.setSystemTime(Date.now() + 601_000)
  await expect(read(await first.sign(), key)).rejects.toMatchObject(invalid)
  expect(await read(await second.sign(), key)).toMatchObject({ accountId: 'account' })
  vi.useRealTimers()
})

test.each([
  ['an error', { status: 500, body: '{}' }],
  ['no JSON', { status: 200, body: 'none' }],
  ['no keys', { status: 200, body: '{"keys":7}' }],
  ['more than it should', { status: 200, body: `{"keys":[],"more":"${'x'.repeat(70_000)}"}` }],
  ['another address', { status: 302, body: '' }],
])('error: a login that answers with %s is away', async (_, given) => {
  const one = await makeKey('one')
  answer = () => given
  await expect(read(await one.sign(), remoteLoginKeys(url))).rejects.toMatchObject({
    entry: { code: 'login/keys_unavailable', status: 503 },
    retryAfter: 5,
  })
})
