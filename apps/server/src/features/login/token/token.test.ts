import { createHmac, randomUUID } from 'node:crypto'
import { decodeJwt, exportJWK, exportSPKI, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminToken } from '../../../testing/startTestServer.ts'
import { actAs, startWallet, type WalletServer } from '../../../testing/startWallet.ts'
import type { Device } from '../testing/createDevice.ts'
import { startIssuer, type TestIssuer } from '../testing/startIssuer.ts'
import { createDevice, host } from '../testing/startLogin.ts'

let now = Date.now()
let issuer: TestIssuer
let server: WalletServer
let device: Device
beforeAll(async () => {
  issuer = await startIssuer()
  server = await startWallet({ clock: () => now, env: { TOKEN_LOGIN_HOSTS: issuer.host } })
  const { tokenLogin } = issuer
  await server.deps.projects.set('test', { tokenLogin })
  const project = { name: 'Other', mode: 'production' as const, origins: [host] }
  await server.deps.projects.create({ ...project, id: 'other', tokenLogin: { ...tokenLogin, audience: 'b' } })
  await server.deps.projects.create({ ...project, id: 'twin', tokenLogin })
  await server.deps.projects.create({ ...project, id: 'none' })
  await server.deps.projects.create({ ...project, id: 'slow', tokenLogin, newDeviceDelayMinutes: 60 })
})
afterAll(async () => {
  await server?.stop()
  await issuer?.stop()
})
beforeEach(async () => {
  // Keys of the test before are no longer kept.
  now += 3_600_000
  issuer.answer = 'right'
  device = await createDevice()
})

const send = (token: string, more: object = {}, as = device) =>
  server.send(as, 'POST', 'token', {
    payload: { projectId: 'test', origin: host, language: 'en', token, ...more },
  })
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const sign = (subject: string, changes: TestIssuer.Changes = {}) => issuer.sign(subject, { now, ...changes })
const someone = () => `user-${randomUUID()}`
const invalid = [401, 'login/app_token_invalid']
const expired = [401, 'login/app_token_expired']
async function countSessions(): Promise<number> {
  const { login } = server.deps
  if (!login) throw new Error('no login')
  const { rows } = await sql<{ n: string }>`select count(*) as n from login_sessions`.execute(server.deps.db)
  return Number(rows[0]?.n)
}

test('behavior: a token of the app logs its user in, to the same account on every device', async () => {
  const ana = someone()
  const first = (await send(await sign(ana))).json()
  expect(decodeJwt(first.accessToken)).toMatchObject({ sub: first.accountId, amr: ['token'] })
  expect(first).not.toHaveProperty('email')
  const elsewhere = (await send(await sign(ana), {}, await createDevice())).json()
  expect(elsewhere.accountId).toBe(first.accountId)
  expect(elsewhere.deviceId).not.toBe(first.deviceId)
  expect((await send(await sign(someone()))).json().accountId).not.toBe(first.accountId)
  // The same user of the same identity system is another account in another project.
  const twin = (await send(await sign(ana), { projectId: 'twin' })).json()
  expect(twin.accountId).not.toBe(first.accountId)
  const users = await server.app.inject({
    url: '/admin/v1/projects/twin/users',
    headers: { authorization: `Bearer ${adminToken}` },
  })
  expect(users.json().users).toMatchObject([{ id: twin.accountId, logins: ['token'] }])
  expect((await server.send(device, 'POST', 'sign-out', { token: first.accessToken })).json()).toEqual({
    ended: 1,
  })
})

test('behavior: an address that the app has verified, and a name, are for people to read', async () => {
  const claims = { name: 'Ana\u202e Silva', email: 'ana@mail.example', email_verified: true }
  const ana = someone()
  expect((await send(await sign(ana, { claims }))).json()).toMatchObject({
    username: 'Ana Silva',
    email: 'ana@mail.example',
  })
  const unverified = { ...claims, email_verified: 'true' }
  expect((await send(await sign(someone(), { claims: unverified }))).json()).not.toHaveProperty('email')
  // A new device is told by mail, with the name of the page as that of the account.
  await send(await sign(ana, { claims }), {}, await createDevice())
  const { text } = await server.mail.notice('ana@mail.example')
  expect(text).toContain('change the password of your app.example account')
})

test('behavior: the escrow helps who has just logged in with a token, after the delay of the project', async () => {
  const ana = someone()
  const signedIn = (await send(await sign(ana))).json()
  const visitor = actAs(server, { device, signedIn, clock: () => now })
  await visitor.putSecret('escrow-1')
  expect(await visitor.readSecret('escrow-1')).toBeInstanceOf(Uint8Array)
  now += 600_001
  expect(await visitor.readSecret('escrow-1')).toMatchObject({ statusCode: 403 })
  expect((await send(await sign(ana), { projectId: 'slow' })).json()).not.toHaveProperty('walletOpensIn')
  const late = await send(await sign(ana), { projectId: 'slow' }, await createDevice())
  expect(late.json()).toMatchObject({ walletOpensIn: 3_600 })
})

test.each(['RS256', 'PS256', 'ES256', 'EdDSA'])('behavior: %s is accepted', async (alg) => {
  const { key, kid } = await issuer.addKey(alg)
  now += 61_000
  expect((await send(await sign(someone(), { key, header: { alg, kid } }))).statusCode).toBe(200)
})

const seconds = () => Math.floor(now / 1_000)
type Case = [string, (subject: string) => Promise<string>, unknown[]]
test.each<Case>([
  ['of another issuer', (one) => sign(one, { claims: { iss: 'https://evil.example' } }), invalid],
  [
    'of an issuer that reads alike',
    (one) => sign(one, { claims: { iss: 'https://id.app.example/' } }),
    invalid,
  ],
  ['for another audience', (one) => sign(one, { claims: { aud: 'another' } }), invalid],
  ['for several audiences', (one) => sign(one, { claims: { aud: ['latchkey', 'another'] } }), invalid],
  ['without an audience', (one) => sign(one, { claims: { aud: undefined } }), invalid],
  ['without a subject', (one) => sign(one, { claims: { sub: undefined } }), invalid],
  ['with an empty subject', (one) => sign(one, { claims: { sub: '' } }), invalid],
  ['with a long subject', (one) => sign(one, { claims: { sub: 'x'.repeat(256) } }), invalid],
  ['with a number as subject', (one) => sign(one, { claims: { sub: 7 } }), invalid],
  ['without an expiry', (one) => sign(one, { claims: { exp: undefined } }), invalid],
  ['without a time of issue', (one) => sign(one, { claims: { iat: undefined } }), invalid],
  ['with an id that is no text', (one) => sign(one, { claims: { jti: 7 } }), invalid],
  ['that has expired', (one) => sign(one, { claims: { exp: seconds() - 61 } }), expired],
  ['that is old', (one) => sign(one, { claims: { iat: seconds() - 661, exp: seconds() + 9_999 } }), expired],
  ['of the future', (one) => sign(one, { claims: { iat: seconds() + 61 } }), invalid],
  ['that is not yet valid', (one) => sign(one, { claims: { nbf: seconds() + 61 } }), invalid],
  ['that ends a session', (one) => sign(one, { header: { typ: 'logout+jwt' } }), invalid],
  ['that tells of events', (one) => sign(one, { claims: { events: {} } }), invalid],
  ['of an unknown key', (one) => sign(one, { header: { kid: 'unknown' } }), invalid],
  [
    'with an unknown extension',
    (one) => sign(one, { header: { crit: ['x'], x: 1 } }).catch(() => 'a.b.c'),
    invalid,
  ],
  [
    'with a signature of another key',
    async (one) => sign(one, { key: (await issuer.addKey('ES256', false)).key }),
    invalid,
  ],
  ['without a signature', async (one) => unsigned(await sign(one)), invalid],
  ['with a changed subject', async (one) => changed(await sign(one)), invalid],
  ['signed with the public key as a secret', publicAsSecret, invalid],
  ['with a key of its own', withOwnKey, invalid],
  ['that is none', async () => 'a.b.c', invalid],
])('error: a token %s opens no session', async (_, make, refusal) => {
  const before = await countSessions()
  expect(codeOf(await send(await make(someone())))).toEqual(refusal)
  expect(await countSessions()).toBe(before)
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const parts = (token: string) => token.split('.') as [string, string, string]
function unsigned(token: string): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${parts(token)[1]}.`
}
function changed(token: string): string {
  const [header, , signature] = parts(token)
  return `${header}.${encode({ ...decodeJwt(token), sub: 'victim' })}.${signature}`
}
async function publicAsSecret(subject: string): Promise<string> {
  const jwk = issuer.published[0] as JWK
  const pem = await exportSPKI((await importJWK({ ...jwk, ext: true }, 'ES256')) as never)
  const [, payload] = parts(await sign(subject))
  const input = `${encode({ alg: 'HS256', kid: jwk.kid })}.${payload}`
  return `${input}.${createHmac('sha256', pem).update(input).digest('base64url')}`
}
async function withOwnKey(subject: string): Promise<string> {
  const { key } = await issuer.addKey('ES256', false)
  const { d: _, ...jwk } = await exportJWK(key)
  return sign(subject, { key, header: { kid: 'own', jwk, jku: `http://${issuer.host}/inside` } })
}

test('error: a token logs in once, from any device, with an id or without', async () => {
  const used = [401, 'login/app_token_used']
  for (const claims of [{}, { jti: undefined }]) {
    const token = await sign(someone(), { claims })
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(codeOf(await send(token, {}, await createDevice()))).toEqual(used)
    expect(codeOf(await send(malleated(token)))).toEqual(used)
  }
  // Another token of the same id is the same login.
  const jti = randomUUID()
  expect((await send(await sign(someone(), { claims: { jti } }))).statusCode).toBe(200)
  expect(codeOf(await send(await sign(someone(), { claims: { jti } })))).toEqual(used)
})

/** The other signature that is right for the same message: s becomes n - s. */
function malleated(token: string): string {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  const signature = Buffer.from(parts(token)[2], 'base64url')
  const s = BigInt(`0x${signature.subarray(32).toString('hex')}`)
  const other = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex')
  const text = Buffer.concat([signature.subarray(0, 32), other]).toString('base64url')
  return [...parts(token).slice(0, 2), text].join('.')
}

test('error: a token is for its own project, and a project without the setting takes none', async () => {
  const token = await sign(someone())
  expect(codeOf(await send(token, { projectId: 'other' }))).toEqual(invalid)
  expect(codeOf(await send(token, { projectId: 'none' }))).toEqual([403, 'login/app_token_off'])
  expect(codeOf(await send(token, { origin: 'https://evil.example' }))).toEqual([
    403,
    'server/origin_refused',
  ])
  expect((await send(`a.b.${'x'.repeat(8_193)}`)).statusCode).toBe(422)
  expect((await send(token)).statusCode).toBe(200)
})

test('error: no login without a right proof of the device’s key', async () => {
  const before = await countSessions()
  const payload = { projectId: 'test', origin: host, language: 'en', token: await sign(someone()) }
  const answer = await server.send(device, 'POST', 'token', { payload, proof: 'none' })
  expect(codeOf(answer)).toEqual([401, 'login/proof_invalid'])
  expect(await countSessions()).toBe(before)
})

test('behavior: a new key counts after a minute at most, a withdrawn one no longer after five', async () => {
  expect((await send(await sign(someone()))).statusCode).toBe(200)
  const { key, kid } = await issuer.addKey('ES256')
  const before = issuer.asked()
  const changes = { key, header: { kid } }
  for (let index = 0; index < 5; index += 1)
    expect(codeOf(await send(await sign(someone(), changes)))).toEqual(invalid)
  expect(issuer.asked()).toBe(before)
  now += 61_000
  expect((await send(await sign(someone(), changes))).statusCode).toBe(200)
  expect(issuer.asked()).toBe(before + 1)
  issuer.published.pop()
  expect((await send(await sign(someone(), changes))).statusCode).toBe(200)
  now += 300_001
  expect(codeOf(await send(await sign(someone(), changes)))).toEqual(invalid)
})

test.each(['error', 'huge', 'endless', 'hang', 'redirect', 'page', 'empty'] as const)(
  'error: keys that answer with "%s" open no session, and are asked once for all who wait',
  async (answer) => {
    issuer.answer = answer
    const before = [await countSessions(), issuer.asked()] as const
    const began = performance.now()
    const tokens = await Promise.all(Array.from({ length: 4 }, () => sign(someone())))
    for (const one of await Promise.all(tokens.map((token) => send(token))))
      expect(codeOf(one)).toEqual([502, 'login/app_keys_unavailable'])
    expect(performance.now() - began).toBeLessThan(8_000)
    expect(await countSessions()).toBe(before[0])
    expect(issuer.asked()).toBe(before[1] + 1)
    issuer.answer = 'right'
    now += 5_001
    expect((await send(await sign(someone()))).statusCode).toBe(200)
  },
  15_000,
)

test('error: only the operator sets it, and not to an address on a private network', async () => {
  const set = (body: object, token: string) =>
    server.app.inject({
      method: 'PATCH',
      url: '/admin/v1/projects/test',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    })
  const { tokenLogin } = issuer
  expect((await set({ tokenLogin }, server.key)).statusCode).toBe(401)
  for (const jwksUrl of [
    'http://id.app.example/jwks',
    'https://127.0.0.1/jwks',
    'https://169.254.169.254/latest',
    'https://user:word@id.app.example/',
    'https://localhost/jwks',
    'file:///etc/passwd',
  ])
    expect((await set({ tokenLogin: { ...tokenLogin, jwksUrl } }, adminToken)).statusCode).toBeOneOf([
      400, 422,
    ])
  expect((await set({ tokenLogin: { ...tokenLogin, issuer: 'a\nb' } }, adminToken)).statusCode).toBeOneOf([
    400, 422,
  ])
  const answer = await set({ tokenLogin }, adminToken)
  expect(answer.json().project.tokenLogin).toEqual(tokenLogin)
})
