import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../../testing/startTestServer.ts'
import { startWallet, type WalletServer } from '../../../testing/startWallet.ts'
import { createDevice, host, someEmail } from '../testing/startLogin.ts'

let now = Date.now()
let server: WalletServer
beforeAll(async () => {
  server = await startWallet({
    clock: () => now,
    env: { ESCROW_RELEASES_PER_ACCOUNT: '1000', PASSKEY_LOGIN: '1' },
  })
})
afterAll(() => server?.stop())
afterEach(() => server.mail.refuse(undefined))

const dayMs = 86_400_000
type Method = 'GET' | 'POST' | 'DELETE'
const admin = (method: Method, path: string, payload?: object, token = adminToken) =>
  server.app.inject({
    method,
    url: `/admin/v1/projects/test/users/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const codeOf = (answer: Awaited<ReturnType<typeof admin>>) => [answer.statusCode, answer.json().code]

/** With a vault, the half of this device, and a secret in the escrow. */
async function visitWithWallet() {
  const email = someEmail()
  const visitor = await server.visit(email)
  const { gen, commit } = await visitor.putVault()
  const pair = { factorId: 'device-1', gen, commit }
  await visitor.putPair(pair)
  await visitor.putSecret('escrow-1')
  const { accountId: id } = visitor
  return { email, id, pair, visitor, token: visitor.signedIn.accessToken }
}
const isReleased = (answer: unknown) => answer instanceof Uint8Array
const recordsOf = async (device: Parameters<typeof server.send>[0], token: string) =>
  (await server.send(device, 'GET', 'records', { token })).json()

test('behavior: what a person looks up is recorded once an hour, by the id, and the visitor sees it', async () => {
  const { email, id, token, visitor } = await visitWithWallet()
  const found = await admin('POST', 'find', { email: email.toUpperCase() })
  expect(found.json().user).toMatchObject({ id, email })
  await admin('GET', id)
  await admin('GET', `${id}/security`)
  const { records } = await recordsOf(visitor.device, token)
  expect(records).toEqual([{ at: expect.any(String), kind: 'looked-up', by: 'operator', app: 'Test' }])
  now += 3_700_000
  await server.app.inject({ url: '/healthz' })
  const { rows } = await sql<{ subject: string; text: string }>`
    select subject, details::text as text from audit where kind = 'user/looked-up' and subject = ${id}`.execute(
    server.deps.db,
  )
  expect(rows.length).toBe(1)
  expect(rows[0]?.text).not.toContain(email)

  // The app's own server reads its users all the time: these are no looks of a person.
  await admin('GET', id, undefined, server.key)
  expect((await admin('POST', 'find', { email }, server.key)).json().user.id).toBe(id)
  const again = await server.logIn(visitor.device, email)
  expect((await recordsOf(visitor.device, again.accessToken)).records.length).toBe(1)
})

test('behavior: devices and factors are told by kind and day, and nothing else', async () => {
  const { id } = await visitWithWallet()
  const today = new Date(now).toISOString().slice(0, 10)
  const { records, ...security } = (await admin('GET', `${id}/security`)).json()
  expect(security).toEqual({
    devices: [{ browser: 'Firefox', addedOn: today, lastSeenOn: today }],
    factors: [{ kind: 'email', addedOn: today }],
    isWhole: true,
  })
  expect(records).toMatchObject([{ kind: 'looked-up', by: 'operator' }])
})

test('behavior: lists of users show a person no address, and programs all of it', async () => {
  const { email, id } = await visitWithWallet()
  const url = '/admin/v1/projects/test/users?limit=100'
  const list = async (token: string) =>
    (await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json().users
  const find = (users: { id: string }[]) => users.find((user) => user.id === id)
  expect(find(await list(adminToken))).toMatchObject({ email: 'v…@m….example' })
  expect(find(await list(server.key))).toMatchObject({ email })
})

test('behavior: a user is found by a wallet that the app has stored, and by no other', async () => {
  const email = someEmail()
  const hex = () => `0x${randomUUID().replaceAll('-', '')}${'0'.repeat(8)}`
  const address = hex()
  const written = await server.app.inject({
    method: 'POST',
    url: '/admin/v1/projects/test/users',
    headers: { authorization: `Bearer ${server.key}` },
    payload: { email, addresses: [`eip155:1:${address}`] },
  })
  const { id } = written.json().user
  for (const wallet of [`eip155:1:${address}`, `eip155:10:${address}`])
    expect((await admin('POST', 'find', { wallet })).json()).toMatchObject({ user: { id } })
  expect((await admin('POST', 'find', { wallet: `eip155:1:${hex()}` })).statusCode).toBe(404)
})

test('behavior: a disabled user is out at once, and can still take the wallet with them', async () => {
  const { email, id, pair, token, visitor } = await visitWithWallet()
  expect(isReleased(await visitor.readHalf({ ...pair, purpose: 'sign' }))).toBe(true)
  const { user } = (await admin('POST', `${id}/disable`)).json()
  expect(user.disabledAt).toBe(new Date(now).toISOString())

  // The session that there was is over, for every role.
  const ended = [401, 'login/session_ended']
  expect(codeOf(await server.send(visitor.device, 'POST', 'id-token', { token }))).toEqual(ended)
  const payload = { projectId: 'test', origin: host, refreshToken: visitor.signedIn.refreshToken }
  expect(codeOf(await server.send(visitor.device, 'POST', 'refresh', { payload }))).toEqual(ended)
  expect((await visitor.readHalf(pair)) as object).toMatchObject({ statusCode: 401 })
  expect((await visitor.readSecret('escrow-1')) as object).toMatchObject({ statusCode: 401 })

  // The next login tells the app nothing, signs nothing, changes nothing and cannot be renewed.
  const { actAs } = await import('../../../testing/startWallet.ts')
  const signedIn = await server.logIn(visitor.device, email)
  expect(signedIn).toMatchObject({ isLeaving: true, accountId: id })
  const off = [403, 'login/user_disabled']
  const call = (method: Method, path: string, body?: object) =>
    server.send(visitor.device, method, path, { token: signedIn.accessToken, ...(body && { payload: body }) })
  expect(codeOf(await call('POST', 'id-token'))).toEqual(off)
  expect(codeOf(await call('GET', 'devices'))).toEqual(off)
  expect(codeOf(await call('POST', 'email-change', { email: someEmail(), language: 'en' }))).toEqual(off)
  const renewed = { projectId: 'test', origin: host, refreshToken: signedIn.refreshToken }
  expect(codeOf(await server.send(visitor.device, 'POST', 'refresh', { payload: renewed }))).toEqual(off)
  const leaving = actAs(server, { device: visitor.device, signedIn, clock: () => now })
  const refused = (await leaving.readHalf({ ...pair, purpose: 'sign' })) as Awaited<ReturnType<typeof admin>>
  expect(codeOf(refused)).toEqual([403, 'vault/user_disabled'])

  // But it opens the wallet, records an export, and sends the mail that comes before the words.
  expect(isReleased(await leaving.readHalf(pair))).toBe(true)
  expect(isReleased(await leaving.readSecret('escrow-1'))).toBe(true)
  const { vaultExport } = await import('@latchkey/protocol/http/vault')
  const exported = { factorId: pair.factorId, commit: pair.commit }
  expect((await leaving.call(vaultExport, { body: exported })).json()).toEqual({ done: true })
  expect((await call('POST', 'notices', { kind: 'exported', language: 'en' })).statusCode).toBe(200)
  const { records } = await recordsOf(visitor.device, signedIn.accessToken)
  expect(records.map(({ kind }: { kind: string }) => kind)).toEqual(['disabled'])

  now += 3_700_000
  expect((await leaving.readHalf(pair)) as object).toMatchObject({ statusCode: 401 })
  expect((await admin('POST', `${id}/enable`)).json().user).not.toHaveProperty('disabledAt')
  expect(await server.logIn(visitor.device, email)).not.toHaveProperty('isLeaving')
})

test('error: a login that is under way while the user is disabled is for leaving, or its session ends', async () => {
  for (let round = 0; round < 5; round++) {
    const email = someEmail()
    const { accountId } = await server.visit(email)
    const device = await createDevice()
    const [signedIn] = await Promise.all([
      server.logIn(device, email),
      new Promise((resolve) => setTimeout(resolve, round * 8)).then(() =>
        admin('POST', `${accountId}/disable`),
      ),
    ])
    const token = (signedIn as { accessToken: string }).accessToken
    expect((await server.send(device, 'POST', 'id-token', { token })).statusCode).toBeGreaterThan(400)
  }
})

test('error: a guest is not disabled, as no words of the wallet are theirs yet', async () => {
  await server.deps.projects.set('test', { guestLogin: true })
  const device = await createDevice()
  const payload = { projectId: 'test', origin: host, language: 'en' }
  const guest = (await server.send(device, 'POST', 'guest', { payload })).json()
  expect(guest).toHaveProperty('accountId')
  const { user } = (await admin('GET', guest.accountId)).json()
  expect(user.isGuest).toBe(true)
  expect(codeOf(await admin('POST', `${guest.accountId}/disable`))).toEqual([409, 'users/no_way_out'])
  expect(codeOf(await admin('POST', `${guest.accountId}/deletion`, {}))).toEqual([409, 'users/unreachable'])
})

test('behavior: a deletion is told at once, can be stopped by the mail, and is then not asked for again for a month', async () => {
  const { email, id, token, visitor } = await visitWithWallet()
  const count = server.mail.received.filter(({ link }) => link?.includes('/keep/')).length
  const { deletion } = (await admin('POST', `${id}/deletion`, {})).json().user
  expect(deletion).toMatchObject({ state: 'waiting', erasesAt: new Date(now + 14 * dayMs).toISOString() })
  // Asked twice, it is one deletion with one mail.
  await admin('POST', `${id}/deletion`, { graceDays: 60 })
  const notice = await server.mail.next(email, 2)
  expect(notice.subject).toBe('Your account at app.example will be deleted')
  expect(notice.text).toContain(new Date(now + 14 * dayMs).toISOString().slice(0, 10))
  expect(server.mail.received.filter(({ link }) => link?.includes('/keep/')).length).toBe(count + 1)
  expect((await recordsOf(visitor.device, token)).erasesAt).toBe(deletion.erasesAt)

  const link = notice.link ?? ''
  expect((await server.open(link)).body).toContain('Keep my account')
  expect((await admin('GET', id)).json().user.deletion.state).toBe('waiting')
  expect((await server.open(link, 1)).body).toContain('Your account stays.')
  expect((await server.open(link, 1)).body).toContain('was used or has expired')
  expect((await admin('GET', id)).json().user.deletion.state).toBe('stopped')
  expect(codeOf(await admin('POST', `${id}/deletion`, {}))).toEqual([409, 'users/deletion_stopped'])
  now += 15 * dayMs
  await server.deps.login?.deletions.carryOut()
  expect((await admin('GET', id)).statusCode).toBe(200)
  now += 16 * dayMs
  expect((await admin('POST', `${id}/deletion`, {})).json().user.deletion.state).toBe('waiting')
  expect((await admin('DELETE', `${id}/deletion`)).json().user).not.toHaveProperty('deletion')
})

test('behavior: after its time a deletion removes the user and the wallet from every role, however often it was cut off', async () => {
  const { email, id, pair, token, visitor } = await visitWithWallet()
  const other = await visitWithWallet()
  await admin('POST', `${id}/deletion`, { graceDays: 7 })
  await expect.poll(async () => (await admin('GET', id)).json().user.deletion.mail).toBe('sent')
  const carryOut = () => server.deps.login?.deletions.carryOut()
  // Two days before, the user is told again, once.
  now += 5 * dayMs - 60_000
  await carryOut()
  const noticesOf = () =>
    server.mail.received.filter(({ link, to }) => to === email && link?.includes('/keep/'))
  expect(noticesOf()).toHaveLength(1)
  now += 60_000
  await Promise.all([carryOut(), carryOut()])
  await expect.poll(() => noticesOf().length).toBe(2)
  const [, reminder] = noticesOf()
  expect(reminder?.subject).toContain('will be deleted on')
  expect((await server.open(reminder?.link ?? '')).body).toContain('Keep my account')
  // The wallet works until its day.
  now += 2 * dayMs - 60_000
  const last = await server.logIn(visitor.device, email)
  expect(last).not.toHaveProperty('isLeaving')
  await carryOut()
  expect((await admin('GET', id)).json().user.deletion).toMatchObject({ state: 'waiting', mail: 'sent' })

  now += 61_000
  await carryOut()
  expect((await admin('GET', id)).json().user.deletion.state).toBe('erasing')
  const body = { projectId: 'test', origin: host, refreshToken: last.refreshToken }
  expect(codeOf(await server.send(visitor.device, 'POST', 'refresh', { payload: body }))).toEqual([
    401,
    'login/session_ended',
  ])
  await expect(server.logIn(visitor.device, email)).rejects.toThrow('login/user_erasing')
  expect(token).toBeTruthy()

  // The escrow is away: what the vault had is gone, and the rest is done by the next round.
  now += 30_000
  await sql`alter table escrow_secrets rename to escrow_away`.execute(server.deps.db)
  await expect(carryOut()).rejects.toThrow('tried again')
  await sql`alter table escrow_away rename to escrow_secrets`.execute(server.deps.db)
  expect((await admin('GET', id)).json().user.deletion.state).toBe('erasing')
  await Promise.all([carryOut(), carryOut()])
  expect((await admin('GET', id)).statusCode).toBe(404)

  const left = await Promise.all(
    [
      'login_accounts',
      'login_devices',
      'login_sessions',
      'vault_wallets',
      'vault_vaults',
      'vault_pairs',
      'escrow_secrets',
    ].map(async (table) => {
      const column = table === 'login_accounts' ? 'id' : 'account_id'
      const { rows } = await sql<{ n: string }>`
          select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
        server.deps.db,
      )
      return Number(rows[0]?.n)
    }),
  )
  expect(left).toEqual(left.map(() => 0))
  expect(isReleased(await other.visitor.readSecret('escrow-1'))).toBe(false)
  // Two that work at once may both record it.
  const { rows } = await sql<{ chain: string; kind: string }>`
    select distinct chain, kind from audit where subject = ${id} and kind in ('user/deleted', 'vault/erased', 'escrow/erased')
    order by chain`.execute(server.deps.db)
  expect(rows).toEqual([
    { chain: 'admin', kind: 'user/deleted' },
    { chain: 'escrow', kind: 'escrow/erased' },
    { chain: 'vault', kind: 'vault/erased' },
  ])
  // A new account, with another wallet.
  expect((await server.logIn(await createDevice(), email)).accountId).not.toBe(id)
  expect(pair).toBeTruthy()
})

test('behavior: a deletion whose reminder is late, as the server was away, is put off by a day, and its link stops it', async () => {
  const { email, id } = await visitWithWallet()
  await admin('POST', `${id}/deletion`, { graceDays: 7 })
  await expect.poll(async () => (await admin('GET', id)).json().user.deletion.mail).toBe('sent')
  now += 20 * dayMs
  await server.deps.login?.deletions.carryOut()
  const { deletion } = (await admin('GET', id)).json().user
  expect(deletion).toMatchObject({ state: 'waiting', erasesAt: new Date(now + dayMs).toISOString() })
  const { link = '', text } = await server.mail.next(email, 3)
  expect(text).toContain(deletion.erasesAt.slice(0, 10))
  expect((await server.open(link, 1)).body).toContain('Your account stays.')
  now += 2 * dayMs
  await server.deps.login?.deletions.carryOut()
  expect((await admin('GET', id)).json().user.deletion.state).toBe('stopped')
})

test('error: nothing is deleted whose mail was not delivered', async () => {
  const { email, id } = await visitWithWallet()
  server.mail.refuse({ status: 550, to: email })
  await admin('POST', `${id}/deletion`, { graceDays: 7 })
  const mail = async () => (await admin('GET', id)).json().user.deletion.mail
  await expect.poll(mail, { timeout: 5_000 }).toBe('failed')
  now += 30 * dayMs
  await server.deps.login?.deletions.carryOut()
  expect((await admin('GET', id)).json().user.deletion.state).toBe('waiting')
})

test('error: a grace that is too short, a user who never logged in, one of another project, and a key that may only read', async () => {
  const { id } = await visitWithWallet()
  expect((await admin('POST', `${id}/deletion`, { graceDays: 6 })).statusCode).toBe(422)
  const written = await server.app.inject({
    method: 'POST',
    url: '/admin/v1/projects/test/users',
    headers: { authorization: `Bearer ${server.key}` },
    payload: { email: someEmail() },
  })
  const ahead = written.json().user.id
  expect(codeOf(await admin('POST', `${ahead}/deletion`, {}))).toEqual([409, 'users/never_logged_in'])
  await server.deps.projects.create({ id: `other-${ahead.slice(0, 8)}`, name: 'Other', origins: [host] })
  const foreign = await server.app.inject({
    method: 'POST',
    url: `/admin/v1/projects/other-${ahead.slice(0, 8)}/users/${id}/disable`,
    headers: { authorization: `Bearer ${adminToken}` },
  })
  expect(foreign.statusCode).toBe(404)
  expect((await admin('POST', `${id}/disable`, undefined, 'wrong')).statusCode).toBe(401)
})

test('error: statements of the login open no wallet, and access tokens are no statements', async () => {
  const { token } = await visitWithWallet()
  for (const path of ['vault/erase', 'vault/factors', 'escrow/erase'])
    for (const statement of [token, 'a.b.c', ''])
      expect(
        (await server.app.inject({ method: 'POST', url: `/v1/${path}`, payload: { statement } })).statusCode,
      ).toBe(401)
})
