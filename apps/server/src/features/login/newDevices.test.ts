import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { actAs, startWallet, type Visitor, type WalletServer } from '../../testing/startWallet.ts'
import { createDevice, firefox, host, someEmail, walletUrl } from './testing/startLogin.ts'

let now = Date.now()
let server: WalletServer
beforeAll(async () => {
  server = await startWallet({ clock: () => now, env: { ESCROW_RELEASES_PER_ACCOUNT: '1000' } })
})
afterAll(() => server.stop())

type Answer = Awaited<ReturnType<Visitor['call']>>
const codeOf = (answer: Answer | Uint8Array) =>
  answer instanceof Uint8Array ? 'released' : [answer.statusCode, answer.json().code]
const dayMs = 86_400_000
const setDelay = (minutes: number) =>
  server.deps.projects.set('test', { newDeviceDelayMinutes: minutes, origins: [host] })
beforeEach(() => setDelay(0))

/** A visitor with a wallet, and a second device that logs in to it. */
async function addDevice(email = someEmail()) {
  const first = await server.visit(email)
  await first.putSecret('escrow-1')
  const device = await createDevice()
  const signedIn = await server.logIn(device, email)
  return { email, first, device, second: actAs(server, { device, signedIn, clock: () => now }) }
}

test('behavior: a new device is announced by mail and opens at once; a known one and a new account are not', async () => {
  const { email, first, second } = await addDevice()
  expect(first.signedIn).not.toHaveProperty('walletOpensIn')
  expect(second.signedIn).not.toHaveProperty('walletOpensIn')
  expect(codeOf(await second.readSecret('escrow-1'))).toBe('released')
  const { subject, text, html, stopLink = '' } = await server.mail.notice(email)
  expect(subject).toBe('A new device at app.example')
  expect(text).toContain(`logged in to your wallet at ${host}: Firefox, Windows, `)
  expect(text).toContain('It can open the wallet from now on.')
  expect(html).toContain(stopLink)
  await server.logIn(second.device, email)
  await server.logIn(first.device, email)
  const notices = server.mail.received.filter(({ to, stopLink }) => to === email && stopLink)
  expect(notices).toHaveLength(1)
})

test('behavior: the link shows a page, and only its button ends the device, at once (threat 16)', async () => {
  const { email, first, second } = await addDevice()
  const { stopLink = '' } = await server.mail.notice(email)
  expect(stopLink).toMatch(new RegExp(`^${walletUrl}/stop/[\\w-]{43}$`))
  for (let index = 0; index < 3; index += 1) {
    const page = await server.open(stopLink)
    expect(page.body).toContain('End this device')
    expect(page.body).toContain('Firefox, Windows')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  expect(codeOf(await second.readSecret('escrow-1'))).toBe('released')
  expect((await server.open(stopLink, 1)).body).toContain('The device is ended.')
  expect(codeOf(await second.readSecret('escrow-1'))).toEqual([401, 'login/session_ended'])
  expect(codeOf(await first.readSecret('escrow-1'))).toBe('released')
  expect((await server.open(stopLink, 1)).body).toContain('was used or has expired')
  // It has to be approved by mail again.
  expect((await server.begin(second.device, email)).action).toBe('VERIFY_DEVICE')
})

test('behavior: with a delay of the project the escrow releases nothing before it is over', async () => {
  await setDelay(1_440)
  const { email, first, device, second } = await addDevice()
  expect(first.signedIn).not.toHaveProperty('walletOpensIn')
  expect(second.signedIn).toMatchObject({ walletOpensIn: 86_400 })
  const opensAt = new Date(now + dayMs).toISOString().slice(0, 16).replace('T', ' ')
  expect((await server.mail.notice(email)).text).toContain(`It can open the wallet from ${opensAt} UTC on.`)
  const waiting = [403, 'escrow/waiting']
  const refused = (await second.readSecret('escrow-1')) as Answer
  expect(codeOf(refused)).toEqual(waiting)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_390)
  const list = await server.send(first.device, 'GET', 'devices', { token: first.signedIn.accessToken })
  const waits = new Map(
    list.json().devices.map((one: { isCurrent: boolean; opensAt?: string }) => [one.isCurrent, one.opensAt]),
  )
  expect(waits).toEqual(
    new Map([
      [true, undefined],
      [false, new Date(now + dayMs).toISOString()],
    ]),
  )
  // Neither another login, nor a change of the setting, nor a refreshed token shortens it.
  await setDelay(0)
  now += dayMs - 60_000
  const again = async () => {
    const signedIn = await server.logIn(device, email)
    return actAs(server, { device, signedIn, clock: () => now })
  }
  const early = await again()
  expect(early.signedIn).toMatchObject({ walletOpensIn: 60 })
  expect(codeOf(await early.readSecret('escrow-1'))).toEqual(waiting)
  const payload = { projectId: 'test', origin: host, refreshToken: early.signedIn.refreshToken }
  const refreshed = (await server.send(device, 'POST', 'refresh', { payload })).json()
  const later = actAs(server, { device, signedIn: refreshed, clock: () => now })
  expect(codeOf(await later.readSecret('escrow-1'))).toEqual(waiting)
  now += 61_000
  expect(codeOf(await (await again()).readSecret('escrow-1'))).toBe('released')
})

test('error: a device that was ended while it waits starts anew', async () => {
  await setDelay(60)
  const { email, device } = await addDevice()
  const { stopLink = '' } = await server.mail.notice(email)
  now += 3_000_000
  await server.open(stopLink, 1)
  expect(await server.logIn(device, email)).toMatchObject({ walletOpensIn: 3_600 })
  expect((await server.mail.notice(email, 2)).stopLink).not.toBe(stopLink)
})

test('behavior: notice and page are in the language of the visitor, and the link lasts a month', async () => {
  const email = someEmail()
  await server.visit(email)
  for (const [language, subject, button] of [
    ['es', 'Un dispositivo nuevo en app.example', 'Desconectar este dispositivo'],
    ['zh-Hans', 'app.example 上有新设备', '停用此设备'],
    ['ar', 'جهاز جديد في app.example', 'إيقاف هذا الجهاز'],
  ] as const) {
    const device = await createDevice()
    const mails = server.mail.received.filter(({ to, stopLink }) => to === email && !stopLink).length
    const notices = server.mail.received.filter(({ to, stopLink }) => to === email && stopLink).length
    const { attemptId, match } = (await server.ask(device, email, { language })).json()
    const { code, link = '' } = await server.mail.next(email, mails + 1)
    await server.open(link, match)
    expect((await server.enter(device, attemptId, code)).statusCode).toBe(200)
    const notice = await server.mail.notice(email, notices + 1)
    expect(notice.subject).toBe(subject)
    expect((await server.open(notice.stopLink ?? '')).body).toContain(button)
  }
  const notice = await server.mail.notice(email)
  now += 30 * dayMs
  expect((await server.open(notice.stopLink ?? '', 1)).body).toContain('was used or has expired')
})

test('error: a project cannot set a delay below none or above a week', async () => {
  const { adminToken } = await import('../../testing/startTestServer.ts')
  const patch = (newDeviceDelayMinutes: unknown) =>
    server.app.inject({
      method: 'PATCH',
      url: '/admin/v1/projects/test',
      headers: { authorization: `Bearer ${adminToken}`, 'user-agent': firefox },
      payload: { newDeviceDelayMinutes },
    })
  for (const wrong of [-1, 10_081, 1.5, '60', null]) expect((await patch(wrong)).statusCode).toBe(422)
  expect((await patch(10_080)).json().project).toMatchObject({ newDeviceDelayMinutes: 10_080 })
})
