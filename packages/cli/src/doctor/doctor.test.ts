import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../apps/server/src/testing/createTestDatabase.ts'
import { freePort } from '../../../../apps/server/src/testing/freePort.ts'
import { serverProgram } from '../../../../apps/server/src/testing/serverProgram.ts'
import { createChildren } from '../dev/children.ts'
import { examine } from './examine.ts'
import { docsOf } from './finding.ts'

/** A sound app with its page, server, relay, node and database. Each mistake changes one thing of it. */
type World = {
  files: Record<string, string | undefined>
  headers: Record<string, string>
  env: Record<string, string>
  url: string
  nodeVersion: string
  /** Of the proxy in front of the server. */
  answers: { via?: string; date?: string }
}

const children = createChildren()
const folder = mkdtempSync(join(tmpdir(), 'latchkey-doctor-'))
let database: TestDatabase
let anvil: Anvil
let page: Server
let proxy: Server
let world: World
let port = 0

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))

beforeAll(async () => {
  ;[database, anvil, port] = await Promise.all([createTestDatabase(), startAnvil(), freePort()])
  page = await listen(
    createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', ...world.headers }).end('<!doctype html>'),
    ),
  )
  proxy = await listen(
    createServer(({ url, headers, method }, response) => {
      const call = send({ port, host: '127.0.0.1', path: url, headers, method }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...world.answers })
        answer.pipe(response)
      })
      call.on('error', () => response.destroy())
      call.end()
    }),
  )
  const env = {
    PATH: process.env.PATH,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    SECRET: 'a secret that only tests know, 32 long',
    ADMIN_TOKEN: 'the admin token that only tests know',
    RELAY_URLS: `ws://127.0.0.1:${port}/relay`,
    ROLES: 'api,relay',
    ONLY_LISTED_CHAINS: '1',
    SPOOL_FOLDER: join(folder, 'spool'),
    LOG_LEVEL: 'error',
    DRAIN_DELAY_MS: '0',
  }
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  children.start({
    name: 'the server',
    command: process.execPath,
    args: [serverProgram, 'serve'],
    signal: 'SIGTERM',
    env,
    onEnd: (reason) => ended.reject(new Error(reason)),
  })
  const url = `http://127.0.0.1:${port}`
  const until = async (): Promise<unknown> =>
    (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ||
    new Promise((done) => setTimeout(done, 50)).then(until)
  await Promise.race([until(), ended.promise])
  const answer = await fetch(`${url}/admin/v1/projects`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: 'shop',
      name: 'Shop',
      mode: 'production',
      origins: [`http://localhost:${portOf(page)}`],
    }),
  })
  expect(answer.status).toBe(201)
}, 60_000)

afterAll(async () => {
  await children.stop()
  page?.close()
  proxy?.close()
  proxy?.closeAllConnections()
  await anvil?.stop()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const manifest = (version: string, rest = {}) => JSON.stringify({ version, ...rest })
const kitUses = { dependencies: { viem: '2.57.1' }, peerDependencies: { react: '>=18.3' } }

function soundWorld(): World {
  const api = `http://localhost:${portOf(proxy)}`
  return {
    files: {
      'package.json': JSON.stringify({
        dependencies: { latchkey: '1.0.0', react: '19.3.1', viem: '2.57.1' },
      }),
      'node_modules/latchkey/package.json': manifest('1.0.0', kitUses),
      'node_modules/react/package.json': manifest('19.3.1'),
      'node_modules/react-dom/package.json': manifest('19.3.1', { peerDependencies: { react: '^19' } }),
      'node_modules/viem/package.json': manifest('2.57.1'),
      'src/kit.ts': `createLatchkey({ api: '${api}', projectId: 'shop', drivers, connectors: [walletConnect({ relay: { url: 'ws://localhost:${port}/relay', projectId: 'shop' } })] })`,
    },
    headers: {
      'content-security-policy': `default-src 'self'; img-src 'self' data: ${api}; connect-src 'self' ${api} ws://localhost:${port}`,
    },
    env: {
      DATABASE_URL: database.url,
      SECRET: 'a secret that only tests know, 32 long',
      RELAY_URLS: `ws://localhost:${port}/relay`,
      RPC_EIP155_31337: anvil.url,
    },
    url: `http://localhost:${portOf(page)}/`,
    nodeVersion: '24.1.0',
    answers: {},
  }
}

async function examineWorld() {
  rmSync(join(folder, 'app'), { recursive: true, force: true })
  for (const [name, text] of Object.entries(world.files)) {
    if (text === undefined) continue
    const path = join(folder, 'app', name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }
  const { env, nodeVersion, url } = world
  return examine({ folder: join(folder, 'app'), env, url, given: {}, nodeVersion, cliVersion: '1.0.0' })
}

const kitFile = (change: (text: string) => string) => (world: World) => {
  world.files['src/kit.ts'] = change(world.files['src/kit.ts'] ?? '')
}
const policy = (from: string | RegExp, to: string) => (world: World) => {
  world.headers = {
    'content-security-policy': world.headers['content-security-policy']?.replace(from, to) ?? '',
  }
}

/** What is planted, the code that has to be found, and a word of its sentence. */
const mistakes: [title: string, plant: (world: World) => void, code: string, word: string][] = [
  [
    'an old Node',
    (world) => {
      world.nodeVersion = '20.20.2'
    },
    'node-version',
    '20.20.2',
  ],
  [
    'the kit is not installed',
    (world) => {
      world.files['node_modules/latchkey/package.json'] = undefined
    },
    'kit',
    'npm install',
  ],
  [
    'two copies of viem',
    (world) => {
      world.files['node_modules/latchkey/node_modules/viem/package.json'] = manifest('2.1.0')
    },
    'two-viems',
    '2.1.0',
  ],
  [
    'two copies of React',
    (world) => {
      world.files['node_modules/react-dom/node_modules/react/package.json'] = manifest('18.3.1')
    },
    'two-reacts',
    '18.3.1',
  ],
  [
    'React 17',
    (world) => {
      world.files['node_modules/react/package.json'] = manifest('17.0.2')
    },
    'react',
    '17.0.2',
  ],
  [
    'a server without a project',
    kitFile((text) => text.replaceAll(/projectId: 'shop',? ?/g, '')),
    'options',
    'projectId',
  ],
  [
    'a project that the server does not have',
    kitFile((text) => text.replaceAll("'shop'", "'shopp'")),
    'project',
    'shopp',
  ],
  [
    'a server that is not there',
    kitFile((text) => text.replace(/api: '[^']+'/, "api: 'http://localhost:9'")),
    'server',
    'does not answer',
  ],
  [
    'an address that is not the server',
    kitFile((text) => text.replace(/api: '[^']+'/, `api: 'http://localhost:${portOf(page)}'`)),
    'server',
    'not a Latchkey server',
  ],
  [
    'an origin that is not allowed',
    (world) => {
      world.url = world.url.replace('localhost', '127.0.0.1')
    },
    'origin',
    '127.0.0.1',
  ],
  [
    'a policy without the server',
    policy(/connect-src 'self' \S+/, "connect-src 'self'"),
    'csp',
    'connect-src',
  ],
  ['a policy without data:', policy('data: ', ''), 'csp', 'img-src data:'],
  ['a policy without the relay', policy(/ ws:\S+/, ''), 'csp', 'ws://'],
  [
    'a relay that is not there',
    kitFile((text) => text.replace(/ws:\/\/localhost:\d+/, 'ws://localhost:9')),
    'relay',
    'WebSocket',
  ],
  [
    'a node of another chain',
    (world) => {
      world.env.RPC_EIP155_1 = anvil.url
    },
    'nodes',
    '31337',
  ],
  [
    'a node that is not there',
    (world) => {
      world.env.RPC_EIP155_1 = 'http://localhost:9'
    },
    'nodes',
    'does not answer',
  ],
  [
    'a clock that is off',
    (world) => {
      world.answers.date = new Date(Date.now() - 600_000).toUTCString()
    },
    'clock',
    'differ by',
  ],
  [
    'a database that is not there',
    (world) => {
      world.env.DATABASE_URL = 'postgres://x@127.0.0.1:9/x'
    },
    'database',
    'ECONNREFUSED',
  ],
  [
    'a database without tables',
    (world) => {
      world.env.DATABASE_URL = database.url.replace(/\/[^/]*$/, '/postgres')
    },
    'migrations',
    'migrate',
  ],
  [
    'a secret that is short',
    (world) => {
      world.env.SECRET = 'short'
    },
    'secret',
    '5 characters',
  ],
  [
    'a relay with the wrong scheme',
    (world) => {
      world.env.RELAY_URLS = 'https://localhost/relay'
    },
    'relay-urls',
    'wss',
  ],
  [
    'a proxy that is not counted',
    (world) => {
      world.answers.via = '1.1 proxy'
    },
    'proxies',
    'PROXIES',
  ],
]

test('behavior: the doctor finds nothing wrong in a sound app', async () => {
  world = soundWorld()
  const found = await examineWorld()
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([])
  const codes = new Set(found.map(({ code }) => code))
  // Whatever it can find was looked at, except for what an https page and a missing page show.
  for (const [, , code] of mistakes) expect(codes, code).toContain(code === 'react' ? 'two-reacts' : code)
})

test('error: the doctor finds each of the mistakes that were planted, and no other', async () => {
  for (const [title, plant, code, word] of mistakes) {
    world = soundWorld()
    plant(world)
    const failed = (await examineWorld()).filter(({ level }) => level === 'fail')
    expect([title, [...new Set(failed.map((finding) => finding.code))]]).toEqual([
      title,
      expect.arrayContaining([code]),
    ])
    expect(failed.map(({ text }) => text).join('\n'), title).toContain(word)
    for (const finding of failed) expect(docsOf(finding)).toMatch(/#[a-z-]+$/)
  }
}, 60_000)
