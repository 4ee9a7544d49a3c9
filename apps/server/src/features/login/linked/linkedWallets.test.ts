import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { createLatchkey, type Latchkey } from '@latchkey/node'
import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import { sql } from 'kysely'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from '../../../chains/evm/testing/contract.ts'
import { deploy } from '../../../chains/evm/testing/deploy.ts'
import { freePort } from '../../../testing/freePort.ts'
import { createEvmPerson, createSolanaPerson, type Person, solanaChain } from '../../siwx/testing/signIn.ts'
import { createDevice, host, type LoginServer, someEmail, startLogin } from '../testing/startLogin.ts'
import { wordsIn } from '../words.ts'

let anvil: Anvil
let server: LoginServer
let latchkey: Latchkey
let skewMs = 0
beforeAll(async () => {
  anvil = await startAnvil()
  const env = {
    RPC_EIP155_31337: `${anvil.url},${anvil.url}/`,
    RPC_SOLANA_DEVNET: 'http://127.0.0.1:9',
  }
  server = await startLogin({ env, clock: () => Date.now() + skewMs })
  const port = await freePort()
  await server.app.listen({ host: 'localhost', port })
  latchkey = createLatchkey({ url: `http://localhost:${port}`, projectId: 'test', key: server.key })
})
afterAll(async () => {
  await server?.stop()
  anvil?.stop()
})

type Visitor = Awaited<ReturnType<typeof visitor>>
async function visitor(email = someEmail()) {
  const device = await createDevice()
  const { accessToken: token, accountId } = await server.logIn(device, email)
  const send = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    server.send(device, method, `linked-wallets${path}`, { token, ...(payload && { payload }) })
  return { accountId, device, email, send, token }
}

async function start({ send }: Visitor, { address, chainId }: Pick<Person, 'address' | 'chainId'>) {
  const answer = await send('POST', '/challenge', { address, chainId })
  expect(answer.statusCode).toBe(200)
  return answer.json() as { linkId: string; message: string }
}
async function link(user: Visitor, person: Person, name?: string) {
  const { linkId, message } = await start(user, person)
  return user.send('POST', '', { linkId, signature: await person.sign(message), ...(name && { name }) })
}
const list = async ({ send }: Visitor) => (await send('GET')).json().wallets
const refusal = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const ended = [401, 'links/ended']
const invalid = [401, 'server/signature_invalid']

test('behavior: wallets of both families are linked, listed, found from the app’s server, and unlinked', async () => {
  const user = await visitor()
  const [evm, solana] = [createEvmPerson(), createSolanaPerson()]
  const first = (await link(user, evm, 'My wallet')).json().wallet
  const second = (await link(user, { ...solana, address: solana.address })).json().wallet
  expect(first).toMatchObject({ account: `eip155:31337:${evm.address}`, name: 'My wallet' })
  expect(second).toMatchObject({ account: `${solanaChain}:${solana.address}` })
  expect(await list(user)).toEqual([first, second])

  const known = await latchkey.users.get(user.accountId)
  expect(known?.linkedWallets.map(({ account, name }) => [account, name])).toEqual([
    [first.account, 'My wallet'],
    [second.account, undefined],
  ])
  expect(known?.linkedWallets[0]?.linkedAt).toBeInstanceOf(Date)
  // A key has the same address on every chain of its family, in any spelling.
  for (const linkedWallet of [first.account, `eip155:1:${evm.address.toLowerCase()}`, second.account])
    expect((await latchkey.users.find({ linkedWallet }))?.id).toBe(user.accountId)
  expect(await latchkey.users.find({ linkedWallet: `eip155:1:${createEvmPerson().address}` })).toBeUndefined()

  expect((await user.send('DELETE', `/${first.id}`)).json()).toEqual({ removed: 1 })
  expect((await user.send('DELETE', `/${first.id}`)).json()).toEqual({ removed: 0 })
  expect(await list(user)).toEqual([second])
  expect(await latchkey.users.find({ linkedWallet: first.account })).toBeUndefined()
  expect((await link(await visitor(), evm)).statusCode).toBe(200)
})

test('behavior: the message names the user, the project and the page, and ends after five minutes', async () => {
  const user = await visitor()
  const person = createEvmPerson()
  const fields = parseMessage((await start(user, person)).message)
  expect(fields).toMatchObject({
    domain: new URL(host).host,
    uri: host,
    address: person.address,
    chainId: 'eip155:31337',
  })
  expect(fields?.statement).toContain(`user ${user.accountId} of project test`)
  expect(Date.parse(fields?.expirationTime ?? '') - Date.parse(fields?.issuedAt ?? '')).toBe(300_000)
})

test('behavior: a contract account is linked by its owner’s key (ERC-1271)', async () => {
  const factory = await deploy(anvil, contract('AccountFactory'))
  const owner = createEvmPerson()
  const call = { abi: factory.abi, functionName: 'addressOf', args: [owner.address as Hex] }
  const address = (await anvil.client.readContract({ address: factory.address, ...call })) as string
  const account = { ...owner, address }
  const user = await visitor()
  expect(refusal(await link(user, account))).toEqual(invalid)
  await factory.write('make', [owner.address])
  // On-chain changes count one block later.
  await vi.waitFor(async () => expect((await link(user, account)).statusCode).toBe(200), {
    timeout: 15_000,
    interval: 200,
  })
  expect(refusal(await link(await visitor(), { ...account, sign: createEvmPerson().sign }))).toEqual(invalid)
})

test('error: a signature counts once, for the user, the device and the page it was asked for', async () => {
  const [user, other] = [await visitor(), await visitor()]
  const person = createEvmPerson()
  const { linkId, message } = await start(user, person)
  const signature = await person.sign(message)
  expect(refusal(await other.send('POST', '', { linkId, signature }))).toEqual(ended)
  // Another device of the same user.
  const again = await visitor(user.email)
  expect(again.accountId).toBe(user.accountId)
  expect(refusal(await again.send('POST', '', { linkId, signature }))).toEqual(ended)
  expect((await user.send('POST', '', { linkId, signature })).statusCode).toBe(200)
  expect(refusal(await user.send('POST', '', { linkId, signature }))).toEqual(ended)
  // A signature for one user, in the call of another.
  const mine = await start(other, person)
  expect(refusal(await other.send('POST', '', { linkId: mine.linkId, signature }))).toEqual(invalid)
  // A failed try has used it up.
  const right = await person.sign(mine.message)
  expect(refusal(await other.send('POST', '', { linkId: mine.linkId, signature: right }))).toEqual(ended)
})

test.each([
  ['another user', (text: string) => text.replace(/user [\da-f-]{36}/, `user ${crypto.randomUUID()}`)],
  ['another page', (text: string) => text.replaceAll('app.example', 'evil.example')],
  ['another project', (text: string) => text.replace('project test', 'project other')],
  ['a sign-in without a user', (text: string) => text.replace(/Link this.*\n\n/, '\n')],
  ['another nonce', (text: string) => text.replace(/Nonce: ../, 'Nonce: zz')],
])('error: a signature for %s links nothing', async (_, change) => {
  const user = await visitor()
  const person = createEvmPerson()
  const { linkId, message } = await start(user, person)
  expect(change(message)).not.toBe(message)
  const signature = await person.sign(change(message))
  expect(refusal(await user.send('POST', '', { linkId, signature }))).toEqual(invalid)
  expect(await list(user)).toEqual([])
})

test('error: a message that was not signed within five minutes is worth nothing', async () => {
  const user = await visitor()
  const person = createEvmPerson()
  const { linkId, message } = await start(user, person)
  skewMs = 301_000
  try {
    const signature = await person.sign(message)
    expect(refusal(await user.send('POST', '', { linkId, signature }))).toEqual(ended)
  } finally {
    skewMs = 0
  }
})

test('error: a wallet belongs to one user of a project, also if several link it at once', async () => {
  const person = createEvmPerson()
  const users = await Promise.all(Array.from({ length: 5 }, () => visitor()))
  const started = await Promise.all(users.map((user) => start(user, person)))
  const answers = await Promise.all(
    users.map(async ({ send }, index) => {
      const { linkId = '', message = '' } = started[index] ?? {}
      return send('POST', '', { linkId, signature: await person.sign(message) })
    }),
  )
  const codes = answers.map((answer) => answer.json().code ?? 'linked').sort()
  expect(codes).toEqual(['linked', ...Array(4).fill('links/taken')])
  const lists = await Promise.all(users.map(list))
  expect(lists.flat()).toHaveLength(1)
  // Its own user may link it again, which changes nothing.
  const owner = users[lists.findIndex(({ length }) => length === 1)] as Visitor
  expect((await link(owner, person)).statusCode).toBe(200)
  expect(await list(owner)).toEqual(lists.flat())
})

test('error: at most 20 wallets per user, also if more are linked at once', async () => {
  const user = await visitor()
  const answers = []
  for (let round = 0; round < 4; round += 1)
    answers.push(...(await Promise.all(Array.from({ length: 6 }, () => link(user, createEvmPerson())))))
  const codes = answers.map((answer) => answer.json().code ?? 'linked')
  expect(codes.filter((code) => code === 'linked')).toHaveLength(20)
  expect(codes.filter((code) => code === 'links/full')).toHaveLength(4)
  expect(await list(user)).toHaveLength(20)
})

test('error: users do not see or unlink the wallets of others; without a session nothing is told', async () => {
  const [user, other] = [await visitor(), await visitor()]
  const { id } = (await link(user, createEvmPerson())).json().wallet
  expect((await other.send('DELETE', `/${id}`)).json()).toEqual({ removed: 0 })
  expect(await list(other)).toEqual([])
  expect(await list(user)).toHaveLength(1)
  const answer = await server.send(user.device, 'GET', 'linked-wallets')
  expect(refusal(answer)).toEqual([401, 'login/token_invalid'])
})

test('error: chains that are not served, and addresses of another family, are refused at once', async () => {
  const { send } = await visitor()
  const { address } = createEvmPerson()
  const ask = async (payload: object) => (await send('POST', '/challenge', payload)).json().code
  expect(await ask({ chainId: 'eip155:424242', address })).toBe('server/chain_unsupported')
  expect(await ask({ chainId: solanaChain, address })).toBe('server/address_invalid')
})

test('error: a device that has to wait for the wallet cannot link one', async () => {
  await server.deps.projects.set('test', { newDeviceDelayMinutes: 60 })
  try {
    const { email } = await visitor()
    const late = await visitor(email)
    const { address, chainId } = createEvmPerson()
    expect(refusal(await late.send('POST', '/challenge', { address, chainId }))).toEqual([
      403,
      'escrow/waiting',
    ])
  } finally {
    await server.deps.projects.set('test', { newDeviceDelayMinutes: 0 })
  }
})

test('behavior: the visitor is told by mail, with the address in full', async () => {
  const user = await visitor()
  const person = createEvmPerson()
  const find = (subject: string) =>
    server.mail.received.find((mail) => mail.to === user.email && mail.subject === subject)
  const subjectOf = (kind: 'walletLinked' | 'walletUnlinked') =>
    wordsIn('en')[`${kind}Subject`].replace('{host}', new URL(host).host)
  const { id } = (await link(user, person)).json().wallet
  await user.send('DELETE', `/${id}`)
  for (const kind of ['walletLinked', 'walletUnlinked'] as const) {
    await expect.poll(() => find(subjectOf(kind))).toBeDefined()
    const { text = '' } = find(subjectOf(kind)) ?? {}
    expect(text).toContain(person.address)
    expect(text).toContain('Firefox, Windows')
    expect(text).not.toMatch(/[{}]/)
  }
})

test('behavior: what is stored names no address, and goes with the user', async () => {
  const user = await visitor()
  const person = createEvmPerson()
  await link(user, person)
  await start(user, createEvmPerson())
  const db = server.deps.db
  const rows = async (table: string) =>
    (await sql<object>`select * from ${sql.table(table)} where account_id = ${user.accountId}`.execute(db))
      .rows
  const stored = JSON.stringify([await rows('login_linked_wallets'), await rows('login_links')])
  expect(stored.toLowerCase()).not.toContain(person.address.slice(2).toLowerCase())
  await sql`delete from login_accounts where id = ${user.accountId}`.execute(db)
  expect([...(await rows('login_linked_wallets')), ...(await rows('login_links'))]).toEqual([])
})
