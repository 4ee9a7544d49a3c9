import { createHash, randomBytes } from 'node:crypto'
import * as confirm from '@latchkey/protocol/http/confirm'
import * as contract from '@latchkey/protocol/http/vault'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, startWallet, text, type Visitor, type WalletServer } from '../../../testing/startWallet.ts'
import { type Changes, createTestPasskey, type TestPasskey } from '../../login/testing/createAuthenticator.ts'
import { someEmail, walletUrl } from '../../login/testing/startLogin.ts'

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
const required = 'vault/confirm_required'
const wrong = 'vault/confirm_wrong'
const intentOf = (what: string) => createHash('sha256').update(what).digest('base64url')

const pair = async (
  visitor: Visitor,
  factorId: string,
  kind: string,
  { gen, commit }: { gen: number; commit: string },
) => outcome(await visitor.putPair({ factorId, kind, gen, commit }))

const addKey = (visitor: Visitor, factorId: string, { id, publicKey }: TestPasskey) =>
  visitor.call(confirm.vaultConfirmKeyPut, { body: { factorId, credentialId: id, publicKey } })

/** What a passkey signs for a challenge of the vault. */
async function confirmed(
  visitor: Visitor,
  passkey: TestPasskey,
  {
    intent = intentOf('a transfer'),
    claimed = intent,
    ...changes
  }: Changes & { intent?: string; claimed?: string } = {},
): Promise<contract.Confirmation> {
  const { challengeId, nonce } = (await visitor.call(confirm.vaultConfirmChallenge)).json()
  const challenge = createHash('sha256').update(contract.confirmText(nonce, intent)).digest('base64url')
  const { userHandle: _, ...credential } = passkey.use(challenge, changes)
  return { challengeId, intent: claimed, credential }
}

const set = (visitor: Visitor, isOn: boolean, confirmation?: contract.Confirmation) =>
  visitor.call(confirm.vaultConfirmSet, { body: { isOn, ...(confirmation && { confirmation }) } })
const state = async (visitor: Visitor) => (await visitor.call(confirm.vaultConfirm)).json()

/** A visitor of level `assisted` with a passkey that the vault asks for at every release. */
async function withPasskey({ isOn = true } = {}) {
  const email = someEmail()
  const visitor = await server.visit(email)
  const { gen, commit } = await visitor.putVault()
  for (const kind of ['device', 'escrow', 'passkey', 'kit'])
    expect(await pair(visitor, `${kind}-1`, kind, { gen, commit })).toBe(true)
  await visitor.call(contract.vaultActivate, { body: { from: null, to: { gen, commit } } })
  const passkey = createTestPasskey(walletUrl)
  expect(outcome(await addKey(visitor, 'passkey-1', passkey))).toBe(true)
  if (isOn) expect(outcome(await set(visitor, true, await confirmed(visitor, passkey)))).toBe(true)
  // Neither what was just shown nor what was just written counts any more.
  now += 3 * minute
  /** The same device, after another login. */
  const again = async () => {
    const signedIn = await server.logIn(visitor.device, email)
    return actAs(server, { device: visitor.device, signedIn, clock: () => now })
  }
  const half = async (
    args: { by?: Visitor; factorId?: string; purpose?: 'sign'; confirmation?: object } = {},
  ) => {
    const { by = visitor, factorId = 'device-1', ...rest } = args
    return outcome(await by.readHalf({ factorId, commit, ...rest }))
  }
  return { again, commit, email, gen, half, passkey, visitor }
}

test('security: a session without the passkey gets no half that opens the wallet (threat 39)', async () => {
  const { again, half } = await withPasskey()
  const thief = await again()
  for (const by of [undefined, thief])
    for (const factorId of ['device-1', 'escrow-1'])
      for (const purpose of [undefined, 'sign'] as const)
        expect(await half({ ...(by && { by }), factorId, ...(purpose && { purpose }) })).toBe(required)
  // They open nothing without the passkey or the kit.
  expect(await half({ by: thief, factorId: 'passkey-1' })).toBe('released')
  expect(await half({ by: thief, factorId: 'kit-1' })).toBe('released')
})

test('behavior: a passkey releases one half, once, and the log says so', async () => {
  const { half, passkey, visitor } = await withPasskey()
  const confirmation = await confirmed(visitor, passkey)
  expect(await half({ purpose: 'sign', confirmation })).toBe('released')
  expect(await half({ purpose: 'sign', confirmation })).toBe(wrong)
  expect(await half({ purpose: 'sign' })).toBe(required)
  const { rows } = await sql<{ confirmed: string }>`
    select details->>'confirmed' as confirmed from audit
    where subject = ${visitor.accountId} and kind = 'vault/released' order by sequence desc limit 1`.execute(
    server.deps.db,
  )
  expect(rows).toEqual([{ confirmed: passkey.id }])
})

test('error: at once, a confirmation counts once', async () => {
  const { half, passkey, visitor } = await withPasskey()
  const confirmation = await confirmed(visitor, passkey)
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => half({ confirmation })))
  expect(outcomes.filter((one) => one === 'released')).toHaveLength(1)
})

test.each<[string, Changes & { claimed?: string }]>([
  ['for something else', { claimed: intentOf('another transfer') }],
  ['on another site', { origin: 'https://evil.test' }],
  ['for another site', { rpId: 'evil.test' }],
  ['without the visitor being verified', { flags: 0x01 }],
  ['without the visitor', { flags: 0x04 }],
  ['of another kind', { type: 'webauthn.create' }],
  ['with another challenge', { challenge: text(randomBytes(32)) }],
  ['of a copy, whose counter does not grow', { uses: 1 }],
])('error: a passkey used %s confirms nothing', async (_, changes) => {
  const { half, passkey, visitor } = await withPasskey()
  await half({ confirmation: await confirmed(visitor, passkey) })
  expect(await half({ confirmation: await confirmed(visitor, passkey, changes) })).toBe(wrong)
})

test('error: neither another passkey, nor a challenge of another session or of an earlier time counts (threat 39)', async () => {
  const { again, half, passkey, visitor } = await withPasskey()
  expect(await half({ confirmation: await confirmed(visitor, createTestPasskey(walletUrl)) })).toBe(wrong)
  const other = await again()
  expect(await half({ confirmation: await confirmed(other, passkey) })).toBe(wrong)
  const stranger = await server.visit()
  expect(await half({ confirmation: await confirmed(stranger, passkey) })).toBe(wrong)
  const late = await confirmed(visitor, passkey)
  now += 11 * minute
  const later = await again()
  expect(await half({ by: later, confirmation: late })).toBe(wrong)
})

test('security: a stolen session neither adds a passkey of its own, nor removes the last one, nor turns it off (threat 39)', async () => {
  const { again, half, passkey, visitor } = await withPasskey()
  const thief = await again()
  const own = createTestPasskey(walletUrl)
  expect(outcome(await addKey(thief, 'passkey-2', own))).toBe(required)
  const { revision } = (await thief.call(contract.vaultRead)).json()
  const revoke = (by: Visitor, factorId: string) =>
    by.call(contract.vaultFactorRevoke, { params: { factorId }, body: { revision } })
  expect(outcome(await revoke(thief, 'passkey-1'))).toBe(required)
  expect(outcome(await set(thief, false, await confirmed(thief, own)))).toBe(wrong)
  expect(await half({ by: thief })).toBe(required)
  // Not even with the passkey, while it is the only one.
  await visitor.call(confirm.vaultConfirmEnter, { body: { confirmation: await confirmed(visitor, passkey) } })
  expect(outcome(await revoke(visitor, 'passkey-1'))).toBe(required)
})

test('behavior: after a passkey was shown, its session changes the wallet for two minutes, but does not sign', async () => {
  const { again, half, passkey, visitor } = await withPasskey()
  const other = await again()
  const body = { confirmation: await confirmed(visitor, passkey) }
  expect(outcome(await visitor.call(confirm.vaultConfirmEnter, { body }))).toBe(true)
  expect(await half()).toBe('released')
  expect(await half({ purpose: 'sign' })).toBe(required)
  expect(await half({ by: other })).toBe(required)
  expect(outcome(await addKey(visitor, 'passkey-2', createTestPasskey(walletUrl)))).toBe(true)
  const { revision } = (await visitor.call(contract.vaultRead)).json()
  const params = { factorId: 'passkey-1' }
  expect(outcome(await visitor.call(contract.vaultFactorRevoke, { params, body: { revision } }))).toBe(true)
  expect((await state(visitor)).keys).toMatchObject([{ factorId: 'passkey-2' }])
  now += 2 * minute
  expect(await half()).toBe(required)
})

test('behavior: who has written a half reads it back, for a minute and not to sign', async () => {
  const { again, commit, gen, half } = await withPasskey()
  const other = await again()
  expect(await pair(other, 'device-2', 'device', { gen, commit })).toBe(true)
  expect(await half({ by: other, factorId: 'device-2' })).toBe('released')
  expect(await half({ by: other, factorId: 'device-2', purpose: 'sign' })).toBe(required)
  expect(await half({ factorId: 'device-2' })).toBe(required)
  now += minute
  expect(await half({ by: other, factorId: 'device-2' })).toBe(required)
})

test('behavior: it is turned on and off with the passkey', async () => {
  const { half, passkey, visitor } = await withPasskey({ isOn: false })
  expect(await half({ purpose: 'sign' })).toBe('released')
  expect(outcome(await set(visitor, true))).toBe(required)
  // Given without being asked for, it has to be right all the same.
  expect(await half({ confirmation: await confirmed(visitor, passkey) })).toBe('released')
  expect(await half({ confirmation: await confirmed(visitor, createTestPasskey(walletUrl)) })).toBe(wrong)
  await set(visitor, true, await confirmed(visitor, passkey))
  expect(await state(visitor)).toMatchObject({ isOn: true, isEntered: true, endsAt: null })
  expect(await half({ purpose: 'sign' })).toBe(required)
  expect(outcome(await set(visitor, false, await confirmed(visitor, passkey)))).toBe(true)
  expect(await half({ purpose: 'sign' })).toBe('released')
})

test('behavior: without the passkey it ends after three days, unless the passkey is used meanwhile', async () => {
  const { again, half, passkey, visitor } = await withPasskey()
  expect(outcome(await set(visitor, false))).toBe(true)
  expect(outcome(await set(visitor, false))).toBe(false)
  expect((await state(visitor)).endsAt).toBe(new Date(now + 3 * 1_440 * minute).toISOString())
  expect(await half({ purpose: 'sign', confirmation: await confirmed(visitor, passkey) })).toBe('released')
  expect((await state(visitor)).endsAt).toBeNull()
  await set(visitor, false)
  now += 3 * 1_440 * minute - 1
  expect(await half({ by: await again(), purpose: 'sign' })).toBe(required)
  now += 1
  expect(await half({ by: await again(), purpose: 'sign' })).toBe('released')
})

test('error: what is no public key of a passkey is refused', async () => {
  const { visitor } = await withPasskey({ isOn: false })
  const body = { factorId: 'passkey-2', credentialId: 'AAAA', publicKey: text(randomBytes(91)) }
  expect(outcome(await visitor.call(confirm.vaultConfirmKeyPut, { body }))).toBe(wrong)
})
