import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { readConsole } from './readConsole.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-console-'))
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Console</title>')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/index-1.js'), 'export {}')
  writeFileSync(join(folder, 'assets/notes.txt'), 'not for members')
  server = await startTestServer({ env: { CONSOLE_FOLDER: folder } })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}, on = server) =>
  on.app.inject({ url, headers: { host: 'api.example', ...headers } })
const cors = /^access-control-/
const corsOf = (headers: object) => Object.keys(headers).filter((name) => cors.test(name))

describe('the page', () => {
  test('behavior: every path of the console answers it, with a policy that allows its own files alone', async () => {
    for (const path of ['/console', '/console/', '/console/projects/x', '/console/claim']) {
      const { statusCode, headers, body } = await get(path)
      expect([path, statusCode, body]).toEqual([path, 200, '<title>Console</title>'])
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      )
      expect(corsOf(headers)).toEqual([])
    }
  })

  test('behavior: its files are cached by name, others of the folder are not served', async () => {
    const { statusCode, headers } = await get('/console/assets/index-1.js')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await get('/console/icon.svg')).headers['cache-control']).toBe('no-cache')
    for (const path of ['assets/notes.txt', 'assets/index-0.js', 'assets/..%2findex.html'])
      expect((await get(`/console/${path}`)).statusCode).toBe(404)
    expect((await get('/console/..%2f..%2fetc/passwd')).body).toBe('<title>Console</title>')
  })
})

test('behavior: no other page may read the console or the admin API, or ask whether it may', async () => {
  for (const url of ['/console', '/console/x', '/admin/v1/projects', '/admin/v1/nothing']) {
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    })
    expect([url, answer.statusCode, corsOf(answer.headers)]).toEqual([url, 404, []])
  }
  for (const url of ['/admin/v1/projects', '/admin/v1/console', '/admin/v1/me'])
    expect(corsOf((await get(url, { origin: 'https://evil.example' })).headers)).toEqual([])
  expect(corsOf((await get('/v1/chains')).headers)).not.toEqual([])
})

describe('CONSOLE_URL', () => {
  test('behavior: the console has a host name of its own, with what it calls and no pictures of strangers', async () => {
    const env = { CONSOLE_FOLDER: folder, CONSOLE_URL: 'https://console.example' }
    const own = await startTestServer({ env })
    const ask = (url: string, host = 'console.example') => get(url, { host }, own)
    try {
      for (const path of [
        '/console',
        '/console/assets/index-1.js',
        '/admin/v1/console',
        '/appkit/v1/config?projectId=console',
      ])
        expect([path, (await ask(path)).statusCode]).toEqual([path, 200])
      expect((await ask('/')).headers.location).toBe('/console')
      for (const path of ['/v1/image/x', '/openapi.json', '/nowhere'])
        expect([path, (await ask(path)).statusCode]).toEqual([path, 404])
      for (const path of ['/console', '/console/assets/index-1.js', '/'])
        expect([path, (await ask(path, 'api.example')).statusCode]).toEqual([path, 404])
      expect((await ask('/openapi.json', 'api.example')).statusCode).toBe(200)
    } finally {
      await own.stop()
    }
  }, 60_000)

  test('behavior: with /console, it shares the host name of the API', () => {
    const read = (env: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'postgres://x/y', SECRET: 's'.repeat(32), ...env }).console
    expect(read({ CONSOLE_URL: 'https://api.example/console' })).toMatchObject({
      origin: 'https://api.example',
      origins: ['https://api.example'],
      ownHost: undefined,
      apiUrl: 'https://api.example',
    })
    expect(read({ PORT: '8090' })).toMatchObject({
      origin: 'http://localhost:8090',
      origins: ['http://localhost:8090', 'http://127.0.0.1:8090'],
    })
    expect(read({ ADMIN_PORT: '8091' })).toMatchObject({ origin: 'http://localhost:8091' })
    expect(read({ ADMIN_PORT: '8091', PORT: '8090' })).toMatchObject({ apiUrl: 'http://localhost:8090' })
    const own = { CONSOLE_URL: 'https://console.example' }
    expect(read(own)).toMatchObject({ apiUrl: undefined })
    expect(read({ ...own, API_URL: 'https://api.example' })).toMatchObject({ apiUrl: 'https://api.example' })
    expect(() => read({ ...own, API_URL: 'api.example' })).toThrow('API_URL must be an origin')
    expect(read({ CONSOLE: 'off' })).toBeUndefined()
    for (const CONSOLE_URL of ['console.example', 'http://console.example', 'https://a.example/b'])
      expect(() => read({ CONSOLE_URL })).toThrow('CONSOLE_URL must be an origin')
    const both = { CONSOLE_URL: 'https://a.example', WALLET_URL: 'https://a.example', ROLES: 'api' }
    expect(() => read(both)).toThrow('CONSOLE_URL must have another host name than WALLET_URL')
    for (const CONSOLE_OWNERS of ['0x1', 'eip155:1:0xab', 'eip155:'])
      expect(() => read({ CONSOLE_OWNERS })).toThrow('CONSOLE_OWNERS: each must be an account')
  })
})

test('behavior: CONSOLE=off serves neither files nor what members call', async () => {
  const off = await startTestServer({ env: { CONSOLE_FOLDER: folder, CONSOLE: 'off' } })
  try {
    for (const path of ['/console', '/console/x', '/admin/v1/console', '/admin/v1/me'])
      expect([path, (await get(path, {}, off)).statusCode]).toEqual([path, 404])
    const nonce = await off.app.inject({
      method: 'POST',
      url: '/v1/siwx/nonce?projectId=console',
      headers: { origin: 'http://localhost:8080' },
    })
    expect(nonce.statusCode).toBe(401)
  } finally {
    await off.stop()
  }
}, 60_000)

test('error: a console that was not built is named in one sentence', () => {
  expect(() => readConsole(join(folder, 'nowhere'))).toThrow(/^CONSOLE_FOLDER: .* has no built console/)
})
