import { makeSignDoc, type StdSignDoc, serializeSignDoc } from '@cosmjs/amino'
import { isKitError } from '@latchkey/protocol/errors'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ChainId, Network, RemoteRequest, Session, SessionEvent } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { createTestLink, remoteWallet } from '../testingRemote.ts'
import { celestia, cosmos, cosmosHub, noble, osmosis } from './index.ts'
import { methods } from './remote.ts'
import type { AminoDoc, DirectDoc } from './signer.ts'
import { signerOf } from './signerOf.ts'
import { createTestCosmosWallet } from './testing.ts'
import { verifyMessage } from './verifyMessage.ts'

const networks = [cosmosHub, osmosis]
const juno = 'cosmos:juno-1'
const document: DirectDoc = {
  bodyBytes: Uint8Array.of(1, 2, 3),
  authInfoBytes: Uint8Array.of(4, 5),
  chainId: 'osmosis-1',
  accountNumber: 7n,
}
const amino: AminoDoc = makeSignDoc([], { amount: [], gas: '2' }, 'osmosis-1', '', 7, 0)

type Given = {
  networks?: readonly string[]
  accounts?: readonly string[]
  methods?: readonly string[] | undefined
}
type Encoding = 'base64' | 'hex'

/** A phone with a real wallet, which answers as WalletConnect's wallets do. */
function phone({
  encoding = 'base64',
  answer,
}: {
  encoding?: Encoding
  answer?: (request: RemoteRequest) => unknown
} = {}) {
  const wallet = createTestCosmosWallet({ trusted: true })
  const prefixOf = (id: string) =>
    ({ [osmosis.id]: 'osmo', [juno]: 'juno', [noble.id]: 'noble' })[id] ?? 'cosmos'
  const accountsOn = (ids: readonly string[]) =>
    ids.flatMap((id) => wallet.addressesOn(prefixOf(id)).map((address) => `${id}:${address}`))
  const toGrant = (given: Given) => {
    const granted = given.networks ?? [cosmosHub.id, osmosis.id, juno]
    return {
      accounts: given.accounts ?? accountsOn(granted),
      networks: granted,
      methods: 'methods' in given ? given.methods : methods,
      events: ['accountsChanged'],
      name: 'Phone',
    }
  }
  async function respond({ method, network, params }: RemoteRequest): Promise<unknown> {
    const chainId = network.slice('cosmos:'.length)
    const { signDoc, signerAddress = '' } = params as {
      signDoc: Record<string, string>
      signerAddress?: string
    }
    // The wallet signs with whichever account is asked for.
    const index = wallet.addressesOn(prefixOf(network)).indexOf(signerAddress)
    if (index > 0) wallet.switchAccount(1)
    if (method === 'cosmos_getAccounts') {
      const pubkeys = []
      for (const _ of wallet.addresses) {
        const { pubKey } = await wallet.provider.getKey('cosmoshub-4')
        pubkeys.push(Buffer.from(pubKey).toString(encoding))
        wallet.switchAccount(1 - Number(pubkeys.length > 1))
      }
      return pubkeys.map((pubkey) => ({ algo: 'secp256k1', address: 'x', pubkey }))
    }
    if (method === 'cosmos_signAmino') return await wallet.ask('signAmino', [chainId, signerAddress, signDoc])
    const doc = {
      chainId,
      accountNumber: signDoc.accountNumber,
      bodyBytes: Uint8Array.from(Buffer.from(signDoc.bodyBytes ?? '', 'base64')),
      authInfoBytes: Uint8Array.from(Buffer.from(signDoc.authInfoBytes ?? '', 'base64')),
    }
    const { signature, signed } = (await wallet.ask('signDirect', [chainId, signerAddress, doc])) as {
      signature: unknown
      signed: DirectDoc
    }
    return {
      signature,
      signed: {
        chainId,
        accountNumber: String(signed.accountNumber),
        bodyBytes: Buffer.from(signed.bodyBytes).toString(encoding),
        authInfoBytes: Buffer.from(signed.authInfoBytes).toString(encoding),
      },
    }
  }
  const test = createTestLink({ answer: answer ?? respond, granted: toGrant({}) })
  const driver = cosmos({ networks, target: new EventTarget() })
  return { driver, found: remoteWallet('cosmos', test.link), respond, test, toGrant, wallet }
}

async function connected(
  given: Given = {},
  options: Parameters<typeof phone>[0] & { network?: Network } = {},
) {
  const made = phone(options)
  made.test.grant(made.toGrant(given))
  const session = await made.driver.connect({ wallet: made.found, network: options.network })
  const events: SessionEvent[] = []
  session.subscribe((event) => events.push(event))
  return { ...made, session, events, address: session.accounts[0]?.address ?? '' }
}

const addressesOf = (session: Session) => session.accounts.map(({ address }) => address)

test('behavior: requests the methods that the driver uses', async () => {
  expect(await cosmos().remote?.()).toMatchObject({
    methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
    events: ['accountsChanged', 'chainChanged'],
  })
})

test('behavior: connects to what was granted, under the name of the paired wallet, without a request', async () => {
  const { found, session, test, wallet } = await connected()
  expect(session.accounts).toHaveLength(2)
  expect(session.accounts[0]).toMatchObject({
    type: 'eoa',
    address: wallet.addresses[0],
    addresses: {
      [cosmosHub.id]: wallet.addresses[0],
      [osmosis.id]: wallet.addressesOn('osmo')[0],
      [juno]: wallet.addressesOn('juno')[0],
    },
  })
  expect(session.network).toBe(cosmosHub.id)
  expect(session.wallet).toEqual({ ...found, name: 'Phone' })
  expect(test.requests).toEqual([])
})

test('behavior: silent connect restores the link of an earlier visit', async () => {
  const { driver, toGrant, wallet } = phone()
  const answer = () => undefined
  const kept = createTestLink({ answer, stored: toGrant({}) })
  const session = await driver.connect({ wallet: remoteWallet('cosmos', kept.link), silent: true })
  expect(addressesOf(session)).toEqual(wallet.addresses)
  const none = createTestLink({ answer })
  const found = remoteWallet('cosmos', none.link)
  for (const silent of [true, false])
    await expect(driver.connect({ wallet: found, silent, known: '0'.repeat(40) })).rejects.toMatchObject({
      code: 'connect/failed',
    })
  expect(none.listening).toBe(0)
})

test('behavior: starts on the preferred network, else the first configured, else the first granted', async () => {
  const landing = async (given: Given, network?: Network) =>
    (await connected(given, { network } as never)).session.network
  expect(await landing({}, osmosis)).toBe(osmosis.id)
  expect(await landing({ networks: [juno, osmosis.id] }, cosmosHub)).toBe(osmosis.id)
  expect(await landing({ networks: [juno] }, cosmosHub)).toBe(juno)
})

test.each<Encoding>(['base64', 'hex'])(
  'behavior: signs documents with a phone that answers in %s',
  async (encoding) => {
    const { address, session, test, wallet } = await connected({}, { encoding, network: osmosis })
    expect(address).toBe(wallet.addressesOn('osmo')[0])
    const signer = await signerOf(session, address)
    const { pubKey } = await wallet.provider.getKey('cosmoshub-4')
    expect(signer).toMatchObject({ isLedger: false, publicKey: pubKey })
    expect(await signer.signDirect(document)).toMatchObject({ signed: document, publicKey: pubKey })
    expect(await signer.signAmino?.(amino)).toMatchObject({ signed: amino })
    expect(test.requests).toEqual([
      { network: osmosis.id, method: 'cosmos_getAccounts', params: {} },
      {
        network: osmosis.id,
        method: 'cosmos_signDirect',
        params: {
          signerAddress: address,
          signDoc: { chainId: 'osmosis-1', accountNumber: '7', bodyBytes: 'AQID', authInfoBytes: 'BAU=' },
        },
      },
      {
        network: osmosis.id,
        method: 'cosmos_signAmino',
        params: { signerAddress: address, signDoc: amino },
      },
    ])
  },
)

test('behavior: a phone that gives only the signature has changed nothing', async () => {
  const real = phone()
  const answer = async (request: RemoteRequest) => {
    const given = (await real.respond(request)) as { signature: unknown }
    return request.method === 'cosmos_getAccounts' ? given : { signature: given.signature }
  }
  const link = createTestLink({ answer, granted: real.toGrant({}) })
  const session = await real.driver.connect({ wallet: remoteWallet('cosmos', link.link), network: osmosis })
  const signer = await signerOf(session, session.accounts[0]?.address ?? '')
  expect((await signer.signDirect(document)).signed).toEqual(document)
  expect((await signer.signAmino?.(amino))?.signed).toEqual(amino)
})

test('behavior: signs a text as an AMINO document, which verifies', async () => {
  const { address, session, test } = await connected()
  const signature = (await on(cosmos().messages).sign({ session, address, message: 'Hello, ✓' })) as string
  expect(verifyMessage(address, 'Hello, ✓', signature)).toBe(true)
  const { params } = test.requests.at(-1) as unknown as { params: { signDoc: StdSignDoc } }
  const reference = makeSignDoc(
    [
      {
        type: 'sign/MsgSignData',
        value: { signer: address, data: Buffer.from('Hello, ✓').toString('base64') },
      },
    ],
    { amount: [], gas: '0' },
    '',
    '',
    0,
    0,
  )
  expect(serializeSignDoc(params.signDoc)).toEqual(serializeSignDoc(reference))
})

test('error: a phone that signs another text', async () => {
  const { respond, toGrant, driver } = phone()
  const answer = async (request: RemoteRequest) => {
    const given = (await respond(request)) as { signed?: AminoDoc }
    return given.signed ? { ...given, signed: { ...given.signed, memo: 'more' } } : given
  }
  const link = createTestLink({ answer, granted: toGrant({}) })
  const session = await driver.connect({ wallet: remoteWallet('cosmos', link.link) })
  const [address = ''] = addressesOf(session)
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/failed',
  })
})

test('behavior: without its public key, the signer of a phone has none', async () => {
  for (const answer of [
    () => Promise.reject(new Error('unsupported')),
    () => [],
    () => [null, 1, { pubkey: 'x' }, { pubkey: Buffer.alloc(33, 2).toString('base64') }],
    () => 'x',
  ]) {
    const { address, session } = await connected({}, { answer })
    expect(await signerOf(session, address)).toMatchObject({ publicKey: undefined })
  }
  const { address, session, test } = await connected({ methods: ['cosmos_signAmino'] })
  expect(await signerOf(session, address)).toMatchObject({ publicKey: undefined, isLedger: true })
  expect(test.requests).toEqual([])
})

test('behavior: a phone that never says its public key is not waited for', async () => {
  vi.useFakeTimers()
  try {
    const { address, session } = await connected({}, { answer: () => new Promise(() => {}) })
    const signer = signerOf(session, address)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await signer).toMatchObject({ publicKey: undefined })
  } finally {
    vi.useRealTimers()
  }
})

test('error: methods that were not granted are not requested', async () => {
  const { address, driver, session, test } = await connected({ methods: ['cosmos_signDirect'] })
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/unsupported',
  })
  const signer = await signerOf(session, address)
  await expect(signer.signAmino?.(amino)).rejects.toMatchObject({ code: 4200 })
  expect(test.requests).toEqual([])
})

test.each([
  [{ code: 4001 }, 'sign/rejected'],
  [{ code: 5000, message: 'User rejected.' }, 'sign/rejected'],
  [new Error('The relay is gone'), 'sign/failed'],
  [undefined, 'sign/failed'],
])('error: a phone that answers %o', async (thrown, code) => {
  const { address, driver, session } = await connected({}, { answer: () => Promise.reject(thrown) })
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({ code })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no signature', {}],
  ['a short signature', { signature: { signature: 'AAAA', pub_key: {} } }],
  ['a document that is none', { signature: {}, signed: 'x' }],
])('error: a phone that signs with %s', async (_, answer) => {
  const { address, driver, session } = await connected({}, { answer: () => answer })
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/failed',
  })
  const signer = await signerOf(session, address)
  await expect(signer.signDirect(document)).rejects.toMatchObject({ code: 'sign/failed' })
})

test('behavior: the wallet selects another account, reduces the grant, ends the link', async () => {
  const { driver, events, session, test, toGrant, wallet } = await connected()
  const [first = '', second = ''] = wallet.addresses
  const tell = async (data: unknown, name = 'accountsChanged') => {
    test.tell({ type: 'event', network: cosmosHub.id, name, data })
    await Promise.resolve()
  }
  await tell([`${cosmosHub.id}:${second}`])
  expect(addressesOf(session)).toEqual([second, first])
  // The address on another network is the same account.
  await tell([wallet.addressesOn('osmo')[0]])
  expect(addressesOf(session)).toEqual([first, second])
  for (const data of [[], ['x'], 'x', null]) await tell(data)
  await tell([second], 'chainChanged')
  expect(events).toHaveLength(2)
  // The session leaves a network that is no longer granted.
  test.grant(toGrant({ networks: [juno, osmosis.id] }))
  await Promise.resolve()
  expect([session.network, addressesOf(session)]).toEqual([osmosis.id, wallet.addressesOn('osmo')])
  await expect(driver.networkSwitch?.to({ session, network: cosmosHub })).rejects.toMatchObject({
    code: 'network/unsupported',
  })
  test.grant(toGrant({}))
  await driver.networkSwitch?.to({ session, network: cosmosHub })
  expect([session.network, addressesOf(session)]).toEqual([cosmosHub.id, wallet.addresses])
  test.end()
  expect(events.at(-1)).toEqual({ type: 'close' })
  expect([session.accounts, test.listening]).toEqual([[], 0])
})

test('error: a network that is granted later with the address of another network', async () => {
  const { driver, session, test, toGrant, wallet } = await connected({ networks: [cosmosHub.id] })
  const accounts = [cosmosHub.id, osmosis.id].map((id) => `${id}:${wallet.addresses[0]}`)
  test.grant(toGrant({ accounts }))
  await Promise.resolve()
  expect(session.accounts[0]?.addresses).not.toHaveProperty(osmosis.id)
  await expect(driver.networkSwitch?.to({ session, network: osmosis })).rejects.toMatchObject({
    code: 'network/unsupported',
  })
})

test('behavior: an account that has no address on a network is not shown there', async () => {
  const { driver, session, test, toGrant, wallet } = await connected()
  const [first, second] = wallet.addresses
  const accounts = [
    `${cosmosHub.id}:${first}`,
    `${cosmosHub.id}:${second}`,
    `${osmosis.id}:${wallet.addressesOn('osmo')[1]}`,
  ]
  test.grant(toGrant({ accounts }))
  await driver.networkSwitch?.to({ session, network: osmosis })
  expect(addressesOf(session)).toEqual([wallet.addressesOn('osmo')[1]])
  expect(session.selected).toBe(session.accounts[0]?.key)
  await driver.networkSwitch?.to({ session, network: cosmosHub })
  expect(addressesOf(session)).toEqual([first, second])
})

test('behavior: the public key can be read like that of a wallet in the page', async () => {
  const { driver, found, wallet } = phone()
  const session = (await driver.connect({ wallet: found })) as Session<{
    getKey(id: string): Promise<unknown>
  }>
  const { pubKey } = await wallet.provider.getKey('cosmoshub-4')
  expect(await session.provider.getKey('osmosis-1')).toEqual({
    pubKey,
    bech32Address: wallet.addressesOn('osmo')[0],
  })
  await expect(session.provider.getKey('celestia')).rejects.toThrow('celestia')
})

test('behavior: closing ends the link and unsubscribes', async () => {
  const { events, session, test } = await connected()
  expect(test.listening).toBe(1)
  await session.close()
  expect([test.closed, test.listening, events]).toEqual([true, 0, []])
})

const stranger = 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'

test.each<[string, unknown]>([
  ['nothing', {}],
  ['no lists', { accounts: 'x', networks: {} }],
  ['accounts of another family', { accounts: [`eip155:1:${stranger}`], networks: ['eip155:1'] }],
  ['no address', { accounts: [`${cosmosHub.id}:0x12`, `${cosmosHub.id}:`, null], networks: [cosmosHub.id] }],
  ['a network it does not name', { accounts: [`${cosmosHub.id}:${stranger}`], networks: [osmosis.id] }],
  ['the address of another network', { accounts: [`${osmosis.id}:${stranger}`], networks: [osmosis.id] }],
  ['a wrong checksum', { accounts: [`${cosmosHub.id}:${stranger.slice(0, -1)}q`], networks: [cosmosHub.id] }],
  [
    'an address in upper case',
    { accounts: [`${cosmosHub.id}:${stranger.toUpperCase()}`], networks: [cosmosHub.id] },
  ],
])('error: a wallet that grants %s', async (_, granted) => {
  const test = createTestLink({ answer: () => undefined, granted })
  const driver = cosmos({ networks })
  await expect(driver.connect({ wallet: remoteWallet('cosmos', test.link) })).rejects.toMatchObject({
    code: 'connect/failed',
  })
  expect(test.listening).toBe(0)
})

const chains = [cosmosHub.id, osmosis.id, juno, celestia.id, 'eip155:1'] as const
const people = [stranger, ...createTestCosmosWallet().addresses, 'x', '0'.repeat(40)]
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
        network: fc.constantFrom<ChainId>(cosmosHub.id, juno),
        data: fc.oneof(fc.constantFrom<unknown>(people, [stranger]), fc.anything()),
      })
      .map((event) => ({ type: 'event' as const, ...event })),
    fc.constantFrom<Network>(...networks).map((network) => ({ type: 'switch' as const, network })),
  ),
)

test('property: a session shows only what was granted', async () => {
  const driver = cosmos({ networks, target: new EventTarget() })
  await fc.assert(
    fc.asyncProperty(grants, happenings, async (granted, steps) => {
      let now: { accounts: readonly unknown[]; networks: readonly unknown[] } = granted
      const test = createTestLink({ answer: () => null, granted })
      const session = await driver
        .connect({ wallet: remoteWallet('cosmos', test.link) })
        .catch((error: unknown) => {
          expect(isKitError(error, { code: 'connect/failed' } as never)).toBe(true)
        })
      if (!session) return
      const check = () => {
        if (session.accounts.length === 0) return
        expect(now.networks).toContain(session.network)
        for (const { address } of session.accounts)
          expect(now.accounts).toContain(`${session.network}:${address}`)
      }
      session.subscribe(() => {})
      check()
      for (const step of steps) {
        if (step.type === 'grant') {
          now = step.grant
          test.grant(step.grant)
        } else if (step.type === 'event') test.tell(step)
        else await driver.networkSwitch?.to({ session, network: step.network }).catch(() => {})
        await Promise.resolve()
        check()
      }
    }),
  )
}, 120_000)
