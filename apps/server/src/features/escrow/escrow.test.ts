import { randomBytes } from 'node:crypto'
import * as contract from '@latchkey/protocol/http/vault'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  actAs,
  sealTo,
  startWallet,
  text,
  type Visitor,
  type WalletServer,
} from '../../testing/startWallet.ts'
import { createDevice, host, someEmail } from '../login/testing/startLogin.ts'

let now = Date.now()
let server: WalletServer
beforeAll(async () => {
  server = await startWallet({ clock: () => now, env: { ESCROW_RELEASES_PER_ACCOUNT: '50' } })
})
afterAll(() => server.stop())

type Answer = Awaited<ReturnType<Visitor['call']>>
const codeOf = (answer: Answer | Uint8Array) =>
  answer instanceof Uint8Array ? 'released' : [answer.statusCode, answer.json().code]
const loginRequired = [403, 'escrow/login_required']

async function refresh({ device, signedIn }: Visitor, refreshToken = signedIn.refreshToken) {
  const payload = { projectId: 'test', origin: host, refreshToken }
  const answer = await server.send(device, 'POST', 'refresh', { payload })
  return actAs(server, { device, signedIn: answer.json(), clock: () => now })
}

test('behavior: a secret is kept once, released to its account, and deleted', async () => {
  const visitor = await server.visit()
  const secret = randomBytes(32)
  expect((await visitor.putSecret('escrow-1', secret)).json()).toEqual({ done: true })
  expect((await visitor.putSecret('escrow-1')).json()).toEqual({ done: false })
  expect(await visitor.readSecret('escrow-1')).toEqual(new Uint8Array(secret))
  const stranger = await server.visit()
  expect(codeOf(await stranger.readSecret('escrow-1'))).toEqual([404, 'escrow/secret_missing'])
  const params = { factorId: 'escrow-1' }
  expect((await stranger.call(contract.escrowDelete, { params })).json()).toEqual({ done: false })
  expect((await visitor.call(contract.escrowDelete, { params })).json()).toEqual({ done: true })
  expect(codeOf(await visitor.readSecret('escrow-1'))).toEqual([404, 'escrow/secret_missing'])
})

test('behavior: ten minutes after the login nothing is released, though the session was refreshed', async () => {
  const visitor = await server.visit()
  await visitor.putSecret('escrow-1')
  now += 300_000
  const later = await refresh(visitor)
  expect(codeOf(await later.readSecret('escrow-1'))).toBe('released')
  now += 299_000
  expect(codeOf(await later.readSecret('escrow-1'))).toBe('released')
  now += 2_000
  expect(codeOf(await later.readSecret('escrow-1'))).toEqual(loginRequired)
  const last = await refresh(visitor, later.signedIn.refreshToken)
  expect(codeOf(await last.readSecret('escrow-1'))).toEqual(loginRequired)
  // Everything else works.
  expect((await last.putSecret('escrow-2')).json()).toEqual({ done: true })
})

test('behavior: a new device gets it after link and code, and a known one after a code', async () => {
  const email = someEmail()
  const first = await server.visit(email)
  const secret = randomBytes(32)
  await first.putSecret('escrow-1', secret)
  now += 700_000
  const second = await server.visit(email)
  expect(await second.readSecret('escrow-1')).toEqual(new Uint8Array(secret))
  now += 700_000
  const again = await server.logIn(first.device, email)
  const known = actAs(server, { device: first.device, signedIn: again, clock: () => now })
  expect(await known.readSecret('escrow-1')).toEqual(new Uint8Array(secret))
})

test('error: a link without a code is not enough', async () => {
  const email = someEmail()
  const owner = await server.visit(email)
  await owner.putSecret('escrow-1')
  // After three burned codes an address gets links only.
  for (let index = 0; index < 3; index += 1) {
    now += 40_000
    const { attemptId, mail } = await server.begin(owner.device, email)
    const wrong = mail.code === '00000000' ? '00000001' : '00000000'
    for (let tries = 0; tries < 5; tries += 1) await server.enter(owner.device, attemptId, wrong)
  }
  now += 40_000
  const device = await createDevice()
  const { attemptId, match, mail } = await server.begin(device, email)
  expect(mail.code).toBeUndefined()
  await server.open(mail.link ?? '', match)
  const signedIn = (await server.enter(device, attemptId, undefined)).json()
  const visitor = actAs(server, { device, signedIn, clock: () => now })
  expect(codeOf(await visitor.readSecret('escrow-1'))).toEqual(loginRequired)
})

test('error: an account has room for eight secrets, also if they come at once', async () => {
  const visitor = await server.visit()
  await visitor.call(contract.escrowKey)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => visitor.putSecret(`escrow-${index}`)),
  )
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
    ...Array.from({ length: 8 }, () => 200),
    ...Array.from({ length: 4 }, () => 409),
  ])
})

test('error: a secret is refused if it was encrypted for the vault or another factor', async () => {
  const visitor = await server.visit()
  const vaultKey = (await visitor.call(contract.vaultKey)).json().publicKey
  const { publicKey } = (await visitor.call(contract.escrowKey)).json()
  const label = contract.escrowLabel(visitor, 'f', 'put')
  for (const secret of [
    await sealTo(vaultKey, randomBytes(32), label),
    await sealTo(publicKey, randomBytes(32), contract.escrowLabel(visitor, 'g', 'put')),
    { enc: text(randomBytes(32)), ciphertext: text(randomBytes(48)) },
  ])
    expect(codeOf(await visitor.call(contract.escrowPut, { body: { factorId: 'f', secret } }))).toEqual([
      400,
      'escrow/seal_invalid',
    ])
})
