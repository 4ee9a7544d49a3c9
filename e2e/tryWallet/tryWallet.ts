import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMailServer } from '../../apps/server/src/features/login/testing/startMailServer.ts'
import { createTestDatabase } from '../../apps/server/src/testing/createTestDatabase.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { end, endWithUs } from '../server/children.ts'
import { serveMails } from './serveMails.ts'

// Everything that a login by email and its wallet need, on this machine: a server with keys in
// files, a mailbox on a page, a local chain and the example app. Needs PostgreSQL, whose
// TEST_DATABASE_URL may create databases; all that it makes is gone when it ends.

/** Addresses that log in without a mail, as the guide about testing has them. */
const testLogin = { TEST_LOGIN_DOMAIN: 'latchkey.test', TEST_LOGIN_CODE: '00000000' }

const root = join(import.meta.dirname, '../..')
const undo: (() => unknown)[] = []

async function stop() {
  for (const step of undo.splice(0).reverse()) await step()
}

async function main() {
  execFileSync('pnpm', ['--filter', '@latchkey/frame', 'run', 'build'], { cwd: root, stdio: 'ignore' })
  const database = await createTestDatabase().catch((cause: Error) => {
    throw new Error(`PostgreSQL is needed: set TEST_DATABASE_URL (${cause.message})`, { cause })
  })
  undo.push(database.drop)
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-try-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const { chain, example } = await startExample()
  const mail = await startMailServer()
  undo.push(mail.stop)
  const mails = await serveMails(mail.received)

  const port = await freePort()
  const wallet = `http://wallet.localhost:${port}`
  const env = {
    PATH: process.env.PATH,
    PORT: `${port}`,
    DATABASE_URL: database.url,
    SECRET: randomBytes(32).toString('hex'),
    SPOOL_FOLDER: join(folder, 'spool'),
    LOG_LEVEL: 'warn',
    RPC_EIP155_31337: chain,
    WALLET_URL: wallet,
    AUTH_KMS: `file:${join(folder, 'auth.key')}`,
    VAULT_KMS: `file:${join(folder, 'vault.key')}`,
    ESCROW_KMS: `file:${join(folder, 'escrow.key')}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'login@wallet.localhost',
    ...testLogin,
  }
  const server = (...args: string[]) => [join(root, 'apps/server/src/main.ts'), ...args]
  const projectArgs = ['project', 'create', '--id', 'try', '--name', 'Example', '--origin', example.origin]
  execFileSync(process.execPath, server(...projectArgs), { env, stdio: 'ignore' })
  const child = spawn(process.execPath, server('serve'), { cwd: folder, env, stdio: 'inherit' })
  endWithUs(child)
  undo.push(() => end(child, 'SIGTERM'))
  const api = `http://localhost:${port}`
  while (!(await fetch(`${api}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await sleep(100)
  }

  for (const [name, value] of Object.entries({ embedded: wallet, project: 'try', api }))
    example.searchParams.set(name, value)
  console.info(`
  Latchkey example  ${example}
  mails             ${mails}
  without mails     any address at ${testLogin.TEST_LOGIN_DOMAIN}, with the code ${testLogin.TEST_LOGIN_CODE}
  local chain       ${chain}
`)
}

/** The example app and its local chain, as `./dev` starts them. */
async function startExample(): Promise<{ example: URL; chain: string }> {
  const child = spawn(process.execPath, [join(root, 'apps/example/dev.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(child)
  undo.push(() => end(child, 'SIGTERM'))
  let example: URL | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, url] = /^ {2}(Latchkey example|local chain) +(\S+)$/.exec(line) ?? []
    if (name === 'Latchkey example' && url) example = new URL(url)
    else if (url && example) return { example, chain: url }
  }
  throw new Error('the example did not start')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await stop()
    process.exit(0)
  })

await main().catch(async (error: Error) => {
  console.error(error.message)
  await stop()
  process.exit(1)
})
