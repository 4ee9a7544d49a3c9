import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../apps/server/src/testing/createTestDatabase.ts'
import { freePort } from '../../../../apps/server/src/testing/freePort.ts'

// Runs the command itself, with the built server (`pnpm build`) and the database of the tests.

const program = join(import.meta.dirname, '../main.ts')
const folder = mkdtempSync(join(tmpdir(), 'latchkey-dev-'))
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

type Run = { readonly child: ChildProcess; output(): string; ended: Promise<unknown> }

async function start(...args: string[]): Promise<Run> {
  const env = { PATH: process.env.PATH, HOME: folder, DATABASE_URL: database.url }
  const child = spawn(process.execPath, [program, 'dev', ...args], { cwd: folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit')
  return { child, output: () => output, ended }
}

async function ready(run: Run): Promise<Record<string, string>> {
  while (!/^ready/m.test(run.output())) {
    if (run.child.exitCode !== null) throw new Error(run.output())
    await sleep(20)
  }
  return Object.fromEntries(
    run
      .output()
      .trim()
      .split('\n')
      .map((line) => line.split(/ {1,}(.*)/s) as [string, string]),
  )
}

const ask = async (url: string, method: string, params: readonly unknown[]) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return ((await (await fetch(url, { method: 'POST', headers, body })).json()) as { result: string }).result
}

const isOpen = (url: string) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = createConnection({
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port: Number(port),
    })
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    setTimeout(() => socket.destroy(), 1_000).unref()
  })

test('behavior: everything a wallet app needs runs, and ends with Ctrl-C', { timeout: 60_000 }, async () => {
  const port = await freePort()
  const run = await start('--port', `${port}`)
  const lines = await ready(run)
  expect(Object.keys(lines)).toEqual([
    'database',
    'chain',
    'server',
    'relay',
    'mails',
    'console',
    'playground',
    'ready',
  ])
  expect(lines.database).toBe('that of DATABASE_URL')
  const chain = lines.chain?.split(',')[0] ?? ''
  const server = `http://localhost:${port}`

  // The tokens of a test wallet, as the modal asks for them.
  const wallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const query = 'projectId=dev&currency=usd&chainId=eip155:31337&st=appkit&sv=test'
  const balances = await fetch(`${server}/v1/account/${wallet}/balance?${query}`, {
    headers: { origin: 'http://localhost:5173' },
  })
  const { balances: held } = (await balances.json()) as { balances: { symbol: string }[] }
  expect(held.map(({ symbol }) => symbol).sort()).toEqual(['ETH', 'TEST', 'TUSD', 'WETH'])
  expect(await ask(`${server}/v1?${query}`, 'eth_chainId', [])).toBe('0x7a69')

  // The console is the reader's, by a link that cannot be guessed.
  expect(lines.console).toMatch(/^http:\/\/localhost:\d+\/console\/claim#token=[\da-f-]{40,}$/)
  // The page with mails is for this machine's browser, by no other name.
  const mails = lines.mails?.split(';')[0] ?? ''
  expect(await (await fetch(mails)).text()).toContain('None yet')
  // The playground has what runs here as its options.
  const playground = await fetch(lines.playground?.split(',')[0] ?? '')
  expect(await playground.text()).toContain('<title>Latchkey playground</title>')
  expect(Object.fromEntries(new URL(playground.url).searchParams)).toEqual({
    api: server,
    projectId: 'dev',
    networks: 'foundry',
    relay: `ws://localhost:${port}/relay`,
  })
  const keys = readdirSync(join(folder, '.latchkey/secrets'))
  for (const name of keys) expect(statSync(join(folder, '.latchkey/secrets', name)).mode & 0o077).toBe(0)
  expect(readFileSync(join(folder, '.latchkey/.gitignore'), 'utf8')).toBe('*\n')

  const second = await start('--port', `${await freePort()}`)
  await second.ended
  expect(second.output()).toContain('runs in this folder already')

  run.child.kill('SIGINT')
  await run.ended
  expect(run.child.exitCode).toBe(0)
  for (const url of [server, chain, mails, playground.url])
    expect([url, await isOpen(url)]).toEqual([url, false])
  expect(existsSync(join(folder, '.latchkey/pid'))).toBe(false)
})

test('error: nothing outlives a command that is killed', { timeout: 60_000 }, async () => {
  const port = await freePort()
  const run = await start('--port', `${port}`)
  const lines = await ready(run)
  run.child.kill('SIGKILL')
  await run.ended
  const urls = [`http://localhost:${port}`, lines.chain?.split(',')[0] ?? '']
  for (const url of urls) while (await isOpen(url)) await sleep(50)
  // And the next start is not kept off by what it left.
  const again = await start('--port', `${port}`)
  await ready(again)
  again.child.kill('SIGTERM')
  await again.ended
  expect(again.child.exitCode).toBe(0)
})

test('error: a port that is taken is named', async () => {
  const port = Number(new URL(database.url).port || 5432)
  const run = await start('--port', `${port}`)
  await run.ended
  expect(run.output()).toContain(`Port ${port} is taken`)
  expect(run.child.exitCode).toBe(1)
})
