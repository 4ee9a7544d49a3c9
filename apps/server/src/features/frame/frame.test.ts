import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { readFrame } from './readFrame.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-frame-'))
const wallet = 'wallet.example'
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'frame.html'),
    '<title>Wallet</title><script type="importmap">{"integrity":{}}</script><script type="module" src="/assets/frame-1.js"></script>',
  )
  writeFileSync(join(folder, 'popup.html'), '<script type="importmap">{"integrity":{}}</script>')
  writeFileSync(
    join(folder, 'social.html'),
    '<title>Log in</title><script type="importmap">{"integrity":{}}</script>',
  )
  writeFileSync(join(folder, 'assets/frame-1.js'), 'export {}')
  writeFileSync(join(folder, 'assets/notes.txt'), 'not for visitors')
  const env = {
    WALLET_URL: `https://${wallet}`,
    FRAME_FOLDER: folder,
    AUTH_KMS: `file:${join(folder, 'key')}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'login@wallet.example',
  }
  server = await startTestServer({ env, origins: ['https://shop.example', 'https://*.game.example'] })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: wallet, ...headers } })
const directive = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

describe('the page', () => {
  test('behavior: only pages of the project may embed it, and it loads only its own files (threat 1)', async () => {
    const { statusCode, headers, body } = await get('/frame?projectId=test&chainId=eip155:1&version=1')
    expect(statusCode).toBe(200)
    expect(body).toContain('importmap')
    const policy = headers['content-security-policy']
    expect(directive(policy, 'frame-ancestors')).toBe(
      'frame-ancestors https://shop.example https://*.game.example',
    )
    expect(directive(policy, 'default-src')).toBe("default-src 'none'")
    expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' https://${wallet}`)
    expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-embedder-policy': 'require-corp',
    })
  })

  test.each([
    ['an unknown project', '/frame?projectId=unknown', {}],
    ['no project', '/frame', {}],
    ['an id that is none', '/frame?projectId=%27none%27', {}],
    ['a tab of its own', '/frame?projectId=test', { 'sec-fetch-dest': 'document' }],
    ['another name', '/frame?projectId=test', { host: 'api.example' }],
  ])('behavior: %s gets nothing', async (_, url, headers) => {
    expect((await get(url, headers)).statusCode).toBe(404)
  })
})

test('behavior: the window of the frame cannot be embedded, and keeps its opener', async () => {
  const { statusCode, headers } = await get('/popup')
  expect(statusCode).toBe(200)
  expect(directive(headers['content-security-policy'], 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
  expect((await get('/popup', { host: 'api.example' })).statusCode).toBe(404)
})

test('behavior: the window of a social login keeps its opener, calls the login, and cannot be embedded', async () => {
  const { statusCode, headers, body } = await get('/social?id=1')
  expect(statusCode).toBe(200)
  expect(body).toContain(`<meta name="latchkey-api" content="https://${wallet}" />`)
  const policy = headers['content-security-policy']
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' https://${wallet}`)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect((await get('/social', { host: 'api.example' })).statusCode).toBe(404)
})

test('behavior: roles on other origins are named in the page, and may be called', async () => {
  const env = {
    WALLET_URL: `https://${wallet}`,
    VAULT_URL: 'https://vault.example',
    ESCROW_URL: 'https://escrow.example',
    FRAME_FOLDER: folder,
    AUTH_KMS: `file:${join(folder, 'key')}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'login@wallet.example',
  }
  const other = await startTestServer({ env, origins: ['https://shop.example'] })
  try {
    const { headers, body } = await other.app.inject({
      url: '/frame?projectId=test',
      headers: { host: wallet },
    })
    expect(directive(headers['content-security-policy'], 'connect-src')).toBe(
      `connect-src 'self' https://${wallet} https://vault.example https://escrow.example`,
    )
    expect(
      [...body.matchAll(/<meta name="(latchkey-\w+)" content="([^"]+)"/g)].map((one) => one.slice(1)),
    ).toEqual([
      ['latchkey-api', `https://${wallet}`],
      ['latchkey-vault', 'https://vault.example'],
      ['latchkey-escrow', 'https://escrow.example'],
    ])
  } finally {
    await other.stop()
  }
})

describe('its files', () => {
  test('behavior: those that were built are served for ever, others not at all', async () => {
    const { statusCode, headers } = await get('/assets/frame-1.js')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    // A worker has this policy: it may not send anything anywhere.
    expect(directive(headers['content-security-policy'], 'default-src')).toBe("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('connect-src')
    for (const path of ['/assets/notes.txt', '/assets/..%2fframe.html', '/assets/toString', '/assets/'])
      expect((await get(path)).statusCode).toBe(404)
  })

  test('behavior: nothing else answers under the wallet’s name', async () => {
    for (const path of ['/v1/chains', '/openapi.json', '/v1/image/x', '/nowhere'])
      expect((await get(path)).statusCode).toBe(404)
    const elsewhere = await server.app.inject({ url: '/openapi.json' })
    expect(elsewhere.statusCode).toBe(200)
  })
})

test('error: a frame that was not built is named in one sentence', () => {
  expect(() => readFrame(join(folder, 'nowhere'))).toThrow(/^FRAME_FOLDER: .* has no built frame/)
})
