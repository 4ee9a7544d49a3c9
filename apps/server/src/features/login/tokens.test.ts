import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice, host, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'

let now = Date.now()
let server: LoginServer
beforeAll(async () => {
  server = await startLogin({ clock: () => now })
})
afterAll(() => server.stop())

type Device = Awaited<ReturnType<typeof createDevice>>
type Answer = Awaited<ReturnType<LoginServer['send']>>
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code]
const dayMs = 86_400_000
const refresh = (device: Device, refreshToken: string, more = {}) =>
  server.send(device, 'POST', 'refresh', {
    payload: { projectId: 'test', origin: host, refreshToken, ...more },
  })
const devices = (device: Device, token: string) => server.send(device, 'GET', 'devices', { token })

test('behavior: a refresh token gives the next one, and new access', async () => {
  const device = await createDevice()
  let { refreshToken, accountId } = await server.logIn(device, someEmail())
  const seen = new Set([refreshToken])
  for (let index = 0; index < 5; index += 1) {
    now += 600_000
    const answer = await refresh(device, refreshToken)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().accountId).toBe(accountId)
    refreshToken = answer.json().refreshToken
    seen.add(refreshToken)
    expect((await devices(device, answer.json().accessToken)).statusCode).toBe(200)
  }
  expect(seen.size).toBe(6)
})

test('behavior: the keys of access tokens change every month, are published a day before, and log no visitor out', async () => {
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
  const published = async (): Promise<string[]> =>
    (await server.app.inject('/v1/login/keys')).json().keys.map(({ kid }: { kid: string }) => kid)
  const device = await createDevice()
  const email = someEmail()
  let refreshToken = ''
  const firstPublished = new Map<string, number>()
  const signedWith = new Map<string, number>()
  for (let day = 0; day < 65; day += 1) {
    for (const kid of await published()) if (!firstPublished.has(kid)) firstPublished.set(kid, now)
    // Before the session ends, which it does after a month.
    if (day % 20 === 0) ({ refreshToken } = await server.logIn(device, email))
    const answer = await refresh(device, refreshToken)
    expect([day, answer.statusCode]).toEqual([day, 200])
    const { accessToken } = answer.json()
    refreshToken = answer.json().refreshToken
    if (!signedWith.has(kidOf(accessToken))) signedWith.set(kidOf(accessToken), now)
    // Accepted until it expires, also if another key signs meanwhile.
    now += 9 * 60_000
    expect([day, (await devices(device, accessToken)).statusCode]).toEqual([day, 200])
    now += dayMs - 9 * 60_000
  }
  expect(signedWith.size).toBe(3)
  for (const [kid, since] of [...signedWith].slice(1))
    expect(since - (firstPublished.get(kid) ?? since)).toBeGreaterThanOrEqual(dayMs)
  // Not more than the last, the present and the next one.
  expect((await published()).length).toBeLessThanOrEqual(3)
}, 120_000)

/** EXHAUSTIVE=1 tries more. */
const rounds = process.env.EXHAUSTIVE ? 100 : 10

test('property: tokens are worth nothing with another key (threat 13)', { timeout: 120_000 }, async ({
  annotate,
}) => {
  await annotate(`${rounds} sessions`, 'size')
  const device = await createDevice()
  const statuses: number[] = []
  for (let index = 0; index < rounds; index += 1) {
    const { accessToken, refreshToken } = await server.logIn(device, someEmail())
    const thief = await createDevice()
    statuses.push((await devices(thief, accessToken)).statusCode)
    statuses.push(
      (await server.send(thief, 'POST', 'sign-out', { token: accessToken, payload: {} })).statusCode,
    )
    statuses.push((await server.send(device, 'GET', 'devices', { token: accessToken })).statusCode)
    statuses.push((await refresh(thief, refreshToken)).statusCode)
  }
  expect(statuses).toEqual(Array.from({ length: rounds }, () => [401, 401, 200, 401]).flat())
})

test('error: a refresh token shown by another key ends the session (threat 13)', async () => {
  const device = await createDevice()
  const { accessToken, refreshToken } = await server.logIn(device, someEmail())
  expect(codeOf(await refresh(await createDevice(), refreshToken))).toEqual([401, 'login/token_invalid'])
  expect(codeOf(await refresh(device, refreshToken))).toEqual([401, 'login/session_ended'])
  expect(codeOf(await devices(device, accessToken))).toEqual([401, 'login/session_ended'])
})

test('error: a used refresh token ends the session, and its access tokens with it (threat 13)', async () => {
  const device = await createDevice()
  const first = await server.logIn(device, someEmail())
  const second = (await refresh(device, first.refreshToken)).json()
  const third = (await refresh(device, second.refreshToken)).json()
  // Not the last used one, whose answer could have been lost.
  expect(codeOf(await refresh(device, first.refreshToken))).toEqual([401, 'login/session_ended'])
  for (const { accessToken, refreshToken } of [first, second, third]) {
    expect(codeOf(await devices(device, accessToken))).toEqual([401, 'login/session_ended'])
    expect(codeOf(await refresh(device, refreshToken))).toEqual([401, 'login/session_ended'])
  }
})

test('behavior: the last used token gives the same answer for ten seconds: answers get lost', async () => {
  const device = await createDevice()
  const { refreshToken } = await server.logIn(device, someEmail())
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(device, refreshToken)))
  const next = new Set(answers.map((answer) => answer.json().refreshToken))
  expect([...next]).toEqual([expect.any(String)])
  now += 10_000
  expect(codeOf(await refresh(device, refreshToken))).toEqual([401, 'login/session_ended'])
})

test('error: tokens of another page or project, changed or expired ones are refused', async () => {
  const device = await createDevice()
  await server.deps.projects.create({
    id: 'elsewhere',
    name: 'Elsewhere',
    mode: 'production',
    origins: [host],
  })
  const one = await server.logIn(device, someEmail())
  expect((await refresh(device, one.refreshToken, { projectId: 'elsewhere' })).statusCode).toBe(401)
  const two = await server.logIn(device, someEmail())
  for (const token of [
    '',
    'x',
    `${two.refreshToken}x`,
    two.refreshToken.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
  ])
    expect([401, 422]).toContain((await refresh(device, token)).statusCode)
  expect(codeOf(await devices(device, `${two.accessToken.slice(0, -4)}AAAA`))).toEqual([
    401,
    'login/token_invalid',
  ])
  expect((await refresh(device, two.refreshToken)).statusCode).toBe(200)
  now += 631_000
  expect(codeOf(await devices(device, two.accessToken))).toEqual([401, 'login/token_invalid'])
})

test('behavior: a session ends after seven days without use, and after thirty in any case', async () => {
  const device = await createDevice()
  const idle = await server.logIn(device, someEmail())
  let { refreshToken } = await server.logIn(device, someEmail())
  for (let day = 6; day <= 24; day += 6) {
    now += 6 * dayMs
    const answer = await refresh(device, refreshToken)
    expect(answer.statusCode).toBe(200)
    refreshToken = answer.json().refreshToken
  }
  now += 6 * dayMs
  expect(codeOf(await refresh(device, refreshToken))).toEqual([401, 'login/session_ended'])
  expect(codeOf(await refresh(device, idle.refreshToken))).toEqual([401, 'login/session_ended'])
})
