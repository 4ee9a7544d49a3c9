import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Wallet } from '../driver.ts'
import { announceTestCosmosWallet, createTestCosmosWallet } from './testing.ts'
import { watchWallets } from './watchWallets.ts'

/** A provider that may only be looked at. */
const untouched = () => {
  const fail = async () => {
    throw new Error('asked while looking')
  }
  return { enable: fail, getKey: fail }
}

function page(own: object = {}): EventTarget {
  return Object.assign(new EventTarget(), own)
}

function watch(target: EventTarget | undefined) {
  const lists: (readonly Wallet[])[] = []
  const stop = watchWallets((wallets) => lists.push(wallets), target)
  return { lists, stop, names: () => lists.at(-1)?.map(({ name }) => name) }
}

test('behavior: finds wallets that are injected before and after the page loads, without asking any', () => {
  vi.useFakeTimers()
  try {
    const keplr = untouched()
    const target = page({ keplr }) as EventTarget & Record<string, unknown>
    const { lists, names, stop } = watch(target)
    expect(lists).toMatchObject([
      [{ id: 'Keplr', namespace: 'cosmos', name: 'Keplr', kind: 'injected', provider: keplr }],
    ])
    target.okxwallet = { keplr: untouched() }
    target.dispatchEvent(new Event('load'))
    expect(names()).toEqual(['OKX Wallet', 'Keplr'])
    target.binancew3w = { keplr: untouched() }
    vi.advanceTimersByTime(1_000)
    expect(names()).toEqual(['OKX Wallet', 'Binance Wallet', 'Keplr'])
    stop()
    target.cosmostation = { providers: { keplr: untouched() } }
    target.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(5_000)
    expect(lists).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: an object in two places is one wallet, under its own name', () => {
  const keplr = untouched()
  const own = watch(page({ keplr, cosmostation: { providers: { keplr } } }))
  own.stop()
  expect(own.names()).toEqual(['Cosmostation'])
  const both = watch(page({ keplr: untouched(), cosmostation: { providers: { keplr } } }))
  both.stop()
  expect(both.names()).toEqual(['Cosmostation', 'Keplr'])
})

test('behavior: a wallet in the place of Keplr can give a name', () => {
  const target = page()
  const wallet = createTestCosmosWallet({ name: 'Mine\u202e' })
  const remove = announceTestCosmosWallet(wallet, target)
  const { names, stop } = watch(target)
  stop()
  expect(names()).toEqual(['Mine'])
  expect(wallet.requests).toEqual([])
  remove()
  const after = watch(target)
  after.stop()
  expect(after.names()).toEqual([])
})

test('behavior: the page is told only of changes', () => {
  const target = page({ keplr: untouched() })
  const { lists, stop } = watch(target)
  target.dispatchEvent(new Event('load'))
  stop()
  expect(lists).toHaveLength(1)
})

test('behavior: without a window there are no wallets', () => {
  const { lists, stop } = watch(undefined)
  stop()
  expect(lists).toEqual([[]])
})

test.each(['keplr', 'okxwallet', 'cosmostation'])(
  'error: a page where reading %s throws still has the other wallets',
  (place) => {
    const target = page({ binancew3w: { keplr: untouched() } })
    Object.defineProperty(target, place, {
      get() {
        throw new Error('mine')
      },
    })
    const { names, stop } = watch(target)
    stop()
    expect(names()).toEqual(['Binance Wallet'])
  },
)

test('property: the list stays valid for any injected values', () => {
  const wallet = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }).map((name) => ({ ...untouched(), name })),
  )
  const nested = fc.oneof(
    fc.anything(),
    wallet.map((keplr) => ({ keplr, providers: { keplr } })),
  )
  fc.assert(
    fc.property(wallet, nested, nested, nested, (keplr, cosmostation, okxwallet, binancew3w) => {
      const { lists, stop } = watch(page({ keplr, cosmostation, okxwallet, binancew3w }))
      stop()
      const last = lists.at(-1) ?? []
      expect(new Set(last.map(({ id }) => id)).size).toBe(last.length)
      for (const { id, name } of last) {
        expect(id).toMatch(/\S/)
        expect([...name].length).toBeLessThanOrEqual(40)
      }
    }),
    { numRuns: process.env.EXHAUSTIVE ? 5_000 : 50 },
  )
}, 120_000)
