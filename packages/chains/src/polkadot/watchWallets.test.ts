import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Wallet } from '../driver.ts'
import { announceTestPolkadotWallet, createTestPolkadotWallet } from './testing.ts'
import { type InjectionTarget, watchWallets } from './watchWallets.ts'

const enable = async () => {
  throw new Error('enabled while looking')
}

function page(own: object = {}): EventTarget & InjectionTarget {
  return Object.assign(new EventTarget(), own)
}

function watch(target: InjectionTarget) {
  const lists: (readonly Wallet[])[] = []
  const stop = watchWallets((wallets) => lists.push(wallets), target)
  return { lists, stop, names: () => lists.at(-1)?.map(({ name }) => name) }
}

test('behavior: finds wallets that are injected before and after the page loads, without enabling any [3.07, 3.08c]', async () => {
  vi.useFakeTimers()
  try {
    const target = page()
    const first = await createTestPolkadotWallet({ name: 'First' })
    announceTestPolkadotWallet(first, target)
    const { lists, names, stop } = watch(target)
    expect(lists).toMatchObject([
      [{ id: 'First', namespace: 'polkadot', name: 'First', kind: 'injected', provider: first.provider }],
    ])
    announceTestPolkadotWallet(await createTestPolkadotWallet({ name: 'Second' }), target)
    target.dispatchEvent(new Event('load'))
    expect(names()).toEqual(['First', 'Second'])
    const leave = announceTestPolkadotWallet(await createTestPolkadotWallet({ name: 'Third' }), target)
    vi.advanceTimersByTime(1_000)
    expect(names()).toEqual(['First', 'Second', 'Third'])
    stop()
    leave()
    target.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(5_000)
    expect(lists).toHaveLength(3)
    expect(first.requests).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: wallets have the names they use on other chains', () => {
  const keys = [
    'polkadot-js',
    'subwallet-js',
    'talisman',
    'fearless-wallet',
    'unknown-wallet',
    '__proto__',
    'toString',
  ]
  const injectedWeb3 = Object.fromEntries(keys.map((key) => [key, { enable }]))
  const { names, stop } = watch(page({ injectedWeb3 }))
  stop()
  expect(names()).toEqual([
    'Polkadot{.js}',
    'SubWallet',
    'Talisman',
    'Fearless Wallet',
    'unknown-wallet',
    '__proto__',
    'toString',
  ])
  const nova = watch(page({ injectedWeb3, walletExtension: { isNovaWallet: true } }))
  nova.stop()
  expect(nova.names()?.[0]).toBe('Nova Wallet')
})

test("behavior: wallets of the server's registry have their names there, so that rows merge", () => {
  const folder = new URL('../../../../apps/server/registry/wallets/', import.meta.url)
  type Entry = { name: string; injected?: { namespace: string; injected_id: string }[] }
  const listed = readdirSync(folder)
    .map((file): Entry => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    .flatMap(({ injected = [], name }) =>
      injected
        .filter(({ namespace }) => namespace === 'polkadot')
        .map((one) => [one.injected_id, name] as const),
    )
  expect(listed.length).toBeGreaterThan(3)
  const injectedWeb3 = Object.fromEntries(listed.map(([key]) => [key, { enable }]))
  const { names, stop } = watch(page({ injectedWeb3 }))
  stop()
  expect(names()).toEqual(listed.map(([, name]) => name))
})

test('behavior: without a window there are no wallets', () => {
  const lists: unknown[] = []
  watchWallets((wallets) => lists.push(wallets), undefined)()
  expect(lists).toEqual([[]])
})

test('behavior: only the first 64 wallets are listed', () => {
  const injectedWeb3 = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`w${index}`, { enable }]),
  )
  const { lists, stop } = watch(page({ injectedWeb3 }))
  stop()
  expect(lists[0]).toHaveLength(64)
})

test('error: a page whose getter throws has no wallets', () => {
  const target = page()
  Object.defineProperty(target, 'injectedWeb3', {
    get() {
      throw new Error('mine')
    },
  })
  const { lists, stop } = watch(target)
  stop()
  expect(lists).toEqual([[]])
})

test('property: the list stays valid for any injected value [3.07]', () => {
  const wallet = fc.oneof(fc.anything(), fc.constant({ enable }))
  const injected = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.string({ unit: 'binary' }), wallet, { maxKeys: 8 }),
  )
  fc.assert(
    fc.property(injected, fc.anything(), (injectedWeb3, walletExtension) => {
      const { lists, stop } = watch(page({ injectedWeb3, walletExtension }))
      stop()
      const last = lists.at(-1) ?? []
      expect(new Set(last.map(({ id }) => id)).size).toBe(last.length)
      for (const { id, name } of last) {
        expect(id).toMatch(/\S/)
        expect(name).toMatch(/\S/)
        expect(name.length).toBeLessThanOrEqual(80)
      }
    }),
    { numRuns: 100 },
  )
})
