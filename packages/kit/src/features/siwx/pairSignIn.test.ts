import { evmOn, testMnemonic } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { signatureInvalid } from '@latchkey/protocol/catalogue'
import { readCacao } from '@latchkey/protocol/siwx/cacao'
import type { SiwxMessage } from '@latchkey/protocol/siwx/message'
import fc from 'fast-check'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Options } from '../../core/config/options.ts'
import type { PairSigned, PairSigning } from '../../core/connections/connector.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { createKit, type Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { start } from '../../core/start.ts'
import type { KitEvent } from '../../core/state/events.ts'
import { createOrigin, pageWallets } from '../../core/testing.ts'
import { attachSiwx } from './attachSiwx.ts'
import { createLocalSiwx } from './localSiwx.ts'
import { siwx } from './siwx.ts'
import { createMemorySiwx, stubPage } from './testing.ts'
import { granting, messageFor, recapOf, type Signer, signPairing } from './testingPair.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

const kits: Kit[] = []
beforeEach(() => stubPage())
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const chainId = 'eip155:31337'
const methods = ['personal_sign', 'eth_sendTransaction']
// Slow under load, when many tests run.
const patiently = { timeout: 10_000 }

const toSigner = (account: ReturnType<typeof mnemonicToAccount | typeof privateKeyToAccount>): Signer => ({
  address: account.address,
  sign: (message) => account.signMessage({ message }),
})
const owner = toSigner(mnemonicToAccount(testMnemonic))

/** A page whose wallet holds the owner's key, and sessions in the browser. */
function page(options: Partial<Options> = {}) {
  const { driver, wallet } = evmOn([anvil])
  const origin = createOrigin()
  const reached = { ...driver, remote: async () => ({ methods, events: [] }) }
  const kit = createKit(
    {
      drivers: [reached],
      storage: origin.tab(),
      siwx: (owner) =>
        createLocalSiwx(owner, { statement: 'Hello.', resources: ['https://app.example.com/tos'] }),
      ...options,
    },
    [pageWallets],
  )
  kits.push(kit)
  const events: KitEvent[] = []
  kit.on((event) => events.push(event))
  attachSiwx(kit)
  start(kit)
  return {
    kit,
    wallet,
    events,
    begin: async () => (await kit.pairSignIn?.()) as PairSigning,
    link: () => vi.waitFor(() => connectWallet(kit, { walletId: wallet.info.rdns }), patiently),
    status: () => siwx.of(kit).get().status,
    decided: () =>
      vi.waitFor(() => expect(['signedOut', 'signedIn']).toContain(siwx.of(kit).get().status), patiently),
    signatures: () => wallet.requests.filter(({ method }) => method === 'personal_sign'),
    stored: () => origin.tab().getItem('latchkey.default.siwx'),
  }
}

const att = granting(methods, [chainId])
const honest = ({ request }: PairSigning, change?: Partial<SiwxMessage>) =>
  messageFor(request, { address: owner.address, chainId, att, change })

describe('a sign-in that comes with a pairing', () => {
  test('behavior: the visitor is signed in as the wallet is linked, and asked nothing more [3.24, 4.33]', async () => {
    const { kit, begin, link, status, decided, signatures, events } = page()
    const signing = await begin()
    expect(signing.request).toMatchObject({ domain: 'app.example.com', statement: 'Hello.' })
    const signed = await signPairing(owner, honest(signing))
    expect(await signing.accept([signed])).toBe(true)
    await link()
    await decided()
    expect(status()).toBe('signedIn')
    expect(modal.of(kit).get().status).toBe('closed')
    expect(signatures()).toEqual([])
    const state = siwx.of(kit).get()
    expect(state).toMatchObject({ session: { message: signed.message, cacao: signed.cacao, chainId } })
    expect(events.filter(({ type }) => type.startsWith('SIWX'))).toEqual([
      { type: 'SIWX_AUTH_SUCCESS', network: chainId },
    ])
    // Good once.
    expect(await signing.accept([signed])).toBe(false)
  })

  test('behavior: kept, it stands on the next visit as long as all of it belongs together', async () => {
    const { kit, begin, stored } = page()
    const signing = await begin()
    await signing.accept([await signPairing(owner, honest(signing))])
    const plugin = createLocalSiwx(kit, {})
    expect(await plugin.getSessions(chainId, owner.address)).toHaveLength(1)
    const [session] = JSON.parse(stored() ?? '[]')
    const changed = structuredClone(session)
    changed.cacao.p.domain = 'evil.example'
    for (const cacao of [changed.cacao, {}, 'x', null]) {
      await plugin.setSessions([{ ...session, cacao }])
      expect(await plugin.getSessions(chainId, owner.address)).toEqual([])
    }
  })

  test('behavior: a wallet that packs the recap without its words, or grants less, is as good', async () => {
    const { begin } = page()
    const signing = await begin()
    const less = granting(['personal_sign'], [chainId])
    const message = messageFor(signing.request, { address: owner.address, chainId, att: less })
    const signed = await signPairing(owner, message)
    const cacao = structuredClone(signed.cacao) as { p: { statement: string } }
    cacao.p.statement = 'Hello.'
    expect(await signing.accept([{ ...signed, cacao }])).toBe(true)
    const bare = await begin()
    const none = messageFor(bare.request, { address: owner.address.toLowerCase(), chainId })
    expect(await bare.accept([await signPairing(owner, none)])).toBe(true)
  })

  test('behavior: a wallet that signed nothing is linked, and the sign view follows [4.33]', async () => {
    const { kit, begin, link, decided } = page()
    openModal(kit, { view: { name: 'ConnectingWalletConnectBasic' } })
    const signing = await begin()
    expect(await signing.accept([])).toBe(false)
    await link()
    await decided()
    // The view that pairs decides first.
    expect(top(modal.of(kit).get()).name).toBe('ConnectingWalletConnectBasic')
    const [takesOver] = kit.afterLink
    expect(await takesOver?.()).toBe(true)
    expect(top(modal.of(kit).get()).name).toBe('SIWXSignMessage')
  })

  test('behavior: signed for several chains, the one the visitor comes to counts: a nonce is good once', async () => {
    const other = 'eip155:10'
    const memory = createMemorySiwx()
    const createRequest = async () => {
      const {
        address: _,
        chainId: __,
        version: ___,
        text: ____,
        ...request
      } = await memory.plugin.createMessage({
        chainId,
        accountAddress: owner.address,
      })
      return request
    }
    const { driver } = evmOn([anvil])
    const [network] = driver.networks
    const networks = network ? [network, { ...network, id: other } as const] : []
    const drivers = [{ ...driver, networks, remote: async () => ({ methods, events: [] }) }]
    const { begin } = page({ drivers, siwx: { ...memory.plugin, createRequest } })
    const signing = await begin()
    const on = (chain: typeof chainId | typeof other) =>
      signPairing(
        owner,
        messageFor(signing.request, { address: owner.address, chainId: chain, att: undefined }),
      )
    expect(await signing.accept([await on(other), await on(chainId)])).toBe(true)
    expect(memory.sessions.map((session) => session.chainId)).toEqual([chainId])
  })

  test('behavior: a backend of the host’s own is given the CACAO too [3.24, 7.31c]', async () => {
    const verifyMessage = vi.fn(async () => true)
    const { begin, link, status, decided, signatures } = page({
      siwx: undefined,
      siweConfig: {
        getNonce: async () => 'abcdefgh12345678',
        getMessageParams: () => ({ statement: 'Hello.' }),
        getSession: async () =>
          verifyMessage.mock.calls.length ? { address: owner.address, chainId: 31_337 } : null,
        verifyMessage,
        signOut: async () => true,
      },
    })
    const signing = await begin()
    const signed = await signPairing(owner, honest(signing))
    expect(await signing.accept([signed])).toBe(true)
    const { message, signature, cacao } = signed
    expect(verifyMessage.mock.calls).toEqual([[{ message, signature, cacao }]])
    await link()
    await decided()
    expect([status(), signatures()]).toEqual(['signedIn', []])
  })

  test('behavior: paired again, an account that is in use already is signed in too', async () => {
    const { kit, begin, link, status, decided } = page()
    await link()
    await decided()
    await vi.waitFor(() => expect(top(modal.of(kit).get()).name).toBe('SIWXSignMessage'), patiently)
    const signing = await begin()
    await signing.accept([await signPairing(owner, honest(signing))])
    await vi.waitFor(() => expect(status()).toBe('signedIn'), patiently)
    expect(modal.of(kit).get().status).toBe('closed')
  })

  test('behavior: what the link before leaves behind is ended first', async () => {
    const { kit, begin, link, status, decided } = page()
    const first = await begin()
    await first.accept([await signPairing(owner, honest(first))])
    await link()
    await decided()
    const second = await begin()
    const signed = await signPairing(owner, honest(second))
    // The wallet is let go of while the new link is granted.
    const gone = disconnect(kit)
    expect(await second.accept([signed])).toBe(true)
    await gone
    await link()
    await decided()
    expect(status()).toBe('signedIn')
  })
})

describe('pairing goes on without', () => {
  const siwe = {
    getNonce: async () => 'abcdefgh12345678',
    getSession: async () => null,
    verifyMessage: async () => true,
    signOut: async () => true,
  }
  const { plugin } = createMemorySiwx()
  const request = { domain: 'a.example', uri: 'https://a.example', nonce: '12345678', issuedAt: '' }
  const cases: [string, Partial<Options>][] = [
    ['without sign-in', { siwx: undefined }],
    ['where the plug-in must know for whom', { siwx: plugin }],
    [
      'where another signs',
      { siwx: { ...plugin, createRequest: async () => request, signMessage: async () => '' } },
    ],
    [
      'where the host words the message',
      { siwx: undefined, siweConfig: { ...siwe, createMessage: () => 'x' } },
    ],
    ['without a nonce', { siwx: { ...plugin, createRequest: () => Promise.reject(new Error('away')) } }],
    ['where it takes too long', { siwx: { ...plugin, createRequest: () => new Promise(() => {}) } }],
  ]
  test.each(cases)('behavior: %s', async (_, options) => {
    const { kit } = page(options)
    vi.useFakeTimers()
    const begun = kit.pairSignIn?.()
    await vi.waitFor(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await begun).toBeUndefined()
  })
})

describe('what was not asked for', () => {
  const thief = toSigner(privateKeyToAccount(generatePrivateKey()))
  const at = (time: number) => new Date(time).toISOString()
  const ahead = 3_600_000
  const recap = (change: object) => ({ resources: ['https://app.example.com/tos', recapOf(change)] })

  const changes: [string, (signing: PairSigning) => Partial<SiwxMessage>][] = [
    ['another domain', () => ({ domain: 'evil.example' })],
    ['another page', () => ({ uri: 'https://app.example.com/other' })],
    ['another nonce', () => ({ nonce: 'abcdefgh12345678' })],
    ['another time', ({ request }) => ({ issuedAt: at(Date.parse(request.issuedAt) - 1) })],
    [
      'a longer life',
      ({ request }) => ({ expirationTime: at(Date.parse(request.expirationTime ?? '') + ahead) }),
    ],
    ['no end', () => ({ expirationTime: undefined })],
    ['another beginning', () => ({ notBefore: at(Date.now() - ahead) })],
    ['an id', () => ({ requestId: 'x' })],
    ['another statement', () => ({ statement: 'Hallo.', resources: ['https://app.example.com/tos'] })],
    ['another resource', () => ({ statement: 'Hello.', resources: ['https://evil.example/tos'] })],
    [
      'a resource more',
      () => ({ statement: 'Hello.', resources: ['https://app.example.com/tos', 'https://x.example'] }),
    ],
    ['a resource less', () => ({ statement: 'Hello.', resources: undefined })],
    ['another chain', () => ({ chainId: 'eip155:1' })],
    ['words without a recap', () => ({ resources: ['https://app.example.com/tos'] })],
    ['a recap without words', () => ({ statement: 'Hello.' })],
    ['a recap of something else than its words', () => recap(granting(['eth_sign'], [chainId]))],
  ]
  test.each(changes)('error: a message with %s does not sign in', async (_, change) => {
    const { begin, events, link, status, decided } = page()
    const signing = await begin()
    const signed = await signPairing(owner, honest(signing, change(signing)))
    // Whatever it is, the session is asked for as the account that was linked.
    expect(await signing.accept([signed, { ...signed, account: `${chainId}:${owner.address}` }])).toBe(false)
    expect(events.at(-1)).toMatchObject({ type: 'SIWX_AUTH_ERROR', code: signatureInvalid.code })
    await link()
    await decided()
    expect(status()).toBe('signedOut')
  })

  const grants: [string, unknown][] = [
    ['a method that was not asked for', granting([...methods, 'eth_sign'], [chainId])],
    ['another chain', granting(methods, [chainId, 'eip155:1'])],
    ['another family', granting(methods, [chainId], 'solana')],
    ['a second resource', { ...att, 'https://app.example.com': { 'crud/delete': [{}] } }],
    ['another ability', { eip155: { 'sign/personal_sign': [{}] } }],
    ['other limits', { eip155: { 'request/personal_sign': [{ chains: [chainId], forever: true }] } }],
    ['chains that are none', { eip155: { 'request/personal_sign': [{ chains: 'eip155:31337' }] } }],
  ]
  test.each(grants)('error: a recap for %s does not sign in', async (_, att) => {
    const { begin } = page()
    const signing = await begin()
    const message = messageFor(signing.request, { address: owner.address, chainId, att })
    expect(await signing.accept([await signPairing(owner, message)])).toBe(false)
  })

  test('error: an old code does not sign in', async () => {
    const { begin } = page({ siwx: (owner) => createLocalSiwx(owner, { lifetime: 60 }) })
    const signing = await begin()
    const signed = await signPairing(owner, messageFor(signing.request, { address: owner.address, chainId }))
    vi.useFakeTimers({ now: Date.now() + 60_001, toFake: ['Date'] })
    expect(await signing.accept([signed])).toBe(false)
  })

  test('property: of a thousand that a hostile wallet sends, none signs in', async () => {
    const { begin, stored } = page()
    const text = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', '\n', ' ', 'é', '\u202e', 'x'))
    const anything = fc.oneof(fc.anything({ maxDepth: 3 }), text)
    const at = fc.nat()
    type Change = (signed: PairSigned) => unknown
    const put = (value: unknown, path: readonly string[], piece: unknown): unknown => {
      const [key, ...rest] = path
      if (key === undefined) return piece
      const of = value as Record<string, unknown>
      return { ...of, [key]: put(of[key], rest, piece) }
    }
    const paths = [
      ['account'],
      ['message'],
      ['signature'],
      ['cacao'],
      ...['h', 'p', 's'].map((part) => ['cacao', part]),
      ...[
        'iss',
        'domain',
        'aud',
        'version',
        'nonce',
        'iat',
        'exp',
        'nbf',
        'statement',
        'requestId',
        'resources',
      ].map((key) => ['cacao', 'p', key]),
      ['cacao', 's', 's'],
      ['cacao', 's', 't'],
      ['cacao', 'h', 't'],
    ]
    const splice = (one: string, where: number, cut: number, piece: string) => {
      const from = where % (one.length + 1)
      return one.slice(0, from) + piece + one.slice(from + cut)
    }
    const changes = fc.oneof(
      // Something else in one place.
      fc.tuple(fc.constantFrom(...paths), anything).map(
        ([path, piece]): Change =>
          (signed) =>
            put(signed, path, piece),
      ),
      // A text with a little more or less in it.
      fc.tuple(fc.constantFrom('account', 'message', 'signature'), at, fc.nat({ max: 3 }), text).map(
        ([key, where, cut, piece]): Change =>
          (signed) => ({
            ...signed,
            [key]: splice(signed[key as 'message'], where, cut, piece),
          }),
      ),
      // The whole is something else.
      anything.map(
        (value): Change =>
          () =>
            value,
      ),
    )
    let tried = 0
    const taken: unknown[] = []
    let signing = await begin()
    let signed = await signPairing(owner, honest(signing))
    // What stands for nothing in a CACAO changes nothing.
    const gist = (one: PairSigned | undefined) =>
      JSON.stringify([one?.account, one?.message, one?.signature, readCacao(one?.cacao)])
    const victims = changes.map((change) => async () => change(signed))
    // As its owner would have signed it, but with another key.
    const thieves = fc.constant(async () =>
      signPairing({ ...thief, address: owner.address }, honest(signing)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 9, arbitrary: victims }, { weight: 1, arbitrary: thieves }),
        async (send) => {
          const sent = (await send()) as PairSigned
          if (gist(sent) === gist(signed)) return
          tried += 1
          if (await signing.accept([sent])) taken.push(sent)
          // Its nonce may be spent, which would turn away the next for no better reason.
          signing = await begin()
          signed = await signPairing(owner, honest(signing))
        },
      ),
      { numRuns: 1_000 },
    )
    expect(tried).toBeGreaterThan(900)
    expect([taken, stored()]).toEqual([[], null])
    expect(await signing.accept([signed])).toBe(true)
  }, 60_000)
})
