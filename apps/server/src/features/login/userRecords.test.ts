import { randomUUID } from 'node:crypto'
import { createLatchkey, type ImportResult, type Latchkey } from '@latchkey/node'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../testing/freePort.ts'
import { startIssuer, type TestIssuer } from './testing/startIssuer.ts'
import { createDevice, host, someEmail } from './testing/startLogin.ts'
import { type SocialServer, startSocial } from './testing/startSocial.ts'

let issuer: TestIssuer
let server: SocialServer
let latchkey: Latchkey
let other: Latchkey
beforeAll(async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  issuer = await startIssuer()
  server = await startSocial({ env: { TOKEN_LOGIN_HOSTS: issuer.host } })
  await server.deps.projects.set('test', { tokenLogin: issuer.tokenLogin, newDeviceDelayMinutes: 60 })
  const { key } = await server.deps.projects.create({ id: 'other', name: 'Other', origins: [host] })
  await server.app.listen({ host: 'localhost', port })
  latchkey = createLatchkey({ url, projectId: 'test', key: server.key })
  other = createLatchkey({ url, projectId: 'other', key })
})
afterAll(async () => {
  await server?.stop()
  await issuer?.stop()
})

async function imported(text: string): Promise<ImportResult[]> {
  const results: ImportResult[] = []
  for await (const result of latchkey.users.import([text])) results.push(result)
  return results
}
const someId = () => `own-${randomUUID()}`
const address = 'eip155:1:0x52908400098527886E0F7030069857D2E4169EE7'

test('behavior: a user who is made ahead becomes that of the visitor who proves the address', async () => {
  const email = someEmail()
  const record = { email, ownId: someId(), metadata: { plan: 'pro', seats: 3 }, addresses: [address] }
  const { isNew, user } = await latchkey.users.create(record)
  expect([isNew, user.firstLoginAt]).toEqual([true, undefined])
  expect(user).toMatchObject({ ...record, logins: ['email'] })
  for (const by of [{ email: email.toUpperCase() }, { ownId: record.ownId }])
    expect((await latchkey.users.find(by))?.id).toBe(user.id)
  expect((await latchkey.users.get(user.id))?.metadata).toEqual(record.metadata)

  const count = server.mail.received.length
  const signedIn = await server.logIn(await createDevice(), email)
  expect(signedIn.accountId).toBe(user.id)
  // As for any first login: there is no wallet yet that a new device could wait for.
  expect(signedIn).not.toHaveProperty('walletOpensIn')
  expect(server.mail.received.length - count).toBe(1)
  expect((await latchkey.users.get(user.id))?.firstLoginAt).toBeInstanceOf(Date)
  expect(await server.logIn(await createDevice(), email)).toMatchObject({ walletOpensIn: expect.any(Number) })
})

test('behavior: logins with a provider or a token are made ahead by their subject, never by an address', async () => {
  const subject = `user-${randomUUID()}`
  const { user } = await latchkey.users.create({ login: { provider: 'token', subject } })
  const token = await issuer.sign(subject)
  const payload = { projectId: 'test', origin: host, language: 'en', token }
  const answer = (await server.send(await createDevice(), 'POST', 'token', { payload })).json()
  expect(answer.accountId).toBe(user.id)
  expect(answer).not.toHaveProperty('walletOpensIn')
  expect((await latchkey.users.find({ login: { provider: 'token', subject } }))?.logins).toEqual(['token'])

  const email = someEmail()
  const ahead = await latchkey.users.create({ email })
  server.providers.next({ name: 'ada', email })
  const social = (await server.logInWith(await createDevice(), 'google')).json()
  expect(social.accountId).not.toBe(ahead.user.id)
})

test('behavior: sites of one project share a user, and projects do not', async () => {
  const email = someEmail()
  const logIn = async (embedding: { projectId: string; origin: string }) => {
    const device = await createDevice()
    const count = server.mail.received.filter(({ to, stopLink }) => to === email && !stopLink).length
    const { attemptId, match } = (await server.ask(device, email, embedding)).json()
    const { code, link } = await server.mail.next(email, count + 1)
    if (link) await server.open(link, match)
    return (await server.enter(device, attemptId, code, embedding)).json().accountId
  }
  const shop = 'https://shop.example'
  await server.deps.projects.set('test', { origins: [host, shop] })
  const first = await logIn({ projectId: 'test', origin: host })
  expect(await logIn({ projectId: 'test', origin: shop })).toBe(first)
  expect(await logIn({ projectId: 'other', origin: host })).not.toBe(first)
})

test('behavior: writing again changes what is given, keeps the rest, and null removes', async () => {
  const [email, ownId] = [someEmail(), someId()]
  const { user } = await latchkey.users.create({ email, ownId, metadata: { a: 1 } })
  const again = await latchkey.users.create({ email, metadata: { b: true } })
  expect([again.isNew, again.user.id, again.user.ownId]).toEqual([false, user.id, ownId])
  expect(again.user.metadata).toEqual({ b: true })
  expect((await latchkey.users.create({ email, ownId: null })).user.ownId).toBeUndefined()
  expect(await latchkey.users.find({ ownId })).toBeUndefined()
  // Free again.
  expect((await latchkey.users.create({ email: someEmail(), ownId })).user.ownId).toBe(ownId)
})

test('error: ids that are taken, records that are not valid, users of another project, and those who logged in', async () => {
  const [email, ownId] = [someEmail(), someId()]
  const { user } = await latchkey.users.create({ email, ownId })
  const taken = { code: 'refused', reason: 'users/own_id_taken' }
  await expect(latchkey.users.create({ email: someEmail(), ownId })).rejects.toMatchObject(taken)
  for (const record of [
    {},
    { email: 'ana' },
    { email, login: { provider: 'token', subject: 'a' } },
    { login: { provider: 'passkey', subject: 'a' } },
    { email, metadata: { a: { b: 1 } } },
    {
      email,
      metadata: { a: 'x'.repeat(1_024), b: 'x'.repeat(1_024), c: 'x'.repeat(1_024), d: 'x'.repeat(1_024) },
    },
    { email, addresses: ['0x1'] },
    { email, isAdmin: true },
  ])
    await expect(latchkey.users.create(record as never)).rejects.toMatchObject({ code: 'refused' })

  expect(await other.users.get(user.id)).toBeUndefined()
  expect(await other.users.find({ email })).toBeUndefined()
  expect(await other.users.remove(user.id)).toBe(false)
  expect((await other.users.create({ email, ownId })).user.id).not.toBe(user.id)
  const off = { code: 'refused', reason: 'login/app_token_off' }
  const login = { provider: 'token', subject: 'a' } as const
  await expect(other.users.create({ login })).rejects.toMatchObject(off)

  expect(await latchkey.users.remove(user.id)).toBe(true)
  expect(await latchkey.users.remove(user.id)).toBe(false)
  const { accountId } = await server.logIn(await createDevice(), someEmail())
  const kept = { code: 'refused', reason: 'users/has_logged_in' }
  await expect(latchkey.users.remove(accountId)).rejects.toMatchObject(kept)
})

test('error: nothing of a record is in a table in the clear', async () => {
  const secrets = [someEmail(), someId(), `note-${randomUUID()}`]
  const [email = '', ownId = '', note = ''] = secrets
  await latchkey.users.create({ email, ownId, metadata: { note } })
  const { rows } = await sql<{ text: string }>`
    select row_to_json(t)::text as text from login_accounts t`.execute(server.deps.db)
  const all = rows.map(({ text }) => text).join('\n')
  for (const secret of secrets)
    expect([all.includes(secret), all.includes(Buffer.from(secret).toString('hex'))]).toEqual([false, false])
})

test('behavior: an import tells of every line what became of it, and does nothing twice', async () => {
  const [ana, ben, cleo, ownId] = [someEmail(), someEmail(), someEmail(), someId()]
  const lines = [
    { email: ana, ownId },
    { email: ben, metadata: { n: 1 } },
    'not json',
    '',
    { email: 'ana' },
    { email: cleo, ownId },
    { email: ben, metadata: { n: 2 } },
    `{"email":"${'x'.repeat(20_000)}"}`,
    { email: ana },
  ]
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const first = await imported(text)
  const id = expect.any(String)
  expect(first).toEqual([
    { line: 1, status: 'created', id },
    { line: 2, status: 'created', id },
    { line: 3, status: 'failed', code: 'not_json', field: '' },
    { line: 5, status: 'failed', code: 'server/bad_shape', field: 'email' },
    { line: 6, status: 'failed', code: 'users/own_id_taken', field: 'ownId' },
    { line: 7, status: 'updated', id },
    { line: 8, status: 'failed', code: 'too_long', field: '' },
    { line: 9, status: 'unchanged', id },
  ])
  const second = await imported(text)
  expect(second[0]).toEqual({ ...first[0], status: 'unchanged' })
  // The line that was refused has left no user behind.
  expect(await latchkey.users.find({ email: cleo })).toBeUndefined()
})
