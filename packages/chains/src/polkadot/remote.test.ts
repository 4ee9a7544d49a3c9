import { afterAll, expect, test, vi } from 'vitest'
import type { ChainId, RemoteRequest, Session, SessionEvent } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { createTestLink, remoteWallet } from '../testingRemote.ts'
import { polkadot } from './index.ts'
import { methods } from './remote.ts'
import { createTestPolkadotWallet } from './testing.ts'
import { startAssetHubs } from './testingNode.ts'

vi.setConfig({ testTimeout: 60_000 })

const hubs = await startAssetHubs()
afterAll(hubs.stop)
const networks = [hubs.polkadot.network, hubs.kusama.network]
const [asset, kusama] = networks.map(({ id }) => id) as [ChainId, ChainId]
const relay: ChainId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

type Given = { networks?: readonly ChainId[]; methods?: readonly string[]; indexes?: readonly number[] }

/** A wallet on a phone with real keys, which has granted the given values. */
async function phone(given: Given = {}) {
  const wallet = await createTestPolkadotWallet({ trusted: true })
  const toGrant = ({ indexes = [0, 1], networks: ids = [asset, kusama], ...rest }: Given) => ({
    accounts: ids.flatMap((network) => {
      const own = wallet.addressesOn(network === kusama ? 2 : 0)
      return indexes.map((index) => `${network}:${own[index]}`)
    }),
    networks: ids,
    methods: rest.methods ?? methods,
    events: ['accountsChanged', 'chainChanged'],
    name: 'Phone',
  })
  const answer = async ({ method, params }: RemoteRequest) => {
    const { address, message, transactionPayload } = params as {
      address: string
      message?: string
      transactionPayload?: object
    }
    if (method === 'polkadot_signTransaction')
      return await wallet.ask('signPayload', { ...transactionPayload, address })
    const data = `0x${Buffer.from(message ?? '').toString('hex')}`
    return await wallet.ask('signRaw', { address, data, type: 'bytes' })
  }
  const test = createTestLink({ answer, granted: toGrant(given) })
  const driver = polkadot({ networks, target: new EventTarget() })
  return { driver, found: remoteWallet('polkadot', test.link), test, toGrant, wallet }
}

async function connected(given: Given = {}) {
  const made = await phone(given)
  const session = await made.driver.connect({ wallet: made.found })
  const events: SessionEvent[] = []
  session.subscribe((event) => events.push(event))
  return { ...made, session, events, address: made.wallet.addressesOn(0)[0] as string }
}

const addressesOf = (session: Session) => session.accounts.map(({ address }) => address)

test('behavior: requests the methods and events of Polkadot', async () => {
  expect(await polkadot().remote?.()).toMatchObject({
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: ['accountsChanged', 'chainChanged'],
  })
})

test('behavior: connects to what was granted, under the name of the paired wallet', async () => {
  const { found, session, test, wallet } = await connected()
  expect(addressesOf(session)).toEqual(wallet.addressesOn(0))
  expect(session.network).toBe(asset)
  expect(session.wallet).toEqual({ ...found, name: 'Phone' })
  expect(test.requests).toEqual([])
  const alone = await connected({ networks: [relay, kusama] })
  expect(alone.session.network).toBe(kusama)
  expect(addressesOf(alone.session)).toEqual(alone.wallet.addressesOn(2))
})

test('behavior: silent connect restores the link of an earlier visit, with all of its accounts', async () => {
  const { driver, toGrant, wallet } = await phone()
  const answer = () => undefined
  const kept = createTestLink({ answer, stored: toGrant({}) })
  const known = driver.addresses.key(wallet.addresses[0] ?? '')
  const session = await driver.connect({ wallet: remoteWallet('polkadot', kept.link), silent: true, known })
  expect(addressesOf(session)).toEqual(wallet.addressesOn(0))
  const none = remoteWallet('polkadot', createTestLink({ answer }).link)
  for (const silent of [true, false])
    await expect(driver.connect({ wallet: none, silent, known })).rejects.toMatchObject({
      code: 'connect/failed',
    })
})

test('behavior: signs messages, which are verified for the account', async () => {
  const { address, driver, session, test } = await connected()
  const message = 'Hello, ✓'
  const signature = await on(driver.messages).sign({ session, address, message })
  const verified = { network: networks[0] as never, address, message, signature }
  expect(await on(driver.messages).verify(verified)).toBe(true)
  expect(test.requests).toMatchObject([
    { network: asset, method: 'polkadot_signMessage', params: { address, message } },
  ])
  await on(driver.messages).sign({ session, address, message: Uint8Array.of(0xff) })
  expect(test.requests[1]).toMatchObject({ params: { message: '0xff' } })
})

test('behavior: sends the coin on the network that was granted', async () => {
  const { address, driver, session, test } = await connected()
  const [network] = networks as [never]
  await hubs.polkadot.fund(address, 10n ** 11n)
  const to = (await createTestPolkadotWallet()).addressesOn(0)[0] ?? ''
  const handle = await on(driver.transfers).send({ session, network, address, to, amount: 10n ** 10n })
  expect(await on(driver.receipts).wait({ network, handle })).toMatchObject({ status: 'success' })
  expect(await hubs.polkadot.coinOf(to)).toBe(10n ** 10n)
  expect(test.requests).toMatchObject([
    { network: asset, method: 'polkadot_signTransaction', params: { address } },
  ])
})

test('behavior: follows the wallet: other accounts, another first account, the end', async () => {
  const { events, session, test, toGrant, wallet } = await connected()
  const [first, second] = wallet.addressesOn(0)
  test.tell({ type: 'event', network: asset, name: 'chainChanged', data: 1 })
  test.tell({ type: 'event', network: asset, name: 'accountsChanged', data: [`${asset}:${second}`] })
  expect(addressesOf(session)).toEqual([second, first])
  expect(session.selected).toBe(session.accounts[0]?.key)
  test.grant(toGrant({ indexes: [1] }))
  expect(addressesOf(session)).toEqual([second])
  test.end()
  expect(events.map(({ type }) => type)).toEqual(['accounts', 'accounts', 'close'])
})

test('behavior: closing the session ends the link', async () => {
  const { session, test } = await connected()
  await session.close()
  expect(test.closed).toBe(true)
})

test('error: networks, methods and accounts that were not granted', async () => {
  const { address, driver, session, test } = await connected({
    networks: [asset],
    methods: ['polkadot_signMessage'],
  })
  const [network, other] = networks as [never, never]
  await expect(driver.networkSwitch?.to({ session, network: other })).rejects.toMatchObject({
    code: 'network/unsupported',
  })
  await hubs.polkadot.fund(address, 10n ** 11n)
  const call = { session, network, address, transaction: '0x00010401' }
  await expect(on(driver.transactions).sign(call)).rejects.toMatchObject({ code: 'send/unsupported_chain' })
  expect(test.requests).toEqual([])
  const strange = await phone({ networks: [relay] })
  await expect(strange.driver.connect({ wallet: strange.found })).rejects.toMatchObject({
    code: 'connect/failed',
  })
})

test.each([undefined, null, 'x', {}, { signature: 7 }, { signature: '0x12' }])(
  'error: a wallet that answers %o to a message',
  async (answered) => {
    const { driver, toGrant, wallet } = await phone()
    const link = createTestLink({ answer: () => answered, granted: toGrant({}) })
    const session = await driver.connect({ wallet: remoteWallet('polkadot', link.link) })
    const address = wallet.addressesOn(0)[0] ?? ''
    await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
      code: 'sign/failed',
    })
  },
)
