import { createRequire } from 'node:module'
import { evmOn } from '@latchkey/chains/evm/testing'
import fc from 'fast-check'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { walletConnect } from '../../packages/kit/src/connectors/walletconnect/walletConnect.ts'
import { disconnect } from '../../packages/kit/src/core/connections/disconnect.ts'
import { pair } from '../../packages/kit/src/core/connections/pair.ts'
import { createKit, type Kit } from '../../packages/kit/src/core/kit.ts'
import { modal, top } from '../../packages/kit/src/core/modal/modal.ts'
import { start } from '../../packages/kit/src/core/start.ts'
import type { KitEvent } from '../../packages/kit/src/core/state/events.ts'
import { attachSiwx } from '../../packages/kit/src/features/siwx/attachSiwx.ts'
import { createLocalSiwx } from '../../packages/kit/src/features/siwx/localSiwx.ts'
import { createServerSiwx, getAccessToken } from '../../packages/kit/src/features/siwx/serverSiwx.ts'
import { signIn } from '../../packages/kit/src/features/siwx/signIn.ts'
import { siwx } from '../../packages/kit/src/features/siwx/siwx.ts'
import { fromCacao, isCacaoOf, readCacao } from '../../packages/protocol/src/siwx/cacao.ts'
import { createPageStorage } from './ourApp.ts'
import { type Asked, createWallet, hangUp, type Proposal, type Wallet, walletKinds } from './peers.ts'
import { type Relays, withRelays } from './withRelays.ts'

// Signing in with the approval that connects a wallet: our kit on a page, third-party
// wallets on our relay, and the server that verifies the signature.

// Third-party SDKs in one process take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const slow = { timeout: 30_000 }

const require = createRequire(import.meta.url)
const chain = 'eip155:31337'
const page = new URL('https://app.example.com/path')
const account = privateKeyToAccount(generatePrivateKey())

type Payload = Record<string, unknown> & { statement?: string; chains: string[]; resources?: string[] }
type Authentication = { id: number; params: { authPayload: Payload } }
type SigningWallet = Wallet & {
  formatAuthMessage(options: object): string
  approveSessionAuthenticate(options: object): Promise<unknown>
}
type Utils = {
  populateAuthPayload(options: object): Payload
  buildAuthObject(payload: Payload, signature: object, iss: string): object
  createEncodedRecap(namespace: string, ability: string, methods: string[]): string
  formatMessage(payload: object, iss: string): string
}
type Outgoing = {
  requestsInFlight: unknown[] | Map<unknown, unknown>
  publisher: { queue: Map<unknown, unknown> }
}
/** Each SDK has its own version as a dependency. */
const utilsOf = (kind: string): Utils => createRequire(require.resolve(kind))('@walletconnect/utils')

let relays: Relays
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
}, 90_000)
afterAll(async () => {
  end()
  await ended
}, 30_000)

const kits: Kit[] = []
beforeEach(() => {
  const send = globalThis.fetch
  vi.stubGlobal('location', page)
  // Browsers send the origin with each request.
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', page.origin)
    return send(input, { ...init, headers })
  })
})
afterEach(async () => {
  for (const kit of kits.splice(0)) {
    await disconnect(kit).catch(() => undefined)
    kit.destroy()
  }
  vi.unstubAllGlobals()
})

/** A host's page with sign-in, on the server or in the browser. */
function openPage(where: 'server' | 'local' = 'server') {
  const [relayUrl] = relays.urls
  const { projectId } = relays
  const { driver } = evmOn([relays.world.anvil])
  const statement = 'Sign in to the app.'
  const kit = createKit(
    {
      drivers: [driver],
      storage: createPageStorage(),
      api: relays.nodes[0].url,
      projectId,
      metadata: { name: 'App', url: page.origin },
      siwx: (owner) =>
        where === 'server'
          ? createServerSiwx(owner, { transport: 'bearer', statement })
          : createLocalSiwx(owner, { statement, resources: [`${page.origin}/terms`] }),
    },
    [walletConnect({ relay: { url: relayUrl, projectId } })],
  )
  kits.push(kit)
  const events: KitEvent[] = []
  kit.on((event) => events.push(event))
  attachSiwx(kit)
  start(kit)
  return {
    kit,
    events,
    /** Shows a code; resolves to it and to its deep links. */
    async show() {
      const code = Promise.withResolvers<string>()
      const linked = pair(kit, { onCode: ({ uri }) => code.resolve(uri) })
      linked.catch(code.reject)
      return { uri: await code.promise, linked }
    },
    settled: (status: string) => vi.waitFor(() => expect(siwx.of(kit).get().status).toBe(status), slow),
    view: () => (modal.of(kit).get().status === 'open' ? top(modal.of(kit).get()).name : 'closed'),
  }
}

const next = <Event>(wallet: Wallet, name: string) =>
  new Promise<Event>((resolve) => wallet.once(name, resolve as (event: never) => void))

describe.each(walletKinds)('%s', (kind) => {
  const utils = utilsOf(kind)
  let wallet: SigningWallet
  let asked: Asked[]
  beforeAll(async () => {
    const where = { relayUrl: relays.urls[1], projectId: relays.projectId }
    wallet = (await createWallet(kind, where)) as SigningWallet
    wallet.on('session_request', async (request: Asked) => {
      asked.push(request)
      const [raw] = request.params.request.params as [Hex]
      const result = await account.signMessage({ message: { raw } })
      const response = { id: request.id, jsonrpc: '2.0', result }
      await wallet.respondSessionRequest({ topic: request.topic, response }).catch(() => undefined)
    })
  }, 30_000)
  beforeEach(() => {
    asked = []
  })
  afterAll(async () => {
    // When disconnected during a response, the SDK has an unhandled rejection.
    const relayer = wallet.core.relayer as unknown as Outgoing
    const sending = () => [...relayer.requestsInFlight.values(), ...relayer.publisher.queue.values()]
    const sessions = () => Object.keys(wallet.getActiveSessions())
    await vi.waitFor(() => expect([sending(), sessions()]).toEqual([[], []]), slow)
    await hangUp(wallet.core)
  }, 60_000)

  /** Scans the code, and signs the request modified by `change`. */
  async function authenticate(uri: string, change: (payload: Payload) => Payload = populate) {
    const request = next<Authentication>(wallet, 'session_authenticate')
    await wallet.pair({ uri })
    const { id, params } = await request
    const payload = change(params.authPayload)
    const iss = `did:pkh:${chain}:${account.address}`
    const message = wallet.formatAuthMessage({ request: payload, iss })
    const signature = { t: 'eip191', s: await account.signMessage({ message }) }
    await wallet.approveSessionAuthenticate({ id, auths: [utils.buildAuthObject(payload, signature, iss)] })
    return message
  }
  /** As described in the SDK's documentation. */
  const populate = (authPayload: Payload) =>
    utils.populateAuthPayload({
      authPayload,
      chains: [chain, 'eip155:1'],
      methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'],
    })

  test('behavior: one approval connects the wallet and signs in on the server; there is no other prompt [3.24, 4.33]', async () => {
    const { kit, events, show, settled, view } = openPage()
    const { uri, linked } = await show()
    const message = await authenticate(uri)
    expect(await linked).toMatchObject([{ address: account.address, network: chain }])
    await settled('signedIn')
    expect(siwx.of(kit).get()).toMatchObject({
      account: { chainId: chain },
      session: { message, cacao: { h: { t: 'caip122' }, s: { t: 'eip191' } } },
    })
    expect([view(), asked]).toEqual(['closed', []])
    expect(events.filter(({ type }) => type.startsWith('SIWX'))).toEqual([
      { type: 'SIWX_AUTH_SUCCESS', network: chain },
    ])
    // What the host's backend reads.
    const token = await getAccessToken(kit)
    const answer = await fetch(`${relays.nodes[1].url}/v1/siwx/me?projectId=${relays.projectId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toMatchObject({ session: { accountAddress: account.address, message } })
  })

  test('behavior: a wallet that grants the session without a ReCap statement signs in too', async () => {
    const { show, settled } = openPage('local')
    const { uri, linked } = await show()
    const message = await authenticate(uri, (payload) => payload)
    await linked
    await settled('signedIn')
    expect(message).toContain('Sign in to the app. I further authorize the stated URI')
    expect(asked).toEqual([])
  })

  test('behavior: a wallet that only approves the session is asked to sign in afterwards [4.33]', async () => {
    const { kit, show, settled, view } = openPage()
    const { uri, linked } = await show()
    const proposal = next<Proposal>(wallet, 'session_proposal')
    await wallet.pair({ uri })
    const accounts = [`${chain}:${account.address}`]
    const methods = ['personal_sign', 'eth_sendTransaction']
    const namespaces = {
      eip155: { accounts, methods, events: ['chainChanged', 'accountsChanged'], chains: [chain] },
    }
    await wallet.approveSession({ id: (await proposal).id, namespaces })
    await linked
    await settled('signedOut')
    await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'), slow)
    await signIn(kit)
    await settled('signedIn')
    expect(asked).toHaveLength(1)
  })

  const wrong: [string, (payload: Payload) => Payload][] = [
    ['for another page', (payload) => ({ ...payload, domain: 'evil.example' })],
    ['with a nonce of its own', (payload) => ({ ...payload, nonce: 'abcdefgh12345678' })],
    ['as of another time', (payload) => ({ ...payload, iat: new Date(Date.now() - 60_000).toISOString() })],
    ['with another end', (payload) => ({ ...payload, exp: new Date(Date.now() + 9e9).toISOString() })],
    ['with another statement', ({ ...payload }) => ({ ...payload, statement: 'Give me all.' })],
  ]
  test.each(wrong)(
    'error: a message signed %s is not accepted, and the visitor is asked to sign in [4.33]',
    async (_, change) => {
      const { events, show, settled, view } = openPage()
      const { uri, linked } = await show()
      await authenticate(uri, (payload) => populate(change(payload)))
      expect(await linked).toHaveLength(1)
      await settled('signedOut')
      await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'), slow)
      expect(events.filter(({ type }) => type.startsWith('SIWX'))).toMatchObject([
        { type: 'SIWX_AUTH_ERROR' },
      ])
    },
  )

  test('property: the message that the SDK signs is the one we reconstruct from its response', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 8, maxLength: 40 })
    const prose = fc.string({ unit: fc.constantFrom(...'aZ 09.,()?!'), minLength: 1, maxLength: 60 })
    const time = fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true })
    const moment = time.map((date) => date.toISOString())
    const known = [
      'eth_sendTransaction',
      'personal_sign',
      'eth_signTypedData_v4',
      'wallet_sendCalls',
      'eth_sign',
    ]
    const payloads = fc.record(
      {
        domain: fc.constantFrom('app.example.com', 'localhost:5173'),
        aud: fc.constantFrom('https://app.example.com', 'https://app.example.com/login?a=b'),
        version: fc.constant('1'),
        nonce: word,
        iat: moment,
        chains: fc.constant([chain, 'eip155:1']),
        statement: fc.oneof(prose, fc.constant('')),
        exp: moment,
        nbf: moment,
        requestId: word,
        resources: fc.array(fc.webUrl(), { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: ['domain', 'aud', 'version', 'nonce', 'iat', 'chains'] },
    )
    const granted = fc.subarray(known, { minLength: 1 })
    let read = 0
    fc.assert(
      fc.property(payloads, fc.option(granted), fc.boolean(), (payload, methods, populated) => {
        const recap = methods && utils.createEncodedRecap('eip155', 'request', [...methods])
        const resources = [...(payload.resources ?? []), ...(recap ? [recap] : [])]
        const asked = { ...payload, ...(resources.length > 0 && { resources }) }
        const request =
          populated && methods
            ? utils.populateAuthPayload({ authPayload: asked, chains: [chain], methods: [...methods] })
            : asked
        const iss = `did:pkh:${chain}:${account.address}`
        const message = utils.formatMessage(request, iss)
        const packed = utils.buildAuthObject(request as Payload, { t: 'eip191', s: '0x12' }, iss)
        const cacao = readCacao(JSON.parse(JSON.stringify(packed)))
        expect(cacao && fromCacao(cacao)).toEqual({ message, signature: '0x12' })
        expect(cacao && isCacaoOf(cacao, { message, signature: '0x12' })).toBe(true)
        read += 1
      }),
      { numRuns: 500 },
    )
    expect(read).toBe(500)
  })
})
