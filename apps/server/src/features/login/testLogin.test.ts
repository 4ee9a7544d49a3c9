import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverProgram } from '../../testing/serverProgram.ts'
import { actAs, startWallet, type WalletServer } from '../../testing/startWallet.ts'
import { createDevice, host, someEmail } from './testing/startLogin.ts'

const fixed = { TEST_LOGIN_DOMAIN: 'latchkey.test', TEST_LOGIN_CODE: '01234567' }
let server: WalletServer
beforeAll(async () => {
  server = await startWallet({ env: { ...fixed, LIMITS: 'on' } })
  await server.deps.projects.set('test', { mode: 'development' })
})
afterAll(() => server.stop())

test('behavior: an address for tests logs in with the fixed code, on any device, without mails or limits', async () => {
  for (let index = 0; index < 12; index += 1) {
    const device = await createDevice()
    const started = (await server.ask(device, 'Ana@Latchkey.test')).json()
    expect(started).toMatchObject({ action: 'VERIFY_OTP' })
    const wrong = await server.enter(device, started.attemptId, '76543210')
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'login/code_wrong'])
    expect((await server.enter(device, started.attemptId, fixed.TEST_LOGIN_CODE)).statusCode).toBe(200)
  }
  const device = await createDevice()
  const { attemptId } = (await server.ask(device, 'ben@latchkey.test')).json()
  const signedIn = (await server.enter(device, attemptId, fixed.TEST_LOGIN_CODE)).json()
  const visitor = actAs(server, { device, signedIn })
  await visitor.putSecret('escrow-1')
  expect(await visitor.readSecret('escrow-1')).toBeInstanceOf(Uint8Array)
  expect(server.mail.received).toEqual([])
})

test('error: other addresses, and projects in production, get a random code by mail', async () => {
  const device = await createDevice()
  for (const email of [someEmail(), 'ana@latchkey.test.mail.example', 'ana@sub.latchkey.test']) {
    const { attemptId, action, mail } = await server.begin(device, email)
    expect(action).toBe('VERIFY_DEVICE')
    expect(mail.code).not.toBe(fixed.TEST_LOGIN_CODE)
    const answer = await server.enter(device, attemptId, fixed.TEST_LOGIN_CODE)
    expect(answer.statusCode).toBe(409)
  }
  await server.deps.projects.set('test', { mode: 'production', origins: [host] })
  const other = await createDevice()
  const { attemptId, action } = (await server.ask(other, 'cleo@latchkey.test')).json()
  expect(action).toBe('VERIFY_DEVICE')
  expect((await server.enter(other, attemptId, fixed.TEST_LOGIN_CODE)).statusCode).toBe(409)
})

test('error: a server in production does not start with it', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [serverProgram, 'serve'], {
    env: { PATH: process.env.PATH, ...server.settings, SECRET: 's'.repeat(32), NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(status).toBe(1)
  expect(`${stdout}${stderr}`).toContain('are for development, not for production')
}, 60_000)
