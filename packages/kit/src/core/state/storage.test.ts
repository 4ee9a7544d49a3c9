import { isChainId, isNamespace } from '@latchkey/protocol/caip'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createOrigin, settle } from '../testing.ts'
import { maxRecent, openStorage, type StorageLike, type Stored } from './storage.ts'

const empty: Stored = { networks: {}, recent: [], connections: [], balances: {}, pending: [], theme: {} }
const full: Stored = {
  namespace: 'eip155',
  networks: { eip155: 'eip155:10', solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  recent: ['io.metamask', 'io.rabby'],
  connections: [{ namespace: 'eip155', walletId: 'io.metamask', account: '0xa', active: true }],
  balances: { 'eip155:10:0xa': { value: '1500000000000000000', at: 5 } },
  pending: [],
  theme: { accent: '#0a7' },
}

function holding(text: string): StorageLike {
  return { getItem: () => text, setItem: () => {}, removeItem: () => {} }
}

afterEach(() => void vi.unstubAllGlobals())

describe('stored state', () => {
  test('behavior: is one document per kit, and reads what was written [3.17a-c, 3.17e, 3.17h]', () => {
    const origin = createOrigin()
    const storage = openStorage('shop', origin.tab())
    expect(storage.read()).toEqual(empty)
    storage.update(() => full)
    expect([...origin.items.keys()]).toEqual(['latchkey.shop'])
    expect(openStorage('shop', origin.tab()).read()).toEqual(full)
    expect(openStorage('other', origin.tab()).read()).toEqual(empty)
  })

  test('behavior: a change keeps other fields, also those another tab wrote in between [3.17a-c, 3.17e, 3.17h]', () => {
    const origin = createOrigin()
    const [here, there] = [openStorage('x', origin.tab()), openStorage('x', origin.tab())]
    here.update(() => full)
    there.update(({ recent }) => ({ recent: ['new', ...recent].slice(0, maxRecent) }))
    here.update(() => ({ balances: {} }))
    expect(here.read()).toEqual({ ...full, recent: ['new', 'io.metamask'], balances: {} })
  })

  test('behavior: writes only if something changed', () => {
    const origin = createOrigin()
    const storage = openStorage('x', origin.tab())
    storage.update(() => full)
    storage.update(() => full)
    storage.update(() => ({}))
    expect(origin.writes).toBe(1)
  })

  test('behavior: at most two recent wallets are read, however many were written [3.17c, 9.05a]', () => {
    const text = JSON.stringify({ version: 1, ...empty, recent: ['a', 'b', 'c'] })
    expect(openStorage('x', holding(text)).read().recent).toEqual(['a', 'b'])
    expect(maxRecent).toBe(2)
  })
})

describe('untrusted content', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no version', JSON.stringify(full)],
    ['another version', JSON.stringify({ version: 2, ...full })],
    ['a version as text', JSON.stringify({ version: '1', ...full })],
  ])('behavior: %s reads as empty', (_, text) => {
    expect(openStorage('x', holding(text)).read()).toEqual(empty)
  })

  test('behavior: ignores fields of another shape, and keeps the others [3.17a-c, 3.17e, 3.17h]', () => {
    const text = JSON.stringify({
      version: 1,
      namespace: 'dogecoin',
      networks: {
        eip155: 'eip155:1',
        solana: 'eip155:1',
        cosmos: 'cosmos:',
        bip122: 7,
        dogecoin: 'dogecoin:1',
      },
      recent: ['', 5, 'a', null, 'b'],
      connections: [
        full.connections[0],
        { ...full.connections[0], namespace: 'dogecoin' },
        { ...full.connections[0], account: '' },
        { ...full.connections[0], active: 'yes' },
        'x',
        null,
      ],
      balances: ['x'],
    })
    expect(openStorage('x', holding(text)).read()).toEqual({
      namespace: undefined,
      networks: { eip155: 'eip155:1' },
      recent: ['a', 'b'],
      connections: full.connections,
      balances: {},
      pending: [],
      theme: {},
    })
  })

  function check(stored: Stored) {
    if (stored.namespace !== undefined) expect(isNamespace(stored.namespace)).toBe(true)
    for (const [namespace, network] of Object.entries(stored.networks)) {
      expect(isNamespace(namespace)).toBe(true)
      expect(isChainId(network)).toBe(true)
    }
    expect(stored.recent.length).toBeLessThanOrEqual(maxRecent)
    expect(stored.recent.every((id) => typeof id === 'string' && id !== '')).toBe(true)
    for (const { namespace, walletId, account, active } of stored.connections) {
      expect(isNamespace(namespace) && walletId !== '' && account !== '').toBe(true)
      expect([typeof walletId, typeof account, typeof active]).toEqual(['string', 'string', 'boolean'])
    }
    expect(typeof stored.balances === 'object' && !Array.isArray(stored.balances)).toBe(true)
  }

  test('property: any text never throws and never yields an ill-shaped value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) =>
        check(openStorage('x', holding(text)).read()),
      ),
    )
  })

  test('property: any content of the known fields never throws and never yields an ill-shaped value [9.05a]', () => {
    const wild = fc.jsonValue()
    const namespace = fc.oneof(fc.constantFrom('eip155', 'solana', '__proto__'), wild)
    const connection = fc.record(
      {
        namespace,
        walletId: wild,
        account: fc.oneof(fc.string(), wild),
        active: fc.oneof(fc.boolean(), wild),
      },
      { requiredKeys: [] },
    )
    const balance = fc.record({
      value: fc.oneof(fc.bigInt().map(String), wild),
      at: fc.oneof(fc.double(), wild),
    })
    const document = fc.record(
      {
        version: fc.constant(1),
        namespace,
        networks: fc.oneof(
          fc.dictionary(fc.constantFrom('eip155', 'solana', 'x'), fc.oneof(fc.string(), wild)),
          wild,
        ),
        recent: fc.oneof(fc.array(fc.oneof(fc.string(), wild)), wild),
        connections: fc.oneof(fc.array(fc.oneof(connection, wild)), wild),
        balances: fc.oneof(fc.dictionary(fc.string(), fc.oneof(balance, wild)), wild),
      },
      { requiredKeys: ['version'] },
    )
    fc.assert(
      fc.property(document, (value) => check(openStorage('x', holding(JSON.stringify(value))).read())),
    )
  })

  test('behavior: works if storage is blocked, full or missing', () => {
    const broken: StorageLike = {
      getItem: () => {
        throw new Error('SecurityError')
      },
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => {},
    }
    const storage = openStorage('x', broken)
    expect(storage.read()).toEqual(empty)
    expect(() => storage.update(() => full)).not.toThrow()
    const quota = openStorage('x', { ...broken, getItem: () => null })
    expect(() => quota.update(() => full)).not.toThrow()
  })

  test('behavior: on a server there is no storage, even where the runtime has one', () => {
    vi.stubGlobal('localStorage', createOrigin(full).tab())
    const storage = openStorage('default')
    expect(storage.read()).toEqual(empty)
    storage.update(() => full)
    expect(storage.read()).toEqual(empty)
    storage.subscribe(() => {})()
  })

  test('behavior: works without storage if the page forbids it', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('SecurityError')
      },
    })
    expect(openStorage('default').read()).toEqual(empty)
  })
})

describe('other tabs', () => {
  test('behavior: reports changes of other tabs, of its own document only', async () => {
    const origin = createOrigin()
    const here = openStorage('x', origin.tab())
    const there = openStorage('x', origin.tab())
    const elsewhere = openStorage('y', origin.tab())
    const listener = vi.fn()
    const stop = here.subscribe(listener)
    there.update(() => full)
    elsewhere.update(() => full)
    await settle()
    expect(listener.mock.calls).toEqual([[full]])
    stop()
    there.update(() => empty)
    await settle()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('behavior: listens to the page, and reports a cleared store', () => {
    const page = new EventTarget()
    const items = new Map([['latchkey.default', JSON.stringify({ version: 1, ...full })]])
    // A key of that name must not be taken for the function.
    const localStorage = {
      ...holding(''),
      subscribe: 'a value',
      getItem: (key: string) => items.get(key) ?? null,
    }
    vi.stubGlobal('window', Object.assign(page, { localStorage }))
    const listener = vi.fn()
    const stop = openStorage('default').subscribe(listener)
    const tell = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    tell('unrelated')
    expect(listener).not.toHaveBeenCalled()
    tell('latchkey.default')
    expect(listener).toHaveBeenLastCalledWith(full)
    items.clear()
    tell(null)
    expect(listener).toHaveBeenLastCalledWith(empty)
    stop()
    tell(null)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
