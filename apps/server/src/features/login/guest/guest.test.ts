import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminToken } from '../../../testing/startTestServer.ts'
import { createTestPasskey } from '../testing/createAuthenticator.ts'
import type { Device } from '../testing/createDevice.ts'
import {
  createDevice,
  host,
  type LoginServer,
  someEmail,
  startLogin,
  walletUrl,
} from '../testing/startLogin.ts'

let server: LoginServer
beforeAll(async () => {
  server = await startLogin({ env: { PASSKEY_LOGIN: '1' } })
  const project = { name: 'Other', mode: 'production' as const, origins: [host] }
  await server.deps.projects.create({ ...project, id: 'other', guestLogin: true })
})
afterAll(() => server?.stop())
beforeEach(() => server.deps.projects.set('test', { guestLogin: true, loginRules: null, features: null }))

type Answer = { statusCode: number; json(): { code?: string } }
const embedding = { projectId: 'test', origin: host }
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code]
const off = [403, 'login/guest_off']

const enter = (device: Device, more: object = {}, to: LoginServer = server) =>
  to.send(device, 'POST', 'guest', { payload: { ...embedding, language: 'en', ...more } })

async function addPasskey(device: Device, token: string, passkey: ReturnType<typeof createTestPasskey>) {
  const asked = await server.send(device, 'POST', 'passkey/challenge', { payload: embedding })
  const { challenge, challengeId } = asked.json()
  const payload = { challengeId, credential: passkey.create(challenge) }
  return server.send(device, 'POST', 'passkey/add', { token, payload })
}

async function usePasskey(device: Device, passkey: ReturnType<typeof createTestPasskey>) {
  const asked = await server.send(device, 'POST', 'passkey/challenge', { payload: embedding })
  const { challenge, challengeId } = asked.json()
  const payload = { ...embedding, language: 'en', challengeId, credential: passkey.use(challenge) }
  return server.send(device, 'POST', 'passkey', { payload })
}

async function readUser(id: string) {
  const url = `/admin/v1/projects/test/users/${id}`
  const headers = { authorization: `Bearer ${adminToken}` }
  return (await server.app.inject({ url, headers })).json().user
}

test('behavior: a device is the same guest whenever it comes back, and no other device is', async () => {
  const device = await createDevice()
  const [first, second] = await Promise.all([enter(device), enter(device)])
  const { accessToken, accountId } = first.json()
  expect(second.json().accountId).toBe(accountId)
  expect(decodeJwt(accessToken)).toMatchObject({ sub: accountId, amr: ['guest'] })
  await server.send(device, 'POST', 'sign-out', { token: accessToken })
  expect((await enter(device)).json().accountId).toBe(accountId)
  expect((await enter(await createDevice())).json().accountId).not.toBe(accountId)
  expect((await enter(device, { projectId: 'other' })).json().accountId).not.toBe(accountId)
  expect(await readUser(accountId)).toMatchObject({ id: accountId, logins: ['guest'], isGuest: true })
})

test('error: there are no guests unless the project wants them, offers passkeys, and lets every visitor in', async () => {
  const { projects } = server.deps
  const device = await createDevice()
  for (const settings of [
    { guestLogin: false },
    { loginRules: { allow: ['@team.example'] } },
    { loginRules: { allow: [] } },
    { features: [] },
    { features: [{ id: 'social_login', isEnabled: true, config: ['email', 'google'] }] },
    { features: [{ id: 'social_login', isEnabled: false, config: ['email', 'passkey'] }] },
  ]) {
    await projects.set('test', { guestLogin: true, loginRules: null, features: null, ...settings })
    expect(codeOf(await enter(device)), JSON.stringify(settings)).toEqual(off)
    const config = (await server.app.inject({ url: '/v1/config?projectId=test&st=web&sv=1' })).json()
    expect(config.socials).not.toContain('guest')
  }
  const features = [{ id: 'social_login', isEnabled: true, config: ['email', 'passkey'] }]
  await projects.set('test', { guestLogin: true, loginRules: null, features })
  const config = (await server.app.inject({ url: '/v1/config?projectId=test&st=web&sv=1' })).json()
  expect(config.socials).toContain('guest')
  expect(config.features[0].config).toEqual(['email', 'passkey', 'guest'])
  const { accountId } = (await enter(device)).json()

  // Who has a wallet keeps the way to it.
  await projects.set('test', { guestLogin: false })
  expect((await enter(device)).json().accountId).toBe(accountId)
  await projects.set('test', { loginRules: { deny: [`user:${accountId}`] } })
  expect(codeOf(await enter(device))).toEqual([403, 'login/not_allowed'])
})

test('error: a page that the project does not list makes no guest', async () => {
  const answer = await enter(await createDevice(), { origin: 'https://evil.example' })
  expect(answer.statusCode).toBe(403)
})

test('behavior: a passkey logs in to the account of a guest, which is none from then on', async () => {
  const device = await createDevice()
  const { accessToken, accountId } = (await enter(device)).json()
  const passkey = createTestPasskey(walletUrl)
  expect((await addPasskey(device, accessToken, passkey)).json()).toEqual({ added: true })
  const other = await createDevice()
  expect((await usePasskey(other, passkey)).json().accountId).toBe(accountId)
  expect((await enter(device)).json().accountId, 'until the wallet has it, too').toBe(accountId)
  expect(await readUser(accountId)).not.toHaveProperty('isGuest')
  const end = async () => (await server.send(device, 'POST', 'guest/end', { token: accessToken })).json()
  expect([await end(), await end()]).toEqual([{ ended: true }, { ended: true }])
  expect(await readUser(accountId)).toMatchObject({ logins: [] })
  expect((await enter(device)).json().accountId).not.toBe(accountId)
  expect((await usePasskey(device, passkey)).json().accountId).toBe(accountId)
})

test('error: a guest without a passkey stays one: nothing else would log in', async () => {
  const device = await createDevice()
  const { accessToken: token, accountId } = (await enter(device)).json()
  expect((await server.send(device, 'POST', 'guest/end', { token })).json()).toEqual({ ended: false })
  expect((await enter(device)).json().accountId).toBe(accountId)
})

test('hostile: a browser that was removed by another device is no longer that guest', async () => {
  const lost = await createDevice()
  const { accessToken, accountId, deviceId } = (await enter(lost)).json()
  const passkey = createTestPasskey(walletUrl)
  await addPasskey(lost, accessToken, passkey)
  const other = await createDevice()
  const { accessToken: token } = (await usePasskey(other, passkey)).json()
  const removed = await server.send(other, 'DELETE', `devices/${deviceId}`, { token })
  expect(removed.json()).toEqual({ removed: 1 })
  expect((await enter(lost)).json().accountId).not.toBe(accountId)
  expect((await usePasskey(other, passkey)).json().accountId).toBe(accountId)
})

test('error: an account with an address gets no login by passkey from a guest of the same browser', async () => {
  const device = await createDevice()
  await enter(device)
  const { accessToken } = await server.logIn(device, someEmail())
  expect((await addPasskey(device, accessToken, createTestPasskey(walletUrl))).statusCode).toBe(401)
})

test('error: an address makes 20 guests in an hour, and those who come back do not count', async () => {
  const limited = await startLogin({ env: { PASSKEY_LOGIN: '1', LIMITS: 'on', PROXIES: '1' } })
  try {
    await limited.deps.projects.set('test', { guestLogin: true })
    const from = (device: Device, ip: string) =>
      limited.send(device, 'POST', 'guest', {
        payload: { ...embedding, language: 'en' },
        headers: { 'x-forwarded-for': ip },
      })
    const devices = await Promise.all(Array.from({ length: 21 }, createDevice))
    const statuses: number[] = []
    for (const device of devices) statuses.push((await from(device, '10.0.0.1')).statusCode)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect((await from(devices[0] as Device, '10.0.0.1')).statusCode).toBe(200)
    expect((await from(devices[20] as Device, '10.0.0.2')).statusCode).toBe(200)
  } finally {
    await limited.stop()
  }
})

test('error: a server without logins by passkey has no guests', async () => {
  const plain = await startLogin()
  try {
    const set = (payload: object) =>
      plain.app.inject({
        method: 'PATCH',
        url: '/admin/v1/projects/test',
        headers: { authorization: `Bearer ${adminToken}` },
        payload,
      })
    const refused = await set({ guestLogin: true })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().reasons[0].field).toBe('guestLogin')
    expect((await set({ guestLogin: false })).statusCode).toBe(200)
    await plain.deps.projects.set('test', { guestLogin: true })
    expect(codeOf(await enter(await createDevice(), {}, plain))).toEqual(off)
  } finally {
    await plain.stop()
  }
})
