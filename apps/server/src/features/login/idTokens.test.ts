import { createLatchkey } from '@latchkey/node'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../testing/freePort.ts'
import { adminToken } from '../../testing/startTestServer.ts'
import { createDevice, host, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'

let server: LoginServer
let origin: string
let elapsed = 0
const clock = () => Date.now() + elapsed

beforeAll(async () => {
  // The server has to know its own address: tokens name it.
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = await startLogin({ clock, env: { AUTH_URL: origin } })
  await server.app.listen({ host: 'localhost', port })
})
afterAll(() => server.stop())

async function logIn() {
  const device = await createDevice()
  const email = someEmail()
  const { accessToken, accountId } = await server.logIn(device, email)
  const answer = await server.send(device, 'POST', 'id-token', { token: accessToken })
  return { accessToken, accountId, device, email, answer, idToken: answer.json().idToken as string }
}

test('behavior: an app verifies who is logged in with @latchkey/node', async () => {
  const { accountId, answer, email, idToken } = await logIn()
  expect([answer.statusCode, answer.json().expiresIn]).toEqual([200, 300])
  const user = await createLatchkey({ url: origin, projectId: 'test' }).verifyIdToken(idToken)
  expect(user).toMatchObject({ id: accountId, email, methods: ['link', 'code'], origin: host })
  expect(Math.abs(user.loggedInAt.getTime() - Date.now())).toBeLessThan(10_000)
})

test('error: tokens of another project, another server, another kind, or no longer valid', async () => {
  const { accessToken, idToken } = await logIn()
  const latchkey = createLatchkey({ url: origin, projectId: 'test' })
  const invalid = { code: 'token_invalid' }
  const other = createLatchkey({ url: origin, projectId: 'other' })
  await expect(other.verifyIdToken(idToken)).rejects.toMatchObject(invalid)
  // One that opens wallets must not leave the frame, and tells an app nothing.
  await expect(latchkey.verifyIdToken(accessToken)).rejects.toMatchObject(invalid)
  for (const text of ['', 'a.b.c', `${idToken}x`, idToken.slice(0, -3), 'x'.repeat(5_000)])
    await expect(latchkey.verifyIdToken(text)).rejects.toMatchObject(invalid)
  const forged = await new SignJWT({ azp: host })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(origin)
    .setAudience('test')
    .setSubject('someone')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new Uint8Array(32))
  await expect(latchkey.verifyIdToken(forged)).rejects.toMatchObject(invalid)
  elapsed = -600_000
  const old = await logIn().finally(() => {
    elapsed = 0
  })
  await expect(latchkey.verifyIdToken(old.idToken)).rejects.toMatchObject(invalid)
  const away = createLatchkey({ url: 'http://localhost:1', projectId: 'test' })
  await expect(away.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'unavailable' })
})

test('error: a token for the app opens no wallet, and needs a login', async () => {
  const { device, idToken } = await logIn()
  for (const token of [idToken, 'a.b.c'])
    expect((await server.send(device, 'POST', 'id-token', { token })).statusCode).toBe(401)
  expect((await server.send(device, 'GET', 'devices', { token: idToken })).statusCode).toBe(401)
  const other = await createDevice()
  const { accessToken } = await logIn()
  expect((await server.send(other, 'POST', 'id-token', { token: accessToken })).statusCode).toBe(401)
})

test('behavior: an app lists its users, page by page, and reads one', async () => {
  const { accountId, email } = await logIn()
  await logIn()
  const latchkey = createLatchkey({ url: origin, projectId: 'test', key: server.key })
  const { users } = latchkey
  const all = (await users.list()).users
  expect(all.length).toBeGreaterThan(2)
  expect(all.find(({ id }) => id === accountId)).toMatchObject({ email, logins: ['email'] })
  const paged: string[] = []
  for (let after: string | undefined, more = true; more; ) {
    const page = await users.list({ after, limit: 2 })
    expect(page.users.length).toBeLessThanOrEqual(2)
    paged.push(...page.users.map(({ id }) => id))
    after = page.next
    more = page.next !== undefined
  }
  expect(paged).toEqual(all.map(({ id }) => id))
  expect(await users.get(accountId)).toMatchObject({ id: accountId, email })
  expect(await users.get(crypto.randomUUID())).toBeUndefined()
})

test('error: users are listed to the owner of their project only', async () => {
  const { accountId } = await logIn()
  const { key } = await server.deps.projects.create({ id: 'rival', name: 'Rival' })
  const invalid = { code: 'key_invalid' }
  const of = (projectId: string, key?: string) => createLatchkey({ url: origin, projectId, key }).users
  await expect(of('test', key).list()).rejects.toMatchObject(invalid)
  await expect(of('test').list()).rejects.toMatchObject(invalid)
  expect((await of('rival', key).list()).users).toEqual([])
  expect(await of('rival', key).get(accountId)).toBeUndefined()
  // A page that continues after another project's user tells nothing of it.
  expect(await of('rival', key).list({ after: accountId })).toEqual({ users: [], next: undefined })
  expect((await of('test', adminToken).list()).users.length).toBeGreaterThan(0)
})
