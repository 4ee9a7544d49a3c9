import { expect, test } from 'vitest'
import { type ConnectionsState, connections } from '../connections/connections.ts'
import { createNetwork } from '../testing.ts'
import { activeNetworkId, networksOf, transition } from './networks.ts'

const one = createNetwork('eip155:1')
const ten = createNetwork('eip155:10')
const sol = createNetwork('solana:main')
const all = [one, ten, sol]

test('behavior: networks are added at the end, replaced in place and removed [3.06b, 5.04]', () => {
  expect(transition([one], { type: 'add', network: ten })).toEqual([one, ten])
  const renamed = { ...one, name: 'Renamed' }
  expect(transition(all, { type: 'add', network: renamed })).toEqual([renamed, ten, sol])
  expect(transition(all, { type: 'remove', id: 'eip155:1' })).toEqual([ten, sol])
})

test('behavior: removing what is not there changes nothing [5.04]', () => {
  expect(transition(all, { type: 'remove', id: 'eip155:5' })).toBe(all)
})

test('behavior: keeps namespaces apart [3.06b]', () => {
  expect(networksOf(all, 'eip155')).toEqual([one, ten])
})

const connected = (network: 'eip155:10' | 'eip155:999' | undefined): ConnectionsState => ({
  byNamespace: {
    eip155: {
      status: 'connected',
      active: 'x',
      connections: [
        {
          id: 'x',
          namespace: 'eip155',
          wallet: { id: 'x', name: 'X' },
          accounts: [],
          account: '0xa',
          address: '0xa',
          network,
        },
      ],
    },
  },
  active: 'eip155',
  selected: { eip155: 'eip155:1' },
})

test("behavior: uses the wallet's network, then the selected one, then the first configured [4.14a, 4.15]", () => {
  expect(activeNetworkId(connected('eip155:10'), all)).toBe('eip155:10')
  expect(activeNetworkId(connected('eip155:999'), all)).toBe('eip155:999')
  expect(activeNetworkId(connected(undefined), all)).toBe('eip155:1')
  const chosen: ConnectionsState = { ...connections.initial, selected: { eip155: 'eip155:10' } }
  expect(activeNetworkId(chosen, all)).toBe('eip155:10')
  expect(activeNetworkId(connections.initial, all)).toBe('eip155:1')
  expect(activeNetworkId(connections.initial, all, 'solana')).toBe('solana:main')
  expect(activeNetworkId(connections.initial, [])).toBeUndefined()
})

test('behavior: ignores a selected network that is no longer configured [5.03]', () => {
  const stale: ConnectionsState = { ...connections.initial, selected: { eip155: 'eip155:137' } }
  expect(activeNetworkId(stale, all)).toBe('eip155:1')
})
