import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import * as contract from '@latchkey/protocol/http/vault'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyAudit } from '../../audit/verifyAudit.ts'
import type { Command } from '../../command.ts'
import * as features from '../../features.ts'
import { openKms } from '../../kms/openKms.ts'
import { pausePkcs11 } from '../../kms/testing/pausePkcs11.ts'
import { type SoftHsm, startSoftHsm } from '../../kms/testing/startSoftHsm.ts'
import { createLogger } from '../../logger.ts'
import { startWallet, type Visitor, type WalletServer } from '../../testing/startWallet.ts'

/** Every half and secret of this file. */
const canaries: Buffer[] = []
const canary = () => {
  const bytes = randomBytes(32)
  canaries.push(bytes)
  return bytes
}
let logs = ''
const log = createLogger(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      logs += chunk
      done()
    },
  }),
)
let hsm: SoftHsm
let server: WalletServer
beforeAll(async () => {
  hsm = startSoftHsm()
  const env: Record<string, string> = {
    VAULT_RELEASES_PER_ACCOUNT: '20',
    VAULT_RELEASES_PER_PROJECT: '40',
    ESCROW_RELEASES_PER_ACCOUNT: '3',
  }
  for (const role of ['vault', 'escrow']) {
    const kms = await openKms(hsm.url(role), { credential: hsm.pin, timeoutMs: 20_000 })
    await kms.rotate?.()
    await kms.close()
    env[`${role.toUpperCase()}_KMS`] = hsm.url(role)
    env[`${role.toUpperCase()}_KMS_CREDENTIAL`] = hsm.pin
  }
  server = await startWallet({ env, parts: () => ({ log }) })
}, 60_000)
afterAll(async () => {
  await server.stop()
  hsm.stop()
})

type Answer = Awaited<ReturnType<Visitor['call']>>
const codeOf = (answer: Answer | Uint8Array) =>
  answer instanceof Uint8Array ? 'released' : [answer.statusCode, answer.json().code]
const releasesOf = async (role: string) => {
  const { values } = await server.deps.metrics.releases.get()
  const own = values.filter(({ labels }) => labels.role === role)
  return Object.fromEntries(own.map(({ labels, value }) => [labels.outcome, value]))
}

async function withHalf() {
  const half = canary()
  const visitor = await server.visit()
  const { gen, commit } = await visitor.putVault()
  const pair = { factorId: 'device-1', gen, commit }
  const answer = await visitor.putPair(pair, half)
  if (!answer.json().done) throw new Error(answer.body)
  return { visitor, pair, half }
}

function run(name: string, options: Record<string, string> = {}): Promise<string> {
  const commands: Command[] = Object.values(features).flatMap((feature) => [...(feature.commands ?? [])])
  const command = commands.find((one) => one.name === name)
  if (!command) throw new Error(`no command ${name}`)
  return command.run({ db: server.deps.db, config: server.deps.config, options })
}

describe('with keys in an HSM', () => {
  test('behavior: a half and a secret come back as they were', async () => {
    const { visitor, pair, half } = await withHalf()
    expect(await visitor.readHalf(pair)).toEqual(new Uint8Array(half))
    const secret = canary()
    await visitor.putSecret('escrow-1', secret)
    expect(await visitor.readSecret('escrow-1')).toEqual(new Uint8Array(secret))
  })

  test('behavior: a dump of the database has no half, in no encoding (threat 20)', async () => {
    const { half, visitor } = await withHalf()
    const secret = canary()
    await visitor.putSecret('escrow-1', secret)
    const dump = await dumpAll(server.deps.config.databaseUrl)
    // It is a dump: what is not secret is in it.
    expect(dump).toContain(visitor.accountId)
    for (const bytes of [half, secret]) expect(isIn(dump, bytes)).toBe(false)
    const known = (await visitor.call(contract.vaultRead)).json().vaults[0].box
    expect(isIn(dump, Buffer.from(known, 'base64url'))).toBe(true)
  })

  test('error: a half that was moved to another account, factor or vault is not unwrapped (threat 20)', async () => {
    const one = await withHalf()
    const two = await withHalf()
    const { db } = server.deps.vault ?? {}
    if (!db) throw new Error('no vault')
    const find = (accountId: string) =>
      db
        .selectFrom('vault_pairs')
        .select('wrapped')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
    const { wrapped } = await find(one.visitor.accountId)
    await db
      .updateTable('vault_pairs')
      .set({ wrapped })
      .where('account_id', '=', two.visitor.accountId)
      .execute()
    expect(codeOf(await two.visitor.readHalf(two.pair))).toEqual([500, 'server/failed'])
    expect(codeOf(await one.visitor.readHalf(one.pair))).toBe('released')
  })

  test('error: while the HSM does not answer, calls fail with 503 and lose nothing', {
    timeout: 60_000,
  }, async () => {
    const { visitor, pair, half } = await withHalf()
    const before = (await visitor.call(contract.vaultRead)).json()
    const works = () =>
      vi.waitFor(async () => expect(await visitor.readHalf(pair)).toEqual(new Uint8Array(half)), {
        timeout: 20_000,
        interval: 200,
      })
    pausePkcs11()
    const answer = (await visitor.readHalf(pair)) as Answer
    expect(codeOf(answer)).toEqual([503, 'vault/kms_unavailable'])
    expect(answer.headers['retry-after']).toBe('5')
    // The process of the library was replaced.
    await works()
    pausePkcs11()
    const put = await visitor.putPair({ ...pair, factorId: 'device-2' })
    expect(codeOf(put)).toEqual([503, 'vault/kms_unavailable'])
    expect((await visitor.call(contract.vaultRead)).json()).toEqual(before)
    await works()
    // Of the releases that failed there is no entry.
    const rows = await server.deps.db
      .selectFrom('audit')
      .select('kind')
      .where('subject', '=', visitor.accountId)
      .execute()
    expect(rows).toEqual([{ kind: 'vault/released' }, { kind: 'vault/released' }])
    // That of the escrow was paused, too.
    await vi.waitFor(async () => expect((await visitor.putSecret('escrow-1')).statusCode).toBe(200), {
      timeout: 20_000,
    })
  })
})

test('behavior: an operator stops and starts releases, and the audit log has it (threat 35)', async () => {
  const { visitor, pair } = await withHalf()
  await visitor.putSecret('escrow-1')
  const released = async () => expect(codeOf(await visitor.readHalf(pair))).toBe('released')
  await released()
  expect(await run('vault stop')).toBe('vault: stopped for all projects\n')
  const answer = (await visitor.readHalf(pair)) as Answer
  expect([codeOf(answer), answer.headers['retry-after']]).toEqual([[503, 'vault/stopped'], '60'])
  // Only releases stop, and only those of this role.
  expect((await visitor.call(contract.vaultRead)).statusCode).toBe(200)
  expect(codeOf(await visitor.readSecret('escrow-1'))).toBe('released')
  expect(await run('vault stop', { project: 'test' })).toBe('vault: stopped for all projects, test\n')
  expect(await run('vault start')).toBe('vault: stopped for test\n')
  expect(codeOf(await visitor.readHalf(pair))).toEqual([503, 'vault/stopped'])
  expect(await run('vault start', { project: 'test' })).toBe('vault: not stopped\n')
  await released()
  expect(await run('vault stop', { project: 'other' })).toBe('vault: stopped for other\n')
  await released()
  await expect(run('vault stop', { project: 'no id' })).rejects.toThrow('--project is not')

  const kinds = await server.deps.db.selectFrom('audit').select('kind').where('chain', '=', 'vault').execute()
  const count = (kind: string) => kinds.filter((row) => row.kind === kind).length
  expect([count('vault/stopped'), count('vault/started')]).toEqual([3, 2])
  expect(await run('audit verify', { chain: 'vault' })).toMatch(/^\d+ entries, no fault\n$/)
  const { released: answered, stopped } = await releasesOf('vault')
  expect([count('vault/released'), stopped]).toEqual([answered, 2])
})

describe('limits', () => {
  test('error: an account that asks too often is refused, told when to come back, and counted (threat 35)', async () => {
    const { visitor } = await withHalf()
    await visitor.putSecret('escrow-1')
    const answers: unknown[] = []
    for (let index = 0; index < 4; index += 1) answers.push(codeOf(await visitor.readSecret('escrow-1')))
    expect(answers).toEqual(['released', 'released', 'released', [429, 'escrow/release_limited']])
    const answer = (await visitor.readSecret('escrow-1')) as Answer
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await releasesOf('escrow')).limited).toBe(2)
  })

  test('error: a project that asks too often is refused, however many accounts ask (threat 35)', {
    timeout: 60_000,
  }, async () => {
    const warn = vi.spyOn(server.deps.log, 'warn')
    const owners = await Promise.all(Array.from({ length: 4 }, () => withHalf()))
    const codes: unknown[] = []
    for (let round = 0; round < 15; round += 1)
      for (const { visitor, pair } of owners) codes.push(codeOf(await visitor.readHalf(pair)))
    const refused = codes.filter((code) => code !== 'released')
    expect(refused.length).toBeGreaterThan(10)
    expect(refused[0]).toEqual([429, 'vault/release_limited'])
    expect(warn.mock.calls.filter(([, text]) => text === 'too many releases')).toEqual([
      [{ role: 'vault', what: 'project', projectId: 'test' }, 'too many releases'],
    ])
    warn.mockRestore()
  })
})

test('behavior: many releases at once leave one entry each, in one unbroken chain', {
  timeout: 60_000,
}, async ({ annotate }) => {
  // The limits of the server above are low.
  const other = await startWallet({ env: { VAULT_RELEASES_PER_ACCOUNT: '1000' } })
  try {
    const visitor = await other.visit()
    const { gen, commit } = await visitor.putVault()
    const pair = { factorId: 'device-1', gen, commit }
    await visitor.putPair(pair)
    const alone: number[] = []
    for (let index = 0; index < 40; index += 1) {
      const started = performance.now()
      await visitor.readHalf(pair)
      alone.push(performance.now() - started)
    }
    const at = (share: number) => Math.round(alone.toSorted((a, b) => a - b)[Math.floor(40 * share)] ?? 0)
    const count = process.env.EXHAUSTIVE ? 800 : 60
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: count }, () => visitor.readHalf(pair)))
    const seconds = (performance.now() - started) / 1_000
    // With the work of the devices, which is in the same process.
    await annotate(
      `one by one p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; ${Math.round(count / seconds)} a second`,
    )
    expect(answers.every((answer) => answer instanceof Uint8Array)).toBe(true)
    expect(await verifyAudit(other.deps.db, 'vault')).toMatchObject({ ok: true, count: count + 40 })
  } finally {
    await other.stop()
  }
})

test('behavior: no half is in the log, whatever failed (threat 27)', () => {
  expect(logs).toContain('too many releases')
  expect(logs).toContain('vault/kms_unavailable')
  expect(canaries.length).toBeGreaterThan(8)
  expect(canaries.filter((bytes) => isIn(logs, bytes))).toEqual([])
})

/** Whether a text has these bytes, in any usual spelling. */
function isIn(text: string, bytes: Buffer): boolean {
  const spellings = (['hex', 'base64', 'base64url', 'latin1'] as const).map((one) => bytes.toString(one))
  return [...spellings, [...bytes].join(',')].some((one) => text.includes(one))
}

/** Every row of every table, as PostgreSQL writes it and once more with bytes as they are. */
async function dumpAll(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    )
    const parts: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query(`select t::text as line, t.* from ${name} t`)
      for (const row of rows)
        for (const value of Object.values(row))
          parts.push(Buffer.isBuffer(value) ? value.toString('latin1') : String(value))
    }
    return parts.join('\n')
  } finally {
    await client.end()
  }
}
