import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'

let now = Date.now()
let server: LoginServer
beforeAll(async () => {
  server = await startLogin({ clock: () => now, env: { LIMITS: 'on', PROXIES: '1' } })
})
afterAll(() => server.stop())

let last = 0
function nextIp(): string {
  last += 1
  return `10.0.0.${last}`
}

async function ask(device: Awaited<ReturnType<typeof createDevice>>, email: string, ip = nextIp()) {
  const payload = { projectId: 'test', origin: 'https://app.example', email, language: 'en' }
  const answer = await server.send(device, 'POST', 'email', { payload, headers: { 'x-forwarded-for': ip } })
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), body: answer.json() }
}

test('error: the same address has to wait 30 seconds, whatever device asks', async () => {
  const email = someEmail()
  expect((await ask(await createDevice(), email)).status).toBe(200)
  now += 10_000
  const refused = await ask(await createDevice(), email.toUpperCase())
  expect(refused).toMatchObject({ status: 429, retryAfter: 20, body: { code: 'login/cool_down' } })
  expect(refused.body.reasons).toEqual([{ field: 'email', description: 'Please try again after 20 seconds' }])
  now += 20_000
  expect((await ask(await createDevice(), email)).status).toBe(200)
})

test('error: an address gets five mails, then one in twelve minutes; and ten, then one in 2.4 hours', {
  timeout: 60_000,
}, async () => {
  const email = someEmail()
  const send = async () => {
    now += 30_000
    return (await ask(await createDevice(), email)).status
  }
  const first: number[] = []
  for (let index = 0; index < 6; index += 1) first.push(await send())
  expect(first).toEqual([200, 200, 200, 200, 200, 429])
  const later: number[] = []
  for (let index = 0; index < 8; index += 1) {
    now += 720_000
    later.push(await send())
  }
  expect(later.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
  expect(later.at(-1)).toBe(429)
})

test('error: a device gets ten mails', async () => {
  const device = await createDevice()
  const statuses: number[] = []
  for (let index = 0; index < 11; index += 1) statuses.push((await ask(device, someEmail())).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('error: an IP address gets twenty mails', { timeout: 60_000 }, async () => {
  const statuses: number[] = []
  for (let index = 0; index < 22; index += 1)
    statuses.push((await ask(await createDevice(), someEmail(), '192.0.2.1')).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
})
