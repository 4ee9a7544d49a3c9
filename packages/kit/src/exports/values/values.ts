import type { Namespace } from '@latchkey/chains/driver'
import { activeNetworkId, networks } from '../../core/config/networks.ts'
import {
  activeConnection,
  allConnections,
  type Connection,
  type ConnectionsState,
  connections,
} from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import type { Store } from '../../core/state/slice.ts'
import { type AccountValue, makeAccount, makeNetwork, type NetworkValue, statusOf } from './makeValues.ts'

// Values as stores, for bindings. A value is the same object until what it is made from changes.

/** A store that can only be read. */
export type Value<T> = Pick<Store<T, never>, 'first' | 'get' | 'subscribe'>

/** The active account, or the active account of a namespace. */
export function accountOf(kit: Kit, chain?: Namespace | undefined): Value<AccountValue> {
  const store = connections.of(kit)
  const make = memo(makeAccount)
  const read = (state: ConnectionsState) => make(activeConnection(state, chain), statusOf(kit, state, chain))
  return { get: () => read(store.get()), first: () => read(store.first()), subscribe: store.subscribe }
}

/** The active network, and a function to switch it. */
export function networkOf(kit: Kit): Value<NetworkValue> {
  const connected = connections.of(kit)
  const configured = networks.of(kit)
  const make = memo(makeNetwork)
  const read = (state: ConnectionsState, list: ReturnType<typeof configured.get>) =>
    make(kit, activeNetworkId(state, list), list)
  return {
    get: () => read(connected.get(), configured.get()),
    first: () => read(connected.first(), configured.first()),
    subscribe(listener) {
      const stops = [connected.subscribe(listener), configured.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** All connections of all namespaces. */
export function connectionsOf(kit: Kit): Value<readonly Connection[]> {
  const store = connections.of(kit)
  const read = memo((state: ConnectionsState) => allConnections(state))
  return { get: () => read(store.get()), first: () => read(store.first()), subscribe: store.subscribe }
}

/** Keeps the last result for as long as the inputs are the same. */
function memo<I extends readonly unknown[], T>(make: (...inputs: I) => T): (...inputs: I) => T {
  let last: { readonly inputs: I; readonly value: T } | undefined
  return (...inputs) => {
    if (!last?.inputs.every((input, index) => input === inputs[index]))
      last = { inputs, value: make(...inputs) }
    return last.value
  }
}
