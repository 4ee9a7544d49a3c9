import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startSoftHsm } from '../../kms/testing/startSoftHsm.ts'
import { createReadiness } from '../../readiness.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { serverProgram } from '../../testing/serverProgram.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { audit } from '../audit/audit.ts'
import { kms } from './kms.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-kms-commands-'))
const hsm = startSoftHsm()
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  writeFileSync(join(folder, 'pin'), `${hsm.pin}\n`)
})
afterAll(async () => {
  await database.drop()
  hsm.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Output of a command, or its error. In this process: starting the server takes long. */
async function run(words: string, env: Record<string, string> = {}): Promise<string> {
  const { positionals, values } = parseArgs({
    args: words.split(' '),
    allowPositionals: true,
    options: { chain: { type: 'string' }, head: { type: 'string' }, role: { type: 'string' } },
  })
  const all = [...(kms.commands ?? []), ...(audit.commands ?? [])]
  const command = all.find(({ name }) => name === positionals.join(' '))
  const config = readConfig({ DATABASE_URL: database.url, SECRET: 's'.repeat(32), ...env })
  return (
    command?.run({ db: database.db, config, options: values }).catch((error: Error) => error.message) ?? ''
  )
}

test('behavior: an operator makes keys in an HSM, and the audit log has them', {
  timeout: 120_000,
}, async () => {
  const env = { AUTH_KMS: hsm.url('kek'), AUTH_KMS_CREDENTIAL_FILE: join(folder, 'pin') }
  expect(await run('kms check', env)).toBe('pkcs11: unavailable (no key with this label)')
  const [, first] = /^pkcs11: made the key ([\da-f]{32})\n$/.exec(await run('kms rotate', env)) ?? []
  const [, second] = /^pkcs11: made the key ([\da-f]{32})\n$/.exec(await run('kms rotate', env)) ?? []
  expect(await run('kms check', env)).toBe('pkcs11: the key can be used\n')
  const recorded = database.db.selectFrom('audit').where('chain', '=', 'kms')
  const rows = await recorded.select(['kind', 'subject', 'details']).execute()
  const details = { provider: 'pkcs11', role: 'auth' }
  const [newest] = (await run('audit list --chain admin')).split('\n')
  expect(newest).toContain(`kms/rotated  ${second}  `)
  expect(newest).toContain('actor="command line"')
  expect(rows).toEqual([first, second].map((subject) => ({ kind: 'kms/rotated', subject, details })))

  const head = (await run('audit head --chain kms')).trim()
  expect(head).toMatch(/^2:[\da-f]{64}$/)
  expect(await run(`audit verify --chain kms --head ${head}`)).toBe('2 entries, no fault\n')
  const later = head.replace('2:', '3:')
  expect(await run(`audit verify --chain kms --head ${later}`)).toBe(
    'entry 3 of the audit chain kms and later ones were removed',
  )
})

test('behavior: what a command lacks is named in one sentence', { timeout: 120_000 }, async () => {
  expect(await run('kms check')).toBe('AUTH_KMS is not set')
  expect(await run('kms check --role vault')).toBe('VAULT_KMS is not set')
  expect(await run('kms check --role api')).toBe('--role must be auth, vault or escrow')
  expect(await run('audit head')).toBe('audit head needs --chain')
  expect(await run('audit head --chain none')).toBe('the audit log has no chain none')
  expect(await run('audit verify --chain kms --head x')).toBe('--head must be the output of audit head')
  const env = { AUTH_KMS: 'aws-kms:arn:aws:kms:eu-central-1:111122223333:key/1', AUTH_KMS_CREDENTIAL: 'a:b' }
  expect(await run('kms rotate', env)).toBe('the key of aws-kms is rotated by its own service')
})

test('behavior: the server opens its KMS once, reports it, and closes it', async () => {
  const env = { AUTH_KMS: `file:${folder}/shared` }
  const server = await startTestServer({ url: database.url, env })
  expect(await createReadiness(server.deps)()).toMatchObject({ ready: true, kms: 'ok' })
  const opened = await server.deps.authKms?.()
  expect(await server.deps.authKms?.()).toBe(opened)
  await server.stop()
  await expect(opened?.health()).rejects.toThrow('file: unavailable')
})

test('behavior: the server does not start in production with a key in a file', { timeout: 60_000 }, () => {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    SECRET: 's'.repeat(32),
    LOG_LEVEL: 'fatal',
    AUTH_KMS: `file:${folder}/key`,
    NODE_ENV: 'production',
  }
  const { stderr } = spawnSync(process.execPath, [serverProgram, 'serve'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect(stderr).toBe(
    'latchkey-server: a KMS in a file is for development; use an HSM or a service in production\n',
  )
})
