import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../testing/freePort.ts'
import { createDevice, host, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'
import { type MailServer, startMailServer } from './testing/startMailServer.ts'

let server: LoginServer | undefined
let late: MailServer | undefined
afterEach(async () => {
  await server?.stop()
  await late?.stop()
  late = undefined
})

type Device = Awaited<ReturnType<typeof createDevice>>

async function mailState(running: LoginServer, device: Device, attemptId: string): Promise<string> {
  const query = `projectId=test&origin=${encodeURIComponent(host)}&attemptId=${attemptId}`
  return (await running.send(device, 'GET', `device?${query}`)).json().mail
}

test('behavior: mails wait while the mail server is down, and come once', { timeout: 60_000 }, async () => {
  const port = await freePort()
  server = await startLogin({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const device = await createDevice()
  const email = someEmail()
  const { attemptId } = (await server.ask(device, email)).json()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await mailState(server, device, attemptId)).toBe('queued')
  late = await startMailServer(port)
  await late.next(email)
  const running = server
  await vi.waitFor(async () => expect(await mailState(running, device, attemptId)).toBe('sent'))
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(late.received).toHaveLength(1)
})

test('behavior: the visitor is told if the mail server refuses for good, or until the code has expired', async () => {
  let now = Date.now()
  server = await startLogin({ clock: () => now })
  const running = server
  const device = await createDevice()
  const [gone, busy] = [someEmail(), someEmail()]
  running.mail.refuse({ status: 550, to: gone })
  running.mail.refuse({ status: 451, to: busy })
  const one = (await running.ask(device, gone)).json()
  await vi.waitFor(async () => expect(await mailState(running, device, one.attemptId)).toBe('failed'))
  const two = (await running.ask(device, busy)).json()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await mailState(running, device, two.attemptId)).toBe('queued')
  now += 600_000
  await vi.waitFor(async () => expect(await mailState(running, device, two.attemptId)).toBe('failed'), {
    timeout: 5_000,
  })
  expect(running.mail.received).toHaveLength(0)
})

test('behavior: a mail that is refused for now is tried again', async () => {
  server = await startLogin()
  const email = someEmail()
  server.mail.refuse({ status: 451 })
  await server.ask(await createDevice(), email)
  await new Promise((resolve) => setTimeout(resolve, 300))
  server.mail.refuse(undefined)
  expect((await server.mail.next(email)).code).toMatch(/^\d{8}$/)
})

test('behavior: two processes send each mail once', { timeout: 60_000 }, async () => {
  server = await startLogin()
  const { DATABASE_URL = '', ...env } = server.settings
  const peer = await startLogin({ url: DATABASE_URL, env })
  try {
    const emails = Array.from({ length: 20 }, someEmail)
    const device = await createDevice()
    for (const [index, email] of emails.entries()) await (index % 2 ? server : peer).ask(device, email)
    for (const email of emails) await server.mail.next(email)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(server.mail.received.map(({ to }) => to).toSorted()).toEqual(emails.toSorted())
    expect(new Set(server.mail.received.map(({ messageId }) => messageId)).size).toBe(20)
  } finally {
    await peer.stop()
  }
})
