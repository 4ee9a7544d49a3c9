import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '../../../../chains/evm/testing/contract.ts'
import { deploy } from '../../../../chains/evm/testing/deploy.ts'
import type { Device } from '../../testing/createDevice.ts'
import {
  type Approval,
  type Person,
  startFarcaster,
  type TestFarcaster,
} from '../../testing/startFarcaster.ts'
import { createDevice, host, type LoginServer, startLogin, walletUrl } from '../../testing/startLogin.ts'

let now = Date.now()
let relay: TestFarcaster
let server: LoginServer
let device: Device
let person: Person
beforeAll(async () => {
  relay = await startFarcaster()
  server = await startLogin({ clock: () => now, env: relay.env })
})
afterAll(async () => {
  await server?.stop()
  await relay?.stop()
})
beforeEach(async () => {
  now = Date.now()
  relay.mode = 'right'
  device = await createDevice()
  person = await relay.createPerson()
})

const embedding = { projectId: 'test', origin: host }
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const failed = { state: 'failed', code: 'login/provider_failed' }
const ended = [401, 'login/visit_ended']

async function start(more: object = {}) {
  const visitId = randomUUID()
  const payload = { ...embedding, visitId, language: 'en', ...more }
  const answer = await server.send(device, 'POST', 'farcaster', { payload })
  return { visitId, answer, link: answer.statusCode === 200 ? (answer.json().url as string) : '' }
}
async function state(visitId: string, as = device) {
  now += 1_000
  return (await server.send(as, 'GET', `social?${new URLSearchParams({ ...embedding, visitId })}`)).json()
}
const complete = (visitId: string, more: object = {}, as = device) =>
  server.send(as, 'POST', 'social/complete', { payload: { ...embedding, visitId, ...more } })

/** The state after an app has sent that. */
async function stateAfter(approval: Approval) {
  const { link, visitId } = await start()
  await relay.approve(link, { person, ...approval })
  const found = await state(visitId)
  if (found.state !== 'returned') expect(codeOf(await complete(visitId))).toEqual(ended)
  return found
}

test('behavior: a visitor approves in the app, and is known by the number of the account [1.11g]', async () => {
  const { answer, link, visitId } = await start()
  expect(answer.json()).toEqual({ url: link, lifetimeSeconds: 300 })
  expect(relay.opened.at(-1)).toEqual({
    siweUri: walletUrl,
    domain: 'wallet.example',
    nonce: expect.stringMatching(/^[\da-f]{32}$/),
    expirationTime: new Date(now + 300_000).toISOString(),
    acceptAuthAddress: false,
  })
  expect(await state(visitId)).toEqual({ state: 'away' })
  await relay.approve(link, { person, username: 'ana\u202Eeth' })
  expect(await state(visitId)).toEqual({ state: 'returned' })
  const first = (await complete(visitId)).json()
  expect(first).toMatchObject({ provider: 'farcaster', username: 'anaeth' })
  expect(first).not.toHaveProperty('email')
  // Once.
  expect(codeOf(await complete(visitId))).toEqual(ended)

  // The account has another key, and is still the same.
  const other = await relay.createPerson()
  await relay.transfer(person, other.address)
  now += 60_000
  const second = await start()
  await relay.approve(second.link, { person: { ...other, fid: person.fid } })
  await vi.waitFor(async () => expect(await state(second.visitId)).toEqual({ state: 'returned' }))
  expect((await complete(second.visitId)).json().accountId).toBe(first.accountId)
})

describe('what an app or the relay sends (threat 17)', () => {
  test.each<[string, Approval]>([
    ['of another site', { fields: { domain: 'evil.example' } }],
    ['for another page', { fields: { uri: 'https://wallet.example/other' } }],
    ['with another nonce', { fields: { nonce: 'f'.repeat(32) } }],
    ['for another chain', { fields: { chainId: 1 } }],
    ['that says something else', { fields: { statement: 'Send all my money' } }],
    ['of another account', { fields: { resources: ['farcaster://fid/1'] } }],
    ['of two accounts', { fields: { resources: ['farcaster://fid/1', 'farcaster://fid/2'] } }],
    ['of no account', { fields: { resources: [] } }],
    ['of an account with a strange number', { fields: { resources: ['farcaster://fid/01'] } }],
    ['that has expired', { fields: { expirationTime: new Date(Date.now() - 1_000) } }],
    ['from last week', { fields: { issuedAt: new Date(Date.now() - 7 * 86_400_000) } }],
    ['that was changed after it was signed', { message: 'wallet.example wants you to sign in' }],
    ['without a signature', { signature: '0x' }],
    ['with the signature of another text', { signature: `0x${'11'.repeat(65)}` }],
  ])('error: a message %s logs no visitor in', async (_, approval) => {
    expect(await stateAfter(approval)).toEqual(failed)
  })

  test('error: a key that only may sign for an account is not its owner', async () => {
    const resources = [`farcaster://fid/${person.fid}`, 'farcaster://signer/type/authAddress']
    expect(await stateAfter({ fields: { resources } })).toEqual(failed)
  })

  test('error: a message that another person signed, or that was used before, logs no visitor in', async () => {
    const other = await relay.createPerson()
    expect(await stateAfter({ person: { ...person, sign: other.sign } })).toEqual(failed)
    // The relay lies about who it is; the message does not.
    expect(await stateAfter({ person: { ...other, fid: person.fid } })).toEqual(failed)
    let used = { message: '', signature: '' }
    const keep = async (message: string) => {
      used = { message, signature: await person.sign(message) }
      return used.signature
    }
    expect(await stateAfter({ person: { ...person, sign: keep } })).toEqual({ state: 'returned' })
    expect(await stateAfter(used)).toEqual(failed)
  })

  test('behavior: an account that a contract owns is asked for (ERC-1271)', async () => {
    const factory = await deploy(relay.anvil, contract('AccountFactory'))
    const args = { abi: factory.abi, args: [person.address] }
    const address = (await relay.anvil.client.readContract({
      address: factory.address,
      functionName: 'addressOf',
      ...args,
    })) as Person['address']
    await factory.write('make', [person.address])
    await relay.transfer(person, address)
    await relay.anvil.client.mine({ blocks: 2 })
    await vi.waitFor(
      async () => {
        now += 60_000
        expect(await stateAfter({ person: { ...person, address } })).toEqual({ state: 'returned' })
      },
      { timeout: 15_000, interval: 300 },
    )
  })
})

describe('who may complete it (threat 18)', () => {
  test('error: only the device, page and project that started it', async () => {
    const { link, visitId } = await start()
    await relay.approve(link, { person })
    const other = await createDevice()
    expect(await state(visitId, other)).toEqual({ state: 'ended' })
    expect(codeOf(await complete(visitId, {}, other))).toEqual(ended)
    expect(await state(visitId)).toEqual({ state: 'returned' })
    expect(codeOf(await complete(visitId, {}, other))).toEqual(ended)
    expect((await complete(visitId)).statusCode).toBe(200)
  })

  test('error: a window cannot take it over', async () => {
    const { visitId } = await start()
    const window = await server.app.inject({
      url: `/v1/login/social/window?visitId=${visitId}`,
      headers: { origin: walletUrl },
    })
    expect(window.json()).toEqual({ state: 'ended' })
    const bind = await server.app.inject({
      method: 'POST',
      url: '/v1/login/social/bind',
      headers: { origin: walletUrl },
      payload: { visitId, claim: 'c'.repeat(43) },
    })
    expect(codeOf(bind)).toEqual(ended)
    const windowed = {
      ...embedding,
      visitId,
      provider: 'farcaster',
      claimHash: 'c'.repeat(43),
      language: 'en',
    }
    expect((await server.send(device, 'POST', 'social', { payload: windowed })).statusCode).toBe(422)
  })

  test('error: an id that is taken is not given out again, and one of a stranger tells nothing', async () => {
    const { visitId } = await start()
    expect(codeOf((await start({ visitId })).answer)).toEqual(ended)
    expect(await state(randomUUID())).toEqual({ state: 'ended' })
  })

  test('behavior: calls at once ask the relay once, and none of them loses its answer', async () => {
    const { link, visitId } = await start()
    await relay.approve(link, { person })
    now += 1_000
    const states = await Promise.all(Array.from({ length: 8 }, () => state(visitId)))
    expect(states.filter(({ state }) => state === 'failed')).toEqual([])
    expect(await state(visitId)).toEqual({ state: 'returned' })
  })
})

test('error: an account that the project denies is not let in', async () => {
  await server.deps.projects.set('test', { loginRules: { deny: [`farcaster:${person.fid}`] } })
  const { link, visitId } = await start()
  await relay.approve(link, { person })
  expect(await state(visitId)).toEqual({ state: 'returned' })
  expect(codeOf(await complete(visitId))).toEqual([403, 'login/not_allowed'])
  await server.deps.projects.set('test', { loginRules: null })
})

test('error: after five minutes, or once the relay has forgotten it, a login has ended', async () => {
  const { link, visitId } = await start()
  await relay.approve(link, { person })
  now += 300_001
  expect(await state(visitId)).toEqual({ state: 'ended' })
  expect(codeOf(await complete(visitId))).toEqual(ended)
  now = Date.now()
  const second = await start()
  relay.expire()
  expect(await state(second.visitId)).toEqual({ state: 'failed', code: 'login/visit_ended' })
})

test.each(['down', 'evil', 'huge', 'page'] as const)(
  'error: a relay that is %s opens no login',
  async (mode) => {
    relay.mode = mode
    expect(codeOf((await start()).answer)).toEqual([502, 'login/provider_failed'])
  },
)

test('behavior: a relay that is down for a while is asked again', async () => {
  const { link, visitId } = await start()
  await relay.approve(link, { person })
  relay.mode = 'down'
  expect(await state(visitId)).toEqual({ state: 'away' })
  relay.mode = 'right'
  now += 5_000
  expect(await state(visitId)).toEqual({ state: 'returned' })
})

test('error: what the server keeps of it is encrypted, and tells no token', async () => {
  const { visitId } = await start()
  const { rows } = await sql<{ text: string }>`
    select row_to_json(t)::text as text from login_visits t where id = ${visitId}`.execute(server.deps.db)
  const text = rows.map((row) => row.text).join()
  expect(text).toContain(visitId)
  for (const secret of [relay.tokens.at(-1) as string, relay.opened.at(-1)?.nonce as string])
    expect([text.includes(secret), text.includes(Buffer.from(secret).toString('hex'))]).toEqual([
      false,
      false,
    ])
})

test('error: without its setting it is off, and without a node of Optimism the server does not start', async () => {
  const off = await startLogin()
  try {
    const payload = { ...embedding, visitId: randomUUID(), language: 'en' }
    expect(codeOf(await off.send(device, 'POST', 'farcaster', { payload }))).toEqual([
      403,
      'login/provider_off',
    ])
  } finally {
    await off.stop()
  }
  await expect(startLogin({ env: { ...relay.env, RPC_EIP155_10: '' } })).rejects.toThrow('RPC_EIP155_10')
})
