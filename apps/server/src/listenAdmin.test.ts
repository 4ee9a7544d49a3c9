import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenAdmin } from './listenAdmin.ts'
import { freePort } from './testing/freePort.ts'
import { adminToken, startTestServer, type TestServer } from './testing/startTestServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-admin-'))
let server: TestServer
let publicUrl: string
let admin: Awaited<ReturnType<typeof listenAdmin>>
beforeAll(async () => {
  const adminPort = await freePort()
  writeFileSync(join(folder, 'index.html'), '<title>Console</title>')
  const env = { ADMIN_PORT: `${adminPort}`, LIMITS: 'on', PROXIES: '1', CONSOLE_FOLDER: folder }
  server = await startTestServer({ env })
  publicUrl = await server.listen()
  admin = await listenAdmin(server.app, adminPort, server.deps.config)
})
afterAll(async () => {
  await admin.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends the path as it is; `fetch` would write it anew. */
function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(url)
  const authorization = `Bearer ${adminToken}`
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { authorization, ...headers } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  '/admin/v1/projects',
  '/admin/v1/projects/test',
  '/%61dmin/v1/projects',
  '/admin%2Fv1/projects',
  '//admin/v1/projects',
  '/v1/../admin/v1/projects',
])('error: with a port of its own, %s is not found on the public port', async (path) => {
  expect(await ask(publicUrl, path)).toBe(404)
})

test('behavior: the port of operators serves their routes, and nothing else', async () => {
  expect(admin.url).toMatch(/^http:\/\/127\.0\.0\.1:/)
  expect(await ask(admin.url, '/admin/v1/projects')).toBe(200)
  expect(await ask(admin.url, '/admin/v1/projects', { authorization: 'Bearer wrong' })).toBe(401)
  const others = ['/livez', '/openapi.json', '/v1/config?projectId=test', '/v1?projectId=test', '/nowhere']
  for (const path of others) expect([path, await ask(admin.url, path)]).toEqual([path, 404])
  expect(await ask(publicUrl, '/v1/config?projectId=test')).toBe(200)
})

test('behavior: the console and the sign-in of its members are on the port of operators alone', async () => {
  const nonce = (url: string, path: string, body?: object) =>
    fetch(`${url}/v1/siwx/${path}`, {
      method: 'POST',
      headers: { origin: new URL(admin.url).origin },
      ...(body && { body: JSON.stringify(body) }),
    }).then(({ status }) => status)
  expect(await nonce(admin.url, 'nonce?projectId=console')).toBe(200)
  expect(await nonce(admin.url, 'nonce?projectId=test')).toBe(404)
  expect(await nonce(publicUrl, 'nonce?projectId=console')).toBe(404)
  expect(await nonce(publicUrl, 'nonce?projectId=test')).toBe(200)
  for (const path of ['/admin/v1/console', '/v1/config?projectId=console'])
    expect([path, await ask(admin.url, path)]).toEqual([path, 200])
  expect(await ask(publicUrl, '/admin/v1/console')).toBe(404)
  expect(await ask(admin.url, '/console')).toBe(200)
  for (const path of ['/console', '/console/x', '/%63onsole'])
    expect([path, await ask(publicUrl, path)]).toEqual([path, 404])
})

test('error: its limit cannot be passed with made-up addresses', async () => {
  const forged = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(admin.url, '/admin/v1/projects', forged(index))),
  )
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(30)
})
