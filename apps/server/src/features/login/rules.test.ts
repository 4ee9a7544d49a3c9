import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestPasskey } from './testing/createAuthenticator.ts'
import { startIssuer, type TestIssuer } from './testing/startIssuer.ts'
import { createDevice, host, someEmail, walletUrl } from './testing/startLogin.ts'
import { type SocialServer, startSocial } from './testing/startSocial.ts'

let issuer: TestIssuer
let server: SocialServer
beforeAll(async () => {
  issuer = await startIssuer()
  server = await startSocial({ env: { PASSKEY_LOGIN: '1', TOKEN_LOGIN_HOSTS: issuer.host } })
  await server.deps.projects.set('test', { tokenLogin: issuer.tokenLogin })
})
afterAll(async () => {
  await server?.stop()
  await issuer?.stop()
})
beforeEach(() => server.deps.projects.set('test', { loginRules: null }))

type Answer = { statusCode: number; json(): { code?: string; accountId?: string } }
const embedding = { projectId: 'test', origin: host }
const rule = (loginRules: { allow?: string[]; deny?: string[] }) =>
  server.deps.projects.set('test', { loginRules })
const outcome = (answer: Answer) => (answer.statusCode === 200 ? 'in' : answer.json().code)

async function byEmail(email: string, device?: Device): Promise<Answer> {
  const as = device ?? (await createDevice())
  const { attemptId, mail, match } = await server.begin(as, email)
  if (mail.link) await server.open(mail.link, match)
  return server.enter(as, attemptId, mail.code)
}
async function byToken(subject: string, claims: object = {}): Promise<Answer> {
  const token = await issuer.sign(subject, { claims: { ...claims } })
  return server.send(await createDevice(), 'POST', 'token', {
    payload: { ...embedding, language: 'en', token },
  })
}
async function byGoogle(email: string): Promise<Answer> {
  server.providers.next({ name: 'ada', email })
  return server.logInWith(await createDevice(), 'google')
}
async function byPasskey(passkey: ReturnType<typeof createTestPasskey>, verb: 'create' | 'use') {
  const device = await createDevice()
  const asked = await server.send(device, 'POST', 'passkey/challenge', { payload: embedding })
  const { challenge, challengeId } = asked.json()
  return server.send(device, 'POST', verb === 'create' ? 'passkey/create' : 'passkey', {
    payload: { ...embedding, language: 'en', challengeId, credential: passkey[verb](challenge) },
  })
}
type Device = Awaited<ReturnType<typeof createDevice>>

const refused = 'login/not_allowed'

test('behavior: only listed addresses, domains, subjects and users log in, in every way', async () => {
  const passkey = createTestPasskey(walletUrl)
  const { accountId } = (await byPasskey(passkey, 'create')).json()
  await rule({ allow: ['Ana@Mail.example', '@team.example', 'token:user-1', `user:${accountId}`] })
  expect(outcome(await byEmail('ana@mail.example'))).toBe('in')
  expect(outcome(await byEmail('ben@mail.example'))).toBe(refused)
  expect(outcome(await byEmail('ben@team.example'))).toBe('in')
  expect(outcome(await byEmail('ben@sub.team.example'))).toBe(refused)
  expect(outcome(await byGoogle('cleo@team.example'))).toBe('in')
  expect(outcome(await byGoogle('cleo@else.example'))).toBe(refused)
  expect(outcome(await byToken('user-1'))).toBe('in')
  expect(outcome(await byToken('User-1'))).toBe(refused)
  const verified = { email: 'dan@team.example', email_verified: true }
  expect(outcome(await byToken('user-2', verified))).toBe('in')
  expect(outcome(await byToken('user-3', { ...verified, email_verified: false }))).toBe(refused)
  expect(outcome(await byPasskey(passkey, 'use'))).toBe('in')
  expect(outcome(await byPasskey(createTestPasskey(walletUrl), 'create'))).toBe(refused)
})

test('behavior: denials win, and sessions that exist go on', async () => {
  const [email, other] = [someEmail(), someEmail()]
  const device = await createDevice()
  const first = (await byEmail(email, device)).json() as { refreshToken: string; accountId: string }
  await rule({ allow: ['@mail.example'], deny: [email, 'token:user-9'] })
  expect(outcome(await byEmail(email))).toBe(refused)
  expect(outcome(await byEmail(email, device))).toBe(refused)
  expect(outcome(await byGoogle(email))).toBe(refused)
  expect(outcome(await byEmail(other))).toBe('in')
  const payload = { ...embedding, refreshToken: first.refreshToken }
  expect((await server.send(device, 'POST', 'refresh', { payload })).statusCode).toBe(200)
  await rule({ deny: [`user:${first.accountId}`] })
  expect(outcome(await byEmail(email, device))).toBe(refused)
  expect(outcome(await byToken('user-9'))).toBe('in')
  await rule({ allow: [] })
  expect(outcome(await byEmail(other))).toBe(refused)
})

test('error: before the code is proven, an answer does not tell who is listed; afterwards no account is left (threat 15)', async () => {
  const [listed, denied] = ['in@only.example', 'out@mail.example']
  await rule({ allow: ['@only.example'] })
  const shapes = new Set<string>()
  for (const email of [listed, denied]) {
    const device = await createDevice()
    const { attemptId, mail, match, ...rest } = await server.begin(device, email)
    const wrong = mail.code === '00000000' ? '00000001' : '00000000'
    const early = outcome(await server.enter(device, attemptId, mail.code))
    await server.open(mail.link ?? '', match)
    const guessed = outcome(await server.enter(device, attemptId, wrong))
    const text = mail.text.replaceAll(/[\d\w-]{20,}|\d{2,}/g, '#')
    shapes.add(JSON.stringify([rest, early, guessed, text]))
    expect(outcome(await server.enter(device, attemptId, mail.code))).toBe(email === listed ? 'in' : refused)
  }
  expect([...shapes]).toHaveLength(1)
  const users = await server.app.inject({
    url: '/admin/v1/projects/test/users?limit=100',
    headers: { authorization: `Bearer ${server.key}` },
  })
  const emails = users.json().users.map(({ email }: { email?: string }) => email)
  expect([emails.includes(listed), emails.includes(denied)]).toEqual([true, false])
})

test('error: an address is not changed to one that may not log in', async () => {
  const device = await createDevice()
  const email = someEmail()
  await rule({ allow: ['@mail.example'] })
  const { accessToken: token } = await server.logIn(device, email)
  const to = 'ana@outside.example'
  const count = server.mail.received.filter((mail) => mail.to === email).length
  const payload = { email: to, language: 'en' }
  const { changeId } = (await server.send(device, 'POST', 'email-change', { token, payload })).json()
  const confirm = (code: string) =>
    server.send(device, 'POST', 'email-change/code', { token, payload: { changeId, code } })
  expect((await confirm((await server.mail.next(email, count + 1)).code ?? '')).json().step).toBe('new')
  expect(outcome(await confirm((await server.mail.next(to)).code ?? ''))).toBe(refused)
  expect(outcome(await byEmail(email, device))).toBe('in')
})

test('error: rules that match no login are refused; the owner of the project may set the others', async () => {
  const set = (loginRules: unknown) =>
    server.app.inject({
      method: 'PATCH',
      url: '/admin/v1/projects/test',
      headers: { authorization: `Bearer ${server.key}` },
      payload: { loginRules },
    })
  for (const one of [
    'example.com',
    'ana',
    '@',
    'myspace:1',
    'google:',
    'passkey:1',
    'a b@mail.example',
    '@é.example',
  ])
    expect([one, (await set({ allow: [one] })).statusCode]).toEqual([one, 422])
  expect((await set({ block: [] })).statusCode).toBe(422)
  expect((await set({ deny: Array.from({ length: 1_001 }, (_, n) => `token:${n}`) })).statusCode).toBe(422)
  const long = Array.from({ length: 1_000 }, (_, n) => `token:${String(n).padStart(255, '0')}`)
  const full = await set({ allow: long, deny: long })
  expect(full.json().project.loginRules).toEqual({ allow: long, deny: long })
})
