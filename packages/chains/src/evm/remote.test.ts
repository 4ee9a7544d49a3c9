import { isKitError } from '@latchkey/protocol/errors'
import fc from 'fast-check'
import { http, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, expect, test } from 'vitest'
import type { ChainId, Network, RemoteEvent, RemoteRequest, Session, SessionEvent } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { createTestLink, remoteWallet } from '../testingRemote.ts'
import { connect } from './connect.ts'
import { evm } from './index.ts'
import type { Eip1193Provider } from './provider.ts'
import { methods } from './remote.ts'
import { createTestWallet, type TestWalletOptions } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { toHexChainId } from './toChainId.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))

const here = 'eip155:31337'
const there = 'eip155:31338'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger = `0x${'e'.repeat(40)}`

type Given = {
  networks?: readonly ChainId[]
  addresses?: readonly string[]
  methods?: readonly string[]
  name?: string
}

/** A wallet on a phone with real keys and real nodes, which has granted the given values. */
function phone(given: Given = {}, options: Partial<TestWalletOptions> = {}) {
  const wallet = createTestWallet({
    trusted: true,
    chains: [anvil.forWallet, other.forWallet],
    ...options,
  })
  const toGrant = ({ networks = [here, there], addresses = wallet.addresses, ...rest }: Given) => ({
    accounts: networks.flatMap((network) => addresses.map((address) => `${network}:${address}`)),
    networks,
    methods: rest.methods ?? methods,
    events: ['chainChanged', 'accountsChanged'],
    name: rest.name ?? 'Phone',
  })
  const answer = async ({ method, network, params }: RemoteRequest) => {
    if (!method.endsWith('EthereumChain')) wallet.switchChain(Number(network.slice('eip155:'.length)))
    return await wallet.provider.request({ method, params })
  }
  const test = createTestLink({ answer, granted: toGrant(given) })
  const driver = evm({ networks: [anvil.chain, other.chain], target: new EventTarget() })
  const found = remoteWallet('eip155', test.link)
  const networkOf = (id: ChainId) => driver.networks.find((network) => network.id === id) as Network
  return { driver, found, networkOf, test, toGrant, wallet }
}

async function connected(given: Given = {}, options: Partial<TestWalletOptions> = {}) {
  const made = phone(given, options)
  const session = await made.driver.connect({ wallet: made.found })
  const seen: SessionEvent[] = []
  session.subscribe((event) => seen.push(event))
  const provider = session.provider as Required<Eip1193Provider>
  const ask = (method: string, params?: unknown) => provider.request({ method, params })
  return { ...made, session, events: seen, provider, ask, address: made.wallet.addresses[0] as string }
}

const addressesOf = (session: Session) => session.accounts.map(({ address }) => address)

test('behavior: requests the methods that the driver uses', async () => {
  expect(await phone().driver.remote?.()).toMatchObject({
    methods: expect.arrayContaining(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']),
    events: ['accountsChanged', 'chainChanged'],
  })
})

test('behavior: connects to what was granted, under the name of the paired wallet [1.03b]', async () => {
  const { found, session, test, wallet } = await connected()
  expect(session.accounts).toEqual(
    wallet.addresses.map((address) => ({ key: address.toLowerCase(), address, type: 'eoa' })),
  )
  expect(session.network).toBe(here)
  expect(session.wallet).toEqual({ ...found, name: 'Phone' })
  expect(test.requests).toEqual([])
})

test('behavior: an empty name falls back to the connector’s', async () => {
  const { session } = await connected({ name: '\u200b\u202e' })
  expect(session.wallet.name).toBe('WalletConnect')
})

test('behavior: silent connect restores the link of an earlier visit', async () => {
  const { driver, toGrant, wallet } = phone()
  const answer = () => undefined
  const kept = createTestLink({ answer, stored: toGrant({}) })
  const session = await driver.connect({ wallet: remoteWallet('eip155', kept.link), silent: true })
  expect(addressesOf(session)).toEqual(wallet.addresses)
  const none = createTestLink({ answer })
  const silent = driver.connect({ wallet: remoteWallet('eip155', none.link), silent: true })
  await expect(silent).rejects.toMatchObject({ code: 'connect/failed' })
  expect(none.listening).toBe(0)
})

test('error: not paired, or aborted while the link is restored', async () => {
  const { driver } = phone()
  const none = createTestLink({ answer: () => undefined })
  const wallet = remoteWallet('eip155', none.link)
  await expect(driver.connect({ wallet })).rejects.toMatchObject({
    code: 'connect/failed',
    details: '"WalletConnect" is on another device: pair with it first, then connect.',
  })
  const leave = new AbortController()
  const link = { ...none.link, grant: undefined, restore: () => new Promise<void>(() => leave.abort()) }
  const attempt = driver.connect({
    wallet: { ...wallet, link },
    silent: true,
    signal: leave.signal,
  })
  await expect(attempt).rejects.toMatchObject({ code: 'request/aborted' })
})

test('behavior: starts on the preferred network, else the first granted and configured, else the first granted', async () => {
  const landing = async (given: Given, wanted?: ChainId) => {
    const { driver, found, networkOf } = phone(given)
    const network = wanted && networkOf(wanted)
    return (await driver.connect({ wallet: found, network })).network
  }
  expect(await landing({}, there)).toBe(there)
  expect(await landing({ networks: [there, here] })).toBe(there)
  expect(await landing({ networks: ['eip155:10', there] })).toBe(there)
  expect(await landing({ networks: ['eip155:10', there] }, here)).toBe(there)
  expect(await landing({ networks: ['eip155:10', 'eip155:137'] }, here)).toBe('eip155:10')
})

test('behavior: signs a text and typed data with a real key', async () => {
  const { address, driver, session } = await connected()
  const signature = await on(driver.messages).sign({ session, address, message: 'Hello' })
  const who = address as `0x${string}`
  expect(await verifyMessage({ address: who, message: 'Hello', signature: signature as '0x' })).toBe(true)
  const data = {
    domain: { name: 'Test', chainId: 31_337 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'Hi' },
  } as const
  const typed = await on(driver.typedData).sign({ session, address, data })
  expect(await verifyTypedData({ ...data, address: who, signature: typed as '0x' })).toBe(true)
})

test('behavior: a transaction is mined on the current network', async () => {
  const { address, driver, networkOf, session, test } = await connected()
  await driver.networkSwitch?.to({ session, network: networkOf(there) })
  const before = await other.client.getBalance({ address: receiver })
  const network = networkOf(there)
  const transaction = { to: receiver, value: 5n }
  const { hash } = await on(driver.transactions).send({ session, network, address, transaction })
  expect(
    await on(driver.receipts).wait({ network, handle: { chain: network.id, hash, sentAt: 0 } }),
  ).toMatchObject({ status: 'success' })
  expect((await other.client.getBalance({ address: receiver })) - before).toBe(5n)
  expect(test.requests.map(({ method, network }) => [method, network])).toEqual([
    ['eth_sendTransaction', there],
  ])
})

test('behavior: a request that names its chain goes there, even if the network has changed', async () => {
  const { address, ask, session, test } = await connected()
  const transaction = { from: address, to: receiver, value: '0x1', chainId: '0x7a6a' }
  await ask('eth_sendTransaction', [transaction])
  expect(session.network).toBe(here)
  expect(test.requests.at(-1)?.network).toBe(there)
  await expect(ask('eth_sendTransaction', [{ ...transaction, chainId: '0x1' }])).rejects.toMatchObject({
    code: 4901,
  })
})

test('behavior: reads go to the nodes of the current network, not to the phone', async () => {
  const { address, ask, driver, networkOf, session, test } = await connected({
    methods: [...methods, 'eth_call', 'eth_getBalance'],
  })
  expect(await ask('eth_chainId')).toBe('0x7a69')
  expect(await ask('net_version')).toBe('31337')
  expect(await ask('eth_accounts')).toEqual(addressesOf(session))
  const balance = await anvil.client.getBalance({ address: address as `0x${string}` })
  expect(BigInt((await ask('eth_getBalance', [address, 'latest'])) as string)).toBe(balance)
  expect(await ask('eth_call', [{ to: receiver, data: '0x' }, 'latest'])).toBe('0x')
  await other.client.mine({ blocks: 7 })
  await driver.networkSwitch?.to({ session, network: networkOf(there) })
  expect(await ask('net_version')).toBe('31338')
  expect(BigInt((await ask('eth_blockNumber')) as string)).toBe(
    await other.client.getBlockNumber({ cacheTime: 0 }),
  )
  expect(test.requests).toEqual([])
})

test('behavior: reads use the host’s transports', async () => {
  const { found } = phone()
  const transports = { 31337: http(other.url) }
  const driver = evm({ networks: [anvil.chain], target: new EventTarget(), transports })
  const session = await driver.connect({ wallet: found })
  const provider = session.provider as Eip1193Provider
  expect(await provider.request({ method: 'eth_getBlockByNumber', params: ['0x0', false] })).toMatchObject({
    hash: (await other.client.getBlock({ blockNumber: 0n })).hash,
  })
})

test('error: no nodes of the network are known, the method is unknown or was not granted', async () => {
  const far = await connected({ networks: ['eip155:10'] })
  await expect(far.ask('eth_blockNumber')).rejects.toMatchObject({ code: 4901 })
  const { address, ask, driver, session, test } = await connected({ methods: ['personal_sign'] })
  for (const method of [
    'eth_sign',
    'wallet_getCapabilities',
    'wallet_sendCalls',
    'toString',
    'eth_subscribe',
  ])
    await expect(ask(method, [])).rejects.toMatchObject({ code: 4200 })
  expect(await on(driver.walletReports).capabilities({ session, address })).toEqual({})
  const typed = on(driver.typedData).sign({
    session,
    address,
    data: { domain: {}, types: { A: [{ name: 'a', type: 'string' }] }, primaryType: 'A', message: { a: '' } },
  })
  await expect(typed).rejects.toMatchObject({ code: 'sign/unsupported' })
  expect(test.requests).toEqual([])
})

test('behavior: batches and capabilities, if granted', async () => {
  const capabilities = { '0x7a69': { atomic: { status: 'supported' } } }
  const { address, driver, networkOf, session } = await connected({}, { capabilities })
  expect(await on(driver.walletReports).capabilities({ session, address })).toEqual({
    [here]: { atomic: { status: 'supported' } },
  })
  const calls = [1n, 2n].map((value) => ({ to: receiver, value }))
  const before = await anvil.client.getBalance({ address: receiver })
  const id = await on(driver.batches).send({ session, network: networkOf(here), address, calls })
  expect(await on(driver.batches).wait({ session, id: id as string })).toMatchObject({ status: 'success' })
  expect((await anvil.client.getBalance({ address: receiver })) - before).toBe(3n)
})

test('behavior: a permission with a context is revoked by the wallet, and the link stays', async () => {
  const { ask, test } = await connected({ methods: ['wallet_revokePermissions'] })
  for (const name of ['permissionContext', 'permissionsContext'])
    await ask('wallet_revokePermissions', [{ [name]: '0x12' }]).catch(() => undefined)
  expect(test.requests.map(({ method }) => method)).toEqual([
    'wallet_revokePermissions',
    'wallet_revokePermissions',
  ])
  expect(test.closed).toBe(false)
  await ask('wallet_revokePermissions', [{ eth_accounts: {} }])
  expect(test.closed).toBe(true)
})

test('behavior: switching to a granted network does not involve the phone, and emits an event [3.06a, 4.14a, 4.15]', async () => {
  const { driver, events, networkOf, session, test } = await connected()
  await driver.networkSwitch?.to({ session, network: networkOf(there) })
  expect(session.network).toBe(there)
  expect(events).toEqual([{ type: 'network', network: there }])
  expect(test.requests).toEqual([])
})

test.each(['before', 'after'])(
  'behavior: the phone is asked for another network, and grants it %s it responds [4.16a]',
  async (when) => {
    const { driver, found, networkOf, test, toGrant, wallet } = phone({ networks: [here] })
    wallet.forgetChain(31_338)
    const link = {
      ...test.link,
      get grant() {
        return test.link.grant
      },
      async request(request: RemoteRequest) {
        const answer = await test.link.request(request)
        const grant = () => test.grant(toGrant({ networks: [here, there] }))
        if (when === 'before') grant()
        else setTimeout(grant)
        return answer
      },
    }
    const session = await driver.connect({ wallet: { ...found, link } })
    await driver.networkSwitch?.to({ session, network: networkOf(there) })
    expect(session.network).toBe(there)
    expect(test.requests.map(({ method }) => method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
    ])
    expect(test.requests[1]).toMatchObject({
      network: here,
      params: [{ chainId: '0x7a6a', rpcUrls: [other.url] }],
    })
    // Only the session listens.
    expect(test.listening).toBe(1)
  },
)

test('error: a phone that approves a network but does not grant it', async () => {
  const { driver, networkOf, session, test } = await connected({ networks: [here] })
  await expect(driver.networkSwitch?.to({ session, network: networkOf(there) })).rejects.toMatchObject({
    code: 'network/switch_failed',
  })
  expect([session.network, test.listening]).toEqual([here, 1])
})

test('error: a network that is not granted and cannot be requested [4.16b]', async () => {
  const { driver, networkOf, session, test } = await connected({
    networks: [here],
    methods: ['personal_sign'],
  })
  await expect(driver.networkSwitch?.to({ session, network: networkOf(there) })).rejects.toMatchObject({
    code: 'network/unsupported',
    cause: { code: 4200 },
  })
  expect(test.requests).toEqual([])
})

test('error: the phone declines to switch with its own code, and is not asked to add [8.22a]', async () => {
  const { found, networkOf, test } = phone({ networks: [here] })
  const link = {
    ...test.link,
    grant: test.link.grant,
    request: (request: RemoteRequest) => {
      asked.push(request.method)
      return Promise.reject({ code: 5000, message: 'User rejected.' })
    },
  }
  const asked: string[] = []
  const driver = evm({ networks: [anvil.chain, other.chain], target: new EventTarget() })
  const session = await driver.connect({ wallet: { ...found, link } })
  await expect(driver.networkSwitch?.to({ session, network: networkOf(there) })).rejects.toMatchObject({
    code: 'network/switch_rejected',
  })
  expect(asked).toEqual(['wallet_switchEthereumChain'])
  const sign = on(driver.messages).sign({
    session,
    address: session.accounts[0]?.address ?? '',
    message: 'x',
  })
  await expect(sign).rejects.toMatchObject({ code: 'sign/rejected' })
})

test.each([
  [{ code: 4001 }, 'sign/rejected'],
  [{ code: 5000, message: 'User rejected.' }, 'sign/rejected'],
  [{ code: 5002, message: 'User rejected methods.' }, 'sign/rejected'],
  [{ code: 5101, message: 'Unsupported methods.' }, 'sign/unsupported'],
  [{ code: -32002 }, 'connect/pending'],
  [new Error('The relay is gone'), 'sign/failed'],
  [undefined, 'sign/failed'],
])('error: a phone that answers %o [8.22a]', async (thrown, code) => {
  const test = createTestLink({ answer: () => Promise.reject(thrown), granted: phone().toGrant({}) })
  const driver = evm({ networks: [anvil.chain], target: new EventTarget() })
  const session = await driver.connect({ wallet: remoteWallet('eip155', test.link) })
  const address = session.accounts[0]?.address as string
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({ code })
})

test('behavior: the wallet changes accounts and network, within what it granted [4.14a, 4.15]', async () => {
  const { events, session, test, toGrant, wallet } = await connected()
  const [first, second] = wallet.addresses as [string, string]
  test.tell({ type: 'event', network: here, name: 'accountsChanged', data: [second] })
  expect(addressesOf(session)).toEqual([second, first])
  test.tell({ type: 'event', network: here, name: 'accountsChanged', data: [`${here}:${first}`] })
  expect(addressesOf(session)).toEqual([first, second])
  for (const data of ['0x7a6a', 31_337, '31338', `${here}`, {}]) {
    const network = typeof data === 'object' ? there : here
    test.tell({ type: 'event', network, name: 'chainChanged', data })
  }
  expect(events.flatMap((event) => (event.type === 'network' ? event.network : []))).toEqual([
    there,
    here,
    there,
    here,
    there,
  ])
  const count = events.length
  for (const data of [[], [stranger], [null], 'x', undefined])
    test.tell({ type: 'event', network: there, name: 'accountsChanged', data })
  test.tell({ type: 'event', network: there, name: 'chainChanged', data: '0x1' })
  test.tell({ type: 'event', network: there, name: 'message', data: {} })
  expect(events).toHaveLength(count)
  // An account that was selected before it was granted becomes the first once granted.
  test.grant(toGrant({ addresses: [first, stranger] }))
  expect(addressesOf(session)).toEqual([stranger, first])
})

test('behavior: a reduced grant moves the session to what is left, or ends it', async () => {
  const { events, session, test, toGrant, wallet } = await connected()
  const second = wallet.addresses[1] as string
  test.grant(toGrant({ networks: [there], addresses: [second] }))
  expect(session.network).toBe(there)
  expect(addressesOf(session)).toEqual([second])
  test.grant(toGrant({ networks: [] }))
  expect(events.at(-1)).toEqual({ type: 'close' })
  expect(session.accounts).toEqual([])
  expect(test.listening).toBe(0)
})

test('behavior: addresses are those of the current network', async () => {
  const { driver, found, networkOf, test, toGrant, wallet } = phone()
  const [first, second] = wallet.addresses as [string, string]
  const accounts = [`${here}:${first}`, `${here}:${first.toLowerCase()}`, `${there}:${second}`]
  test.grant({ ...toGrant({}), accounts })
  const session = await driver.connect({ wallet: found })
  expect(addressesOf(session)).toEqual([first])
  session.subscribe(() => {})
  await driver.networkSwitch?.to({ session, network: networkOf(there) })
  expect(addressesOf(session)).toEqual([second])
})

test('behavior: changes while connecting are not missed', async () => {
  for (let ticks = 0; ticks < 16; ticks++) {
    const { driver, found, test, toGrant, wallet } = phone()
    const connecting = driver.connect({ wallet: found })
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
    const second = wallet.addresses[1] as string
    test.grant(toGrant({ addresses: [second], networks: [there] }))
    const session = await connecting
    expect([addressesOf(session), session.network]).toEqual([[second], there])
  }
})

test('behavior: the wallet ends the link', async () => {
  const { ask, driver, events, provider, session, test, address } = await connected()
  const told: unknown[] = []
  provider.on('disconnect', (error) => told.push(error))
  test.end()
  expect(events).toEqual([{ type: 'close' }])
  expect(told).toMatchObject([{ code: 4900 }])
  await expect(ask('eth_chainId')).rejects.toMatchObject({ code: 4900 })
  expect(await ask('eth_accounts')).toEqual([])
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/failed',
    cause: { code: 'connection/none' },
  })
})

test('behavior: closing ends the link and unsubscribes [4.12a]', async () => {
  const { events, session, test } = await connected()
  expect(test.listening).toBe(1)
  await session.close()
  expect([test.closed, test.listening, events]).toEqual([true, 0, []])
})

test('behavior: a session without subscribers stops listening, and catches up later', async () => {
  const { driver, found, test, toGrant, wallet } = phone()
  const session = await driver.connect({ wallet: found })
  expect(test.listening).toBe(1)
  session.subscribe(() => {})()
  expect(test.listening).toBe(0)
  const second = wallet.addresses[1] as string
  test.grant(toGrant({ addresses: [second], networks: [there] }))
  session.subscribe(() => {})
  await expect.poll(() => [addressesOf(session), session.network]).toEqual([[second], there])
})

test.each<[string, unknown]>([
  ['nothing', {}],
  ['no lists', { accounts: 'x', networks: {} }],
  ['accounts of another family', { accounts: [`solana:1:${receiver}`], networks: ['solana:1'] }],
  ['no address', { accounts: [`${here}:0x12`, `${here}:`, here, null, 7], networks: [here] }],
  ['a network it does not name', { accounts: [`${here}:${receiver}`], networks: [there] }],
  [
    'no chain id',
    {
      accounts: ['01', '0x1', '-1', '0', '9'.repeat(30)].map((id) => `eip155:${id}:${receiver}`),
      networks: ['01', '0x1', '-1', '0', '9'.repeat(30)].map((id) => `eip155:${id}`),
    },
  ],
])('error: a wallet that grants %s', async (_, granted) => {
  const test = createTestLink({ answer: () => undefined, granted })
  const connecting = connect({ wallet: remoteWallet('eip155', test.link) })
  await expect(connecting).rejects.toMatchObject({ code: 'connect/failed' })
  expect(test.listening).toBe(0)
})

test('behavior: only the first entries of an endless list are read', async () => {
  const accounts = Array.from({ length: 50_000 }, (_, i) => `${here}:0x${i.toString(16).padStart(40, '0')}`)
  const test = createTestLink({ answer: () => undefined, granted: { accounts, networks: [here] } })
  const session = await connect({ wallet: remoteWallet('eip155', test.link) })
  expect(session.accounts).toHaveLength(1_000)
})

const chains = ['eip155:1', 'eip155:10', 'eip155:137', 'solana:1', 'eip155:x', 'eip155:0x1'] as const
const people = [receiver, receiver.toLowerCase(), stranger, `0x${'1'.repeat(40)}`, '0x1', 'x']
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
        data: fc.oneof(fc.constantFrom<unknown>(...chains, 1, '0x89', people, [stranger]), fc.anything()),
      })
      .map((event) => ({ type: 'event' as const, ...event })),
    fc
      .constantFrom(...chains.slice(0, 3))
      .map((network) => ({ type: 'switch' as const, network: network as ChainId })),
  ),
)

test('property: a session shows only what was granted', async () => {
  await fc.assert(
    fc.asyncProperty(grants, happenings, async (granted, steps) => {
      let now: { accounts: readonly unknown[]; networks: readonly unknown[] } = granted
      const test = createTestLink({ answer: () => Promise.reject({ code: 4001 }), granted })
      const session = await connect({ wallet: remoteWallet('eip155', test.link) }).catch((error: unknown) => {
        expect(isKitError(error, { code: 'connect/failed' } as never)).toBe(true)
      })
      if (!session) return
      const check = () => {
        if (session.accounts.length === 0) return
        expect(now.networks).toContain(session.network)
        const granted = now.accounts.map((account) => String(account).toLowerCase())
        for (const { address } of session.accounts)
          expect(granted).toContain(`${session.network}:${address.toLowerCase()}`)
      }
      session.subscribe(() => {})
      check()
      for (const step of steps) {
        if (step.type === 'grant') {
          now = step.grant
          test.grant(step.grant)
        } else if (step.type === 'event') test.tell(step as Extract<RemoteEvent, { type: 'event' }>)
        else
          await (session.provider as Eip1193Provider)
            .request({
              method: 'wallet_switchEthereumChain',
              params: [{ chainId: toHexChainId(step.network) }],
            })
            .catch(() => {})
        check()
      }
    }),
  )
})
