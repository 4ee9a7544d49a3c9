import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LocalWallet } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { bitcoin } from './index.ts'
import { mainnet, regtest, signet, testnet4 } from './networks.ts'
import { bitcoinOn } from './testing.ts'
import { type Bitcoind, startBitcoind } from './testingNode.ts'
import type { BitcoinProvider } from './watchWallets.ts'

const dialects = ['standard', 'wbip', 'leather', 'unisat'] as const

describe.each(dialects)('%s', (dialect) => {
  const start = (options = {}) => bitcoinOn([regtest], { dialect, ...options })
  // UniSat shares one address; Leather cannot be asked without a prompt.
  const [sharesOrdinals, isAsked] = [dialect !== 'unisat', dialect !== 'leather']

  test('behavior: the payment address is the account, and the address for collectibles is listed too [3.04b]', async () => {
    const { driver, found, wallet } = start()
    const session = await driver.connect({ wallet: found })
    const [payment = ''] = wallet.addresses
    const accounts = [
      { key: payment, address: payment, type: 'payment', purpose: 'payment' },
      { address: wallet.ordinals, type: 'ordinal', purpose: 'ordinals' },
    ]
    expect(session.accounts).toMatchObject(sharesOrdinals ? accounts : accounts.slice(0, 1))
    // Public keys stay inside.
    expect(JSON.stringify(session.accounts)).not.toMatch(/publicKey/i)
    expect(payment).toMatch(/^bcrt1q/)
    expect(wallet.ordinals).toMatch(/^bcrt1p/)
    expect(session).toMatchObject({ selected: payment, network: regtest.id })
    session.select(wallet.ordinals)
    expect(session.selected).toBe(payment)
  })

  test('behavior: an account has no address on a network with another format', async () => {
    const { driver, found, wallet } = bitcoinOn([mainnet, regtest, testnet4], { dialect })
    const session = await driver.connect({ wallet: found, network: mainnet })
    expect(session.network).toBe(regtest.id)
    expect(session.accounts[0]?.addresses).toEqual({ [regtest.id]: wallet.addresses[0] })
  })

  test('error: declined, then a successful retry', async () => {
    const { driver, found, wallet } = start()
    wallet.decline()
    await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/rejected' })
    await driver.connect({ wallet: found })
  })

  test('error: aborting stops waiting', async () => {
    const { driver, found, wallet } = start()
    wallet.hold()
    const stop = new AbortController()
    const linking = driver.connect({ wallet: found, signal: stop.signal })
    stop.abort()
    await expect(linking).rejects.toMatchObject({ code: 'request/aborted' })
  })

  test('behavior: connects silently only if the wallet trusts the page, without a prompt', async () => {
    const stranger = start()
    await expect(stranger.driver.connect({ wallet: stranger.found, silent: true })).rejects.toMatchObject({
      code: 'connect/failed',
    })
    const known = start({ trusted: true })
    const [address = ''] = known.wallet.addresses
    const session = await known.driver.connect({ wallet: known.found, silent: true, known: address })
    expect(session.selected).toBe(address)
    expect([...stranger.wallet.requests, ...known.wallet.requests]).toEqual([])
  })

  test('behavior: signs with the account, also after a silent connect', async () => {
    const { driver, found, wallet } = start({ trusted: true })
    const [address = ''] = wallet.addresses
    const session = await driver.connect({ wallet: found, silent: true, known: address })
    const message = 'Zoë ₿'
    const signature = await on(driver.messages).sign({ session, address, message })
    const verify = (text: string) =>
      on(driver.messages).verify({ network: regtest, address, message: text, signature })
    expect(await verify(message)).toBe(true)
    expect(await verify(`${message}.`)).toBe(false)
    expect(await on(driver.messages).verify({ network: mainnet, address, message, signature })).toBe(false)
  })

  test.runIf(isAsked)(
    'behavior: follows the wallet to another account, and closes when it disappears',
    async () => {
      const { driver, found, wallet } = start()
      const session = await driver.connect({ wallet: found })
      const heard: string[] = []
      session.subscribe(({ type }) => heard.push(type))
      wallet.switchAccount(1)
      await vi.waitFor(() => expect(session.selected).toBe(wallet.addresses[0]))
      if (sharesOrdinals) expect(session.accounts[1]?.address).toBe(wallet.ordinals)
      wallet.disconnectSite()
      await vi.waitFor(() => expect(heard).toEqual(['accounts', 'close']))
      expect(session.accounts).toEqual([])
    },
  )

  test.runIf(isAsked)(
    'behavior: a locked wallet ends the session, and connects again when it is unlocked',
    async () => {
      const { driver, found, wallet } = start()
      const session = await driver.connect({ wallet: found })
      wallet.lock()
      await vi.waitFor(() => expect(session.accounts).toEqual([]))
      await expect(driver.connect({ wallet: found, silent: true })).rejects.toMatchObject({
        code: 'connect/failed',
      })
      wallet.unlock()
      expect((await driver.connect({ wallet: found, silent: true })).selected).toBe(wallet.addresses[0])
    },
  )

  test.runIf(isAsked)('behavior: closing revokes the page’s access in the wallet', async () => {
    const { driver, found, wallet } = start()
    await (await driver.connect({ wallet: found })).close()
    expect(wallet.shared).toEqual([])
  })

  test('behavior: a session without subscribers reads the wallet again when there is one', async () => {
    const { driver, found, wallet } = start()
    const session = await driver.connect({ wallet: found })
    session.subscribe(() => {})()
    wallet.switchAccount(1)
    session.subscribe(() => {})
    const expected = wallet.addresses[isAsked ? 0 : 1]
    await vi.waitFor(() => expect(session.selected).toBe(expected))
  })
})

test.each(['p2wpkh', 'p2tr', 'p2sh-p2wpkh', 'p2pkh'] as const)(
  'behavior: a sign-in message names the account, and its signature is verified, %s',
  async (kind) => {
    const { driver, found } = bitcoinOn([regtest], { kind })
    const session = await driver.connect({ wallet: found })
    const address = session.selected
    const message = writeMessage({
      domain: 'app.example.com',
      address,
      uri: 'https://app.example.com/',
      version: '1',
      chainId: regtest.id,
      nonce: '32891756',
      issuedAt: '2026-01-01T00:00:00Z',
    })
    expect(message).toContain(`your Bitcoin account:\n${address}\n`)
    const signature = await on(driver.messages).sign({ session, address, message })
    expect(await on(driver.messages).verify({ network: regtest, address, message, signature })).toBe(true)
  },
)

describe('Leather', () => {
  async function restored() {
    const made = bitcoinOn([regtest], { dialect: 'leather' })
    const [known = '', other = ''] = made.wallet.addresses
    const session = await made.driver.connect({ wallet: made.found, silent: true, known })
    const events: string[] = []
    session.subscribe(({ type }) => events.push(type))
    const sign = () => on(made.driver.messages).sign({ session, address: known, message: 'x' })
    return { ...made, events, known, other, session, sign }
  }

  test('behavior: it is asked for its addresses once, at the first signature', async () => {
    const { session, sign, wallet } = await restored()
    expect([session.accounts.length, wallet.requests.length]).toEqual([1, 0])
    await Promise.all([sign(), sign()])
    await sign()
    expect(wallet.requests.filter(({ method }) => method === 'connect')).toHaveLength(1)
    expect(session.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
  })

  test('error: another account than the last time ends the session', async () => {
    const { events, session, sign, wallet } = await restored()
    wallet.switchAccount(1)
    await expect(sign()).rejects.toMatchObject({ code: 'connection/none' })
    await vi.waitFor(() => expect(events).toEqual(['close']))
    expect(session.accounts).toEqual([])
    expect(wallet.requests.map(({ method }) => method)).toEqual(['connect'])
  })

  test('error: declined, the session stays and it can be asked again', async () => {
    const { session, sign, wallet } = await restored()
    wallet.decline()
    await expect(sign()).rejects.toMatchObject({ code: 'sign/rejected' })
    expect(session.accounts).toHaveLength(1)
    expect(await sign()).toMatch(/^[\w+/=]{80,}$/)
  })

  test.each(['', 'x', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'])(
    'error: what is no address is no account of the last time, %#',
    async (known) => {
      const { driver, found } = bitcoinOn([regtest], { dialect: 'leather' })
      await expect(driver.connect({ wallet: found, silent: true, known })).rejects.toMatchObject({
        code: 'connect/failed',
      })
    },
  )
})

describe('signing', () => {
  let bitcoind: Bitcoind
  beforeAll(async () => {
    bitcoind = await startBitcoind()
  })
  afterAll(() => bitcoind.stop())

  test.each(dialects)(
    'behavior: signatures of both addresses are verified by a real node, %s',
    async (dialect) => {
      const { driver, found, wallet } = bitcoinOn([bitcoind.network], { dialect })
      const session = await driver.connect({ wallet: found })
      const message = 'Sign in to example.com\nas Zoë ₿'
      for (const { address } of session.accounts) {
        const signature = await on(driver.messages).sign({ session, address, message })
        expect(await bitcoind.call('verifymessage', address, signature, message)).toBe(true)
        expect(await bitcoind.call('verifymessage', address, signature, `${message}.`)).toBe(false)
      }
      const bytes = new TextEncoder().encode(message)
      const [address = ''] = wallet.addresses
      const signature = await on(driver.messages).sign({
        session,
        address: address.toUpperCase(),
        message: bytes,
      })
      expect(await bitcoind.call('verifymessage', address, signature, message)).toBe(true)
    },
  )

  test.each(['standard', 'wbip', 'unisat'] as const)('error: declined, %s', async (dialect) => {
    const { driver, found, wallet } = bitcoinOn([regtest], { dialect })
    const session = await driver.connect({ wallet: found })
    const sign = () => on(driver.messages).sign({ session, address: session.selected, message: 'x' })
    wallet.decline()
    await expect(sign()).rejects.toMatchObject({ code: 'sign/rejected' })
    await expect(sign()).resolves.toMatch(/^[\w+/=]{80,}$/)
    wallet.disconnectSite()
    await vi.waitFor(() => expect(session.accounts).toEqual([]))
    await expect(sign()).rejects.toMatchObject({ code: 'connection/none' })
  })
})

/** A WBIP004 provider with the given responses. */
function listed(answers: Readonly<Record<string, unknown>>) {
  const asked: [string, unknown][] = []
  const provider = {
    async request(method: string, params: unknown) {
      asked.push([method, params])
      return method in answers ? answers[method] : { error: { code: -32601, message: 'no such method' } }
    },
  }
  const facts = { id: 'x', namespace: 'bip122', name: 'X', kind: 'announced' } as const
  return { asked, wallet: { ...facts, provider } as LocalWallet<BitcoinProvider> }
}

const [payment, ordinals] = [
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
]

describe('responses of wallets', () => {
  test('behavior: the wallet reports its test network', async () => {
    const { wallet } = listed({
      wallet_connect: {
        status: 'success',
        result: {
          addresses: [
            { address: ordinals, purpose: 'ordinals' },
            { address: payment, purpose: 'payment' },
            { address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', purpose: 'stacks' },
          ],
          network: { bitcoin: { name: 'Signet' } },
        },
      },
    })
    const session = await bitcoin({ networks: [testnet4, signet] }).connect({ wallet })
    expect(session).toMatchObject({ network: signet.id, selected: payment })
    expect(session.accounts).toHaveLength(2)
    const unknown = await bitcoin({ networks: [mainnet] }).connect({ wallet })
    expect(unknown.network).toBe(signet.id)
  })

  test('behavior: a wallet without wallet_connect is used like Leather, and signs by address type', async () => {
    const signature = 'A'.repeat(140)
    const { asked, wallet } = listed({
      getAddresses: {
        result: {
          addresses: [
            { symbol: 'BTC', type: 'p2wpkh', address: payment },
            { symbol: 'BTC', type: 'p2tr', address: ordinals },
          ],
        },
      },
      signMessage: { result: { signature, address: payment } },
    })
    const driver = bitcoin({ networks: [testnet4] })
    const session = await driver.connect({ wallet })
    expect(session.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
    expect(await on(driver.messages).sign({ session, address: payment, message: 'x' })).toBe(signature)
    expect(asked.at(-1)).toEqual(['signMessage', { message: 'x', paymentType: 'p2wpkh' }])
    // The response is for another address than requested.
    await expect(
      on(driver.messages).sign({ session, address: ordinals, message: 'x' }),
    ).rejects.toMatchObject({
      code: 'sign/failed',
    })
  })

  test('behavior: an address for both purposes is a payment address', async () => {
    const addresses = [
      { address: payment, purpose: 'ordinals' },
      { address: payment, purpose: 'payment' },
    ]
    const { wallet } = listed({ wallet_connect: { result: { addresses } } })
    const session = await bitcoin({ networks: [testnet4] }).connect({ wallet })
    expect(session.accounts).toMatchObject([{ address: payment, type: 'payment' }])
  })

  test.each([
    ['nothing', undefined],
    ['no addresses', { result: {} }],
    ['addresses of another shape', { result: { addresses: [null, 5, { address: {} }, 'x'] } }],
    [
      'an address with a typing mistake',
      { result: { addresses: [{ address: `${payment.slice(0, -1)}q`, purpose: 'payment' }] } },
    ],
    ['collectibles alone', { result: { addresses: [{ address: ordinals, purpose: 'ordinals' }] } }],
    ['an error without words', { error: {} }],
  ])('error: %s is no connection', async (_, answer) => {
    const { wallet } = listed({ wallet_connect: answer })
    await expect(bitcoin({ networks: [testnet4] }).connect({ wallet })).rejects.toMatchObject({
      code: 'connect/failed',
    })
  })

  test.each([
    [undefined],
    [5],
    [''],
    ['<script>'],
    ['A'.repeat(5_000)],
    [{ toString: () => 'A'.repeat(100) }],
  ])('error: what is no signature is not passed on, %#', async (signature) => {
    const { wallet } = listed({
      wallet_connect: { result: { addresses: [{ address: payment, purpose: 'payment' }] } },
      signMessage: { result: { signature } },
    })
    const driver = bitcoin({ networks: [testnet4] })
    const session = await driver.connect({ wallet })
    await expect(on(driver.messages).sign({ session, address: payment, message: 'x' })).rejects.toMatchObject(
      {
        code: 'sign/failed',
      },
    )
  })
})

test('behavior: links to the explorer of the network', () => {
  const { explorerUrl } = bitcoin()
  expect(explorerUrl?.({ network: testnet4, hash: 'f00' })).toBe('https://mempool.space/testnet4/tx/f00')
  expect(explorerUrl?.({ network: mainnet, address: payment })).toBe(
    `https://mempool.space/address/${payment}`,
  )
  expect(explorerUrl?.({ network: regtest, hash: 'f00' })).toBeUndefined()
})
