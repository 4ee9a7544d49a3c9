import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as contract from '@latchkey/protocol/http/vault'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { freePort } from '../../testing/freePort.ts'
import { serverProgram } from '../../testing/serverProgram.ts'
import { actAt, startWallet, type Visitor, type WalletServer } from '../../testing/startWallet.ts'
import { walletUrl } from '../login/testing/startLogin.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-vault-'))
const children: ChildProcess[] = []
let login: WalletServer
let database: TestDatabase
let env: Record<string, string>

beforeAll(async () => {
  const port = await freePort()
  const authUrl = `http://127.0.0.1:${port}`
  login = await startWallet({ env: { AUTH_URL: authUrl, ROLES: 'api,auth' } })
  await login.app.listen({ host: '127.0.0.1', port })
  // Of its own: nothing of the server's is in it.
  database = await createTestDatabase()
  env = {
    ROLES: 'vault',
    DATABASE_URL: database.url,
    SECRET: 's'.repeat(32),
    WALLET_URL: walletUrl,
    AUTH_URL: authUrl,
    VAULT_URL: walletUrl,
    VAULT_KMS: `file:${join(folder, 'key')}`,
    VAULT_RELEASES_PER_ACCOUNT: '10000',
    LIMITS: 'off',
    DRAIN_DELAY_MS: '0',
  }
}, 60_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await login.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A process with the role `vault` only. */
async function startProcess(more: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, [serverProgram, 'serve'], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: `${port}`, LOG_LEVEL: 'fatal', ...env, ...more },
    stdio: 'inherit',
  })
  children.push(child)
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/livez`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  })
  return { url, child }
}

test('behavior: a process of its own checks tokens with the keys of the login', {
  timeout: 120_000,
}, async () => {
  const { url, child } = await startProcess()
  const visitor = actAt(url, await login.visit())
  const { gen, commit } = await visitor.putVault()
  const half = randomBytes(32)
  expect((await visitor.putPair({ factorId: 'device-1', gen, commit }, half)).json()).toEqual({ done: true })
  expect(await visitor.readHalf({ factorId: 'device-1', commit })).toEqual(new Uint8Array(half))
  for (const path of ['/v1/login/keys', '/v1/escrow/key', '/v1/supported-chains'])
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  child.kill('SIGKILL')
  await once(child, 'exit')

  // The login is away.
  const other = await startProcess({ AUTH_URL: `http://127.0.0.1:${await freePort()}` })
  const answer = await actAt(other.url, await login.visit()).call(contract.vaultRead)
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'login/keys_unavailable'])
  expect(answer.headers['retry-after']).toBe('5')
  other.child.kill('SIGKILL')
})

/** EXHAUSTIVE=1 kills more often. */
const rounds = process.env.EXHAUSTIVE ? 20 : 3

test('property: a killed process leaves whole wallets, with everything it confirmed (threat 24)', {
  timeout: 60_000 * rounds,
}, async () => {
  const visitors = await Promise.all([login.visit(), login.visit(), login.visit()])
  const known = new Map<Visitor, Known>(
    visitors.map((visitor) => [visitor, { writes: 0, active: null, half: Buffer.of(), isSure: true }]),
  )
  for (let round = 0; round < rounds; round += 1) {
    const { url, child } = await startProcess()
    for (const [visitor, state] of known) {
      const act = actAt(url, visitor)
      const { revision, active, vaults, pairs } = (await act.call(contract.vaultRead)).json()
      // Of each visitor one write may have been cut off.
      expect(revision).toBeGreaterThanOrEqual(state.writes)
      expect(revision).toBeLessThanOrEqual(state.writes + 1)
      const commits = new Set(vaults.map(({ commit }: { commit: string }) => commit))
      expect(pairs.every(({ commit }: { commit: string }) => commits.has(commit))).toBe(true)
      if (state.isSure) expect(active).toEqual(state.active)
      if (state.active && active?.commit === state.active.commit)
        expect(await act.readHalf({ factorId: 'device-1', commit: active.commit })).toEqual(
          new Uint8Array(state.half),
        )
      Object.assign(state, { writes: revision, active, isSure: true })
    }
    const working = [...known].map(([visitor, state]) => rotate(actAt(url, visitor), state))
    await sleep(400 + Math.random() * 800)
    child.kill('SIGKILL')
    await Promise.all(working)
  }
  expect([...known.values()].every(({ writes }) => writes > 0)).toBe(true)
  const orphans = await sql`
    select 1 from vault_pairs p where not exists (
      select 1 from vault_vaults v
      where v.project_id = p.project_id and v.account_id = p.account_id and v.commit = p.commit and v.gen = p.gen
    )`.execute(database.db)
  expect(orphans.rows).toEqual([])
})

type Generation = { gen: number; commit: string }
/** What the server confirmed to a visitor. */
type Known = {
  writes: number
  active: Generation | null
  half: Uint8Array
  /** False if a write was cut off that may have changed what is active. */
  isSure: boolean
}

/** Makes one generation after the other, and deletes those before, until the server is killed. */
async function rotate(visitor: Visitor, state: Known): Promise<void> {
  const confirm = async (answer: Promise<{ json(): { done?: boolean } }>) => {
    if ((await answer).json().done) state.writes += 1
  }
  try {
    // What was left by a ceremony that was cut off.
    const { vaults, pairs } = (await visitor.call(contract.vaultRead)).json()
    for (const { factorId, commit } of pairs)
      if (commit !== state.active?.commit)
        await confirm(visitor.call(contract.vaultPairDelete, { params: { factorId, commit } }))
    for (const { commit } of vaults)
      if (commit !== state.active?.commit)
        await confirm(visitor.call(contract.vaultDelete, { params: { commit } }))
    for (;;) {
      const before = state.active
      const { gen, commit } = await visitor.putVault((before?.gen ?? 0) + 1)
      state.writes += 1
      const half = randomBytes(32)
      await confirm(visitor.putPair({ factorId: 'device-1', gen, commit }, half))
      const to = { gen, commit }
      state.isSure = false
      await confirm(visitor.call(contract.vaultActivate, { body: { from: before, to } }))
      Object.assign(state, { active: to, half, isSure: true })
      if (!before) continue
      const params = { factorId: 'device-1', commit: before.commit }
      await confirm(visitor.call(contract.vaultPairDelete, { params }))
      await confirm(visitor.call(contract.vaultDelete, { params: { commit: before.commit } }))
    }
  } catch (error) {
    // Only that the connection ended; anything else is a fault.
    if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error
  }
}
