import { randomBytes, randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Changes, createTestPasskey, type TestPasskey } from '../testing/createAuthenticator.ts'
import type { Device } from '../testing/createDevice.ts'
import {
  createDevice,
  host,
  type LoginServer,
  someEmail,
  startLogin,
  walletUrl,
} from '../testing/startLogin.ts'

let now = Date.now()
let server: LoginServer
let device: Device
let passkey: TestPasskey
beforeAll(async () => {
  server = await startLogin({ clock: () => now, env: { PASSKEY_LOGIN: '1' } })
  const project = { name: 'Other', mode: 'production' as const, origins: [host] }
  await server.deps.projects.create({ ...project, id: 'other' })
  await server.deps.projects.create({ ...project, id: 'slow', newDeviceDelayMinutes: 60 })
  const features = [{ id: 'social_login' as const, isEnabled: true, config: ['email' as const] }]
  await server.deps.projects.create({ ...project, id: 'closed', features })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  now = Date.now()
  device = await createDevice()
  passkey = createTestPasskey(walletUrl)
})

type Body = { projectId?: string; origin?: string }
const embedding = { projectId: 'test', origin: host }
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const invalid = [401, 'login/passkey_invalid']
const unknown = [401, 'login/passkey_unknown']

async function ask(as = device, more: Body = {}): Promise<{ challengeId: string; challenge: string }> {
  return (await server.send(as, 'POST', 'passkey/challenge', { payload: { ...embedding, ...more } })).json()
}
const post = (path: string, payload: object, as = device) =>
  server.send(as, 'POST', path, { payload: { ...embedding, language: 'en', ...payload } })
async function create(changes?: Changes, more: Body = {}) {
  const { challenge, challengeId } = await ask(device, more)
  return post('passkey/create', { ...more, challengeId, credential: passkey.create(challenge, changes) })
}
async function use(changes?: Changes, { as = device, of = passkey, ...more }: Body & Used = {}) {
  const { challenge, challengeId } = await ask(as, more)
  return post('passkey', { ...more, challengeId, credential: of.use(challenge, changes) }, as)
}
type Used = { as?: Device; of?: TestPasskey }

test('behavior: a new passkey is an account, which it logs in to on any device, without a delay', async () => {
  const slow = { projectId: 'slow' }
  const created = (await create({}, slow)).json()
  expect(decodeJwt(created.accessToken)).toMatchObject({ sub: created.accountId, amr: ['passkey'] })
  const again = (await use({}, slow)).json()
  expect([again.accountId, again.deviceId]).toEqual([created.accountId, created.deviceId])
  const elsewhere = (await use({}, { ...slow, as: await createDevice() })).json()
  expect(elsewhere.accountId).toBe(created.accountId)
  expect(elsewhere.deviceId).not.toBe(created.deviceId)
  expect(elsewhere).not.toHaveProperty('walletOpensIn')
})

test.each<[string, Changes]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['of a page that embeds the wallet', { origin: host }],
  ['for another site', { rpId: 'evil.example' }],
  ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ['without verification of the person', { flags: 0x01 }],
  ['without presence of the person', { flags: 0x04 }],
  ['of another kind', { type: 'payment.get' }],
])('error: an answer %s neither creates an account nor logs in', async (_, changes) => {
  expect(codeOf(await create(changes))).toEqual(invalid)
  expect(codeOf(await use())).toEqual(unknown)
  expect((await create()).statusCode).toBe(200)
  expect(codeOf(await use(changes))).toEqual(invalid)
})

test('error: an answer of another key, a changed one, or one of a copy does not log in', async () => {
  await create()
  const { challenge, challengeId } = await ask()
  const right = passkey.use(challenge)
  const other = createTestPasskey(walletUrl).use(challenge)
  const forged = { ...other, id: right.id, userHandle: right.userHandle }
  expect(codeOf(await post('passkey', { challengeId, credential: forged }))).toEqual(invalid)
  // Whatever followed, the challenge is used up.
  expect(codeOf(await post('passkey', { challengeId, credential: right }))).toEqual(invalid)
  expect(codeOf(await use({ userHandle: other.userHandle }))).toEqual(unknown)
  expect((await use({ uses: 50 })).statusCode).toBe(200)
  expect(codeOf(await use({ uses: 50 }))).toEqual(invalid)
  expect(codeOf(await use({ uses: 7 }))).toEqual(invalid)
  expect((await use({ uses: 51 })).statusCode).toBe(200)
})

test('error: a challenge counts once, for five minutes, for the device, page and project that asked', async () => {
  await create()
  const { challenge, challengeId } = await ask()
  const credential = passkey.use(challenge)
  const other = await createDevice()
  expect(codeOf(await post('passkey', { challengeId, credential }, other))).toEqual(invalid)
  expect(codeOf(await post('passkey', { challengeId, credential, projectId: 'other' }))).toEqual(invalid)
  expect(codeOf(await post('passkey', { challengeId: randomUUID(), credential }))).toEqual(invalid)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post('passkey', { challengeId, credential })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const late = await ask()
  now += 300_001
  const signed = passkey.use(late.challenge)
  expect(codeOf(await post('passkey', { challengeId: late.challengeId, credential: signed }))).toEqual(
    invalid,
  )
})

test('error: a passkey logs in to the project that it was created for', async () => {
  await create()
  expect(codeOf(await use({}, { projectId: 'other' }))).toEqual(unknown)
})

test('behavior: another passkey can be added to such an account, and to no other', async () => {
  const { accessToken: token, accountId } = (await create()).json()
  const second = createTestPasskey(walletUrl)
  const add = async (token: string, as = device) => {
    const { challenge, challengeId } = await ask(as)
    const payload = { challengeId, credential: second.create(challenge) }
    return server.send(as, 'POST', 'passkey/add', { token, payload })
  }
  expect((await add(token)).json()).toEqual({ added: true })
  expect((await use({}, { of: second, as: await createDevice() })).json().accountId).toBe(accountId)
  const other = await createDevice()
  const byMail = await server.logIn(other, someEmail())
  expect(codeOf(await add(byMail.accessToken, other))).toEqual(invalid)
})

test('behavior: a passkey can be removed from an account, but not the last one, nor one of another account', async () => {
  const { accessToken: token } = (await create()).json()
  const second = createTestPasskey(walletUrl)
  const { challenge, challengeId } = await ask()
  const added = second.create(challenge)
  await server.send(device, 'POST', 'passkey/add', { token, payload: { challengeId, credential: added } })
  const remove = async (userHandle: string, as = { token, device }) =>
    (
      await server.send(as.device, 'POST', 'passkey/remove', { token: as.token, payload: { userHandle } })
    ).json().removed
  const stranger = await createDevice()
  const other = await server.logIn(stranger, someEmail())
  expect(await remove(added.userHandle, { token: other.accessToken, device: stranger })).toBe(false)
  const first = passkey.use('unused').userHandle
  // At once: one of them is left.
  const removed = await Promise.all([remove(first), remove(added.userHandle)])
  expect(removed.filter(Boolean)).toHaveLength(1)
  const [left, gone] = removed[0] ? [second, passkey] : [passkey, second]
  expect(codeOf(await use({}, { of: gone }))).toEqual(unknown)
  expect((await use({}, { of: left })).statusCode).toBe(200)
  expect(await remove(left === passkey ? first : added.userHandle)).toBe(false)
})

test('error: what is more than the server needs is refused, such as what a passkey computes (threat 28)', async () => {
  const { challenge, challengeId } = await ask()
  const credential = passkey.create(challenge)
  for (const more of [
    { clientExtensionResults: { prf: { results: { first: 'c2VjcmV0' } } } },
    { prf: 'c2VjcmV0' },
    { rawId: credential.id },
  ])
    expect(
      (await post('passkey/create', { challengeId, credential: { ...credential, ...more } })).statusCode,
    ).toBe(422)
})

test('error: hostile bytes are refused, and crash nothing', async () => {
  await create()
  const bytes = () => randomBytes(40).toString('base64url')
  for (const field of ['clientDataJSON', 'attestationObject', 'id', 'userHandle'] as const) {
    const { challenge, challengeId } = await ask()
    const credential = { ...createTestPasskey(walletUrl).create(challenge), [field]: bytes() }
    const answer = await post('passkey/create', { challengeId, credential })
    // Any handle will do: it is only compared later.
    expect(answer.statusCode).toBe(field === 'userHandle' ? 200 : 401)
  }
  for (const field of ['clientDataJSON', 'authenticatorData', 'signature', 'id', 'userHandle'] as const) {
    const { challenge, challengeId } = await ask()
    const credential = { ...passkey.use(challenge), [field]: bytes() }
    expect((await post('passkey', { challengeId, credential })).statusCode).toBe(401)
  }
})

test('error: ids, handles and challenges are not in a table in the clear', async () => {
  const { challenge, challengeId } = await ask()
  const open = (await ask()).challenge
  const credential = passkey.create(challenge)
  await post('passkey/create', { challengeId, credential })
  const texts = await Promise.all(
    ['login_passkeys', 'login_challenges'].map(async (table) => {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(t)::text as text from ${sql.table(table)} t`.execute(server.deps.db)
      return rows.map(({ text }) => text).join()
    }),
  )
  for (const secret of [open, credential.id, credential.userHandle]) {
    const hex = Buffer.from(secret, 'base64url').toString('hex')
    expect([texts.join().includes(secret), texts.join().includes(hex)]).toEqual([false, false])
  }
})

test('error: without its setting, or if the project leaves it out, no account is created', async () => {
  const off = await startLogin()
  try {
    const { challenge, challengeId } = (
      await off.send(device, 'POST', 'passkey/challenge', { payload: embedding })
    ).json()
    const payload = { ...embedding, language: 'en', challengeId, credential: passkey.create(challenge) }
    expect(codeOf(await off.send(device, 'POST', 'passkey/create', { payload }))).toEqual([
      403,
      'login/provider_off',
    ])
  } finally {
    await off.stop()
  }
  expect(codeOf(await create({}, { projectId: 'closed' }))).toEqual([403, 'login/provider_off'])
})
