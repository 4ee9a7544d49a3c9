import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'

let now = Date.now()
let server: LoginServer
beforeAll(async () => {
  server = await startLogin({ clock: () => now })
})
afterAll(() => server.stop())

type Device = Awaited<ReturnType<typeof createDevice>>
const codeOf = (answer: Awaited<ReturnType<LoginServer['send']>>) => [answer.statusCode, answer.json().code]

const start = (device: Device, token: string, email: string) =>
  server.send(device, 'POST', 'email-change', { token, payload: { email, language: 'en' } })
const confirm = (device: Device, token: string, changeId: string, code = '') =>
  server.send(device, 'POST', 'email-change/code', { token, payload: { changeId, code } })

/** Changes the address; resolves to the link that undoes it. */
async function change(device: Device, token: string, from: string, to: string): Promise<string> {
  const before = server.mail.received.filter((mail) => mail.to === from && !mail.stopLink).length
  const started = (await start(device, token, to)).json()
  expect(started).toMatchObject({ step: 'old', retryAfter: 30 })
  const old = await server.mail.next(from, before + 1)
  expect((await confirm(device, token, started.changeId, old.code)).json().step).toBe('new')
  const { code } = await server.mail.next(to)
  expect((await confirm(device, token, started.changeId, code)).json().step).toBe('done')
  return (await server.mail.next(from, before + 2)).link ?? ''
}

test('behavior: codes to both addresses change the address of the account', async () => {
  const device = await createDevice()
  const [from, to] = [someEmail(), someEmail()]
  const { accessToken, accountId } = await server.logIn(device, from)
  await change(device, accessToken, from, to)
  // The device is known for the new address, which has the account now.
  const again = await server.begin(device, to)
  expect(again.action).toBe('VERIFY_OTP')
  expect((await server.enter(device, again.attemptId, again.mail.code)).json().accountId).toBe(accountId)
  // The old address gets an account of its own once the change cannot be undone any more.
  const other = await createDevice()
  const early = await server.begin(other, from)
  await server.open(early.mail.link ?? '', early.match)
  expect(codeOf(await server.enter(other, early.attemptId, early.mail.code))).toEqual([
    409,
    'login/change_pending',
  ])
  now += 86_400_000
  expect((await server.logIn(other, from)).accountId).not.toBe(accountId)
})

test('behavior: who changes the address twice cannot keep it', async () => {
  const device = await createDevice()
  const [own, second, third] = [someEmail(), someEmail(), someEmail()]
  const { accessToken, accountId } = await server.logIn(device, own)
  const undoFirst = await change(device, accessToken, own, second)
  now += 1_000
  const undoSecond = await change(device, accessToken, second, third)
  expect((await server.open(undoSecond, 1)).body).toContain('Your former address is restored')
  expect((await server.open(undoFirst, 1)).body).toContain('Your former address is restored')
  expect((await server.logIn(device, own)).accountId).toBe(accountId)

  const again = await server.logIn(device, own)
  const [fourth, fifth] = [someEmail(), someEmail()]
  now += 1_000
  const undoThird = await change(device, again.accessToken, own, fourth)
  now += 1_000
  const undoFourth = await change(device, again.accessToken, fourth, fifth)
  expect((await server.open(undoThird, 1)).body).toContain('Your former address is restored')
  expect((await server.open(undoFourth, 1)).body).toContain('was used or has expired')
  expect((await server.logIn(device, own)).accountId).toBe(accountId)
})

test('behavior: the old address undoes the change within a day, by a button and not by opening the link', async () => {
  const device = await createDevice()
  const [from, to] = [someEmail(), someEmail()]
  const { accessToken, accountId } = await server.logIn(device, from)
  const link = await change(device, accessToken, from, to)
  now += 86_000_000
  const page = await server.open(link)
  expect(page.body).toContain('Undo')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect((await server.begin(device, to)).action).toBe('VERIFY_OTP')
  expect((await server.open(link, 1)).body).toContain('Your former address is restored')
  expect((await server.open(link, 1)).body).toContain('was used or has expired')
  // Every device has to be approved again, and every session has ended.
  expect((await server.logIn(device, from)).accountId).toBe(accountId)
  expect((await server.begin(device, to)).action).toBe('VERIFY_DEVICE')
})

test('error: a change cannot be undone after a day', async () => {
  const device = await createDevice()
  const [from, to] = [someEmail(), someEmail()]
  const { accessToken } = await server.logIn(device, from)
  const link = await change(device, accessToken, from, to)
  now += 86_400_000
  expect((await server.open(link, 1)).body).toContain('was used or has expired')
  expect((await server.begin(device, to)).action).toBe('VERIFY_OTP')
})

test('error: wrong, late, reused and foreign codes change nothing', async () => {
  const device = await createDevice()
  const [from, to] = [someEmail(), someEmail()]
  const { accessToken } = await server.logIn(device, from)
  const { changeId } = (await start(device, accessToken, to)).json()
  const { code = '' } = await server.mail.next(from, 2)
  const wrong = code === '00000000' ? '00000001' : '00000000'
  expect(codeOf(await confirm(device, accessToken, changeId, wrong))).toEqual([401, 'login/code_wrong'])
  const thief = await createDevice()
  const other = await server.logIn(thief, someEmail())
  const ended = [401, 'login/attempt_ended']
  expect(codeOf(await confirm(thief, other.accessToken, changeId, code))).toEqual(ended)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => confirm(device, accessToken, changeId, code)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(codeOf(await confirm(device, accessToken, changeId, code))[0]).toBe(401)
  const second = await server.mail.next(to)
  now += 300_000
  expect(codeOf(await confirm(device, accessToken, changeId, second.code))).toEqual(ended)
  expect((await server.begin(device, from)).action).toBe('VERIFY_OTP')
})

test('error: an address that was given up is kept for its account for a day', async () => {
  const [device, other] = await Promise.all([createDevice(), createDevice()])
  const [given, next, another] = [someEmail(), someEmail(), someEmail()]
  const { accessToken, accountId } = await server.logIn(device, given)
  const undo = await change(device, accessToken, given, next)
  const taker = await server.logIn(other, another)
  const { changeId } = (await start(other, taker.accessToken, given)).json()
  await confirm(other, taker.accessToken, changeId, (await server.mail.next(another, 2)).code)
  const { code } = await server.mail.next(given, 4)
  expect(codeOf(await confirm(other, taker.accessToken, changeId, code))).toEqual([
    401,
    'login/attempt_ended',
  ])
  expect((await server.open(undo, 1)).body).toContain('Your former address is restored')
  expect((await server.logIn(device, given)).accountId).toBe(accountId)
})

test('error: an address that has an account cannot be taken over', async () => {
  const device = await createDevice()
  const [from, to] = [someEmail(), someEmail()]
  const { accessToken } = await server.logIn(device, from)
  const owner = await createDevice()
  const { accountId } = await server.logIn(owner, to)
  const { changeId } = (await start(device, accessToken, to)).json()
  const old = await server.mail.next(from, 2)
  expect((await confirm(device, accessToken, changeId, old.code)).json().step).toBe('new')
  const { code } = await server.mail.next(to, 2)
  expect(codeOf(await confirm(device, accessToken, changeId, code))).toEqual([401, 'login/attempt_ended'])
  expect((await server.logIn(owner, to)).accountId).toBe(accountId)
})
