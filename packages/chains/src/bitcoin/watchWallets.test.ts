import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bitcoin } from './index.ts'
import { announceTestBitcoinWallet, createTestBitcoinWallet } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is found on a window with the given properties. */
function watch(properties: object = {}) {
  const target = Object.assign(new EventTarget(), properties)
  const heard: string[][] = []
  const stop = bitcoin({ target }).wallets((wallets) => {
    heard.push(wallets.map(({ kind, name }) => `${name} ${kind}`))
  })
  return { heard, names: () => heard.at(-1), stop, target }
}

const unisat = (flags: object = {}) => ({
  requestAccounts: async () => [],
  getAccounts: async () => [],
  signMessage: async () => '',
  ...flags,
})
const throwing = (key: string, value: object = {}) =>
  Object.defineProperty(value, key, {
    enumerable: true,
    get: () => {
      throw new Error('no')
    },
  })

describe('Wallet Standard and WBIP004', () => {
  test('behavior: a wallet of both is found once, late ones too', () => {
    const { names, stop, target } = watch()
    announceTestBitcoinWallet(createTestBitcoinWallet({ name: 'Both' }), target)
    announceTestBitcoinWallet(createTestBitcoinWallet({ name: 'Both', dialect: 'wbip' }), target)
    expect(names()).toEqual(['Both announced'])
    announceTestBitcoinWallet(createTestBitcoinWallet({ name: 'Late', dialect: 'wbip' }), target)
    vi.advanceTimersByTime(1_000)
    expect(names()).toEqual(['Both announced', 'Late announced'])
    announceTestBitcoinWallet(createTestBitcoinWallet({ name: 'Later', dialect: 'leather' }), target)
    target.dispatchEvent(new Event('load'))
    expect(names()).toEqual(['Both announced', 'Late announced', 'Later announced'])
    stop()
    announceTestBitcoinWallet(createTestBitcoinWallet({ name: 'Too late' }), target)
    target.dispatchEvent(new Event('load'))
    expect(names()).toHaveLength(3)
  })

  test('behavior: wallets have the names of the wallet list', () => {
    const request = async () => ({})
    const { names } = watch({
      btc_providers: [
        { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' },
        { id: 'LeatherProvider', name: 'Leather' },
        { id: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
      ],
      XverseProviders: { BitcoinProvider: { request } },
      LeatherProvider: { request },
      FordefiProviders: { UtxoProvider: { request } },
    })
    expect(names()).toEqual(['Xverse injected', 'Leather announced', 'Fordefi announced'])
  })

  test('behavior: wallets of other families are not found', () => {
    const { names, target } = watch()
    const register = (api: { register(wallet: unknown): void }) =>
      api.register({ name: 'Sol', chains: ['solana:mainnet'], features: {}, accounts: [] })
    target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    expect(names()).toEqual([])
  })

  const listed: readonly (readonly [string, unknown])[] = [
    ['no list', 'x'],
    ['no entries', [null, 5, 'x', {}]],
    ['a path to nothing', [{ id: 'a.b.c', name: 'X' }]],
    ['a path into the language', [{ id: 'constructor.prototype', name: 'X' }]],
    ['a path of no end', [{ id: 'a.'.repeat(500), name: 'X' }]],
    ['no name', [{ id: 'dispatchEvent', name: '\u200b' }]],
    ['getters that throw', [throwing('id')]],
    [
      'a list that throws',
      new Proxy([], {
        get: () => {
          throw new Error('no')
        },
      }),
    ],
  ]
  test.each(listed)('error: %s in the list of wallets is passed over', (_, list) => {
    expect(watch({ btc_providers: list }).names()).toEqual([])
  })
})

describe('the interface of UniSat', () => {
  test('behavior: each wallet is found at its path, under the name of the wallet list', () => {
    const { names } = watch({
      unisat: unisat(),
      okxwallet: { bitcoin: unisat() },
      bitkeep: { unisat: unisat() },
      binancew3w: { bitcoin: unisat() },
      $onekey: { btc: unisat() },
      bitcoin_keplr: unisat(),
    })
    expect(names()).toEqual([
      'OKX Wallet injected',
      'Bitget Wallet injected',
      'Binance Wallet injected',
      'OneKey injected',
      'Keplr injected',
      'UniSat injected',
    ])
  })

  test.each(['isBinance', 'isBitKeep'])(
    'behavior: a wallet at the path of UniSat that says %s is not UniSat',
    (flag) => {
      expect(watch({ unisat: unisat({ [flag]: true }) }).names()).toEqual([])
    },
  )

  test('behavior: an object at two paths is one wallet', () => {
    const one = unisat()
    expect(watch({ unisat: one, bitkeep: { unisat: one } }).names()).toEqual(['Bitget Wallet injected'])
    const listed = { ...one, request: async () => ({}) }
    const page = { unisat: listed, btc_providers: [{ id: 'unisat', name: 'Unisat' }] }
    expect(watch(page).names()).toEqual(['UniSat injected'])
  })

  test('behavior: a name in two dialects is one wallet, by the first of them', () => {
    const { names, target } = watch({ okxwallet: { bitcoin: unisat() } })
    announceTestBitcoinWallet(createTestBitcoinWallet({ name: 'OKX Wallet' }), target)
    expect(names()).toEqual(['OKX Wallet announced'])
  })

  test('behavior: one that is replaced or removed is noticed, and nothing is repeated', () => {
    const { heard, target } = watch({ unisat: unisat() })
    target.dispatchEvent(new Event('load'))
    expect(heard).toHaveLength(1)
    Object.assign(target, { unisat: unisat() })
    vi.advanceTimersByTime(1_000)
    expect(heard).toHaveLength(2)
    Object.assign(target, { unisat: undefined })
    target.dispatchEvent(new Event('load'))
    expect(heard.at(-1)).toEqual([])
  })

  const strange: readonly (readonly [string, object])[] = [
    ['a text', { unisat: 'x', okxwallet: 5 }],
    ['no methods', { unisat: {}, bitkeep: { unisat: { requestAccounts: 5 } } }],
    [
      'a getter that throws',
      {
        okxwallet: throwing('bitcoin'),
        bitcoin_keplr: throwing('requestAccounts', { getAccounts: async () => [] }),
      },
    ],
  ]
  test.each(strange)('error: %s is passed over, and others are found', (_, page) => {
    expect(watch({ ...page, $onekey: { btc: unisat() } }).names()).toEqual(['OneKey injected'])
  })
})

test('behavior: without a window there are no wallets', () => {
  const heard: number[] = []
  bitcoin().wallets((wallets) => heard.push(wallets.length))()
  expect(heard).toEqual([0])
})

test('property: whatever is on the window, watching does not throw', () => {
  const keys = ['unisat', 'okxwallet', 'bitkeep', 'binancew3w', '$onekey', 'bitcoin_keplr', 'btc_providers']
  const page = fc.dictionary(fc.constantFrom(...keys), fc.anything({ maxDepth: 3, withNullPrototype: true }))
  fc.assert(
    fc.property(page, (properties) => {
      watch(properties).stop()
    }),
    { numRuns: process.env.EXHAUSTIVE ? 10_000 : 200 },
  )
})
