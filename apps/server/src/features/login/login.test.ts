import { randomUUID } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProjectFeature } from '../../projects/project.ts'
import {
  createDevice,
  host,
  type LoginServer,
  someEmail,
  startLogin,
  walletUrl,
} from './testing/startLogin.ts'

let now = Date.now()
let server: LoginServer
beforeAll(async () => {
  server = await startLogin({ clock: () => now })
})
afterAll(() => server.stop())

const minuteMs = 60_000
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

test('behavior: a new device opens the link, then types the code', async () => {
  const device = await createDevice()
  const email = someEmail()
  const { attemptId, action, match, retryAfter, mail } = await server.begin(device, email)
  expect([action, retryAfter]).toEqual(['VERIFY_DEVICE', 30])
  expect(match).toBeGreaterThanOrEqual(10)
  expect(match).toBeLessThan(100)
  expect(mail).toMatchObject({ to: email, from: 'login@wallet.example', subject: 'Log in to app.example' })
  expect(mail.text).toContain('This code works only in the window of app.example that asked for it')
  expect(mail.text).toContain(host)
  expect(mail.html).toContain(mail.code)
  expect(mail.link).toMatch(`${walletUrl}/device/`)

  const state = () =>
    server.send(
      device,
      'GET',
      `device?projectId=test&origin=${encodeURIComponent(host)}&attemptId=${attemptId}`,
    )
  expect((await state()).json()).toEqual({ state: 'waiting', mail: expect.any(String), needsCode: true })
  expect(codeOf(await server.enter(device, attemptId, mail.code))).toEqual([409, 'login/device_unapproved'])

  const page = await server.open(mail.link ?? '')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['access-control-allow-origin']).toBeUndefined()
  expect(page.body).not.toContain('<script')
  for (const fact of [host, 'Firefox, Windows', new Date(now).toISOString().slice(0, 10)])
    expect(page.body).toContain(fact)
  const choices = [...page.body.matchAll(/value="(\d\d)"/g)].map(([, choice]) => Number(choice))
  expect(choices).toHaveLength(3)
  expect(choices).toContain(match)

  expect((await server.open(mail.link ?? '', match)).body).toContain('Go back to the window')
  expect((await state()).json()).toEqual({ state: 'approved', mail: 'sent', needsCode: true })
  const answer = await server.enter(device, attemptId, mail.code)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBe(walletUrl)
  const { accessToken, accessExpiresIn, accountId } = answer.json()
  expect(accessExpiresIn).toBe(600)
  expect(decodeJwt(accessToken)).toMatchObject({
    iss: walletUrl,
    aud: 'vault',
    sub: accountId,
    pid: 'test',
    cnf: { jkt: device.jkt },
  })
  const { keys } = (await server.app.inject('/v1/login/keys')).json()
  expect(decodeProtectedHeader(accessToken).kid).toBe(keys[0].kid)
  await jwtVerify(accessToken, await importJWK(keys[0], 'EdDSA'), { currentDate: new Date(now) })
  expect((await state()).json().state).toBe('ended')
})

test('behavior: a known device needs the code only, and gets the same account', async () => {
  const device = await createDevice()
  const email = someEmail()
  const first = await server.logIn(device, email)
  // However it is typed.
  const { attemptId, action, match } = (await server.ask(device, email.toUpperCase())).json()
  const mail = await server.mail.next(email, 2)
  expect([action, match, mail.link]).toEqual(['VERIFY_OTP', undefined, undefined])
  const second = (await server.enter(device, attemptId, mail.code)).json()
  expect([second.accountId, second.deviceId]).toEqual([first.accountId, first.deviceId])
})

test.each<[string, ProjectFeature[], number]>([
  ['without an entry for logins', [], 403],
  ['with logins switched off', [{ id: 'social_login', isEnabled: false, config: ['email'] }], 403],
  ['with other logins', [{ id: 'social_login', isEnabled: true, config: ['google'] }], 403],
  ['with email logins', [{ id: 'social_login', isEnabled: true, config: ['email'] }], 200],
  ['that leaves logins to the page', [{ id: 'social_login', isEnabled: true, config: null }], 200],
])('behavior: whether a project has email logins: one %s', async (_, features, status) => {
  const projectId = randomUUID()
  await server.deps.projects.create({ id: projectId, name: 'Shop', origins: [host], features })
  const answer = await server.ask(await createDevice(), someEmail(), { projectId })
  expect([answer.statusCode, answer.json().code]).toEqual([
    status,
    status === 403 ? 'login/email_off' : undefined,
  ])
})

test('error: wrong, late, reused and foreign codes are refused', async () => {
  const device = await createDevice()
  const email = someEmail()
  await server.logIn(device, email)
  const other = await createDevice()
  await server.logIn(other, email)

  const one = await server.begin(device, email)
  const two = await server.begin(device, email)
  const wrong = one.mail.code === '00000000' ? '00000001' : '00000000'
  expect(codeOf(await server.enter(device, one.attemptId, wrong))).toEqual([401, 'login/code_wrong'])
  expect(codeOf(await server.enter(device, one.attemptId, two.mail.code))).toEqual([401, 'login/code_wrong'])
  // Another device, page and project: none of them finds the attempt.
  const ended = [401, 'login/attempt_ended']
  expect(codeOf(await server.enter(other, one.attemptId, one.mail.code))).toEqual(ended)
  await server.deps.projects.create({ id: 'other', name: 'Other', mode: 'production', origins: [host] })
  expect(codeOf(await server.enter(device, one.attemptId, one.mail.code, { projectId: 'other' }))).toEqual(
    ended,
  )
  const foreign = await server.enter(device, one.attemptId, one.mail.code, { origin: 'https://evil.example' })
  expect(codeOf(foreign)).toEqual([403, 'server/origin_refused'])
  expect((await server.enter(device, one.attemptId, one.mail.code)).statusCode).toBe(200)
  expect(codeOf(await server.enter(device, one.attemptId, one.mail.code))).toEqual(ended)

  now += 5 * minuteMs
  expect(codeOf(await server.enter(device, two.attemptId, two.mail.code))).toEqual(ended)
})

test('error: after five wrong codes the right one is refused (threat 14)', async () => {
  const device = await createDevice()
  const email = someEmail()
  await server.logIn(device, email)
  const { attemptId, mail } = await server.begin(device, email)
  const wrong = mail.code === '00000000' ? '00000001' : '00000000'
  const answers: unknown[] = []
  for (let index = 0; index < 5; index += 1)
    answers.push(codeOf(await server.enter(device, attemptId, wrong))[1])
  expect(answers).toEqual([...Array(4).fill('login/code_wrong'), 'login/too_many_tries'])
  expect(codeOf(await server.enter(device, attemptId, mail.code))).toEqual([401, 'login/too_many_tries'])
})

test('behavior: after three burned codes an address gets links only, for an hour', {
  timeout: 60_000,
}, async () => {
  const device = await createDevice()
  const email = someEmail()
  await server.logIn(device, email)
  for (let burned = 0; burned < 3; burned += 1) {
    const { attemptId, mail, action } = await server.begin(device, email)
    expect(action).toBe('VERIFY_OTP')
    const wrong = mail.code === '00000000' ? '00000001' : '00000000'
    for (let index = 0; index < 5; index += 1) await server.enter(device, attemptId, wrong)
  }
  const { attemptId, action, match, mail } = await server.begin(device, email)
  expect([action, mail.code]).toEqual(['VERIFY_DEVICE', undefined])
  expect(codeOf(await server.enter(device, attemptId, undefined))).toEqual([409, 'login/device_unapproved'])
  await server.open(mail.link ?? '', match)
  expect((await server.enter(device, attemptId, undefined)).statusCode).toBe(200)
  expect(codeOf(await server.enter(device, attemptId, undefined))).toEqual([401, 'login/attempt_ended'])
  now += 60 * minuteMs + 1
  expect((await server.begin(device, email)).action).toBe('VERIFY_OTP')
})

test('error: a login without its code is refused where a code is needed', async () => {
  const device = await createDevice()
  const email = someEmail()
  await server.logIn(device, email)
  const { attemptId } = await server.begin(device, email)
  expect(codeOf(await server.enter(device, attemptId, undefined))).toEqual([401, 'login/code_wrong'])
})

test('behavior: the link works once, for ten minutes, and the wrong number ends the login', async () => {
  const device = await createDevice()
  const late = await server.begin(device, someEmail())
  const { attemptId, match = 0, mail } = await server.begin(device, someEmail())
  const refused = await server.open(mail.link ?? '', match === 10 ? 11 : match - 1)
  expect(refused.body).toContain('That was not the number')
  expect((await server.open(mail.link ?? '', match)).body).toContain('was used or has expired')
  expect(codeOf(await server.enter(device, attemptId, mail.code))).toEqual([401, 'login/attempt_ended'])
  now += 10 * minuteMs
  expect((await server.open(late.mail.link ?? '', late.match)).body).toContain('was used or has expired')
  expect(codeOf(await server.enter(device, late.attemptId, late.mail.code))).toEqual([
    401,
    'login/attempt_ended',
  ])
})

test('property: a mail scanner that opens every link approves nothing (threat 16)', {
  timeout: 60_000,
}, async () => {
  const outcomes: unknown[] = []
  for (let index = 0; index < 20; index += 1) {
    const device = await createDevice()
    const { attemptId, mail } = await server.begin(device, someEmail())
    const links = [...mail.html.matchAll(/href="([^"]+)"/g), ...mail.text.matchAll(/(https:\S+)/g)]
    for (const [, link = ''] of links) {
      await server.open(link)
      await server.app.inject({ method: 'HEAD', url: new URL(link).pathname })
      await server.app.inject({ method: 'OPTIONS', url: new URL(link).pathname })
    }
    outcomes.push(codeOf(await server.enter(device, attemptId, mail.code))[1])
  }
  expect(outcomes).toEqual(Array(20).fill('login/device_unapproved'))
})

test('behavior: mails and pages are in the language of the visitor', async () => {
  for (const [language, text, direction] of [
    ['en', 'Which number does the window show?', 'ltr'],
    ['es', '¿Qué número muestra la ventana?', 'ltr'],
    ['zh-Hans', '窗口中显示的是哪个数字', 'ltr'],
    ['ar', 'ما الرقم الذي تعرضه النافذة؟', 'rtl'],
  ] as const) {
    const email = someEmail()
    await server.ask(await createDevice(), email, { language })
    const { link, html } = await server.mail.next(email)
    expect(html).toContain(`lang="${language}" dir="${direction}"`)
    expect((await server.open(link ?? '')).body).toContain(text)
  }
})

test('error: pages other than the wallet, and origins that are not listed exactly, are refused', async () => {
  const device = await createDevice()
  const refused = [403, 'server/origin_refused']
  const payload = { projectId: 'test', origin: host, email: someEmail(), language: 'en' }
  const fromHost = await server.send(device, 'POST', 'email', { payload, headers: { origin: host } })
  expect(codeOf(fromHost)).toEqual(refused)
  expect(fromHost.headers['access-control-allow-origin']).toBe(walletUrl)
  for (const origin of ['https://evil.example', 'https://one.wild.example', 'http://app.example', 'null', ''])
    expect(codeOf(await server.ask(device, someEmail(), { origin }))).toEqual(refused)
  expect(codeOf(await server.ask(device, someEmail(), { projectId: 'none' }))[0]).toBe(401)
})

test('behavior: devices are listed and removed, and a removed one has to be approved again', async () => {
  const [one, two] = await Promise.all([createDevice(), createDevice()])
  const email = someEmail()
  const first = await server.logIn(one, email)
  const second = await server.logIn(two, email)
  const list = async () =>
    (await server.send(two, 'GET', 'devices', { token: second.accessToken })).json().devices
  expect(await list()).toMatchObject([
    { id: expect.any(String), browser: 'Firefox, Windows', origin: host },
    { id: expect.any(String) },
  ])
  expect((await list()).filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toMatchObject([
    { id: second.deviceId },
  ])
  const removed = await server.send(two, 'DELETE', `devices/${first.deviceId}`, { token: second.accessToken })
  expect(removed.json()).toEqual({ removed: 1 })
  expect(await list()).toHaveLength(1)
  const gone = await server.send(one, 'GET', 'devices', { token: first.accessToken })
  expect(codeOf(gone)).toEqual([401, 'login/session_ended'])
  expect((await server.begin(one, email)).action).toBe('VERIFY_DEVICE')
  // Of another account: not found.
  const stranger = await createDevice()
  const { accessToken } = await server.logIn(stranger, someEmail())
  const foreign = await server.send(stranger, 'DELETE', `devices/${second.deviceId}`, { token: accessToken })
  expect(foreign.json()).toEqual({ removed: 0 })
})

test('behavior: an eleventh device replaces the one not used for longest', { timeout: 60_000 }, async () => {
  const email = someEmail()
  const first = await createDevice()
  const oldest = await server.logIn(first, email)
  let last = oldest
  let device = first
  for (let index = 0; index < 10; index += 1) {
    now += 1_000
    device = await createDevice()
    last = await server.logIn(device, email)
  }
  const { devices } = (await server.send(device, 'GET', 'devices', { token: last.accessToken })).json()
  expect(devices).toHaveLength(10)
  expect(devices.map(({ id }: { id: string }) => id)).not.toContain(oldest.deviceId)
})

test('behavior: signing out ends the session at once; the device stays known', async () => {
  const device = await createDevice()
  const email = someEmail()
  const { accessToken, refreshToken } = await server.logIn(device, email)
  const signOut = () => server.send(device, 'POST', 'sign-out', { token: accessToken, payload: {} })
  expect((await signOut()).json()).toEqual({ ended: 1 })
  expect(codeOf(await signOut())).toEqual([401, 'login/session_ended'])
  const payload = { projectId: 'test', origin: host, refreshToken }
  expect(codeOf(await server.send(device, 'POST', 'refresh', { payload }))).toEqual([
    401,
    'login/session_ended',
  ])
  expect((await server.begin(device, email)).action).toBe('VERIFY_OTP')
})
