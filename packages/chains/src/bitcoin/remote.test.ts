import { isKitError } from '@latchkey/protocol/errors'
import { base64, hex } from '@scure/base'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ChainId, Network, RemoteEvent, RemoteRequest, Session, SessionEvent } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { createTestLink, remoteWallet } from '../testingRemote.ts'
import { connect } from './connect.ts'
import { bitcoin, mainnet, regtest, signet, testnet4 } from './index.ts'
import { methods } from './remote.ts'
import { insideOf } from './session.ts'
import { createTestBitcoinWallet, type TestBitcoinWalletOptions } from './testing.ts'

const networks = [regtest, testnet4, signet]
const stranger = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const taproot = 'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6'

type Given = {
  networks?: readonly ChainId[]
  addresses?: readonly string[]
  methods?: readonly string[]
}

/** A wallet on a phone with real keys, which has granted the given values. */
async function phone(given: Given = {}, options: TestBitcoinWalletOptions = {}) {
  const wallet = createTestBitcoinWallet({ trusted: true, ...options })
  const toGrant = ({ networks: ids = [regtest.id], ...rest }: Given) => ({
    accounts: ids.flatMap((network) =>
      (rest.addresses ?? wallet.addresses.slice(0, 1)).map((address) => `${network}:${address}`),
    ),
    networks: ids,
    methods: rest.methods ?? methods,
    events: ['bip122_addressesChanged'],
    name: 'Phone',
  })
  const answer = async ({ method, params }: RemoteRequest) => {
    const asked = params as Record<string, string> & { signInputs: unknown }
    if (method === 'getAccountAddresses')
      return wallet.shared.map(({ address, publicKey }) => ({ address, publicKey }))
    if (method === 'sendTransfer') return { txid: 'ab'.repeat(32) }
    if (method === 'signMessage') {
      const signature = (await wallet.ask('signMessage', asked)) as string
      return { address: asked.address, signature: hex.encode(base64.decode(signature)) }
    }
    return { psbt: await wallet.ask('signPsbt', { psbt: asked.psbt, inputs: asked.signInputs }) }
  }
  const test = createTestLink({ answer, granted: toGrant(given) })
  const driver = bitcoin({ networks, target: new EventTarget() })
  const found = remoteWallet('bip122', test.link)
  return { driver, found, test, toGrant, wallet, address: wallet.addresses[0] as string }
}

async function connected(given: Given = {}, options: TestBitcoinWalletOptions = {}) {
  const made = await phone(given, options)
  const session = await made.driver.connect({ wallet: made.found })
  const events: SessionEvent[] = []
  session.subscribe((event) => events.push(event))
  return { ...made, session, events }
}

const addressesOf = (session: Session) => session.accounts.map(({ address }) => address)

test('behavior: requests the methods that the driver uses', async () => {
  expect(await bitcoin().remote?.()).toMatchObject({
    methods: ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer'],
    events: ['bip122_addressesChanged'],
  })
})

test('behavior: connects to what was granted, under the name of the paired wallet', async () => {
  const { address, found, session, test } = await connected()
  expect(session.accounts).toMatchObject([{ key: address, address, type: 'payment', purpose: 'payment' }])
  expect(session).toMatchObject({ network: regtest.id, selected: address })
  expect(session.wallet).toEqual({ ...found, name: 'Phone' })
  // Nothing is asked: the device may be asleep.
  expect(test.requests).toEqual([])
})

test('behavior: only the first address of a network is an account', async () => {
  const { session } = await connected({ addresses: [stranger, taproot] })
  expect(addressesOf(session)).toEqual([stranger])
})

test('behavior: silent connect restores the link of an earlier visit', async () => {
  const { address, driver, toGrant } = await phone()
  const answer = () => undefined
  const kept = createTestLink({ answer, stored: toGrant({}) })
  const session = await driver.connect({ wallet: remoteWallet('bip122', kept.link), silent: true })
  expect(addressesOf(session)).toEqual([address])
  const none = createTestLink({ answer })
  const found = remoteWallet('bip122', none.link)
  await expect(driver.connect({ wallet: found, silent: true })).rejects.toMatchObject({
    code: 'connect/failed',
  })
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/failed' })
  expect(none.listening).toBe(0)
})

test.each(['p2wpkh', 'p2tr', 'p2sh-p2wpkh', 'p2pkh'] as const)(
  'behavior: signs messages and transactions, %s',
  async (kind) => {
    const { address, driver, session, test } = await connected({}, { kind })
    const message = 'Zoë ₿'
    const signature = await on(driver.messages).sign({ session, address, message })
    expect(await on(driver.messages).verify({ network: regtest, address, message, signature })).toBe(true)
    const protocol = kind === 'p2pkh' ? 'ecdsa' : 'bip322'
    expect(test.requests.at(-1)).toMatchObject({
      network: regtest.id,
      method: 'signMessage',
      params: { account: address, address, message, protocol },
    })
    const inside = insideOf(session)
    // Inputs of these kinds cannot be described without the public key, so it is asked for.
    const needsKey = kind === 'p2tr' || kind === 'p2sh-p2wpkh'
    expect(test.requests.some(({ method }) => method === 'getAccountAddresses')).toBe(needsKey)
    if (needsKey) await vi.waitFor(() => expect(inside?.publicKeyOf(address)).toHaveLength(33))
    const asked = { address, to: stranger, amount: 5n }
    expect(await inside?.link.sendTransfer?.(asked)).toBe('ab'.repeat(32))
    expect(test.requests.at(-1)).toMatchObject({
      method: 'sendTransfer',
      params: { account: address, recipientAddress: stranger, amount: '5' },
    })
  },
)

test('error: methods that were not granted are not there', async () => {
  const { session, test, toGrant } = await connected({ methods: ['signMessage'] })
  const link = insideOf(session)?.link
  expect([link?.signPsbt, link?.sendTransfer]).toEqual([undefined, undefined])
  test.grant(toGrant({ methods: ['sendTransfer'] }))
  expect([link?.signPsbt, typeof link?.sendTransfer]).toEqual([undefined, 'function'])
})

test.each([
  [{ code: 4001 }, 'sign/rejected'],
  [{ code: 5000, message: 'User rejected.' }, 'sign/rejected'],
  [new Error('The relay is gone'), 'sign/failed'],
  [undefined, 'sign/failed'],
])('error: a phone that answers %o', async (thrown, code) => {
  const { driver, toGrant, address } = await phone()
  const test = createTestLink({ answer: () => Promise.reject(thrown), granted: toGrant({}) })
  const session = await driver.connect({ wallet: remoteWallet('bip122', test.link) })
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({ code })
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no signature', {}],
  ['a short signature', { signature: 'ab' }],
  ['a number', { signature: 7, psbt: 7, txid: 7 }],
  ['a signature without end', { signature: 'ab'.repeat(1_000_000), psbt: 'A'.repeat(9_000_000) }],
  ['a signature of another address', { signature: 'ab'.repeat(65), address: stranger }],
])('error: a phone that signs with %s', async (_, answer) => {
  const { driver, toGrant, address } = await phone()
  const test = createTestLink({ answer: () => answer, granted: toGrant({}) })
  const session = await driver.connect({ wallet: remoteWallet('bip122', test.link) })
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/failed',
  })
  const link = insideOf(session)?.link
  await expect(link?.signPsbt?.(new Uint8Array(9), [{ index: 0, address }])).rejects.toBeDefined()
  await expect(link?.sendTransfer?.({ address, to: stranger, amount: 1n })).rejects.toBeDefined()
})

test('behavior: the page chooses among the networks that were granted', async () => {
  const tb1 = createTestBitcoinWallet({ chain: 'signet' }).addresses[0] as string
  const { driver, events, session, test, toGrant } = await connected({
    networks: [signet.id, testnet4.id],
    addresses: [tb1],
  })
  expect(session.network).toBe(testnet4.id)
  await driver.networkSwitch?.to({ session, network: signet })
  expect(session).toMatchObject({ network: signet.id, selected: tb1 })
  await expect(driver.networkSwitch?.to({ session, network: regtest })).rejects.toMatchObject({
    code: 'network/unsupported',
  })
  expect(test.requests).toEqual([])
  // The session leaves a network that is no longer granted.
  test.grant(toGrant({ networks: [testnet4.id], addresses: [tb1] }))
  await vi.waitFor(() => expect(session.network).toBe(testnet4.id))
  expect(events.map(({ type }) => type)).toEqual(['network', 'network'])
})

test('behavior: starts on the preferred network', async () => {
  const tb1 = createTestBitcoinWallet({ chain: 'signet' }).addresses[0] as string
  const given = { networks: [signet.id, testnet4.id], addresses: [tb1] }
  const { driver, found } = await phone(given)
  expect((await driver.connect({ wallet: found, network: signet })).network).toBe(signet.id)
})

test('behavior: the wallet has other addresses, reduces the grant, ends the link', async () => {
  const { events, session, test, toGrant } = await connected({ addresses: [stranger, taproot] })
  const told = (data: unknown, name = 'bip122_addressesChanged') =>
    test.tell({ type: 'event', network: regtest.id, name, data })
  told([
    { address: stranger, intention: 'ordinal' },
    { address: taproot, intention: 'payment' },
  ])
  await vi.waitFor(() => expect(addressesOf(session)).toEqual([taproot]))
  told([`${regtest.id}:${stranger}`])
  await vi.waitFor(() => expect(addressesOf(session)).toEqual([stranger]))
  // Addresses that were not granted are no accounts.
  for (const data of [[], ['bcrt1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqkz6kr4'], [{}], [null], 'x', null])
    told(data)
  told([taproot], 'accountsChanged')
  await new Promise((resolve) => setTimeout(resolve))
  expect([addressesOf(session), events.length]).toEqual([[stranger], 2])
  test.grant(toGrant({ addresses: [taproot] }))
  await vi.waitFor(() => expect(addressesOf(session)).toEqual([taproot]))
  test.end()
  await vi.waitFor(() => expect(events.at(-1)).toEqual({ type: 'close' }))
  expect([session.accounts, test.listening]).toEqual([[], 0])
})

test('behavior: changes while connecting are not missed', async () => {
  for (let ticks = 0; ticks < 12; ticks++) {
    const { driver, found, test, toGrant } = await phone()
    const connecting = driver.connect({ wallet: found })
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
    test.grant(toGrant({ addresses: [stranger] }))
    const session = await connecting
    await vi.waitFor(() => expect(addressesOf(session)).toEqual([stranger]))
  }
})

test('behavior: closing ends the link and unsubscribes', async () => {
  const { events, session, test } = await connected()
  expect(test.listening).toBe(1)
  await session.close()
  expect([test.closed, test.listening, events]).toEqual([true, 0, []])
})

test.each<[string, unknown]>([
  ['nothing', {}],
  ['no lists', { accounts: 'x', networks: {} }],
  ['accounts of another family', { accounts: [`eip155:1:${stranger}`], networks: ['eip155:1'] }],
  ['no address', { accounts: [`${regtest.id}:0x12`, `${regtest.id}:`, null], networks: [regtest.id] }],
  ['a network it does not name', { accounts: [`${regtest.id}:${stranger}`], networks: [signet.id] }],
  ['the address of another network', { accounts: [`${mainnet.id}:${stranger}`], networks: [mainnet.id] }],
  ['an unknown network', { accounts: [`bip122:x:${stranger}`], networks: ['bip122:x'] }],
])('error: a wallet that grants %s', async (_, granted) => {
  const test = createTestLink({ answer: () => undefined, granted })
  const connecting = connect({ wallet: remoteWallet('bip122', test.link) }, networks)
  await expect(connecting).rejects.toMatchObject({ code: 'connect/failed' })
  expect(test.listening).toBe(0)
})

const chains = [regtest.id, testnet4.id, signet.id, mainnet.id, 'bip122:x', 'eip155:1'] as const
const people = [stranger, taproot, '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'x', '0'.repeat(40)]
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
        name: fc.constantFrom('bip122_addressesChanged', 'x'),
        network: fc.constantFrom(...chains),
        data: fc.oneof(
          fc.constantFrom<unknown>(...chains, people, [stranger]),
          fc.array(fc.record({ address: fc.constantFrom(...people) })),
          fc.anything(),
        ),
      })
      .map((event) => ({ type: 'event' as const, ...event })),
    fc.constantFrom<Network>(...networks).map((network) => ({ type: 'switch' as const, network })),
  ),
  { maxLength: 6 },
)

test('property: a session shows only what was granted', async () => {
  const driver = bitcoin({ networks, target: new EventTarget() })
  await fc.assert(
    fc.asyncProperty(grants, happenings, async (granted, steps) => {
      let now: { accounts: readonly unknown[]; networks: readonly unknown[] } = granted
      const test = createTestLink({ answer: () => null, granted })
      const session = await driver
        .connect({ wallet: remoteWallet('bip122', test.link) })
        .catch((error: unknown) => {
          expect(isKitError(error, { code: 'connect/failed' } as never)).toBe(true)
        })
      if (!session) return
      session.subscribe(() => {})
      const check = async () => {
        await insideOf(session)?.look()
        if (session.accounts.length === 0) return
        expect(now.networks).toContain(session.network)
        for (const { address } of session.accounts)
          expect(now.accounts).toContain(`${session.network}:${address}`)
      }
      await check()
      for (const step of steps) {
        if (step.type === 'grant') {
          now = step.grant
          test.grant(step.grant)
        } else if (step.type === 'event') test.tell(step as Extract<RemoteEvent, { type: 'event' }>)
        else await driver.networkSwitch?.to({ session, network: step.network }).catch(() => {})
        await check()
      }
    }),
  )
}, 60_000)
