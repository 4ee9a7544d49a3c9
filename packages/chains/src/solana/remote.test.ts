import { isKitError } from '@latchkey/protocol/errors'
import { getBase58Encoder } from '@solana/codecs-strings'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ChainId, Network, RemoteEvent, RemoteRequest, Session, SessionEvent } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { createTestLink, remoteWallet } from '../testingRemote.ts'
import { fromBase58, toBase58 } from './base58.ts'
import { connect } from './connect.ts'
import { devnet, mainnet, solana, testnet } from './index.ts'
import { methods } from './remote.ts'
import { createTestSolanaWallet } from './testing.ts'
import { startSurfpool } from './testingNode.ts'
import { fromBase64, toBase64 } from './wire.ts'

const surfpool = await startSurfpool({ slotTime: 50 })
afterAll(surfpool.stop)

/** The public clusters, all served by the test node. */
const networks = [mainnet, devnet].map((network) => ({ ...network, rpcUrls: [surfpool.url] }))
const local = surfpool.network.id
const stranger = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

type Given = {
  networks?: readonly ChainId[]
  addresses?: readonly string[]
  methods?: readonly string[]
}
type Answers = { signatureOnly?: boolean; garbage?: boolean }

/** A wallet on a phone with real keys and a real node, which has granted the given values. */
async function phone(given: Given = {}, answers: Answers = {}) {
  const wallet = await createTestSolanaWallet({ trusted: true, clusters: surfpool.forWallet })
  const toGrant = ({ networks: ids = [mainnet.id, devnet.id, local], ...rest }: Given) => ({
    accounts: ids.flatMap((network) =>
      (rest.addresses ?? wallet.addresses).map((address) => `${network}:${address}`),
    ),
    networks: ids,
    methods: rest.methods ?? methods,
    events: ['accountsChanged'],
    name: 'Phone',
  })
  const answer = async ({ method, params }: RemoteRequest) => {
    const { message, pubkey, transaction } = params as Record<string, string>
    const input = { address: pubkey, chain: 'solana:localnet' }
    if (method === 'solana_signMessage') {
      const bytes = Uint8Array.from(getBase58Encoder().encode(message as string))
      const { signature } = (await wallet.ask('signMessage', { ...input, message: bytes })) as Signed
      return { signature: toBase58(signature) }
    }
    const bytes = fromBase64(transaction) as Uint8Array
    const asked = { ...input, transaction: bytes }
    if (method === 'solana_signAndSendTransaction') {
      const { signature } = (await wallet.ask('signAndSendTransaction', asked)) as Signed
      return { signature: toBase58(signature) }
    }
    const { signedTransaction } = (await wallet.ask('signTransaction', asked)) as Signed
    const signature = toBase58(signedTransaction.slice(1, 65))
    if (answers.signatureOnly) return { signature }
    return { signature, transaction: answers.garbage ? 'AAAA' : toBase64(signedTransaction) }
  }
  const test = createTestLink({ answer, granted: toGrant(given) })
  const driver = solana({ networks: [...networks, surfpool.network], target: new EventTarget() })
  const found = remoteWallet('solana', test.link)
  const networkOf = (id: ChainId) => driver.networks.find((network) => network.id === id) as Network
  return { driver, found, networkOf, test, toGrant, wallet }
}

type Signed = { signature: Uint8Array; signedTransaction: Uint8Array }

async function connected(given: Given = {}, { at, ...answers }: Answers & { at?: ChainId | undefined } = {}) {
  const made = await phone(given, answers)
  const network = at && made.networkOf(at)
  const session = await made.driver.connect({ wallet: made.found, network })
  const events: SessionEvent[] = []
  session.subscribe((event) => events.push(event))
  return { ...made, session, events, address: made.wallet.addresses[0] as string }
}

const addressesOf = (session: Session) => session.accounts.map(({ address }) => address)

test('behavior: requests the methods that the driver uses', async () => {
  expect(await solana().remote?.()).toMatchObject({
    methods: ['solana_signMessage', 'solana_signTransaction', 'solana_signAndSendTransaction'],
    events: ['accountsChanged'],
  })
})

test('behavior: connects to what was granted, under the name of the paired wallet [1.03b]', async () => {
  const { found, session, test, wallet } = await connected()
  expect(session.accounts).toEqual(
    wallet.addresses.map((address) => ({ key: address, address, type: 'eoa' })),
  )
  expect(session.network).toBe(mainnet.id)
  expect(session.wallet).toEqual({ ...found, name: 'Phone' })
  const provider = session.provider
  expect(provider.chains).toEqual(['solana:mainnet', 'solana:devnet', 'solana:localnet'])
  expect(provider.accounts).toBe(provider.accounts)
  expect(provider.accounts[0]).toMatchObject({
    address: wallet.addresses[0],
    publicKey: fromBase58(wallet.addresses[0], 32),
    chains: provider.chains,
  })
  expect(test.requests).toEqual([])
})

test('behavior: silent connect restores the link of an earlier visit', async () => {
  const { driver, toGrant, wallet } = await phone()
  const answer = () => undefined
  const kept = createTestLink({ answer, stored: toGrant({}) })
  const session = await driver.connect({ wallet: remoteWallet('solana', kept.link), silent: true })
  expect(addressesOf(session)).toEqual(wallet.addresses)
  const none = createTestLink({ answer })
  const found = remoteWallet('solana', none.link)
  await expect(driver.connect({ wallet: found, silent: true })).rejects.toMatchObject({
    code: 'connect/failed',
  })
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({
    code: 'connect/failed',
    details: '"WalletConnect" is on another device: pair with it first, then connect.',
  })
  expect(none.listening).toBe(0)
})

test('behavior: starts on the preferred network, else the first configured, else the first granted', async () => {
  const landing = async (given: Given, at?: ChainId) => (await connected(given, { at })).session.network
  expect(await landing({}, devnet.id)).toBe(devnet.id)
  expect(await landing({ networks: [testnet.id, devnet.id] }, mainnet.id)).toBe(devnet.id)
  expect(await landing({ networks: [testnet.id] }, mainnet.id)).toBe(testnet.id)
  // Of two networks with the same cluster name, the granted one.
  const other = { ...surfpool.network, id: 'solana:other' } as Network
  const { found } = await phone({ networks: [local] })
  const session = await connect({ wallet: found, network: other }, [other, surfpool.network])
  expect(session.network).toBe(local)
})

test('behavior: signs a text with a real key [7.27b]', async () => {
  const { address, driver, networkOf, session, test } = await connected()
  for (const message of ['Hello, ✓', '']) {
    const signature = (await on(driver.messages).sign({ session, address, message })) as string
    const network = networkOf(mainnet.id)
    expect(await on(driver.messages).verify({ network, address, message, signature })).toBe(true)
  }
  expect(test.requests[0]).toEqual({
    network: mainnet.id,
    method: 'solana_signMessage',
    params: { message: toBase58(new TextEncoder().encode('Hello, ✓')), pubkey: address },
  })
})

test.each<[string, Given, Answers, string]>([
  ['sends itself', {}, {}, 'solana_signAndSendTransaction'],
  ['only signs', { methods: ['solana_signTransaction'] }, {}, 'solana_signTransaction'],
  [
    'gives only the signature',
    { methods: ['solana_signTransaction'] },
    { signatureOnly: true },
    'solana_signTransaction',
  ],
  [
    'gives no transaction that can be read',
    { methods: ['solana_signTransaction'] },
    { garbage: true },
    'solana_signTransaction',
  ],
])('behavior: what is sent lands on the chain, with a phone that %s', async (_, given, answers, method) => {
  const { address, driver, networkOf, session, test } = await connected(given, answers)
  await surfpool.fund(address, 5_000_000_000n)
  const network = networkOf(mainnet.id)
  const to = surfpool.fresh()
  const { hash } = await on(driver.transfers).send({ session, network, address, to, amount: 1_000_000_000n })
  expect(
    await on(driver.receipts).wait({ network, handle: { chain: network.id, hash, sentAt: 0 } }),
  ).toMatchObject({ status: 'success' })
  expect(await on(driver.balances).coin({ network, address: to })).toMatchObject({ value: 1_000_000_000n })
  expect(test.requests.map(({ method, network }) => [method, network])).toEqual([[method, mainnet.id]])
})

test('behavior: on a custom cluster the phone signs, and the app’s node broadcasts', async () => {
  const { address, driver, networkOf, session, test } = await connected({}, { at: local })
  await surfpool.fund(address, 5_000_000_000n)
  const network = networkOf(local)
  const to = surfpool.fresh()
  const { hash } = await on(driver.transfers).send({ session, network, address, to, amount: 1_000_000_000n })
  expect(
    await on(driver.receipts).wait({ network, handle: { chain: network.id, hash, sentAt: 0 } }),
  ).toMatchObject({ status: 'success' })
  expect(test.requests).toMatchObject([{ network: local, method: 'solana_signTransaction' }])
})

test('error: methods that were not granted are not requested', async () => {
  const { address, driver, networkOf, session, test } = await connected({ methods: [] })
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/unsupported',
  })
  await surfpool.fund(address, 5_000_000_000n)
  const network = networkOf(mainnet.id)
  const sending = on(driver.transfers).send({
    session,
    network,
    address,
    to: surfpool.fresh(),
    amount: 10_000_000n,
  })
  await expect(sending).rejects.toMatchObject({ code: 'send/unsupported_chain' })
  expect(await on(driver.messages).signIn({ session, input: {} })).toBeUndefined()
  expect(test.requests).toEqual([])
})

test('error: an account is not used on a network where it was not granted', async () => {
  const { driver, found, networkOf, test, toGrant, wallet } = await phone()
  const [first, second] = wallet.addresses as [string, string]
  const accounts = [`${mainnet.id}:${first}`, `${devnet.id}:${second}`]
  test.grant({ ...toGrant({}), accounts })
  const session = await driver.connect({ wallet: found })
  expect(addressesOf(session)).toEqual([first, second])
  await surfpool.fund(second, 5_000_000_000n)
  const network = networkOf(mainnet.id)
  const sent = { session, network, address: second, to: surfpool.fresh(), amount: 10_000_000n }
  await expect(on(driver.transfers).send(sent)).rejects.toMatchObject({
    code: 'send/failed',
    cause: { code: 4100 },
  })
  expect(test.requests).toEqual([])
  await on(driver.messages).sign({ session, address: second, message: 'x' })
  expect(test.requests).toMatchObject([{ network: devnet.id }])
})

test.each([
  [{ code: 4001 }, 'sign/rejected'],
  [{ code: 5000, message: 'User rejected.' }, 'sign/rejected'],
  [new Error('The relay is gone'), 'sign/failed'],
  [undefined, 'sign/failed'],
])('error: a phone that answers %o [8.22a]', async (thrown, code) => {
  const { toGrant, driver } = await phone()
  const test = createTestLink({ answer: () => Promise.reject(thrown), granted: toGrant({}) })
  const session = await driver.connect({ wallet: remoteWallet('solana', test.link) })
  const address = session.accounts[0]?.address as string
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({ code })
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no signature', {}],
  ['a short signature', { signature: '3' }],
  ['no base58', { signature: '0'.repeat(88) }],
  ['a signature without end', { signature: '3'.repeat(1_000_000) }],
  ['a number', { signature: 7, transaction: 7 }],
])('error: a phone that signs with %s', async (_, answer) => {
  const { toGrant, driver } = await phone({})
  const granted = toGrant({ methods: ['solana_signMessage', 'solana_signTransaction'] })
  const test = createTestLink({ answer: () => answer, granted })
  const session = await driver.connect({ wallet: remoteWallet('solana', test.link) })
  const address = session.accounts[0]?.address as string
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/failed',
  })
  await surfpool.fund(address, 5_000_000_000n)
  const network = driver.networks[0] as Network
  const sending = on(driver.transfers).send({
    session,
    network,
    address,
    to: surfpool.fresh(),
    amount: 10_000_000n,
  })
  await expect(sending).rejects.toMatchObject({ code: 'send/failed' })
})

test('behavior: the wallet selects another account, reduces the grant, ends the link', async () => {
  const { driver, events, networkOf, session, test, toGrant, wallet } = await connected()
  const [first, second] = wallet.addresses as [string, string]
  const told = (data: unknown, name = 'accountsChanged') =>
    test.tell({ type: 'event', network: mainnet.id, name, data })
  told([`${mainnet.id}:${second}`])
  expect(addressesOf(session)).toEqual([second, first])
  told([first])
  expect(addressesOf(session)).toEqual([first, second])
  for (const data of [[], [stranger], 'x', null]) told(data)
  told([second], 'chainChanged')
  expect(events).toHaveLength(2)
  // The session leaves a network that is no longer granted.
  test.grant(toGrant({ networks: [local, devnet.id], addresses: [second] }))
  expect([session.network, addressesOf(session)]).toEqual([devnet.id, [second]])
  await expect(driver.networkSwitch?.to({ session, network: networkOf(mainnet.id) })).rejects.toMatchObject({
    code: 'network/unsupported',
  })
  await driver.networkSwitch?.to({ session, network: networkOf(local) })
  expect(session.network).toBe(local)
  test.end()
  expect(events.at(-1)).toEqual({ type: 'close' })
  expect([session.accounts, test.listening]).toEqual([[], 0])
})

test('behavior: changes while connecting are not missed', async () => {
  for (let ticks = 0; ticks < 12; ticks++) {
    const { driver, found, test, toGrant, wallet } = await phone()
    const connecting = driver.connect({ wallet: found })
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
    const second = wallet.addresses[1] as string
    test.grant(toGrant({ addresses: [second] }))
    expect(addressesOf(await connecting)).toEqual([second])
  }
})

test('behavior: closing ends the link and unsubscribes [4.12a]', async () => {
  const { events, session, test } = await connected()
  expect(test.listening).toBe(1)
  await session.close()
  expect([test.closed, test.listening, events]).toEqual([true, 0, []])
})

test.each<[string, unknown]>([
  ['nothing', {}],
  ['no lists', { accounts: 'x', networks: {} }],
  ['accounts of another family', { accounts: [`eip155:1:${stranger}`], networks: ['eip155:1'] }],
  ['no address', { accounts: [`${mainnet.id}:0x12`, `${mainnet.id}:`, null], networks: [mainnet.id] }],
  ['a network it does not name', { accounts: [`${mainnet.id}:${stranger}`], networks: [devnet.id] }],
  ['an unknown cluster', { accounts: [`solana:x:${stranger}`], networks: ['solana:x'] }],
])('error: a wallet that grants %s', async (_, granted) => {
  const test = createTestLink({ answer: () => undefined, granted })
  const connecting = connect({ wallet: remoteWallet('solana', test.link) }, networks)
  await expect(connecting).rejects.toMatchObject({ code: 'connect/failed' })
  expect(test.listening).toBe(0)
})

const chains = [mainnet.id, devnet.id, testnet.id, 'solana:x', 'eip155:1'] as const
const people = [stranger, '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T', 'x', '0'.repeat(40)]
const grants = fc.record({
  accounts: fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom(...chains), fc.constantFrom(...people)).map((parts) => parts.join(':')),
      fc.anything(),
    ),
  ),
  networks: fc.array(fc.oneof(fc.constantFrom(...chains), fc.anything())),
  methods: fc.constantFrom<unknown>(methods, undefined, 'x'),
  events: fc.constant([]),
  name: fc.oneof(fc.string(), fc.anything()),
})
const happenings = fc.array(
  fc.oneof(
    grants.map((grant) => ({ type: 'grant' as const, grant })),
    fc
      .record({
        name: fc.constantFrom('accountsChanged', 'chainChanged', 'x'),
        network: fc.constantFrom(...chains),
        data: fc.oneof(fc.constantFrom<unknown>(...chains, people, [stranger]), fc.anything()),
      })
      .map((event) => ({ type: 'event' as const, ...event })),
    fc.constantFrom(...networks).map((network) => ({ type: 'switch' as const, network })),
  ),
)

test('property: a session shows only what was granted', async () => {
  const driver = solana({ networks, target: new EventTarget() })
  await fc.assert(
    fc.asyncProperty(grants, happenings, async (granted, steps) => {
      let now: { accounts: readonly unknown[]; networks: readonly unknown[] } = granted
      const test = createTestLink({ answer: () => null, granted })
      const wallet = remoteWallet('solana', test.link)
      const session = await driver.connect({ wallet }).catch((error: unknown) => {
        expect(isKitError(error, { code: 'connect/failed' } as never)).toBe(true)
      })
      if (!session) return
      const check = () => {
        if (session.accounts.length === 0) return
        expect(now.networks).toContain(session.network)
        for (const { address } of session.accounts)
          expect(now.networks.some((network) => now.accounts.includes(`${network}:${address}`))).toBe(true)
      }
      session.subscribe(() => {})
      check()
      for (const step of steps) {
        if (step.type === 'grant') {
          now = step.grant
          test.grant(step.grant)
        } else if (step.type === 'event') test.tell(step as Extract<RemoteEvent, { type: 'event' }>)
        else await driver.networkSwitch?.to({ session, network: step.network }).catch(() => {})
        check()
      }
    }),
  )
})
