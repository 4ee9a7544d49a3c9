import { createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import * as contract from '@latchkey/protocol/http/vault'
import { generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKms } from '../../kms/openKms.ts'
import {
  sealTo,
  someCommit,
  startWallet,
  text,
  type Visitor,
  type WalletServer,
} from '../../testing/startWallet.ts'
import { createDevice, walletUrl } from '../login/testing/startLogin.ts'

let now = Date.now()
let server: WalletServer
beforeAll(async () => {
  server = await startWallet({ clock: () => now })
})
afterAll(() => server.stop())

type Answer = Awaited<ReturnType<Visitor['call']>>
const codeOf = (answer: Answer | Uint8Array) =>
  answer instanceof Uint8Array ? answer : [answer.statusCode, answer.json().code]
const done = async (answer: Promise<Answer>) => (await answer).json().done

/** A visitor whose wallet has an active vault with one half. */
async function withWallet() {
  const visitor = await server.visit()
  const { gen, commit, box } = await visitor.putVault()
  const half = randomBytes(32)
  const pair = { factorId: 'device-1', gen, commit }
  expect((await visitor.putPair(pair, half)).json()).toEqual({ done: true })
  await visitor.call(contract.vaultActivate, { body: { from: null, to: { gen, commit } } })
  return { visitor, half, pair, box }
}

describe('a wallet', () => {
  test('behavior: has an annex once it is active; of two devices that write at once, one does', async () => {
    const stranger = await server.visit()
    const put = (visitor: Visitor, from: number, box: Buffer) =>
      done(visitor.call(contract.vaultAnnexPut, { body: { from, box: text(box) } }))
    expect(await put(stranger, 0, randomBytes(40)), 'without a wallet').toBe(false)
    const { visitor } = await withWallet()
    const [one, other] = [randomBytes(40), randomBytes(40)]
    const outcomes = await Promise.all([put(visitor, 0, one), put(visitor, 0, other)])
    expect(outcomes.toSorted()).toEqual([false, true])
    const winner = outcomes[0] ? one : other
    const read = async () => (await visitor.call(contract.vaultRead)).json().annex
    expect(await read()).toEqual({ version: 1, box: text(winner) })
    expect(await put(visitor, 2, other), 'not the version that is stored').toBe(false)
    expect(await put(visitor, 1, other)).toBe(true)
    expect(await read()).toEqual({ version: 2, box: text(other) })
    expect((await stranger.call(contract.vaultRead)).json().annex).toBe(null)
  })

  test('behavior: is stored, read back, and deleted', async () => {
    const visitor = await server.visit()
    const empty = await visitor.call(contract.vaultRead)
    expect(empty.json()).toEqual({ revision: 0, active: null, vaults: [], pairs: [], annex: null })
    const { gen, commit, box } = await visitor.putVault()
    const half = randomBytes(32)
    const pair = { factorId: 'device-1', gen, commit }
    expect(await done(visitor.putPair(pair, half))).toBe(true)
    expect(await visitor.readHalf(pair)).toEqual(new Uint8Array(half))
    const change = { from: null, to: { gen, commit } }
    expect(await done(visitor.call(contract.vaultActivate, { body: change }))).toBe(true)
    expect((await visitor.call(contract.vaultRead)).json()).toEqual({
      revision: 3,
      annex: null,
      active: { gen, commit },
      vaults: [{ gen, commit, box, activated: true }],
      pairs: [
        {
          gen,
          commit,
          factorId: 'device-1',
          kind: 'device',
          salt: expect.any(String),
          sealedMeta: expect.any(String),
        },
      ],
    })
    const params = { factorId: 'device-1', commit }
    expect(await done(visitor.call(contract.vaultPairDelete, { params }))).toBe(true)
    expect(await done(visitor.call(contract.vaultPairDelete, { params }))).toBe(false)
    expect(codeOf(await visitor.readHalf(pair))).toEqual([404, 'vault/half_missing'])
    // It is still the active one.
    expect(await done(visitor.call(contract.vaultDelete, { params: { commit } }))).toBe(false)
  })

  test('behavior: a new generation replaces the one before, whose vault is then deleted', async () => {
    const { visitor, pair } = await withWallet()
    const next = await visitor.putVault(2)
    const from = { gen: pair.gen, commit: pair.commit }
    const to = { gen: next.gen, commit: next.commit }
    const activate = (body: object) => done(visitor.call(contract.vaultActivate, { body }))
    expect(await activate({ from: null, to })).toBe(false)
    expect(await activate({ from, to: { gen: 3, commit: next.commit } })).toBe(false)
    expect(await activate({ from, to: { gen: 2, commit: someCommit() } })).toBe(false)
    expect(await activate({ from, to })).toBe(true)
    expect(await activate({ from, to })).toBe(false)
    const params = { commit: pair.commit }
    // A half still opens it.
    expect(await done(visitor.call(contract.vaultDelete, { params }))).toBe(false)
    await visitor.call(contract.vaultPairDelete, { params: { factorId: pair.factorId, ...params } })
    expect(await done(visitor.call(contract.vaultDelete, { params }))).toBe(true)
    expect((await visitor.call(contract.vaultRead)).json()).toMatchObject({ active: to, pairs: [] })
  })

  test('behavior: a revoked factor loses its halves and gets no new ones', async () => {
    const { visitor, pair } = await withWallet()
    const { revision } = (await visitor.call(contract.vaultRead)).json()
    const revoke = (revision: number) =>
      done(
        visitor.call(contract.vaultFactorRevoke, {
          params: { factorId: pair.factorId },
          body: { revision },
        }),
      )
    expect(await revoke(revision - 1)).toBe(false)
    expect(codeOf(await visitor.readHalf(pair))).toBeInstanceOf(Uint8Array)
    expect(await revoke(revision)).toBe(true)
    expect(codeOf(await visitor.readHalf(pair))).toEqual([404, 'vault/half_missing'])
    expect(await done(visitor.putPair(pair))).toBe(false)
    expect(await done(visitor.putPair({ ...pair, factorId: 'device-2' }))).toBe(true)
  })

  test('behavior: its log has the signatures and exports of its visitor, and tells no other', async () => {
    const { visitor, pair } = await withWallet()
    const { factorId, commit } = pair
    await visitor.readHalf(pair)
    const read = async (of = visitor) => (await of.call(contract.vaultLog)).json()
    const device = expect.stringMatching(/^[\w-]{43}$/)
    expect(await read()).toEqual({ events: [], factors: [{ device, factorId }] })
    await visitor.readHalf({ ...pair, purpose: 'sign' })
    await visitor.call(contract.vaultExport, { body: { factorId, commit } })
    expect(await read()).toEqual({
      events: [
        { at: expect.any(String), event: 'exported', device },
        { at: expect.any(String), event: 'signed', device },
      ],
      factors: [{ device, factorId }],
    })
    expect(await read(await server.visit())).toEqual({ events: [], factors: [] })
  })

  test('error: a half needs its vault, of the same generation', async () => {
    const { visitor, pair } = await withWallet()
    expect(await done(visitor.putPair({ ...pair, factorId: 'other', commit: someCommit() }))).toBe(false)
    expect(await done(visitor.putPair({ ...pair, factorId: 'other', gen: 2 }))).toBe(false)
    expect(await done(visitor.putPair(pair))).toBe(false)
    expect(
      await done(visitor.call(contract.vaultPut, { body: { gen: 1, commit: pair.commit, box: 'AAAA' } })),
    ).toBe(false)
  })

  test('error: there is room for 8 vaults and 64 halves', {
    timeout: 60_000,
  }, async () => {
    const { visitor, pair } = await withWallet()
    for (let gen = 2; gen <= 8; gen += 1) await visitor.putVault(gen)
    const body = { gen: 9, commit: someCommit(), box: 'AAAA' }
    expect(codeOf(await visitor.call(contract.vaultPut, { body }))).toEqual([409, 'vault/full'])
    for (let index = 2; index <= 64; index += 1)
      expect(await done(visitor.putPair({ ...pair, factorId: `device-${index}` }))).toBe(true)
    expect(codeOf(await visitor.putPair({ ...pair, factorId: 'device-65' }))).toEqual([409, 'vault/full'])
  })

  test('behavior: the largest vault fits, and a larger one is refused', async () => {
    const visitor = await server.visit()
    const put = (bytes: number) =>
      visitor.call(contract.vaultPut, {
        body: { gen: 1, commit: someCommit(), box: text(randomBytes(bytes)) },
      })
    expect((await put(65_536)).json()).toEqual({ done: true })
    expect((await put(65_537)).statusCode).toBe(422)
    expect((await put(120_000)).statusCode).toBe(413)
  })
})

describe('a half', () => {
  test('error: is refused if it was encrypted for another key, label or length', async () => {
    const visitor = await server.visit()
    const other = await server.visit()
    const { gen, commit } = await visitor.putVault()
    const { publicKey } = (await visitor.call(contract.vaultKey)).json()
    const escrow = (await visitor.call(contract.escrowKey)).json().publicKey
    expect(escrow).not.toBe(publicKey)
    const label = contract.halfLabel(visitor, 'f', commit, 'put')
    const send = (half: object) =>
      visitor.call(contract.vaultPairPut, {
        body: {
          gen,
          commit,
          factorId: 'f',
          kind: 'kit',
          salt: text(randomBytes(16)),
          sealedMeta: 'AAAA',
          half,
        },
      })
    const half = randomBytes(32)
    for (const sealed of [
      await sealTo(escrow, half, label),
      await sealTo(publicKey, half, contract.halfLabel(other, 'f', commit, 'put')),
      await sealTo(publicKey, half, contract.halfLabel(visitor, 'g', commit, 'put')),
      await sealTo(publicKey, half, contract.halfLabel(visitor, 'f', commit, randomUUID())),
      { enc: text(randomBytes(32)), ciphertext: text(randomBytes(48)) },
      // Not a point that can be agreed with.
      { enc: text(new Uint8Array(32)), ciphertext: text(randomBytes(48)) },
    ])
      expect(codeOf(await send(sealed))).toEqual([400, 'vault/seal_invalid'])
    expect((await send(await sealTo(publicKey, randomBytes(31), label))).statusCode).toBe(422)
    expect((await send(await sealTo(publicKey, half, label))).json()).toEqual({ done: true })
  })

  test('error: is not released to a key that is none, and leaves no line in the audit log', async () => {
    const { visitor, pair } = await withWallet()
    const { factorId, commit } = pair
    const body = { factorId, commit, publicKey: text(new Uint8Array(32)), requestId: randomUUID() }
    expect(codeOf(await visitor.call(contract.vaultHalf, { body }))).toEqual([400, 'vault/reader_invalid'])
    expect(await auditOf(visitor.accountId)).toEqual([])
  })

  test('behavior: each release leaves one line in the audit log, without the half', async () => {
    const { visitor, pair, half } = await withWallet()
    await visitor.readHalf(pair)
    await visitor.readHalf(pair)
    const rows = await auditOf(visitor.accountId)
    expect(rows).toMatchObject([{ kind: 'vault/released' }, { kind: 'vault/released' }])
    expect(rows[0]?.details).toEqual({
      project: 'test',
      device: visitor.device.jkt,
      request: expect.any(String),
      factor: 'device-1',
      commit: pair.commit,
    })
    expect(JSON.stringify(rows)).not.toContain(half.toString('hex'))
  })

  test('behavior: an export leaves a line in the audit log; one with a factor that opens nothing does not', async () => {
    const { visitor, pair } = await withWallet()
    const { factorId, commit } = pair
    const record = (body: object) => done(visitor.call(contract.vaultExport, { body }))
    expect(await record({ factorId: 'other', commit })).toBe(false)
    expect(await record({ factorId, commit: someCommit() })).toBe(false)
    expect(await record({ factorId, commit })).toBe(true)
    const details = { project: 'test', device: visitor.device.jkt, factor: factorId, commit }
    expect(await auditOf(visitor.accountId)).toMatchObject([{ kind: 'vault/exported', details }])
  })

  async function auditOf(accountId: string) {
    const { db } = server.deps
    return db.selectFrom('audit').selectAll().where('subject', '=', accountId).orderBy('sequence').execute()
  }
})

describe('who may call', () => {
  const calls = [contract.vaultRead, contract.vaultKey, contract.escrowKey]

  test('error: a stolen token is worth nothing with another key, nor without a proof (threat 13)', async () => {
    const { visitor, pair } = await withWallet()
    const thief = await createDevice()
    for (const one of calls)
      expect(codeOf(await visitor.call(one, { device: thief }))).toEqual([401, 'login/token_invalid'])
    const body = {
      factorId: pair.factorId,
      commit: pair.commit,
      publicKey: text(randomBytes(32)),
      requestId: randomUUID(),
    }
    expect(codeOf(await visitor.call(contract.vaultHalf, { body, device: thief }))).toEqual([
      401,
      'login/token_invalid',
    ])
    expect(codeOf(await visitor.call(contract.vaultHalf, { body, proof: 'none' }))).toEqual([
      401,
      'login/proof_invalid',
    ])
  })

  test('error: a proof is accepted once, by one role, for one call and token (threat 5)', async () => {
    const visitor = await server.visit()
    await Promise.all(calls.map((one) => visitor.call(one)))
    const { headers } = await visitor.call(contract.vaultRead)
    const nonce = String(headers['dpop-nonce'])
    const token = visitor.signedIn.accessToken
    const prove = (url: string) =>
      visitor.device.prove({ method: 'GET', url: `${walletUrl}${url}`, nonce, token, now })
    const proof = await prove('/v1/vault')
    expect((await visitor.call(contract.vaultRead, { proof })).statusCode).toBe(200)
    expect(codeOf(await visitor.call(contract.vaultRead, { proof }))).toEqual([401, 'login/proof_invalid'])
    const elsewhere = await prove('/v1/vault/key')
    expect(codeOf(await visitor.call(contract.vaultRead, { proof: elsewhere }))).toEqual([
      401,
      'login/proof_invalid',
    ])
    // Every role has its own nonces.
    const escrow = await prove('/v1/escrow/key')
    expect(codeOf(await visitor.call(contract.escrowKey, { proof: escrow }))).toEqual([
      401,
      'login/nonce_required',
    ])
  })

  test('error: tokens for other audiences, of other issuers and keys, or that expired are refused', async () => {
    const visitor = await server.visit()
    const [, payload = ''] = visitor.signedIn.accessToken.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const [published] = (await server.deps.login?.keys()) ?? []
    const own = await loginKey()
    const { privateKey: foreign } = await generateKeyPair('EdDSA')
    const sign = (change: object, { key = own, typ = 'at+jwt', kid = published?.kid ?? '' } = {}) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'EdDSA', typ, kid }).sign(key)
    expect((await visitor.call(contract.vaultRead, { token: await sign({}) })).statusCode).toBe(200)
    for (const token of [
      await sign({ aud: 'app' }),
      await sign({ iss: 'https://other.example' }),
      await sign({ cnf: undefined }),
      await sign({ exp: undefined }),
      await sign({ iat: undefined }),
      await sign({}, { typ: 'JWT' }),
      await sign({}, { kid: 'unknown' }),
      await sign({}, { key: foreign as CryptoKey }),
      'x.y.z',
      visitor.signedIn.refreshToken,
    ])
      expect(codeOf(await visitor.call(contract.vaultRead, { token }))).toEqual([401, 'login/token_invalid'])
    now += 631_000
    expect(codeOf(await visitor.call(contract.vaultRead))).toEqual([401, 'login/token_invalid'])
  })

  /** The key that signs access tokens, as a person with the database and the KMS could read it. */
  async function loginKey(): Promise<CryptoKey> {
    const kms = await openKms(server.settings.AUTH_KMS ?? '')
    const { rows } = await sql<{ wrapped: Buffer }>`
      select wrapped from login_data_keys where name = 'sign'`.execute(server.deps.db)
    const sealKey = await kms.unwrap(rows[0]?.wrapped ?? Buffer.of(), { purpose: 'login', name: 'sign' })
    const keys = await sql<{ kid: string; sealed_key: Buffer }>`
      select kid, sealed_key from login_keys order by signs_from limit 1`.execute(server.deps.db)
    const { kid = '', sealed_key: sealed = Buffer.of() } = keys.rows[0] ?? {}
    const cipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, 12))
    cipher.setAAD(Buffer.from(kid)).setAuthTag(sealed.subarray(12, 28))
    const der = Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()])
    return crypto.subtle.importKey('pkcs8', der, 'Ed25519', false, ['sign'])
  }

  test('error: ids of another account reach nothing of it', async () => {
    const { pair } = await withWallet()
    const other = await server.visit()
    expect((await other.call(contract.vaultRead)).json()).toMatchObject({ vaults: [], pairs: [] })
    expect(codeOf(await other.readHalf(pair))).toEqual([404, 'vault/half_missing'])
    const { factorId, commit } = pair
    expect(await done(other.call(contract.vaultPairDelete, { params: { factorId, commit } }))).toBe(false)
    expect(await done(other.putPair({ ...pair, factorId: 'mine' }))).toBe(false)
    const body = { gen: 1, commit: someCommit(), box: 'AAAA', accountId: randomUUID() }
    expect((await other.call(contract.vaultPut, { body })).statusCode).toBe(422)
  })

  test('error: other pages than the wallet cannot call', async () => {
    const answer = await server.app.inject({
      url: '/v1/vault',
      headers: { origin: 'https://app.example' },
    })
    expect(codeOf(answer)).toEqual([403, 'server/origin_refused'])
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: '/v1/vault',
      headers: { origin: walletUrl, 'access-control-request-method': 'GET' },
    })
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': walletUrl,
      'access-control-allow-headers': 'authorization, content-type, dpop',
    })
  })
})
