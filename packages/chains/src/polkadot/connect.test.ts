import { expect, test } from 'vitest'
import type { LocalWallet, Network, Session, SessionEvent } from '../driver.ts'
import { addressOn } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { kusamaAssetHub, polkadot, polkadotAssetHub } from './index.ts'
import type { InjectedWallet } from './injected.ts'
import { formatSs58 } from './ss58.ts'
import { polkadotOn } from './testing.ts'

const networks = [polkadotAssetHub, kusamaAssetHub]
const kusamaGenesis = '0x48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a'
const generic = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const bob = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'

function record(session: Session) {
  const events: SessionEvent[] = []
  const stop = session.subscribe((event) => events.push(event))
  return { events, stop }
}

/** A wallet whose responses the test defines. */
function scripted({
  accounts,
  enable,
  subscribe,
}: {
  accounts?: unknown
  enable?: unknown
  subscribe?: unknown
}) {
  const listeners = new Set<(accounts: unknown) => void>()
  let shared = accounts
  const injected = {
    accounts: {
      get: async () => shared,
      subscribe: (listener: (accounts: unknown) => void) => {
        if (typeof subscribe === 'function') return subscribe(listener)
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    signer: {},
  }
  const provider = { enable: enable ?? (async () => injected) } as InjectedWallet
  const wallet: LocalWallet<InjectedWallet> = {
    id: 'scripted',
    namespace: 'polkadot',
    name: 'Scripted',
    kind: 'injected',
    provider,
  }
  return {
    wallet,
    listening: () => listeners.size,
    share(next: unknown) {
      shared = next
      for (const listener of [...listeners]) listener(next)
    },
  }
}

test('behavior: an account is one key with an address on each network', async () => {
  const { driver, found, wallet } = await polkadotOn(networks)
  const session = await driver.connect({ wallet: found })
  const [polkadotAddress, kusamaAddress] = [wallet.addressesOn(0)[0], wallet.addressesOn(2)[0]]
  expect(session.network).toBe(polkadotAssetHub.id)
  expect(session.accounts).toHaveLength(2)
  expect(session.accounts[0]).toEqual({
    key: driver.addresses.key(wallet.addresses[0] ?? ''),
    type: 'eoa',
    address: polkadotAddress,
    addresses: { [polkadotAssetHub.id]: polkadotAddress, [kusamaAssetHub.id]: kusamaAddress },
  })
  expect(polkadotAddress).not.toBe(kusamaAddress)
  for (const address of [polkadotAddress, kusamaAddress])
    expect(driver.addresses.key(address ?? '')).toBe(session.accounts[0]?.key)
  expect(wallet.requests).toHaveLength(1)
})

test('behavior: switching the network changes the address, not the account, and does not involve the wallet', async () => {
  const { driver, found, wallet } = await polkadotOn(networks)
  const session = await driver.connect({ wallet: found, network: driver.networks[1] })
  expect(session.accounts.map(({ address }) => address)).toEqual(wallet.addressesOn(2))
  const second = session.accounts[1]?.key ?? ''
  session.select(second)
  const { events } = record(session)
  await driver.networkSwitch?.to({ session, network: driver.networks[0] as Network })
  expect(events).toEqual([{ type: 'network', network: polkadotAssetHub.id }])
  expect(session.network).toBe(polkadotAssetHub.id)
  expect(session.accounts.map(({ address }) => address)).toEqual(wallet.addressesOn(0))
  expect(session.selected).toBe(second)
  expect(wallet.requests).toHaveLength(1)
})

test('behavior: a network that was added later has its own address too', async () => {
  const { driver, found, wallet } = await polkadotOn([polkadotAssetHub])
  const session = await driver.connect({ wallet: found })
  const later: Network = { ...kusamaAssetHub, id: 'polkadot:later', native: { ss58Prefix: 1_284 } }
  await driver.networkSwitch?.to({ session, network: later })
  expect(session.accounts.map(({ address }) => address)).toEqual(wallet.addressesOn(1_284))
  expect(session.accounts.map((account) => addressOn(account, polkadotAssetHub.id))).toEqual(
    wallet.addressesOn(0),
  )
})

test('behavior: a wallet that trusts the page is connected without a prompt', async () => {
  const { driver, found, wallet } = await polkadotOn(networks)
  await driver.connect({ wallet: found })
  wallet.decline('told')
  const session = await driver.connect({ wallet: found, silent: true })
  expect(session.accounts.map(({ address }) => address)).toEqual(wallet.addressesOn(0))
})

test('error: a declined connection, then a retry', async () => {
  const { driver, found, wallet } = await polkadotOn(networks)
  wallet.decline()
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/rejected' })
  await expect(driver.connect({ wallet: found })).resolves.toMatchObject({ network: polkadotAssetHub.id })
})

test('error: aborting while the wallet does not respond', async () => {
  const { driver, found, wallet } = await polkadotOn(networks)
  wallet.hold()
  const leave = new AbortController()
  const attempt = driver.connect({ wallet: found, signal: leave.signal })
  await expect.poll(() => wallet.requests.length).toBe(1)
  leave.abort()
  await expect(attempt).rejects.toMatchObject({ code: 'request/aborted' })
  await expect(driver.connect({ wallet: found, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'request/aborted',
  })
  expect(wallet.requests).toHaveLength(1)
})

test.each([
  [new Error('Rejected'), 'connect/rejected'],
  [new Error('Cancelled'), 'connect/rejected'],
  [new Error('User Rejects the request'), 'connect/rejected'],
  [
    new Error('The source https://a.example is not allowed to interact with this extension'),
    'connect/rejected',
  ],
  [new Error('The source https://a.example has a pending authorization request'), 'connect/pending'],
  [{ code: 4001 }, 'connect/rejected'],
  [{ code: -32002 }, 'connect/pending'],
  [new Error('The user has not been configured yet'), 'connect/failed'],
  ['a string', 'connect/failed'],
  [undefined, 'connect/failed'],
])('error: a wallet that throws %o', async (thrown, code) => {
  const { wallet } = scripted({ enable: () => Promise.reject(thrown) })
  await expect(polkadot().connect({ wallet })).rejects.toMatchObject({ code })
})

test.each([
  ['nothing', undefined],
  ['no list', 'x'],
  ['no account', []],
  ['no address', [null, 1, {}, { address: 1 }, { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }]],
  ['a wrong checksum', [{ address: `${generic.slice(0, -1)}Z` }]],
  ['an account of Ethereum', [{ address: generic, type: 'ethereum' }]],
  ['an account of another chain', [{ address: generic, genesisHash: kusamaGenesis }]],
  ['nonsense for a chain', [{ address: generic, genesisHash: 7 }]],
])('error: a wallet that shares %s', async (_, accounts) => {
  const { listening, wallet } = scripted({ accounts })
  await expect(polkadot().connect({ wallet })).rejects.toMatchObject({ code: 'connect/failed' })
  expect(listening()).toBe(0)
})

test.each([
  ['nothing', undefined],
  ['an empty object', {}],
  [
    'accounts that throw',
    { accounts: { get: () => Promise.reject(new Error('The source has not been enabled yet')) } },
  ],
])('error: a wallet that is enabled with %s', async (_, injected) => {
  const { wallet } = scripted({ enable: async () => injected })
  await expect(polkadot().connect({ wallet })).rejects.toMatchObject({ code: 'connect/failed' })
})

test('behavior: accounts have no duplicates and are allowed on every network', async () => {
  const accounts = [
    { address: generic, type: 'sr25519' },
    { address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' },
    { address: bob, genesisHash: kusamaGenesis },
    {
      get address(): string {
        throw new Error('mine')
      },
    },
  ]
  const both = await polkadot({ networks }).connect({ wallet: scripted({ accounts }).wallet })
  expect(both.accounts).toHaveLength(1)
  const alone = await polkadot({ networks: [kusamaAssetHub] }).connect({
    wallet: scripted({ accounts }).wallet,
  })
  expect(alone.accounts).toHaveLength(2)
})

test('behavior: only the first 256 accounts of a wallet are used', async () => {
  const accounts = Array.from({ length: 300 }, (_, index) => ({
    address: formatSs58(Uint8Array.from([index & 0xff, index >> 8, ...new Uint8Array(30)]), 42),
  }))
  const session = await polkadot().connect({ wallet: scripted({ accounts }).wallet })
  expect(session.accounts).toHaveLength(256)
})

test('behavior: the selected account stays selected while the wallet shares it', async () => {
  const { driver, found, wallet } = await polkadotOn(networks)
  const session = await driver.connect({ wallet: found })
  const [first, second] = session.accounts.map(({ key }) => key)
  session.select(second ?? '')
  const { events } = record(session)
  wallet.shareAccounts([1, 0])
  expect(session.selected).toBe(second)
  wallet.shareAccounts([0])
  expect(session.selected).toBe(first)
  wallet.disconnectSite()
  expect(events.map(({ type }) => type)).toEqual(['accounts', 'accounts', 'close'])
  expect(session.accounts).toEqual([])
  await expect(
    on(driver.messages).sign({ session, address: wallet.addresses[0] ?? '', message: 'x' }),
  ).rejects.toMatchObject({ code: 'connection/none' })
  await expect(driver.networkSwitch?.to({ session, network: networks[1] as Network })).rejects.toMatchObject({
    code: 'connection/none',
  })
})

test('behavior: a wallet that vanishes ends the session', async () => {
  const { driver, found, wallet } = await polkadotOn(networks)
  const { events } = record(await driver.connect({ wallet: found }))
  wallet.vanish()
  expect(events).toEqual([{ type: 'close' }])
})

test('behavior: a session without subscribers stops listening, and reads the accounts again later', async () => {
  const { listening, share, wallet } = scripted({ accounts: [{ address: generic }] })
  const session = await polkadot().connect({ wallet })
  expect(listening()).toBe(1)
  session.subscribe(() => {})()
  await expect.poll(listening).toBe(0)
  share([{ address: bob }])
  const { events } = record(session)
  await expect.poll(() => events).toHaveLength(1)
  expect(session.accounts[0]?.address).toBe(await polkadot().addresses.parse?.(bob, polkadotAssetHub))
  await session.close()
  await expect.poll(listening).toBe(0)
})

test.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['gives the way to stop later', async () => () => {}],
  ['gives none', () => undefined],
  ['rejects', () => Promise.reject(new Error('no'))],
])('behavior: a wallet whose subscribe %s is used all the same', async (_, subscribe) => {
  const { wallet } = scripted({ accounts: [{ address: generic }], subscribe })
  const session = await polkadot().connect({ wallet })
  expect(session.accounts).toHaveLength(1)
  await expect(session.close()).resolves.toBeUndefined()
})

test('error: a wallet that revokes all accounts while the session subscribes', async () => {
  const subscribe = (listener: (accounts: unknown) => void) => listener([])
  const { wallet } = scripted({ accounts: [{ address: generic }], subscribe })
  await expect(polkadot().connect({ wallet })).rejects.toMatchObject({ code: 'connect/failed' })
})

test('behavior: a silent connection opens the account of the last visit, and asks the wallet at the first signature', async () => {
  const { driver, found, wallet } = await polkadotOn(networks, { trusted: true })
  const known = driver.addresses.key(wallet.addresses[1] ?? '')
  const session = await driver.connect({ wallet: found, silent: true, known, network: driver.networks[1] })
  const { events } = record(session)
  expect(session.accounts.map(({ address }) => address)).toEqual([wallet.addressesOn(2)[1]])
  expect(session.selected).toBe(known)
  expect(wallet.requests).toEqual([])
  const sign = () =>
    on(driver.messages).sign({ session, address: wallet.addressesOn(2)[1] ?? '', message: 'x' })
  const signatures = await Promise.all([sign(), sign()])
  expect(signatures[0]).toMatch(/^0x[\da-f]{128}$/)
  expect(wallet.requests.map(({ method }) => method)).toEqual(['enable', 'signRaw', 'signRaw'])
  // From then on it is a session like any other.
  expect(session.accounts).toHaveLength(2)
  expect(session.selected).toBe(known)
  wallet.shareAccounts([0])
  expect(session.selected).not.toBe(known)
  wallet.disconnectSite()
  expect(events.map(({ type }) => type)).toEqual(['accounts', 'accounts', 'close'])
})

test('error: a wallet that shares another account at the first signature ends the session', async () => {
  const { driver, found, wallet } = await polkadotOn(networks, { trusted: true })
  const known = driver.addresses.key(wallet.addresses[0] ?? '')
  wallet.shareAccounts([1])
  const session = await driver.connect({ wallet: found, silent: true, known })
  const { events } = record(session)
  const [{ address = '' } = {}] = session.accounts
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'connection/none',
  })
  expect(events).toEqual([{ type: 'close' }])
  expect(wallet.requests.map(({ method }) => method)).toEqual(['enable'])
})

test('error: a wallet that has forgotten the page asks at the first signature, and may be declined', async () => {
  const { driver, found, wallet } = await polkadotOn(networks)
  const known = driver.addresses.key(wallet.addresses[0] ?? '')
  const session = await driver.connect({ wallet: found, silent: true, known })
  const [{ address = '' } = {}] = session.accounts
  const sign = () => on(driver.messages).sign({ session, address, message: 'x' })
  wallet.decline()
  await expect(sign()).rejects.toMatchObject({ code: 'sign/rejected' })
  expect(session.accounts).toHaveLength(1)
  await expect(sign()).resolves.toMatch(/^0x/)
})

test('behavior: a key that is none is not believed: the wallet is asked', async () => {
  const { driver, found, wallet } = await polkadotOn(networks, { trusted: true })
  for (const known of ['', '0x', '0x12', wallet.addresses[0]])
    await expect(driver.connect({ wallet: found, silent: true, known })).resolves.toMatchObject({
      accounts: [{}, {}],
    })
  expect(wallet.requests).toHaveLength(4)
})

test('behavior: all addresses of an account have its key', async () => {
  const { driver, found } = await polkadotOn(networks)
  const session = await driver.connect({ wallet: found })
  for (const { addresses, key } of session.accounts)
    for (const address of Object.values(addresses ?? {}))
      expect(driver.addresses.key(address ?? '')).toBe(key)
})
