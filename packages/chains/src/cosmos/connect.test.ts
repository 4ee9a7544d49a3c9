import { isKitError } from '@latchkey/protocol/errors'
import fc from 'fast-check'
import { ripemd160 } from 'noble-hashes-2/legacy.js'
import { sha256 } from 'noble-hashes-2/sha2.js'
import { expect, test, vi } from 'vitest'
import type { LocalWallet, Network, Session, SessionEvent } from '../driver.ts'
import { addressOn } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { cosmos, cosmosHub, dydx, noble, osmosis, osmosisTestnet } from './index.ts'
import type { KeplrProvider } from './keplr.ts'
import { cosmosOn, createTestCosmosWallet } from './testing.ts'

const networks = [cosmosHub, osmosis]
const own: Network = {
  ...cosmosHub,
  id: 'cosmos:own-1',
  name: 'Own',
  rpcUrls: ['https://rpc.example.com'],
  native: { ...cosmosHub.native, prefix: 'own', denom: 'uown', restUrl: 'https://rest.example.com' },
}

function record(session: Session) {
  const events: SessionEvent[] = []
  const stop = session.subscribe((event) => events.push(event))
  return { events, stop }
}

const methodsOf = ({ requests }: { requests: readonly { method: string }[] }) =>
  requests.map(({ method }) => method)

/** A wallet of the test's own, with some members replaced. */
function scripted(members: object = {}) {
  const { provider } = createTestCosmosWallet({ trusted: true })
  const wallet: LocalWallet<KeplrProvider> = {
    id: 'scripted',
    namespace: 'cosmos',
    name: 'Scripted',
    kind: 'injected',
    provider: { ...provider, ...members } as KeplrProvider,
  }
  return { wallet, provider }
}

test('behavior: an account is one key with an address on each network', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
  const session = await driver.connect({ wallet: found })
  const [hub = '', osmo = ''] = [wallet.addresses[0], wallet.addressesOn('osmo')[0]]
  const { pubKey } = await found.provider.getKey('cosmoshub-4')
  expect(session.network).toBe(cosmosHub.id)
  expect(session.accounts).toEqual([
    {
      key: Buffer.from(ripemd160(sha256(pubKey))).toString('hex'),
      type: 'eoa',
      address: hub,
      addresses: { [cosmosHub.id]: hub, [osmosis.id]: osmo },
    },
  ])
  for (const address of [hub, osmo]) expect(driver.addresses.key(address)).toBe(session.selected)
  expect(osmo).toMatch(/^osmo1/)
  expect(wallet.requests[0]).toEqual({ method: 'enable', input: [['cosmoshub-4', 'osmosis-1']] })
})

test('behavior: switching the network changes the address, not the account, and does not involve the wallet', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
  const session = await driver.connect({ wallet: found, network: osmosis })
  expect(session.accounts[0]?.address).toBe(wallet.addressesOn('osmo')[0])
  const { events } = record(session)
  const before = wallet.requests.length
  const key = session.selected
  await driver.networkSwitch?.to({ session, network: cosmosHub })
  expect(events).toEqual([{ type: 'network', network: cosmosHub.id }])
  expect([session.network, session.selected]).toEqual([cosmosHub.id, key])
  expect(session.accounts[0]?.address).toBe(wallet.addresses[0])
  expect(wallet.requests).toHaveLength(before)
})

test('behavior: two networks with the same prefix have the same address', async () => {
  const { driver, found } = cosmosOn([osmosis, osmosisTestnet])
  const session = await driver.connect({ wallet: found })
  const [account] = session.accounts
  expect(Object.keys(account?.addresses ?? {})).toEqual([osmosis.id, osmosisTestnet.id])
  expect(new Set(Object.values(account?.addresses ?? {})).size).toBe(1)
})

test('behavior: a network that was added later is enabled at the switch', async () => {
  const { driver, found, wallet } = cosmosOn([cosmosHub])
  const session = await driver.connect({ wallet: found })
  wallet.decline()
  await expect(driver.networkSwitch?.to({ session, network: dydx })).rejects.toMatchObject({
    code: 'network/switch_rejected',
  })
  expect(session.network).toBe(cosmosHub.id)
  await driver.networkSwitch?.to({ session, network: dydx })
  expect(session.accounts[0]?.address).toBe(wallet.addressesOn('dydx')[0])
  expect(session.accounts.map((account) => addressOn(account, cosmosHub.id))).toEqual([wallet.addresses[0]])
})

test('behavior: networks that the wallet lacks are suggested to it', async () => {
  const { driver, found, wallet } = cosmosOn([cosmosHub, own])
  const session = await driver.connect({ wallet: found })
  expect(methodsOf(wallet).slice(0, 3)).toEqual(['enable', 'experimentalSuggestChain', 'enable'])
  expect(wallet.requests[1]?.input).toMatchObject([
    {
      chainId: 'own-1',
      chainName: 'Own',
      rpc: 'https://rpc.example.com',
      rest: 'https://rest.example.com',
      bip44: { coinType: 118 },
      bech32Config: { bech32PrefixAccAddr: 'own' },
      currencies: [{ coinDenom: 'ATOM', coinMinimalDenom: 'uown', coinDecimals: 6 }],
      feeCurrencies: [{ gasPriceStep: { low: 0.025, average: 0.025 } }],
    },
  ])
  expect(addressOn(session.accounts[0] as never, own.id)).toBe(wallet.addressesOn('own')[0])
})

test('behavior: a network that the wallet does not take is left out, and asked for at the switch', async () => {
  const { found, wallet } = cosmosOn([cosmosHub, own])
  const later = { ...own, native: cosmosHub.native }
  const driver = cosmos({ networks: [cosmosHub, later] })
  const session = await driver.connect({ wallet: found })
  expect(Object.keys(session.accounts[0]?.addresses ?? {})).toEqual([cosmosHub.id])
  expect(methodsOf(wallet)).not.toContain('experimentalSuggestChain')
  await expect(driver.networkSwitch?.to({ session, network: later })).rejects.toMatchObject({
    code: 'network/unsupported',
  })
  await driver.networkSwitch?.to({ session, network: own })
  expect(session.accounts[0]?.address).toBe(wallet.addressesOn('own')[0])
})

test('error: the preferred network is one that the wallet does not take', async () => {
  const { driver, found, wallet } = cosmosOn([own, cosmosHub], { trusted: true })
  wallet.decline()
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/rejected' })
  const lacking = cosmos({ networks: [{ ...own, native: cosmosHub.native }, cosmosHub] })
  await expect(lacking.connect({ wallet: found })).rejects.toMatchObject({
    code: 'connect/failed',
    details: 'The wallet does not know Own.',
  })
})

test('behavior: a suggestion that is never answered holds nothing up', async () => {
  vi.useFakeTimers()
  try {
    const { wallet } = scripted({ experimentalSuggestChain: () => new Promise(() => {}) })
    const connecting = cosmos({ networks: [cosmosHub, own] }).connect({ wallet })
    await vi.advanceTimersByTimeAsync(60_000)
    const session = await connecting
    expect(Object.keys(session.accounts[0]?.addresses ?? {})).toEqual([cosmosHub.id])
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: a wallet that does not say which network it lacks is asked for one', async () => {
  const { provider } = scripted()
  const { wallet } = scripted({
    enable: async (ids: readonly string[]) => {
      if (ids.length > 1) throw new Error('Unsupported chain')
      await provider.enable(ids)
    },
  })
  const session = await cosmos({ networks }).connect({ wallet, network: osmosis })
  expect(session.network).toBe(osmosis.id)
})

test('behavior: a network on which the wallet uses another key is left out', async () => {
  const [first, second] = [createTestCosmosWallet(), createTestCosmosWallet()].map(({ provider }) => provider)
  const { wallet } = scripted({
    getKey: (id: string) => (id === 'osmosis-1' ? second : first)?.getKey(id),
  })
  const driver = cosmos({ networks: [cosmosHub, osmosis, noble] })
  const session = await driver.connect({ wallet })
  expect(Object.keys(session.accounts[0]?.addresses ?? {})).toEqual([cosmosHub.id, noble.id])
  await expect(driver.networkSwitch?.to({ session, network: osmosis })).rejects.toMatchObject({
    code: 'network/unsupported',
  })
})

test('error: a declined connection, then a retry', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
  wallet.decline()
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/rejected' })
  await expect(driver.connect({ wallet: found })).resolves.toMatchObject({ network: cosmosHub.id })
})

test('error: a locked wallet that is not unlocked', async () => {
  const { driver, found, wallet } = cosmosOn(networks, { trusted: true })
  wallet.lock()
  wallet.decline()
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/rejected' })
  await expect(driver.connect({ wallet: found })).resolves.toMatchObject({ network: cosmosHub.id })
})

test('error: aborting while the wallet does not respond', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
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
  [new Error('Request rejected'), 'connect/rejected'],
  [{ code: 4001, message: 'The requested account has not been authorized by the user.' }, 'connect/rejected'],
  [{ code: -32002 }, 'connect/pending'],
  [new Error('KeyRing is locked'), 'connect/failed'],
  ['a string', 'connect/failed'],
  [undefined, 'connect/failed'],
])('error: a wallet that throws %o', async (thrown, code) => {
  const { wallet } = scripted({ enable: () => Promise.reject(thrown) })
  await expect(cosmos().connect({ wallet })).rejects.toMatchObject({ code })
})

test.each<[string, (key: { pubKey: Uint8Array; bech32Address: string }) => unknown]>([
  ['nothing', () => undefined],
  ['no public key', ({ bech32Address }) => ({ bech32Address })],
  ['a text for a key', (key) => ({ ...key, pubKey: 'x' })],
  ['a key of 65 bytes', (key) => ({ ...key, pubKey: new Uint8Array(65) })],
  ['another key', (key) => ({ ...key, pubKey: new Uint8Array(33).fill(2) })],
  [
    'the address of another network',
    (key) => ({ ...key, bech32Address: `osmo${key.bech32Address.slice(6)}` }),
  ],
  ['an address in upper case', (key) => ({ ...key, bech32Address: key.bech32Address.toUpperCase() })],
  ['no address', ({ pubKey }) => ({ pubKey })],
])('error: a wallet that gives %s', async (_, answer) => {
  const { provider } = scripted()
  const { wallet } = scripted({ getKey: async (id: string) => answer(await provider.getKey(id)) })
  await expect(cosmos().connect({ wallet })).rejects.toMatchObject({ code: 'connect/failed' })
})

test('error: a wallet that lies about its address on one of the networks', async () => {
  const { provider } = scripted()
  const { wallet } = scripted({
    async getKey(id: string) {
      const key = await provider.getKey(id)
      return id === 'osmosis-1'
        ? { ...key, bech32Address: 'osmo1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqj9fdru' }
        : key
    },
  })
  await expect(cosmos({ networks }).connect({ wallet })).rejects.toMatchObject({ code: 'connect/failed' })
})

test('behavior: the account follows the wallet', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
  const session = await driver.connect({ wallet: found })
  const { events } = record(session)
  wallet.switchAccount(1)
  await expect.poll(() => events).toHaveLength(1)
  expect(session.accounts[0]?.address).toBe(wallet.addresses[0])
  expect(session.selected).toBe(driver.addresses.key(wallet.addresses[0] ?? ''))
  // Twice in a row: the last one counts.
  wallet.switchAccount(0)
  wallet.switchAccount(1)
  wallet.switchAccount(0)
  await expect.poll(() => session.accounts[0]?.address).toBe(wallet.addresses[0])
  expect(events).toHaveLength(2)
})

test('behavior: a switch of the network while the accounts are read is kept', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
  const session = await driver.connect({ wallet: found })
  const { events } = record(session)
  wallet.switchAccount(1)
  await driver.networkSwitch?.to({ session, network: osmosis })
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['network', 'accounts'])
  expect(session.network).toBe(osmosis.id)
  expect(session.accounts[0]?.address).toBe(wallet.addressesOn('osmo')[0])
})

test('behavior: a wallet that no longer trusts the page ends the session when it switches the account', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
  const session = await driver.connect({ wallet: found })
  const { events } = record(session)
  wallet.disconnectSite()
  wallet.decline('told')
  wallet.switchAccount(1)
  await expect.poll(() => events).toEqual([{ type: 'close' }])
  await expect(driver.networkSwitch?.to({ session, network: osmosis })).rejects.toMatchObject({
    code: 'connection/none',
  })
})

test.each(['accountsChanged', 'connect'])(
  'behavior: a wallet with events of its own is followed: %s',
  async (event) => {
    const wallets = [createTestCosmosWallet({ trusted: true }), createTestCosmosWallet({ trusted: true })]
    const listeners = new Map<string, () => void>()
    let at = 0
    const { wallet } = scripted({
      getKey: (id: string) => wallets[at]?.provider.getKey(id),
      on: (name: string, listener: () => void) => listeners.set(name, listener),
      off: (name: string) => listeners.delete(name),
    })
    const session = await cosmos({ networks }).connect({ wallet })
    at = 1
    listeners.get(event)?.()
    await expect.poll(() => session.accounts[0]?.address).toBe(wallets[1]?.addresses[0])
    await session.close()
    expect(listeners.size).toBe(0)
  },
)

test('behavior: another account in another wallet says nothing about this one', async () => {
  for (const [name, heard] of [
    ['Keplr', 'keplr_keystorechange'],
    ['Cosmostation', 'cosmostation_keystorechange'],
    ['OKX Wallet', undefined],
  ]) {
    const test = createTestCosmosWallet({ trusted: true })
    const wallet = { ...scripted().wallet, name: name as string, provider: test.provider }
    const target = new EventTarget()
    await cosmos({ networks, target }).connect({ wallet })
    for (const event of ['keplr_keystorechange', 'cosmostation_keystorechange']) {
      const before = test.requests.length
      target.dispatchEvent(new Event(event))
      expect(test.requests.length > before).toBe(event === heard)
    }
  }
})

test('behavior: closing takes back the access to the networks of the app', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
  const session = await driver.connect({ wallet: found })
  await session.close()
  expect(wallet.requests.at(-1)).toEqual({ method: 'disable', input: [['cosmoshub-4', 'osmosis-1']] })
  wallet.decline()
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/rejected' })
})

test('behavior: a silent connect opens the session on the account of the last visit, without the wallet', async () => {
  const { driver, found, wallet } = cosmosOn(networks)
  const known = driver.addresses.key(wallet.addresses[0] ?? '')
  wallet.lock()
  wallet.decline('told')
  const session = await driver.connect({ wallet: found, silent: true, known, network: osmosis })
  expect(session.accounts).toMatchObject([{ key: known, address: wallet.addressesOn('osmo')[0] }])
  await driver.networkSwitch?.to({ session, network: dydx })
  expect(session.accounts[0]?.address).toBe(wallet.addressesOn('dydx')[0])
  expect(wallet.requests).toEqual([])
})

test('behavior: the wallet of a silent connect is asked at the first signature, once', async () => {
  const { driver, found, wallet } = cosmosOn(networks, { trusted: true })
  const known = driver.addresses.key(wallet.addresses[0] ?? '')
  const session = await driver.connect({ wallet: found, silent: true, known })
  const sign = () => on(driver.messages).sign({ session, address: wallet.addresses[0] ?? '', message: 'x' })
  wallet.lock()
  wallet.decline()
  await expect(sign()).rejects.toMatchObject({ code: 'sign/rejected' })
  await Promise.all([sign(), sign()])
  expect(methodsOf(wallet)).toEqual(['enable', 'enable', 'getKey', 'signArbitrary', 'signArbitrary'])
})

test('error: the wallet of a silent connect is on another account at the first signature', async () => {
  const { driver, found, wallet } = cosmosOn(networks, { trusted: true })
  const [first = ''] = wallet.addresses
  const known = driver.addresses.key(wallet.addresses[1] ?? '')
  const session = await driver.connect({ wallet: found, silent: true, known })
  const { events } = record(session)
  const [address = ''] = session.accounts.map((account) => account.address)
  expect(address).not.toBe(first)
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'connection/none',
  })
  expect(events).toEqual([{ type: 'close' }])
  expect(methodsOf(wallet)).toEqual(['enable', 'getKey'])
})

test('behavior: the account of a silent connect follows the wallet', async () => {
  const { driver, found, wallet } = cosmosOn(networks, { trusted: true })
  const known = driver.addresses.key(wallet.addresses[0] ?? '')
  const session = await driver.connect({ wallet: found, silent: true, known })
  const { events } = record(session)
  wallet.switchAccount(1)
  await expect.poll(() => events).toHaveLength(1)
  expect(session.accounts[0]?.address).toBe(wallet.addresses[0])
})

test.each([undefined, '', 'x', '0'.repeat(41), 'G'.repeat(40), '../..'])(
  'error: a silent connect with %o for the last account',
  async (known) => {
    const { driver, found, wallet } = cosmosOn(networks, { trusted: true })
    await expect(driver.connect({ wallet: found, silent: true, known })).rejects.toMatchObject({
      code: 'connect/failed',
    })
    expect(wallet.requests).toEqual([])
  },
)

test('behavior: after a time without subscribers, the wallet is asked at the next signature', async () => {
  const { driver, found, target, wallet } = cosmosOn(networks)
  const session = await driver.connect({ wallet: found })
  session.subscribe(() => {})()
  const before = wallet.requests.length
  target.dispatchEvent(new Event('keplr_keystorechange'))
  const { events } = record(session)
  expect(wallet.requests).toHaveLength(before)
  const [address = ''] = wallet.addresses
  await on(driver.messages).sign({ session, address, message: 'x' })
  expect(methodsOf(wallet).slice(before)).toEqual(['enable', 'getKey', 'signArbitrary'])
  expect(events).toEqual([])
})

test('property: whatever a wallet answers, it is refused with an error of the catalogue', async () => {
  const { driver, found } = cosmosOn(networks, { trusted: true })
  const key = await found.provider.getKey('cosmoshub-4')
  let [given, signature]: unknown[] = [key]
  const { wallet } = scripted({ getKey: async () => given, signArbitrary: async () => signature })
  const session = await cosmos().connect({ wallet })
  const answer = fc.oneof(
    fc.anything(),
    fc.record({
      pubKey: fc.oneof(
        fc.anything(),
        fc.uint8Array({ minLength: 33, maxLength: 33 }),
        fc.constant(key.pubKey),
      ),
      bech32Address: fc.oneof(fc.anything(), fc.string({ unit: 'binary' })),
      isNanoLedger: fc.anything(),
    }),
  )
  await fc.assert(
    fc.asyncProperty(answer, fc.anything(), async (...answers) => {
      ;[given, signature] = answers
      const error = await driver.connect({ wallet }).catch((error: unknown) => error)
      expect(isKitError(error, 'connect/failed')).toBe(true)
      const refusal = on(driver.messages).sign({ session, address: key.bech32Address, message: 'x' })
      await expect(refusal).rejects.toMatchObject({ code: 'sign/failed' })
    }),
    { numRuns: process.env.EXHAUSTIVE ? 5_000 : 50 },
  )
}, 120_000)
