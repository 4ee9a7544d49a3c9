import { setTimeout as sleep } from 'node:timers/promises'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import {
  createWalletClient,
  type Hex,
  hexToString,
  http,
  parseEther,
  stringToHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Authentication, approveAuthentication } from './approveAuthentication.ts'
import type { Dapp, Granted } from './dapp.ts'
import { openOurApp } from './ourApp.ts'
import {
  type App,
  type Asked,
  createStorage,
  createWallet,
  hangUp,
  type Proposal,
  peerVersions,
  untilAnswered,
  type Wallet,
  type WalletKind,
  walletKinds,
} from './peers.ts'
import { openTheirApp } from './theirApp.ts'
import { type Relays, withRelays } from './withRelays.ts'

// Two third-party SDKs in one process take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

// An app on one relay process, a wallet on another, one Redis. Wallets use third-party SDKs; apps ours or theirs.

const chain = 'eip155:31337'
const methods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']
const events = ['chainChanged', 'accountsChanged']
const account = privateKeyToAccount(generatePrivateKey())
const accounts = [`${chain}:${account.address}`]
const namespaces = { eip155: { accounts, methods, events, chains: [chain] } }

let relays: Relays
let anvil: Anvil
let end: () => void
let ended: Promise<unknown>
beforeAll(async () => {
  const ready = Promise.withResolvers<Relays>()
  ended = withRelays((made) => {
    ready.resolve(made)
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  ended.catch(ready.reject)
  relays = await ready.promise
  anvil = await startAnvil()
  await anvil.client.setBalance({ address: account.address, value: parseEther('10') })
}, 90_000)
afterAll(async () => {
  end()
  await ended
  await anvil.stop()
}, 30_000)

test('behavior: the SDKs are at their last open-source releases', () => {
  expect(peerVersions()).toEqual({
    '@walletconnect/universal-provider': '2.21.8',
    '@reown/walletkit': '1.2.10',
    '@walletconnect/web3wallet': '1.16.1',
  })
})

/** Resolves to the next event of a type. */
const next = <Event>(emitter: { once: App['once'] }, name: string) =>
  new Promise<Event>((resolve) => emitter.once(name, resolve as (event: never) => void))

async function connect(app: Dapp, wallet: Wallet): Promise<Granted> {
  const { uri, session } = await app.propose()
  const proposal = next<Proposal>(wallet, 'session_proposal')
  await wallet.pair({ uri })
  const { id } = await proposal
  await wallet.approveSession({ id, namespaces })
  return session
}

/** Pings the app, as a wallet may at any time. */
const pingFrom = (wallet: Wallet, topic: string) =>
  (
    wallet as unknown as { engine: { signClient: { ping(options: object): Promise<void> } } }
  ).engine.signClient.ping({ topic })

/** A wallet that approves every signing request. */
function sayYes(wallet: Wallet): () => void {
  const client = createWalletClient({ account, chain: anvil.client.chain, transport: http(anvil.url) })
  const listener = async ({ id, topic, params }: Asked) => {
    const { method, params: values } = params.request
    const [first, second] = values as [string, string]
    // It can be closed before the relay has acknowledged the response.
    const respond = (response: object) =>
      wallet
        .respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...response } })
        .catch(() => undefined)
    if (method === 'personal_sign')
      return respond({ result: await account.signMessage({ message: { raw: first as Hex } }) })
    if (method === 'eth_signTypedData_v4')
      return respond({ result: await account.signTypedData(JSON.parse(second)) })
    if (method === 'eth_sendTransaction') {
      const { to, value } = first as unknown as { to: Hex; value: Hex }
      return respond({ result: await client.sendTransaction({ to, value: BigInt(value) }) })
    }
    return respond({ error: { code: 5101, message: 'Unsupported method' } })
  }
  wallet.on('session_request', listener)
  return () => wallet.off('session_request', listener)
}

const sign = (app: Dapp, text: string) =>
  app.request('personal_sign', [stringToHex(text), account.address]) as Promise<Hex>

const openApp = {
  ours: async (where: Where) => openOurApp({ ...where, chain, methods, events }),
  'universal-provider': (where: Where) =>
    openTheirApp({ ...where, chain, methods, events, rpcUrl: anvil.url }),
}
type Where = { relayUrl: string; projectId: string }

const matrix = (Object.keys(openApp) as (keyof typeof openApp)[]).flatMap((app) =>
  walletKinds.map((wallet) => [app, wallet] as [keyof typeof openApp, WalletKind]),
)

describe.each(matrix)('%s and %s', (appKind, kind) => {
  let app: Dapp
  let wallet: Wallet
  const storage = createStorage()
  const where = (side: 0 | 1) => ({ relayUrl: relays.urls[side], projectId: relays.projectId })
  beforeAll(async () => {
    app = await openApp[appKind](where(0))
    wallet = await createWallet(kind, { ...where(1), storage })
  }, 30_000)
  afterAll(async () => {
    await app.hangUp()
    await hangUp(wallet.core)
  })

  test('error: a declined proposal is reported', async () => {
    const { uri, session } = await app.propose()
    session.catch(() => undefined)
    const proposal = next<Proposal>(wallet, 'session_proposal')
    await wallet.pair({ uri })
    const { id } = await proposal
    await wallet.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } })
    await expect(session).rejects.toMatchObject(
      appKind === 'ours' ? { code: 'connect/rejected', cause: { code: 5000 } } : { code: 5000 },
    )
  })

  test('behavior: a session is established [1.03b]', async () => {
    const session = await connect(app, wallet)
    expect(session.accounts).toEqual(accounts)
    expect(Object.keys(wallet.getActiveSessions())).toContain(app.topic())
  })

  test('behavior: a message and typed data are signed', async () => {
    const stop = sayYes(wallet)
    const message = 'through our relay'
    const signature = await sign(app, message)
    expect(await verifyMessage({ address: account.address, message, signature })).toBe(true)
    const typed = {
      domain: { name: 'Mail', version: '1', chainId: 31_337 },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Mail: [{ name: 'contents', type: 'string' }],
      },
      primaryType: 'Mail',
      message: { contents: 'Hello' },
    } as const
    const params = [account.address, JSON.stringify(typed)]
    const signed = (await app.request('eth_signTypedData_v4', params)) as Hex
    expect(await verifyTypedData({ ...typed, address: account.address, signature: signed } as never)).toBe(
      true,
    )
    stop()
  })

  test('behavior: a transaction is sent and mined', async () => {
    const stop = sayYes(wallet)
    const to = privateKeyToAccount(generatePrivateKey()).address
    const params = [{ from: account.address, to, value: '0xde0b6b3a7640000' }]
    const hash = (await app.request('eth_sendTransaction', params)) as Hex
    await anvil.client.waitForTransactionReceipt({ hash })
    expect(await anvil.client.getBalance({ address: to })).toBe(parseEther('1'))
    stop()
  })

  test('error: a refused request is reported', async () => {
    const asked = next<Asked>(wallet, 'session_request')
    const signing = sign(app, 'no')
    signing.catch(() => undefined)
    const { id, topic, params } = await asked
    expect(hexToString((params.request.params as [Hex])[0])).toBe('no')
    const error = { code: 5000, message: 'User rejected.' }
    await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', error } })
    await expect(signing).rejects.toMatchObject(error)
  })

  test('behavior: both sides receive pings, updates, extensions and events', async () => {
    const topic = app.topic() ?? ''
    const expiry = app.expiry() ?? 0
    await app.ping()
    await pingFrom(wallet, topic)
    const more = { eip155: { ...namespaces.eip155, methods: [...methods, 'eth_sign'] } }
    const updated = app.next('grant')
    await untilAnswered(wallet, 'wc_sessionUpdate', () => wallet.updateSession({ topic, namespaces: more }))
    await updated
    expect(app.grant()?.methods).toContain('eth_sign')
    await sleep(1_100)
    await untilAnswered(wallet, 'wc_sessionExtend', () => wallet.extendSession({ topic }))
    await expect.poll(() => app.expiry(), { timeout: 20_000 }).toBeGreaterThan(expiry)
    const event = { name: 'accountsChanged', data: accounts }
    const heard = app.next('event')
    await wallet.emitSessionEvent({ topic, event, chainId: chain })
    expect(await heard).toEqual({ type: 'event', network: chain, ...event })
  })

  test('behavior: a lost socket is reconnected, and messages sent meanwhile arrive', async () => {
    const stop = sayYes(wallet)
    relays.links[1].down()
    const signing = sign(app, 'while the wallet was away')
    await sleep(500)
    relays.links[1].up()
    const signature = await signing
    expect(
      await verifyMessage({ address: account.address, message: 'while the wallet was away', signature }),
    ).toBe(true)
    relays.links[0].cut()
    expect(await sign(app, 'again')).toMatch(/^0x/)
    // The third-party SDK takes half a minute to notice.
    if (appKind === 'ours') {
      relays.links[0].down()
      const late = sign(app, 'while the app was away')
      await sleep(500)
      relays.links[0].up()
      expect(await late).toMatch(/^0x/)
    }
    stop()
  }, 60_000)

  test('behavior: sessions continue in a restarted client', async () => {
    await hangUp(wallet.core)
    app = await app.restart()
    wallet = await createWallet(kind, { ...where(1), storage })
    expect(app.topic()).toMatch(/^[\da-f]{64}$/)
    const stop = sayYes(wallet)
    expect(await sign(app, 'restored')).toMatch(/^0x/)
    stop()
  }, 60_000)

  test('behavior: either side ends the session, and the other is notified', async () => {
    const ended = next<{ topic: string }>(wallet, 'session_delete')
    const topic = app.topic()
    await app.disconnect()
    expect((await ended).topic).toBe(topic)
    await connect(app, wallet)
    const closed = app.next('close')
    await wallet.disconnectSession({
      topic: app.topic(),
      reason: { code: 6000, message: 'User disconnected.' },
    })
    await closed
    await expect.poll(() => app.grant()).toBeUndefined()
  }, 60_000)

  test.runIf(appKind === 'ours')(
    'behavior: one approval gives a session and a signature',
    async () => {
      const signIn = {
        domain: 'app.example.com',
        uri: 'https://app.example.com/login',
        nonce: 'abcdefgh12345678',
        issuedAt: new Date().toISOString(),
        statement: 'Welcome back.',
        resources: ['https://app.example.com/terms'],
      }
      const { uri, session } = await app.propose(signIn)
      const asked = next<Authentication>(wallet, 'session_authenticate')
      await wallet.pair({ uri })
      await approveAuthentication(kind, wallet, await asked, {
        chains: [chain],
        methods: ['personal_sign', 'eth_sendTransaction'],
        iss: `did:pkh:${chain}:${account.address}`,
        sign: (message) => account.signMessage({ message }),
      })
      const { signed = [] } = await session
      expect(signed).toHaveLength(1)
      const [{ account: who, message, signature } = { account: '', message: '', signature: '' }] = signed
      expect(who).toBe(`${chain}:${account.address}`)
      expect(message).toContain('Welcome back. I further authorize the stated URI')
      expect(message).toContain(signIn.nonce)
      const proof = { address: account.address, message, signature: signature as Hex }
      expect(await verifyMessage(proof)).toBe(true)
      expect(app.grant()).toMatchObject({ accounts, methods: ['eth_sendTransaction', 'personal_sign'] })
      const stop = sayYes(wallet)
      expect(await sign(app, 'after one consent')).toMatch(/^0x/)
      stop()
      const ended = next<{ topic: string }>(wallet, 'session_delete')
      await app.disconnect()
      await ended
    },
    60_000,
  )

  test.runIf(appKind === 'ours')(
    'behavior: a wallet without sign-in support answers the proposal',
    async () => {
      const signIn = {
        domain: 'app.example.com',
        uri: 'https://app.example.com/login',
        nonce: 'abcdefgh12345678',
        issuedAt: new Date().toISOString(),
      }
      const { uri, session } = await app.propose(signIn)
      const proposal = next<Proposal>(wallet, 'session_proposal')
      await wallet.pair({ uri })
      await wallet.approveSession({ id: (await proposal).id, namespaces })
      expect(await session).toMatchObject({ accounts, signed: [] })
    },
    60_000,
  )
})
