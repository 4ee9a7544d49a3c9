import { createHash, randomBytes } from 'node:crypto'
import * as totp from '@latchkey/protocol/http/totp'
import * as contract from '@latchkey/protocol/http/vault'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, sealTo, startWallet, type Visitor, type WalletServer } from '../../../testing/startWallet.ts'
import { createDevice, someEmail } from '../../login/testing/startLogin.ts'
import { stepAt, totpCode } from './totpCode.ts'

let now = Date.now()
let server: WalletServer
beforeAll(async () => {
  server = await startWallet({ clock: () => now })
})
afterAll(() => server.stop())

type Answer = Awaited<ReturnType<Visitor['call']>>
const outcome = (answer: Answer | Uint8Array) =>
  answer instanceof Uint8Array ? 'released' : (answer.json().code ?? answer.json().done)
const minute = 60_000
const backupCodes = Array.from({ length: 10 }, (_, index) => `BACKUPC0DE${index}X`.replace('U', 'V'))
const hash = (code: string) => createHash('sha256').update(code).digest('base64url')
const isRequired = 'vault/code_required'

const pair = async (
  visitor: Visitor,
  factorId: string,
  kind: string,
  { gen, commit }: { gen: number; commit: string },
) => outcome(await visitor.putPair({ factorId, kind, gen, commit }))

/** A visitor of level `assisted` with an authenticator app, and the app. */
async function withApp() {
  const email = someEmail()
  const visitor = await server.visit(email)
  const { gen, commit } = await visitor.putVault()
  for (const kind of ['device', 'escrow', 'kit'])
    expect(await pair(visitor, `${kind}-1`, kind, { gen, commit })).toBe(true)
  await visitor.call(contract.vaultActivate, { body: { from: null, to: { gen, commit } } })
  const secret = randomBytes(32)
  const code = (shift = 0) => totpCode(secret, stepAt(now) + shift)
  const put = async (given = code()) => {
    const { publicKey } = (await visitor.call(contract.vaultKey)).json()
    const sealed = await sealTo(publicKey, secret, totp.totpLabel(visitor))
    const body = { secret: sealed, code: given, backup: backupCodes.map(hash) }
    return visitor.call(totp.vaultTotpPut, { body })
  }
  /** The same device, after another login. */
  const again = async () => {
    const signedIn = await server.logIn(visitor.device, email)
    return actAs(server, { device: visitor.device, signedIn, clock: () => now })
  }
  return { visitor, again, email, secret, code, put, gen, commit }
}

const enter = (visitor: Visitor, code: string) => visitor.call(totp.vaultTotpEnter, { body: { code } })
const state = async (visitor: Visitor) => (await visitor.call(totp.vaultTotp)).json()

test('behavior: with an authenticator app, a login alone releases nothing to a new device (threat 37)', async () => {
  const { commit, email, put, visitor, code } = await withApp()
  expect(await state(visitor)).toEqual({ isOn: false, isEntered: false, backupCodes: 0 })
  expect(outcome(await put('000000' === code() ? '000001' : '000000'))).toBe('vault/code_wrong')
  expect(outcome(await put())).toBe(true)
  expect(outcome(await put())).toBe(false)
  expect(await state(visitor)).toEqual({ isOn: true, isEntered: true, backupCodes: 10 })

  now += minute
  const device = await createDevice()
  const thief = actAs(server, { device, signedIn: await server.logIn(device, email), clock: () => now })
  const ask = async (factorId: string) => outcome(await thief.readHalf({ factorId, commit }))
  expect(await ask('escrow-1')).toBe(isRequired)
  // What a kit or a device opens, it opens with what the thief does not have.
  expect([await ask('kit-1'), await ask('device-1')]).toEqual(['released', 'released'])
  expect(outcome(await enter(thief, code()))).toBe(true)
  expect(await ask('escrow-1')).toBe('released')
  now += 10 * minute
  expect(await ask('escrow-1')).toBe(isRequired)
})

test('behavior: who can open the wallet is not changed, and the words are not shown, without a code', async () => {
  const { again, code, commit, gen, put } = await withApp()
  await put()
  now += 11 * minute
  const visitor = await again()
  const { revision } = (await visitor.call(contract.vaultRead)).json()
  const revoke = (factorId: string) =>
    visitor.call(contract.vaultFactorRevoke, { params: { factorId }, body: { revision } })
  const next = await visitor.putVault(2)
  const calls = {
    kit: () => pair(visitor, 'kit-2', 'kit', { gen, commit }),
    passkey: () => pair(visitor, 'passkey-1', 'passkey', { gen, commit }),
    revoke: async () => outcome(await revoke('kit-1')),
    delete: async () =>
      outcome(await visitor.call(contract.vaultPairDelete, { params: { factorId: 'kit-1', commit } })),
    rotate: async () =>
      outcome(
        await visitor.call(contract.vaultActivate, {
          body: { from: { gen, commit }, to: { gen: 2, commit: next.commit } },
        }),
      ),
    words: async () =>
      outcome(await visitor.call(contract.vaultExport, { body: { factorId: 'kit-1', commit } })),
  }
  for (const [name, call] of Object.entries(calls)) expect([name, await call()]).toEqual([name, isRequired])
  // A new device, the move of a factor that is known, and the end of a device need none.
  expect(await pair(visitor, 'device-2', 'device', { gen, commit })).toBe(true)
  expect(await pair(visitor, 'kit-1', 'kit', { gen: 2, commit: next.commit })).toBe(true)
  expect(outcome(await enter(visitor, code()))).toBe(true)
  for (const name of ['kit', 'passkey', 'words', 'rotate'] as const)
    expect([name, await calls[name]()]).toEqual([name, true])
})

test('error: of a thousand guesses at once five are compared, and the right code is refused then (threat 37)', {
  timeout: 120_000,
}, async () => {
  const { again, code, put, visitor: first } = await withApp()
  let visitor = first
  await put()
  now += minute
  const right = new Set([-1, 0, 1].map((shift) => code(shift)))
  const wrong = Array.from({ length: 1_000 }, (_, index) => `${index}`.padStart(6, '0')).filter(
    (one) => !right.has(one),
  )
  const answers: unknown[] = []
  for (let from = 0; from < wrong.length; from += 100)
    answers.push(
      ...(await Promise.all(wrong.slice(from, from + 100).map((one) => enter(visitor, one)))).map(outcome),
    )
  expect(answers.filter((one) => one === 'vault/code_wrong')).toHaveLength(5)
  expect(new Set(answers)).toEqual(new Set(['vault/code_wrong', 'vault/code_locked']))
  const locked = await enter(visitor, code())
  expect([outcome(locked), locked.headers['retry-after']]).toEqual(['vault/code_locked', '900'])
  now += 15 * minute
  visitor = await again()
  for (let tries = 0; tries < 5; tries += 1)
    expect(outcome(await enter(visitor, wrong[tries] ?? ''))).toBe('vault/code_wrong')
  // Twice as long the second time; a right code ends it.
  expect((await enter(visitor, code())).headers['retry-after']).toBe('1800')
  now += 30 * minute
  visitor = await again()
  expect(outcome(await enter(visitor, code()))).toBe(true)
  for (let tries = 0; tries < 4; tries += 1) await enter(visitor, wrong[tries] ?? '')
  now += minute
  expect(outcome(await enter(visitor, code()))).toBe(true)
})

test('error: a code counts once, also in two requests at the same time, and so does a backup code', async () => {
  const { code, put, visitor } = await withApp()
  await put()
  expect(outcome(await enter(visitor, code()))).toBe('vault/code_wrong')
  now += minute
  const twice = await Promise.all([enter(visitor, code()), enter(visitor, code())])
  expect(twice.map(outcome).toSorted()).toEqual([true, 'vault/code_wrong'].toSorted())
  expect(outcome(await enter(visitor, code(-1)))).toBe('vault/code_wrong')
  const [backup = ''] = backupCodes
  expect(outcome(await enter(visitor, backup))).toBe(true)
  expect(outcome(await enter(visitor, backup))).toBe('vault/code_wrong')
  expect(await state(visitor)).toMatchObject({ backupCodes: 9 })
})

test('behavior: it is removed with a last code, and what was entered ends with it', async () => {
  const { code, commit, put, visitor } = await withApp()
  await put()
  const remove = (given: string) => visitor.call(totp.vaultTotpRemove, { body: { code: given } })
  // Entered a moment ago, which is not enough.
  expect(outcome(await remove(code()))).toBe('vault/code_wrong')
  now += minute
  expect(outcome(await remove(code()))).toBe(true)
  expect(await state(visitor)).toEqual({ isOn: false, isEntered: false, backupCodes: 0 })
  expect(outcome(await visitor.readHalf({ factorId: 'escrow-1', commit }))).toBe('released')
  now += minute
  expect(outcome(await put())).toBe(true)
})

test('error: a secret of another visitor, or a row that was moved, is refused; the database has no secret (threats 20, 37)', async () => {
  const one = await withApp()
  const other = await withApp()
  await one.put()
  await other.put()
  const { publicKey } = (await one.visitor.call(contract.vaultKey)).json()
  const sealed = await sealTo(publicKey, one.secret, totp.totpLabel(one.visitor))
  const stranger = await server.visit()
  const body = { secret: sealed, code: one.code(), backup: backupCodes.map(hash) }
  expect(outcome(await stranger.call(totp.vaultTotpPut, { body }))).toBe('vault/seal_invalid')

  const { rows } = await sql<{ all: string }>`select vault_totp::text as all from vault_totp`.execute(
    server.deps.db,
  )
  const dump = rows.map(({ all }) => all).join()
  for (const bytes of [
    one.secret,
    one.secret.subarray(0, 20),
    Buffer.from(hash(backupCodes[0] ?? ''), 'base64url'),
  ])
    expect(dump).not.toContain(bytes.toString('hex'))

  now += minute
  await sql`update vault_totp set wrapped = (select wrapped from vault_totp where account_id = ${one.visitor.accountId}) where account_id = ${other.visitor.accountId}`.execute(
    server.deps.db,
  )
  expect((await enter(other.visitor, one.code())).statusCode).toBe(500)
})
