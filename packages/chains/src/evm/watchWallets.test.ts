import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LocalWallet } from '../driver.ts'
import { sanitiseIcon, sanitiseName, sanitiseRdns } from '../sanitise.ts'
import { evm } from './index.ts'
import type { Eip1193Provider } from './provider.ts'
import { announceTestWallet, createTestWallet } from './testing.ts'
import { watchWallets } from './watchWallets.ts'

const icon = 'data:image/png;base64,iVBORw0KGgo='
const chains = [{ id: 1, rpcUrl: 'http://127.0.0.1:1' }]

function makeProvider(flags: Record<string, unknown> = {}) {
  return { ...flags, request: async () => null }
}

function announce(target: EventTarget, info: Record<string, unknown>, provider: unknown = makeProvider()) {
  const detail = { info: { uuid: crypto.randomUUID(), icon, ...info }, provider }
  target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  return provider
}

function watch(ethereum?: unknown) {
  const target = Object.assign(new EventTarget(), { ethereum })
  const calls: (readonly LocalWallet<Eip1193Provider>[])[] = []
  const stop = evm({ networks: [], target }).wallets((wallets) => calls.push(wallets))
  return { target, calls, stop, latest: () => calls.at(-1) ?? [] }
}

test('behavior: finds wallets that announce before and after the page asks [3.07, 3.08b]', () => {
  const target = new EventTarget()
  const early = createTestWallet({ name: 'Early', rdns: 'com.early', chains })
  const late = createTestWallet({ name: 'Late', rdns: 'com.late', chains })
  const calls: (readonly LocalWallet<Eip1193Provider>[])[] = []
  announceTestWallet(early, target)
  const stop = watchWallets((wallets) => calls.push(wallets), target)
  announceTestWallet(late, target)
  expect(calls.map((wallets) => wallets.map(({ id }) => id))).toEqual([
    ['com.early'],
    ['com.early', 'com.late'],
  ])
  expect(calls.at(-1)?.[0]).toEqual({
    id: 'com.early',
    namespace: 'eip155',
    name: 'Early',
    kind: 'announced',
    rdns: 'com.early',
    icon: early.info.icon,
    provider: early.provider,
  })
  stop()
  announce(target, { name: 'Later', rdns: 'com.later' })
  expect(calls).toHaveLength(2)
})

test('behavior: on a server there are no wallets and no error', () => {
  const calls: unknown[] = []
  evm({ networks: [] }).wallets((wallets) => calls.push(wallets))()
  expect(calls).toEqual([[]])
})

test('behavior: a wallet that announces itself again changes nothing', () => {
  const { calls, target } = watch()
  const provider = announce(target, { name: 'A', rdns: 'com.a' })
  announce(target, { name: 'A', rdns: 'com.a' }, provider)
  expect(calls).toHaveLength(2)
})

test('behavior: an updated wallet is replaced by its new provider', () => {
  const { calls, latest, target } = watch()
  announce(target, { name: 'A', rdns: 'com.a' })
  announce(target, { name: 'B', rdns: 'com.b' })
  const updated = announce(target, { name: 'A', rdns: 'com.a' })
  expect(calls.map((wallets) => wallets.map(({ id }) => id))).toEqual([
    [],
    ['com.a'],
    ['com.a', 'com.b'],
    ['com.a', 'com.b'],
  ])
  expect(latest()[0]?.provider).toBe(updated)
})

test('behavior: the first to announce an rdns keeps it against another name', () => {
  const { latest, target } = watch()
  const first = announce(target, { name: 'A', rdns: 'com.a' })
  announce(target, { name: 'Impostor', rdns: 'com.a' })
  expect(latest()).toMatchObject([{ name: 'A', provider: first }])
  expect(latest()).toHaveLength(1)
})

test('behavior: window.ethereum is shown only when it did not announce itself [3.08c]', () => {
  const provider = makeProvider()
  const { latest, target } = watch(provider)
  expect(latest()).toEqual([
    { id: 'injected', namespace: 'eip155', name: 'Browser Wallet', kind: 'injected', provider },
  ])
  announce(target, { name: 'A', rdns: 'com.a' }, provider)
  expect(latest()).toMatchObject([{ id: 'com.a' }])
  expect(latest()).toHaveLength(1)
})

test('behavior: window.ethereum is named by its flag, MetaMask’s last [3.08c]', () => {
  expect(watch(makeProvider({ isMetaMask: true })).latest()).toMatchObject([
    { id: 'injected', name: 'MetaMask' },
  ])
  expect(watch(makeProvider({ isMetaMask: true, isRabby: true })).latest()).toMatchObject([
    { name: 'Rabby Wallet' },
  ])
  expect(watch(makeProvider({ isMetaMask: 'yes' })).latest()).toMatchObject([{ name: 'Browser Wallet' }])
})

test('behavior: several legacy wallets are listed separately [3.08c]', () => {
  const providers = [
    makeProvider({ isMetaMask: true }),
    makeProvider({ isCoinbaseWallet: true }),
    makeProvider(),
    makeProvider(),
  ]
  const { latest, target } = watch({ ...makeProvider({ isCoinbaseWallet: true }), providers })
  expect(latest().map(({ id, name }) => [id, name])).toEqual([
    ['injected.isMetaMask', 'MetaMask'],
    ['injected.isCoinbaseWallet', 'Coinbase Wallet'],
    ['injected', 'Browser Wallet'],
  ])
  announce(target, { name: 'MetaMask', rdns: 'io.metamask' }, providers[0])
  expect(latest().map(({ id }) => id)).toEqual(['io.metamask', 'injected.isCoinbaseWallet', 'injected'])
})

test('behavior: a late window.ethereum is found', () => {
  const { latest, target } = watch()
  expect(latest()).toEqual([])
  Object.assign(target, { ethereum: makeProvider() })
  target.dispatchEvent(new Event('ethereum#initialized'))
  expect(latest()).toMatchObject([{ id: 'injected' }])
})

test('error: a window.ethereum that throws hides no other wallet', () => {
  const target = Object.defineProperty(new EventTarget(), 'ethereum', {
    get() {
      throw new Error('mine')
    },
  })
  let latest: readonly LocalWallet<Eip1193Provider>[] = []
  watchWallets((wallets) => {
    latest = wallets
  }, target)
  announce(target, { name: 'A', rdns: 'com.a' })
  expect(latest).toMatchObject([{ id: 'com.a' }])
})

test('error: a flood of announcements is limited', () => {
  const { latest, target } = watch()
  for (let i = 0; i < 200; i++) announce(target, { name: `W${i}`, rdns: `com.w${i}` })
  expect(latest()).toHaveLength(64)
})

test('property: the list stays valid for anything that is announced [3.07]', () => {
  const detail = fc.oneof(
    fc.anything(),
    fc.record({
      info: fc.oneof(
        fc.anything(),
        fc.record({
          uuid: fc.anything(),
          name: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
          rdns: fc.oneof(fc.constantFrom('com.a', 'com.b'), fc.string(), fc.anything()),
          icon: fc.oneof(fc.constant(icon), fc.string(), fc.webUrl(), fc.anything()),
        }),
      ),
      provider: fc.oneof(fc.constant(makeProvider()), fc.anything()),
    }),
  )
  fc.assert(
    fc.property(fc.array(detail, { maxLength: 8 }), fc.anything(), (details, ethereum) => {
      const { latest, target } = watch(ethereum)
      for (const detail of details)
        target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      const ids = latest().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const wallet of latest()) {
        expect(wallet.name).not.toBe('')
        expect(typeof (wallet.provider as { request: unknown }).request).toBe('function')
        if (wallet.icon !== undefined) expect(wallet.icon.startsWith('data:image/')).toBe(true)
      }
    }),
  )
})

test('property: a name is one visible line of at most 40 characters', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      '\u202e',
      '\u2066',
      '\u200b',
      '\u00ad',
      '\ufeff',
      '\n',
      '\0',
      '\u3164',
      '\u2800',
      '\u{e0041}',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('a', ' ', '\u0301', '\ud800'),
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 90 }), (value) => {
      const name = sanitiseName(value)
      expect([...name].length).toBeLessThanOrEqual(40)
      expect(name).toBe(name.trim())
      expect(name).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u2028\u2029]|\p{M}{3}/u)
      expect(sanitiseName(name)).toBe(name)
    }),
  )
})

test('behavior: names keep visible characters', () => {
  expect(sanitiseName('  Meta\u202eMask\n Wallet ')).toBe('MetaMask Wallet')
  expect(sanitiseName('محفظة')).toBe('محفظة')
  expect(sanitiseName('\u200b\u200b')).toBe('')
  expect(sanitiseName(7)).toBe('')
  const { latest, target } = watch()
  announce(target, { name: '\u200b', rdns: 'com.nameless' })
  expect(latest()).toMatchObject([{ name: 'com.nameless' }])
})

test('behavior: an rdns is a reverse domain name', () => {
  expect(['io.metamask', 'com.exodus.web3-wallet', ' Me.Rainbow '].map(sanitiseRdns)).toEqual([
    'io.metamask',
    'com.exodus.web3-wallet',
    'me.rainbow',
  ])
  const wrong = [
    '',
    'metamask',
    '.io',
    'io..x',
    'io.',
    'https://x.io',
    'io.<b>',
    'io.мета',
    `io.${'x'.repeat(200)}`,
    5,
  ]
  expect(wrong.map(sanitiseRdns)).toEqual(wrong.map(() => undefined))
})

test('behavior: an icon is a data image, so it sends no request', () => {
  const svg = 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>'
  expect([icon, svg, `\n${icon}`].map(sanitiseIcon)).toEqual([icon, svg, icon])
  const wrong = [
    'https://evil.example/pixel.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;x=data:text/html,',
    'blob:https://x.example/1',
    `data:image/png;base64,${'A'.repeat(128 * 1024)}`,
    null,
  ]
  expect(wrong.map(sanitiseIcon)).toEqual(wrong.map(() => undefined))
})
