import type { Account } from '@latchkey/chains/driver'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeConnection,
  allConnections,
  type Connection,
  type ConnectionsEvent,
  type ConnectionsState,
  connections,
  linked,
  type NamespaceState,
  namespaceState,
  transition,
} from './connections.ts'

const ns = 'eip155'
const accounts: readonly Account[] = [
  { key: '0xa', address: '0xa', type: 'eoa' },
  { key: '0xb', address: '0xb', type: 'eoa' },
]

function link(walletId: string, facts: Partial<Connection> = {}): Connection {
  return {
    id: `${facts.namespace ?? ns}:${walletId}`,
    namespace: ns,
    wallet: { id: walletId, name: walletId },
    accounts,
    account: '0xa',
    address: '0xa',
    network: 'eip155:1',
    ...facts,
  }
}
const a = link('a')
const b = link('b')
const sol = link('s', { namespace: 'solana', network: 'solana:main' })

const inEvm = (state: NamespaceState, rest: Partial<ConnectionsState> = {}): ConnectionsState => ({
  byNamespace: { [ns]: state },
  active: ns,
  selected: {},
  ...rest,
})
const disconnected: NamespaceState = { status: 'disconnected' }
const connecting: NamespaceState = { status: 'connecting', walletId: 'a', restoring: false }
const restoring: NamespaceState = { status: 'connecting', walletId: 'a', restoring: true }
const onlyA: NamespaceState = { status: 'connected', active: a.id, connections: [a] }
const both: NamespaceState = { status: 'connected', active: a.id, connections: [a, b] }
const adding: NamespaceState = { ...onlyA, adding: 'b' }
const toB: NamespaceState = { status: 'reconnecting', active: b.id, previous: a.id, connections: [a, b] }

const step = (state: NamespaceState, event: ConnectionsEvent): NamespaceState =>
  namespaceState(transition(inEvm(state), event), ns)

const connectA: ConnectionsEvent = { type: 'connect', namespace: ns, walletId: 'a' }
const connectB: ConnectionsEvent = { type: 'connect', namespace: ns, walletId: 'b' }
const restoreA: ConnectionsEvent = { type: 'restore', namespace: ns, walletId: 'a' }
const connectedA: ConnectionsEvent = { type: 'connected', connection: a }
const connectedB: ConnectionsEvent = { type: 'connected', connection: b }
const linkedB: ConnectionsEvent = { type: 'linked', connection: b }
const failedA: ConnectionsEvent = { type: 'failed', namespace: ns, walletId: 'a' }
const failedB: ConnectionsEvent = { type: 'failed', namespace: ns, walletId: 'b' }
const reconnectA: ConnectionsEvent = { type: 'reconnect', namespace: ns, id: a.id }
const reconnectB: ConnectionsEvent = { type: 'reconnect', namespace: ns, id: b.id }
const endA: ConnectionsEvent = { type: 'disconnected', namespace: ns, id: a.id }
const endB: ConnectionsEvent = { type: 'disconnected', namespace: ns, id: b.id }
const endAll: ConnectionsEvent = { type: 'disconnected', namespace: ns }
const changed = (before: Connection, facts: Partial<Connection>): ConnectionsEvent => ({
  type: 'changed',
  connection: { ...before, ...facts },
})

describe('status per namespace', () => {
  test.each<[string, NamespaceState, ConnectionsEvent, NamespaceState]>([
    ['choosing a wallet connects', disconnected, connectA, connecting],
    ['a stored link is checked first', disconnected, restoreA, restoring],
    ['the visitor overtakes a restore', restoring, connectB, { ...connecting, walletId: 'b' }],
    ['another choice replaces the first', connecting, connectB, { ...connecting, walletId: 'b' }],
    ['the wallet agrees', connecting, connectedA, onlyA],
    ['the wallet declines', connecting, failedA, disconnected],
    ['the restore works', restoring, connectedA, onlyA],
    ['the restore fails', restoring, failedA, disconnected],
    [
      'the next stored wallet works instead',
      restoring,
      connectedB,
      { ...onlyA, active: b.id, connections: [b] },
    ],
    ['a further wallet is asked', onlyA, connectB, adding],
    ['the further wallet declines', adding, failedB, onlyA],
    ['the further wallet agrees', adding, connectedB, { ...both, active: b.id }],
    [
      'the wallet asked first answers while a second is asked',
      { ...connecting, walletId: 'b' },
      connectedA,
      adding,
    ],
    ['linked again, it takes its own place', { ...both, active: b.id }, connectedA, both],
    ['a further link is restored', onlyA, linkedB, both],
    [
      'a further link is restored meanwhile',
      { ...toB, active: a.id, connections: [a] },
      linkedB,
      { ...toB, active: a.id },
    ],
    [
      'the active link is made again',
      onlyA,
      reconnectA,
      { ...onlyA, status: 'reconnecting', previous: a.id },
    ],
    ['another link is used', both, reconnectB, toB],
    ['and a third choice still knows what was in use', toB, reconnectA, { ...toB, active: a.id }],
    ['the switch works', toB, connectedB, { ...both, active: b.id }],
    ['the switch is declined: the previous one is in use', toB, failedB, both],
  ])('behavior: %s [4.01, 4.03a]', (_, before, event, after) => {
    expect(step(before, event)).toEqual(after)
  })

  test.each<[string, NamespaceState, ConnectionsEvent, NamespaceState]>([
    ['the only one', onlyA, endA, disconnected],
    ['the active of two: the other takes over', both, endA, { ...onlyA, active: b.id, connections: [b] }],
    ['the other of two', both, endB, onlyA],
    ['all of the namespace', both, endAll, disconnected],
    ['all, while connecting', connecting, endAll, disconnected],
    ['the only one while another is asked', adding, endA, { ...connecting, walletId: 'b' }],
    ['the one switched to: the previous one is in use', toB, endB, onlyA],
    ['the previous one while switching', toB, endA, { ...toB, previous: b.id, connections: [b] }],
    [
      'the only one while it is made again',
      { ...onlyA, status: 'reconnecting', previous: a.id },
      endA,
      disconnected,
    ],
    [
      'the active one while it is made again',
      { ...both, status: 'reconnecting', previous: a.id },
      endA,
      { ...onlyA, active: b.id, connections: [b] },
    ],
  ])('behavior: ends %s [4.12a, 4.13]', (_, before, event, after) => {
    expect(step(before, event)).toEqual(after)
  })

  test.each<[string, NamespaceState, ConnectionsEvent]>([
    ['connect while reconnecting', toB, connectA],
    ['restore while connecting', connecting, restoreA],
    ['restore while connected', onlyA, restoreA],
    ['restore while reconnecting', toB, restoreA],
    ['linked while disconnected', disconnected, linkedB],
    ['linked while connecting', connecting, linkedB],
    ['failed while disconnected', disconnected, failedA],
    ['failed of a wallet that is no longer requested', connecting, failedB],
    ['failed of another than the one being added', adding, failedA],
    ['failed with nothing being added', onlyA, failedA],
    ['failed of another than the one switched to', toB, failedA],
    ['reconnect while disconnected', disconnected, reconnectA],
    ['reconnect while connecting', connecting, reconnectA],
    ['reconnect of a wallet that is not linked', onlyA, reconnectB],
    ['disconnected of a wallet that is not linked', onlyA, endB],
    ['disconnected while disconnected', disconnected, endA],
    ['disconnected of a link while connecting', connecting, endA],
    ['accounts of a wallet that is not linked', onlyA, changed(b, { accounts: [...accounts].reverse() })],
    ['network of a wallet that is not linked', connecting, changed(a, { network: 'eip155:2' })],
    ['the network it is on', onlyA, changed(a, { network: 'eip155:1' })],
    ['the address it has', onlyA, changed(a, { account: '0xa', address: '0xa' })],
  ])('behavior: %s changes nothing [4.01]', (_, before, event) => {
    const state = inEvm(before)
    expect(transition(state, event)).toBe(state)
  })

  test('behavior: a namespace is disconnected by default [4.01]', () => {
    expect(namespaceState(connections.initial, 'solana')).toEqual(disconnected)
    expect(linked(disconnected)).toEqual([])
    expect(transition(connections.initial, endAll)).toBe(connections.initial)
  })
})

/** The same in another namespace, as its own wallets would have it. */
function inOther<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('eip155', 'solana'))
}

describe('independent namespaces', () => {
  const states = { disconnected, connecting, restoring, onlyA, both, adding, toB }
  const events = { connectA, connectB, restoreA, connectedA, connectedB, linkedB, failedA, failedB, reconnectA, reconnectB, endA, endB, endAll } // biome-ignore format: one line reads better
  const every = Object.keys(states).flatMap((mine) =>
    Object.keys(states).map((theirs) => [mine, theirs] as const),
  ) as [keyof typeof states, keyof typeof states][]

  test.each(every)('behavior: %s here and %s there do not affect each other [4.01]', (mine, theirs) => {
    const here = states[mine]
    const there = inOther(states[theirs])
    const state = inEvm(here, {
      byNamespace: { eip155: here, solana: there },
      selected: { solana: 'solana:main' },
    })
    for (const event of Object.values(events)) {
      const after = transition(state, event)
      expect(after.byNamespace.solana).toBe(there)
      expect(after.byNamespace.eip155).toEqual(step(here, event))
      expect(after.selected).toBe(state.selected)
      const other = transition(state, inOther(event))
      expect(other.byNamespace.eip155).toBe(here)
      expect(other.byNamespace.solana).toEqual(inOther(step(states[theirs], event)))
    }
  })

  test('property: events of one namespace do not affect another [4.01]', () => {
    const own = fc.constantFrom<ConnectionsEvent>(
      ...Object.values(events),
      changed(a, { accounts: [...accounts].reverse() }),
      changed(a, { network: 'eip155:999' }),
      changed(b, { account: '0xb', address: '0xb' }),
      { type: 'select', namespace: ns, network: 'eip155:10' },
      { type: 'connected', connection: b, quiet: true },
    )
    const namespaces = ['eip155', 'solana'] as const
    const event = fc.tuple(fc.constantFrom(...namespaces), own).map(([namespace, event]) => ({
      namespace,
      event: namespace === 'solana' ? inOther(event) : event,
    }))
    const look: ConnectionsEvent[] = namespaces.map((namespace) => ({ type: 'namespace', namespace }))
    const anything = fc.oneof(
      event,
      fc.constantFrom(...look).map((event) => ({ namespace: undefined, event })),
    )
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), (story) => {
        const together = story.map(({ event }) => event).reduce(transition, connections.initial)
        for (const namespace of namespaces) {
          const alone = story
            .flatMap((one) => (one.namespace === namespace ? one.event : []))
            .reduce(transition, connections.initial)
          expect(namespaceState(together, namespace)).toEqual(namespaceState(alone, namespace))
          expect(together.selected[namespace]).toBe(alone.selected[namespace])
        }
        // The active namespace is a connected one, if there is any.
        const live = allConnections(together).map((connection) => connection.namespace)
        const looked = story.findLastIndex(({ event }) => event.type === 'namespace') !== -1
        if (live.length && !looked) expect(live).toContain(together.active)
      }),
      { numRuns: 500 },
    )
  })
})

describe('events of the wallet', () => {
  test('behavior: updates the accounts and the selected one [3.01a, 3.02b, 3.02d]', () => {
    const facts = { accounts: [...accounts].reverse(), account: '0xb', address: '0xb' }
    expect(linked(step(both, changed(b, facts)))).toEqual([a, { ...b, ...facts }])
    const same = { accounts: [...accounts].reverse() }
    expect(linked(step(both, changed(b, same)))).toEqual([a, { ...b, ...same }])
  })

  test('behavior: keeps a network that is not configured [4.15]', () => {
    const after = step(onlyA, changed(a, { network: 'eip155:999' }))
    expect(linked(after)).toEqual([{ ...a, network: 'eip155:999' }])
  })

  test('behavior: another address can be selected [4.14a]', () => {
    const after = step(toB, changed(b, { account: '0xb', address: '0xb' }))
    expect(after).toEqual({ ...toB, connections: [a, { ...b, account: '0xb', address: '0xb' }] })
  })
})

describe('the active namespace', () => {
  const twoNamespaces: ConnectionsState = {
    byNamespace: { eip155: onlyA, solana: { status: 'connected', active: sol.id, connections: [sol] } },
    active: ns,
    selected: {},
  }

  test('behavior: a namespace that connects becomes active [4.14a]', () => {
    expect(transition(inEvm(onlyA), { type: 'connected', connection: sol }).active).toBe('solana')
  })

  test('behavior: one restored quietly keeps the active namespace [4.05]', () => {
    const quiet: ConnectionsEvent = { type: 'connected', connection: sol, quiet: true }
    expect(transition(inEvm(onlyA), quiet).active).toBe(ns)
    expect(transition(inEvm(restoring), quiet).active).toBe(ns)
    expect(transition(inEvm(disconnected), quiet).active).toBe('solana')
    expect(transition(connections.initial, quiet).active).toBe('solana')
  })

  test('behavior: one that ends yields to a connected one [4.13]', () => {
    expect(transition(twoNamespaces, endA).active).toBe('solana')
    expect(transition(twoNamespaces, { type: 'disconnected', namespace: 'solana', id: sol.id }).active).toBe(
      ns,
    )
    expect(transition(inEvm(onlyA), endA).active).toBe(ns)
  })

  test('behavior: the namespace can be selected, and a network per namespace [4.14a]', () => {
    expect(transition(twoNamespaces, { type: 'namespace', namespace: 'solana' }).active).toBe('solana')
    expect(transition(twoNamespaces, { type: 'namespace', namespace: ns })).toBe(twoNamespaces)
    const selected = transition(twoNamespaces, { type: 'select', namespace: ns, network: 'eip155:10' })
    expect(selected.selected).toEqual({ eip155: 'eip155:10' })
    expect(transition(selected, { type: 'select', namespace: ns, network: 'eip155:10' })).toBe(selected)
  })

  test('behavior: finds the active connection of a namespace, or of none [3.02b]', () => {
    expect(activeConnection(twoNamespaces)).toBe(a)
    expect(activeConnection(twoNamespaces, 'solana')).toBe(sol)
    expect(activeConnection(twoNamespaces, 'cosmos')).toBeUndefined()
    expect(activeConnection(connections.initial)).toBeUndefined()
    expect(activeConnection(inEvm(connecting))).toBeUndefined()
    expect(activeConnection(inEvm(toB))).toBe(b)
    expect(allConnections(twoNamespaces)).toEqual([a, sol])
  })
})

test('property: a connected namespace always has an active connection, and a previous one while it switches [4.01, 4.04]', () => {
  const event = fc.constantFrom<ConnectionsEvent>(
    connectA, connectB, restoreA, connectedA, connectedB, linkedB, failedA, failedB, reconnectA, reconnectB, endA, endB, endAll,
    { type: 'connected', connection: sol },
    { type: 'disconnected', namespace: 'solana', id: sol.id },
  ) // biome-ignore format: one line reads better
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const state = events.reduce(transition, connections.initial)
      for (const current of Object.values(state.byNamespace)) {
        const ids = linked(current).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        if (current.status === 'connected' || current.status === 'reconnecting')
          expect(ids).toContain(current.active)
        if (current.status === 'reconnecting') expect(ids).toContain(current.previous)
        if (current.status === 'connected' && current.adding !== undefined)
          expect(current.adding).not.toBe('')
      }
    }),
  )
})
