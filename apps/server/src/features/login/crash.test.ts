import { once } from 'node:events'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../testing/createTestDatabase.ts'
import { freePort } from '../../testing/freePort.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { createDevice, host, loginSettings, someEmail, walletUrl } from './testing/startLogin.ts'
import { startMailServer } from './testing/startMailServer.ts'
import { killProcesses, startProcess } from './testing/startProcess.ts'

afterAll(killProcesses)

test('behavior: a mail that was accepted comes once, though the process was killed', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase()
  const mailPort = await freePort()
  const settings = loginSettings(`smtp://127.0.0.1:${mailPort}`)
  const env = {
    ...settings.env,
    DATABASE_URL: database.url,
    SECRET: 's'.repeat(32),
    ROLES: 'auth',
    DRAIN_DELAY_MS: '0',
  }
  // Creates the project.
  await (await startTestServer({ url: database.url, origins: [host] })).stop()

  const first = await startProcess(env)
  const device = await createDevice()
  const email = someEmail()
  const ask = async (nonce?: string) => {
    const body = JSON.stringify({ projectId: 'test', origin: host, email, language: 'en' })
    const proof = await device.prove({ method: 'POST', url: `${walletUrl}/v1/login/email`, nonce, body })
    return fetch(`${first.url}/v1/login/email`, {
      method: 'POST',
      headers: { origin: walletUrl, dpop: proof, 'content-type': 'application/json' },
      body,
    })
  }
  const refused = await ask()
  const accepted = await ask(refused.headers.get('dpop-nonce') ?? '')
  expect(accepted.status).toBe(200)
  // A process with this role serves nothing else.
  expect((await fetch(`${first.url}/v1/siwx/nonce?projectId=test`, { method: 'POST' })).status).toBe(404)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const mail = await startMailServer(mailPort)
  const second = await startProcess(env)
  try {
    const received = await vi.waitFor(() => mail.next(email), { timeout: 20_000 })
    expect(received.code).toMatch(/^\d{8}$/)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(mail.received).toHaveLength(1)
  } finally {
    second.child.kill('SIGTERM')
    await once(second.child, 'exit')
    await mail.stop()
    settings.remove()
    await database.drop()
  }
})
