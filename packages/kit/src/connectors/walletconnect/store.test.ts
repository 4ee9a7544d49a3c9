import { afterEach, expect, test, vi } from 'vitest'
import type { ConnectorHost } from '../../core/connections/connector.ts'
import type { Asked } from './grant.ts'
import { type Link, openLinkStore } from './store.ts'

const asked: Asked = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }
const link: Link = {
  topic: 'a'.repeat(64),
  key: 'b'.repeat(64),
  expiresAt: Date.now() + 60_000,
  name: 'A wallet',
  apps: ['wallet://'],
  grants: {
    eip155: {
      accounts: [`eip155:1:0x${'a'.repeat(40)}`],
      networks: ['eip155:1'],
      methods: ['personal_sign'],
      events: [],
    },
  },
  identity: { d: 'A'.repeat(43), x: 'B'.repeat(43) },
  changedBy: 7,
}
const key = 'latchkey.shop.walletconnect'

function page() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const host: ConnectorHost = {
    id: 'shop',
    drivers: [],
    options: { storage },
    signal: new AbortController().signal,
  }
  return { values, host, store: openLinkStore(host) }
}

afterEach(() => void vi.useRealTimers())

test('behavior: stores a session in its own document, and removes it', () => {
  const { values, store } = page()
  expect(store.read(asked)).toBeUndefined()
  store.write(link)
  expect([...values.keys()]).toEqual([key])
  expect(store.read(asked)).toEqual(link)
  store.write(undefined)
  expect(values.size).toBe(0)
})

test('behavior: ignores a session that has expired, or whose chains are no longer requested', () => {
  const { store } = page()
  store.write(link)
  expect(store.read({ eip155: { chains: ['eip155:10'], methods: [], events: [] } })).toBeUndefined()
  vi.useFakeTimers({ now: link.expiresAt })
  expect(store.read(asked)).toBeUndefined()
})

test('error: ignores a session that was tampered with', () => {
  const { values, store } = page()
  const write = (value: unknown) => values.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  const good = { version: 1, ...link }
  const bad: unknown[] = [
    '',
    '{',
    'null',
    '[]',
    link,
    { ...good, version: 2 },
    { ...good, topic: 'A'.repeat(64) },
    { ...good, key: 'b'.repeat(63) },
    { ...good, key: undefined },
    { ...good, identity: { d: 'short', x: 'B'.repeat(43) } },
    { ...good, identity: null },
    { ...good, expiresAt: 'x' },
    { ...good, grants: {} },
    { ...good, grants: { eip155: { accounts: ['x'], methods: [], events: [] } } },
    { ...good, changedBy: null },
  ]
  for (const value of bad) {
    write(value)
    expect(store.read(asked), JSON.stringify(value)).toBeUndefined()
  }
  write({ ...good, name: '\u202Eevil\n' })
  expect(store.read(asked)?.name).toBe('evil')
  write({ ...good, apps: ['javascript:alert(1)', 7, 'wallet://'] })
  expect(store.read(asked)?.apps).toEqual(['wallet://'])
})

test('error: works if storage is blocked', () => {
  const { host } = page()
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
  const store = openLinkStore({ ...host, options: { storage } })
  store.write(link)
  store.write(undefined)
  expect(store.read(asked)).toBeUndefined()
})
