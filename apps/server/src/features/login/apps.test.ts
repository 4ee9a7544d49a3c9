import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/startTestServer.ts'
import { createDevice, host, someEmail } from './testing/startLogin.ts'
import { type SocialServer, startSocial } from './testing/startSocial.ts'

const gameOrigin = 'https://game.example'
let server: SocialServer
let now = Date.now()
beforeAll(async () => {
  server = await startSocial({ clock: () => now })
  const { projects } = server.deps
  await projects.set('test', { name: 'Shop', group: 'arcade' })
  const mode = 'production'
  await projects.create({ id: 'game', name: 'Game', mode, origins: [gameOrigin], group: 'arcade' })
  await projects.create({ id: 'other', name: 'Other', mode, origins: ['https://other.example'] })
})
afterAll(() => server?.stop())

type Device = Awaited<ReturnType<typeof createDevice>>
type SignedIn = {
  accountId: string
  deviceId: string
  accessToken: string
  refreshToken: string
  homeProjectId?: string
  walletOpensIn?: number
  offer?: { name: string; origin?: string; here: string }
}
const game = { projectId: 'game', origin: gameOrigin }
const other = { projectId: 'other', origin: 'https://other.example' }
const shop = { projectId: 'test', origin: host }

async function logIn(at: typeof game, device: Device, email: string): Promise<SignedIn> {
  const count = server.mail.received.filter(({ to, stopLink }) => to === email && !stopLink).length
  const { attemptId, match } = (await server.ask(device, email, at)).json()
  const { code, link } = await server.mail.next(email, count + 1)
  if (link) await server.open(link, match)
  const answer = await server.enter(device, attemptId, code, at)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  // The next mail to the same address can be asked for.
  now += 61_000
  return answer.json()
}
const decide = (device: Device, { accessToken: token }: SignedIn, isShared: boolean) =>
  server.send(device, 'POST', 'apps', { token, payload: { isShared, language: 'en' } })
const refresh = (device: Device, at: typeof game, { refreshToken }: SignedIn) =>
  server.send(device, 'POST', 'refresh', { payload: { ...at, refreshToken } })
const appsOf = async (device: Device, { accessToken: token }: SignedIn) =>
  (await server.send(device, 'GET', 'apps', { token })).json().apps
const outcome = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code

/** A visitor with a wallet in the shop, who has logged in to the game. */
async function offered() {
  const email = someEmail()
  const [atShop, atGame] = [await createDevice(), await createDevice()]
  const first = await logIn(shop, atShop, email)
  const asked = await logIn(game, atGame, email)
  return { email, atShop, atGame, first, asked }
}
async function shared() {
  const given = await offered()
  const { signedIn } = (await decide(given.atGame, given.asked, true)).json() as { signedIn: SignedIn }
  return { ...given, signedIn }
}

test('behavior: with the consent of the visitor, an app of the group gets the same user, and tokens for itself only', async () => {
  const { asked, atGame, atShop, email, first, signedIn } = await shared()
  expect(first.offer).toBeUndefined()
  expect(asked.offer).toEqual({ name: 'Shop', origin: host, here: 'Game' })
  expect(asked.accountId).not.toBe(first.accountId)
  expect(decodeJwt(asked.accessToken)).toMatchObject({ pid: 'game', sub: asked.accountId })
  expect(decodeJwt(asked.accessToken)).not.toHaveProperty('app')

  expect(signedIn).toMatchObject({ accountId: first.accountId, homeProjectId: 'test' })
  expect(decodeJwt(signedIn.accessToken)).toMatchObject({ pid: 'test', app: 'game', sub: first.accountId })
  // For the server of the game, and of no other app.
  const { idToken } = (await server.send(atGame, 'POST', 'id-token', { token: signedIn.accessToken })).json()
  expect(decodeJwt(idToken)).toMatchObject({ aud: 'game', azp: gameOrigin, sub: first.accountId })
  // The session that only asked has ended.
  expect(outcome(await refresh(atGame, game, asked))).toBe('login/session_ended')
  // As for a new device, which it is.
  await expect
    .poll(() => server.mail.received.filter((mail) => mail.to === email && mail.stopLink).length)
    .toBe(1)

  const renewed = (await refresh(atGame, game, signedIn)).json()
  expect(renewed).toMatchObject({ accountId: first.accountId, homeProjectId: 'test' })
  expect(await appsOf(atShop, first)).toEqual([
    expect.objectContaining({ projectId: 'game', name: 'Game', origin: gameOrigin, isCurrent: false }),
  ])
  // The device is known by now: a code is enough, and nothing is asked.
  const again = await logIn(game, atGame, email)
  expect(again).toMatchObject({ accountId: first.accountId, deviceId: signedIn.deviceId })
  expect(again.offer).toBeUndefined()
})

test('behavior: the owner of an app finds a shared user by the id that its tokens have, with what it stores itself', async () => {
  const email = someEmail()
  const users = (id: string, path: string, payload?: object) =>
    server.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/admin/v1/projects/${id}/users${path}`,
      headers: { authorization: `Bearer ${adminToken}` },
      ...(payload && { payload }),
    })
  await users('test', '', { email, metadata: { plan: 'pro' } })
  await users('game', '', { email, ownId: `g-${email}`, metadata: { level: 7 } })
  const first = await logIn(shop, await createDevice(), email)
  const device = await createDevice()
  const asked = await logIn(game, device, email)
  expect((await users('game', `/${first.accountId}`)).statusCode).toBe(404)
  await decide(device, asked, true)
  const { user } = (await users('game', `/${first.accountId}`)).json()
  expect(user).toMatchObject({ id: first.accountId, email, ownId: `g-${email}`, metadata: { level: 7 } })
  expect((await users('game', '/find', { email })).json().user.id).toBe(first.accountId)
  expect((await users('test', `/${first.accountId}`)).json().user.metadata).toEqual({ plan: 'pro' })
  await server.deps.projects.set('game', { loginRules: { allow: [`user:${first.accountId}`] } })
  expect((await logIn(game, device, email)).accountId).toBe(first.accountId)
  await server.deps.projects.set('game', { loginRules: null })
})

test('behavior: an account at a provider is found by its subject, and only by that', async () => {
  const email = someEmail()
  const byGoogle = async (at: typeof game, subject: string) => {
    server.providers.next({ subject, email })
    const device = await createDevice()
    const answer = await server.logInWith(device, 'google', at)
    return { device, ...(answer.json() as SignedIn) }
  }
  const subject = `${Date.now()}`
  const first = await byGoogle(shop, subject)
  expect((await byGoogle(game, `${subject}1`)).offer).toBeUndefined()
  expect((await logIn(game, await createDevice(), email)).offer).toBeUndefined()
  const asked = await byGoogle(game, subject)
  expect(asked.offer).toMatchObject({ name: 'Shop' })
  const { signedIn } = (await decide(asked.device, asked, true)).json()
  expect(signedIn.accountId).toBe(first.accountId)
  expect((await byGoogle(game, subject)).accountId).toBe(first.accountId)
})

test('behavior: who declines has an account of their own, and is not asked again', async () => {
  const { asked, atGame, atShop, email, first } = await offered()
  expect((await decide(atGame, asked, false)).json()).toEqual({})
  expect(outcome(await refresh(atGame, game, asked))).toBe('ok')
  const again = await logIn(game, await createDevice(), email)
  expect(again.accountId).toBe(asked.accountId)
  expect(again.offer).toBeUndefined()
  expect(again.homeProjectId).toBeUndefined()
  expect(await appsOf(atShop, first)).toEqual([])
})

test('behavior: who leaves without an answer is asked with the next login', async () => {
  const { asked, email } = await offered()
  const again = await logIn(game, await createDevice(), email)
  expect(again).toMatchObject({ accountId: asked.accountId, offer: { name: 'Shop' } })
})

test('behavior: outside the group, in another mode, or with an account of their own, visitors are not asked', async () => {
  const email = someEmail()
  const { projects } = server.deps
  await logIn(shop, await createDevice(), email)
  expect((await logIn(other, await createDevice(), email)).offer).toBeUndefined()
  // It has joined the group since: who has a wallet there keeps it.
  await projects.set('other', { group: 'arcade' })
  expect((await logIn(other, await createDevice(), email)).offer).toBeUndefined()
  await projects.set('game', { mode: 'development' })
  expect((await logIn(game, await createDevice(), email)).offer).toBeUndefined()
  await projects.set('game', { mode: 'production' })
  await projects.set('other', { group: null })
})

test('behavior: the visitor takes the wallet away from an app, which is logged out, and asks again (threat 40)', async () => {
  const { atGame, atShop, email, first, signedIn } = await shared()
  const { accessToken: token } = first
  expect((await server.send(atShop, 'DELETE', 'apps/game', { token })).json()).toEqual({ removed: 1 })
  expect((await server.send(atShop, 'DELETE', 'apps/game', { token })).json()).toEqual({ removed: 0 })
  expect(outcome(await refresh(atGame, game, signedIn))).toBe('login/session_ended')
  const active = await server.app.inject({
    method: 'POST',
    url: '/v1/login/session',
    payload: { accessToken: signedIn.accessToken },
  })
  expect(active.json()).toEqual({ isActive: false })
  const { devices } = (await server.send(atShop, 'GET', 'devices', { token })).json()
  expect(devices).toHaveLength(1)
  expect(outcome(await refresh(atShop, shop, first))).toBe('ok')
  const next = await logIn(game, atGame, email)
  expect(next.offer).toMatchObject({ name: 'Shop' })
  expect(next.accountId).not.toBe(first.accountId)
})

test('behavior: the link of the notice takes the wallet away from the app that was added', async () => {
  const { atGame, atShop, email, first, signedIn } = await shared()
  await expect.poll(() => server.mail.received.some((mail) => mail.to === email && mail.stopLink)).toBe(true)
  const { stopLink = '' } = server.mail.received.find((mail) => mail.to === email && mail.stopLink) ?? {}
  await server.app.inject({
    method: 'POST',
    url: new URL(stopLink).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  expect(outcome(await refresh(atGame, game, signedIn))).toBe('login/session_ended')
  expect(await appsOf(atShop, first)).toEqual([])
})

test('behavior: apps of one site have a device in common, and one of them is removed without the other', async () => {
  const email = someEmail()
  const device = await createDevice()
  const first = await logIn(shop, device, email)
  const asked = await logIn(game, device, email)
  const { signedIn } = (await decide(device, asked, true)).json()
  expect(signedIn.deviceId).toBe(first.deviceId)
  await expect
    .poll(() => server.mail.received.filter((mail) => mail.to === email && mail.stopLink).length)
    .toBe(1)
  expect(await appsOf(device, first)).toEqual([expect.objectContaining({ keys: [] })])
  await server.send(device, 'DELETE', 'apps/game', { token: first.accessToken })
  expect(outcome(await refresh(device, game, signedIn))).toBe('login/session_ended')
  expect(outcome(await refresh(device, shop, first))).toBe('ok')
})

test('error: a decision counts once, soon after the login, and only for who was asked', async () => {
  const { asked, atGame, atShop, email, first } = await offered()
  const ended = 'login/attempt_ended'
  // The session of the shop was not asked anything.
  expect(outcome(await decide(atShop, first, true))).toBe(ended)
  // Another device with a copy of the token.
  expect(outcome(await decide(await createDevice(), asked, true))).toBe('login/token_invalid')
  const late = (await refresh(atGame, game, asked)).json()
  now += 600_000
  expect(outcome(await decide(atGame, (await refresh(atGame, game, late)).json(), true))).toBe(ended)
  const again = await logIn(game, atGame, email)
  expect(outcome(await decide(atGame, again, true))).toBe('ok')
  expect(outcome(await decide(atGame, again, true))).toBe('login/session_ended')
})

test('error: a token of one app refreshes nothing in the other (threat 40)', async () => {
  const { atGame, signedIn } = await shared()
  expect(outcome(await refresh(atGame, shop, signedIn))).toBe('login/token_invalid')
})

test('error: both apps have to let the visitor in', async () => {
  const { projects } = server.deps
  const { atGame, email } = await shared()
  await projects.set('test', { loginRules: { deny: [email] } })
  await expect(logIn(game, atGame, email)).rejects.toThrow('login/not_allowed')
  await projects.set('test', { loginRules: null })
  now += 61_000
  await projects.set('game', { loginRules: { deny: [email] } })
  await expect(logIn(game, atGame, email)).rejects.toThrow('login/not_allowed')
  await projects.set('game', { loginRules: null })
})

test('error: an app that leaves the group loses the wallets of the others', async () => {
  const { projects } = server.deps
  const { atGame, email, first, signedIn } = await shared()
  await projects.set('game', { group: null })
  expect(outcome(await refresh(atGame, game, signedIn))).toBe('login/session_ended')
  const own = await logIn(game, atGame, email)
  expect(own.accountId).not.toBe(first.accountId)
  await projects.set('game', { group: 'arcade' })
  // They may have a wallet there by now, which another one must not hide.
  const again = await logIn(game, atGame, email)
  expect(again.accountId).toBe(own.accountId)
  expect(again.offer).toBeUndefined()
})

test('error: an address that the account has given up does not lead to its wallet', async () => {
  const { atGame, atShop, email, first, signedIn } = await shared()
  const next = someEmail()
  const mails = (to: string) => server.mail.received.filter((mail) => mail.to === to && !mail.stopLink).length
  const step = async (to: string, ask: () => Promise<unknown>) => {
    const count = mails(to)
    await ask()
    return (await server.mail.next(to, count + 1)).code
  }
  const { accessToken: token } = (await refresh(atShop, shop, first)).json()
  let changeId = ''
  const old = await step(email, async () => {
    const payload = { email: next, language: 'en' }
    changeId = (await server.send(atShop, 'POST', 'email-change', { token, payload })).json().changeId
  })
  const confirm = (code: string | undefined) =>
    server.send(atShop, 'POST', 'email-change/code', { token, payload: { changeId, code } })
  const fresh = await step(next, () => confirm(old))
  expect((await confirm(fresh)).json()).toMatchObject({ step: 'done' })
  now += 86_400_000 + 61_000
  expect((await logIn(game, atGame, next)).accountId).toBe(first.accountId)
  const former = await logIn(game, await createDevice(), email)
  expect(former.accountId).not.toBe(first.accountId)
  expect(former.offer).toBeUndefined()
  expect(outcome(await refresh(atGame, game, signedIn))).toBe('login/session_ended')
  // Who they are now is asked again.
  const asked = await logIn(game, atGame, next)
  expect(asked.offer).toMatchObject({ name: 'Shop' })
})

test('error: only the operator chooses the group of a project', async () => {
  const { key } = await server.deps.projects.create({ id: 'alone', name: 'Alone' })
  const set = (authorization: string) =>
    server.app.inject({
      method: 'PATCH',
      url: '/admin/v1/projects/alone',
      headers: { authorization: `Bearer ${authorization}` },
      payload: { group: 'arcade' },
    })
  expect(outcome(await set(key))).toBe('server/admin_token_invalid')
  expect((await set(adminToken)).json().project).toMatchObject({ group: 'arcade' })
})
