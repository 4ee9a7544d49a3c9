import { randomBytes, randomUUID } from 'node:crypto'
import { type WindowProvider, windowProviders } from '@latchkey/protocol/http/social'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { actAs } from '../../../testing/startWallet.ts'
import type { Device } from '../testing/createDevice.ts'
import { createDevice, host, someEmail, walletUrl } from '../testing/startLogin.ts'
import { press, type SocialServer, startSocial } from '../testing/startSocial.ts'

let now = Date.now()
let server: SocialServer
beforeAll(async () => {
  server = await startSocial({ clock: () => now })
  await server.deps.projects.create({ id: 'other', name: 'Other', mode: 'production', origins: [host] })
})
afterAll(() => server.stop())
beforeEach(() => {
  now = Date.now()
  server.providers.next()
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const ended = [401, 'login/visit_ended']

/** What each provider tells of a visitor. */
const told: Record<WindowProvider, { hasEmail: boolean; username: string }> = {
  google: { hasEmail: true, username: 'ada' },
  apple: { hasEmail: true, username: 'ada Doe' },
  x: { hasEmail: false, username: 'ada' },
  discord: { hasEmail: true, username: 'ada' },
  github: { hasEmail: true, username: 'ada' },
  facebook: { hasEmail: false, username: 'ada' },
}

test.each(windowProviders)('behavior: a visitor logs in with %s', async (provider) => {
  const email = someEmail()
  server.providers.next({ name: 'ada', email })
  const device = await createDevice()
  const { visitId, claim, answer } = await server.register(device, provider)
  expect(answer.json()).toEqual({ started: true })
  expect((await server.window(visitId)).json()).toEqual({ state: 'waiting', provider, origin: host })
  expect((await server.state(device, visitId)).json()).toEqual({ state: 'waiting' })

  const bound = await server.bind({ visitId, claim })
  expect(bound.answer.headers['set-cookie']).toMatch(
    /^__Host-latchkey-social=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(bound.answer.headers).toMatchObject({
    'access-control-allow-origin': walletUrl,
    'access-control-allow-credentials': 'true',
  })
  const consent = new URL(bound.url)
  expect(Object.fromEntries(consent.searchParams)).toMatchObject({
    redirect_uri: `${walletUrl}/v1/login/social/return/${provider}`,
    response_type: 'code',
    code_challenge_method: 'S256',
  })
  expect((await server.state(device, visitId)).json()).toEqual({ state: 'away' })

  const page = await server.comeBack(await press(bound.url), { cookie: bound.cookie })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('You are logged in.')
  expect(page.body).toContain('close()</script>')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*; script-src 'sha256-[\w+/]{43}='$/,
  )
  expect(page.headers['set-cookie']).toContain('Max-Age=0')
  expect(page.headers['access-control-allow-origin']).toBeUndefined()
  expect((await server.state(device, visitId)).json()).toEqual({ state: 'returned' })

  const { hasEmail, username } = told[provider]
  const signedIn = (await server.complete(device, visitId)).json()
  expect(signedIn).toMatchObject({ provider, username, accountId: expect.any(String) })
  expect(signedIn.email).toBe(hasEmail ? email : undefined)
  const claims = decodeJwt(signedIn.accessToken)
  expect(claims).toMatchObject({ sub: signedIn.accountId, amr: ['social'], cnf: { jkt: device.jkt } })
  expect((await server.state(device, visitId)).json()).toEqual({ state: 'ended' })
  expect((await server.window(visitId)).json()).toMatchObject({ state: 'ended' })
})

test.each(windowProviders)('error: a visitor declines at %s', async (provider) => {
  const device = await createDevice()
  const { visitId, claim } = await server.register(device, provider, { language: 'es' })
  const { url, cookie } = await server.bind({ visitId, claim })
  const page = await server.comeBack(await press(url, 'cancel'), { cookie })
  expect(page.body).toContain('Rechazaste el inicio de sesión.')
  const state = { state: 'failed', code: 'login/provider_declined' }
  expect((await server.state(device, visitId)).json()).toEqual(state)
  expect(await server.deps.metrics.registry.metrics()).toMatch(
    /latchkey_login_total\{event="social_declined"\} \d/,
  )
  expect(codeOf(await server.complete(device, visitId))).toEqual(ended)
})

test('behavior: the same visitor gets the same account, on any device; another project another one', async () => {
  const { subject } = server.providers.next()
  const device = await createDevice()
  const first = (await server.logInWith(device, 'google')).json()
  server.providers.next({ subject, email: someEmail() })
  const again = (await server.logInWith(device, 'google')).json()
  expect([again.accountId, again.deviceId]).toEqual([first.accountId, first.deviceId])
  const elsewhere = (await server.logInWith(await createDevice(), 'google')).json()
  expect(elsewhere.accountId).toBe(first.accountId)
  expect(elsewhere.deviceId).not.toBe(first.deviceId)
  const other = (await server.logInWith(device, 'google', { projectId: 'other' })).json()
  expect(other.accountId).not.toBe(first.accountId)
})

test('behavior: two devices that log in for the first time at once get one account', async () => {
  server.providers.next()
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => server.logInWith(await createDevice(), 'github')),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map((answer) => answer.json().accountId)).size).toBe(1)
})

test('behavior: one email address at two providers, and by mail, is three accounts (threat 17)', async () => {
  const email = someEmail()
  const device = await createDevice()
  const ids = [(await server.logIn(device, email)).accountId]
  for (const provider of ['google', 'github', 'google', 'discord'] as const) {
    server.providers.next({ email, subject: provider === 'google' ? '777' : '778' })
    ids.push((await server.logInWith(device, provider)).json().accountId)
  }
  expect(new Set(ids).size).toBe(4)
  expect(ids[1]).toBe(ids[3])
})

test('behavior: only addresses that a provider has verified are told', async () => {
  for (const provider of ['google', 'apple', 'discord', 'github'] as const) {
    server.providers.next({ isVerified: false })
    const answer = await server.logInWith(await createDevice(), provider)
    expect([provider, answer.statusCode, answer.json().email]).toEqual([provider, 200, undefined])
    server.providers.next({ email: undefined })
    expect((await server.logInWith(await createDevice(), provider)).json().email).toBeUndefined()
  }
})

test('behavior: names of Discord lose the suffix that says there is none [2.25]', async () => {
  const names = [
    ['ada', '0', 'ada'],
    ['ada#0', '0', 'ada'],
    ['ada', '1234', 'ada#1234'],
  ] as const
  for (const [name, discriminator, shown] of names) {
    server.providers.next({ name, discriminator })
    expect((await server.logInWith(await createDevice(), 'discord')).json().username).toBe(shown)
  }
})

test('behavior: a name is shortened and has no hidden characters', async () => {
  server.providers.next({ name: `\u202e${'👛'.repeat(200)}` })
  const { username } = (await server.logInWith(await createDevice(), 'google')).json()
  expect(username).toBe('👛'.repeat(64))
})

test('behavior: a new device is announced to a verified address, and delayed with or without one', async () => {
  await server.deps.projects.create({
    id: 'slow',
    name: 'Slow',
    mode: 'production',
    origins: [host],
    newDeviceDelayMinutes: 60,
  })
  const { email = '' } = server.providers.next()
  for (const provider of ['google', 'x'] as const) {
    const first = (await server.logInWith(await createDevice(), provider, { projectId: 'slow' })).json()
    const second = (await server.logInWith(await createDevice(), provider, { projectId: 'slow' })).json()
    expect([first.walletOpensIn, second.walletOpensIn]).toEqual([undefined, 3_600])
  }
  const notice = await server.mail.notice(email)
  expect(notice.text).toContain('change the password of your Google account')
  expect(server.mail.received.filter(({ to }) => to === email)).toHaveLength(1)
  const stopped = await server.open(notice.stopLink ?? '', 1)
  expect(stopped.body).toContain('Change the password of the account that you log in with')
})

test('behavior: the escrow releases its secret to another device after a social login, for ten minutes', async () => {
  const enter = async (device: Device) => {
    const signedIn = (await server.logInWith(device, 'x')).json()
    return actAs(server, { device, signedIn, clock: () => now })
  }
  const secret = randomBytes(32)
  await (await enter(await createDevice())).putSecret('escrow-1', secret)
  const device = await createDevice()
  const other = await enter(device)
  expect(await other.readSecret('escrow-1')).toEqual(new Uint8Array(secret))
  now += 599_000
  const { refreshToken } = other.signedIn
  const payload = { projectId: 'test', origin: host, refreshToken }
  const signedIn = (await server.send(device, 'POST', 'refresh', { payload })).json()
  const later = actAs(server, { device, signedIn, clock: () => now })
  expect(await later.readSecret('escrow-1')).toEqual(new Uint8Array(secret))
  now += 2_000
  expect(await later.readSecret('escrow-1')).toMatchObject({ statusCode: 403 })
})

test('error: the address of an account that logs in with a provider cannot be changed', async () => {
  const device = await createDevice()
  const { accessToken: token } = (await server.logInWith(device, 'google')).json()
  const payload = { email: someEmail(), language: 'en' }
  const answer = await server.send(device, 'POST', 'email-change', { token, payload })
  expect(codeOf(answer)).toEqual([409, 'login/address_missing'])
})

test('behavior: what the project and the server offer decides', async () => {
  const device = await createDevice()
  const offer = async (config: string[] | null, isEnabled = true) => {
    const projectId = randomUUID()
    const features = [{ id: 'social_login', isEnabled, config }]
    await server.deps.projects.create({ id: projectId, name: 'Shop', origins: [host], features })
    const { answer } = await server.register(device, 'google', { projectId })
    const { json } = await server.app.inject(`/v1/config?projectId=${projectId}`)
    return [answer.statusCode, answer.json().code, json().features[0].config]
  }
  const off = [403, 'login/provider_off']
  expect(await offer(['email', 'google', 'farcaster'])).toEqual([
    200,
    undefined,
    ['email', 'google', 'farcaster'],
  ])
  expect(await offer(['email'])).toEqual([...off, ['email']])
  expect(await offer(['google'], false)).toEqual([...off, ['google']])
  expect(await offer(null)).toEqual([200, undefined, null])
  const { json } = await server.app.inject('/v1/config?projectId=test')
  expect(json()).toMatchObject({ features: null, socials: [...windowProviders] })
})

test('error: without its id, a provider is off, and the modal is told', async () => {
  const small = await startSocial({ env: { SOCIAL_GOOGLE_ID: '', SOCIAL_X_ID: '' } })
  try {
    const { answer } = await small.register(await createDevice(), 'x')
    expect(codeOf(answer)).toEqual([403, 'login/provider_off'])
    const features = [{ id: 'social_login', isEnabled: true, config: ['email', 'google', 'github'] }]
    await small.deps.projects.create({ id: 'shop', name: 'Shop', origins: [host], features })
    const { json } = await small.app.inject('/v1/config?projectId=shop')
    expect(json()).toMatchObject({
      features,
      socials: ['discord', 'apple', 'github', 'facebook'],
    })
  } finally {
    await small.stop()
  }
})

test('error: a provider that is down fails the login, and is asked again by the next', async () => {
  const small = await startSocial()
  try {
    const device = await createDevice()
    const away = await small.register(device, 'github')
    const { url, cookie } = await small.bind({ visitId: away.visitId, claim: away.claim })
    const returned = await press(url)
    const failed = { state: 'failed', code: 'login/provider_failed' }
    for (const provider of ['github', 'google'] as const) await small.providers.stopOne(provider)
    // While the window is there.
    const page = await small.comeBack(returned, { cookie })
    expect(page.body).toContain('The login did not work.')
    expect((await small.state(device, away.visitId)).json()).toEqual(failed)
    // Before it gets there.
    const { visitId, claim } = await small.register(device, 'google')
    const { answer } = await small.bind({ visitId, claim })
    expect(codeOf(answer)).toEqual([502, 'login/provider_failed'])
    expect((await small.state(device, visitId)).json()).toEqual(failed)
  } finally {
    await small.stop()
  }
})

test.each(['hang', 'huge', 'error', 'page', 'redirect'] as const)(
  'error: a provider whose tokens are %s fails the login within its time',
  async (tokens) => {
    const device = await createDevice()
    const { visitId, claim } = await server.register(device, 'github')
    const { url, cookie } = await server.bind({ visitId, claim })
    const returned = await press(url)
    server.providers.next({ tokens })
    const begun = performance.now()
    await server.comeBack(returned, { cookie })
    expect(performance.now() - begun).toBeLessThan(8_000)
    const failed = { state: 'failed', code: 'login/provider_failed' }
    expect((await server.state(device, visitId)).json()).toEqual(failed)
  },
  20_000,
)
