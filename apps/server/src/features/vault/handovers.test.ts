import { randomBytes, randomUUID } from 'node:crypto'
import * as contract from '@latchkey/protocol/http/handover'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAs, startWallet, text, type Visitor, type WalletServer } from '../../testing/startWallet.ts'
import { createDevice, someEmail } from '../login/testing/startLogin.ts'

let now = Date.now()
let server: WalletServer
beforeAll(async () => {
  server = await startWallet({ clock: () => now })
})
afterAll(() => server.stop())

const answer = { enc: text(randomBytes(32)), ciphertext: text(randomBytes(80)) }

async function another(email: string): Promise<Visitor> {
  const device = await createDevice()
  return actAs(server, { device, signedIn: await server.logIn(device, email), clock: () => now })
}

async function offer(visitor: Visitor) {
  const body = { id: randomUUID(), publicKey: text(randomBytes(32)), tag: text(randomBytes(32)) }
  expect((await visitor.call(contract.handoverOffer, { body })).json()).toEqual({ done: true })
  return body
}
const list = async (visitor: Visitor) => (await visitor.call(contract.handoverOffers)).json().offers
const respond = async (visitor: Visitor, id: string, given: typeof answer | null = answer) =>
  (await visitor.call(contract.handoverAnswer, { params: { id }, body: { answer: given } })).json().done
const take = async (visitor: Visitor, id: string) =>
  (await visitor.call(contract.handoverTake, { params: { id } })).json()

test('behavior: an answer reaches the device that asked, once', async () => {
  const email = someEmail()
  const [old, fresh] = [await another(email), await another(email)]
  const { id, publicKey, tag } = await offer(fresh)
  expect(await take(fresh, id)).toEqual({ state: 'waiting' })
  expect(await list(old)).toEqual([{ id, publicKey, tag, device: fresh.device.jkt }])
  expect(await respond(old, id)).toBe(true)
  expect([await respond(old, id), await respond(old, id, null)]).toEqual([false, false])
  expect(await list(old)).toEqual([])
  const both = await Promise.all([take(fresh, id), take(fresh, id)])
  expect(both.map(({ state }) => state).toSorted()).toEqual(['answered', 'ended'])
  expect(both.find(({ state }) => state === 'answered')).toEqual({ state: 'answered', answer })
  expect(await take(fresh, id)).toEqual({ state: 'ended' })
})

test('error: a device answers neither itself nor others’ visitors, and only the session that asked takes it', async () => {
  const email = someEmail()
  const [old, fresh, stranger] = [await another(email), await another(email), await server.visit()]
  const { id } = await offer(fresh)
  expect(await list(fresh)).toEqual([])
  expect(await list(stranger)).toEqual([])
  expect([await respond(fresh, id), await respond(stranger, id)]).toEqual([false, false])
  expect(await respond(old, id)).toBe(true)
  const again = actAs(server, {
    device: fresh.device,
    signedIn: await server.logIn(fresh.device, email),
    clock: () => now,
  })
  for (const other of [old, stranger, again]) expect(await take(other, id)).toEqual({ state: 'ended' })
  expect(await take(fresh, id)).toMatchObject({ state: 'answered' })
})

test('error: it is declined, expires after ten minutes, and an account has room for five', async () => {
  const email = someEmail()
  const [old, fresh] = [await another(email), await another(email)]
  const first = await offer(fresh)
  expect(await respond(old, first.id, null)).toBe(true)
  expect(await take(fresh, first.id)).toEqual({ state: 'declined' })
  const late = await offer(fresh)
  const next = await offer(fresh)
  expect((await list(old)).map(({ id }: { id: string }) => id)).toEqual([next.id])
  expect(await take(fresh, late.id)).toEqual({ state: 'ended' })
  now += 599_000
  expect(await list(old)).toHaveLength(1)
  now += 2_000
  expect(await list(old)).toEqual([])
  expect([await respond(old, next.id), await take(fresh, next.id)]).toEqual([false, { state: 'ended' }])
  const owner = await another(email)
  for (let count = 0; count < 6; count += 1) {
    now += 31_000
    await offer(await another(email))
  }
  expect(await list(owner)).toHaveLength(5)
})
