import type { Namespace } from '@latchkey/chains/driver'
import type { Connection } from '../core/connections/connections.ts'
import type { Kit } from '../core/kit.ts'
import type { AccountValue, NetworkValue } from './values/makeValues.ts'
import { accountOf, connectionsOf, networkOf, type Value } from './values/values.ts'

export type { AccountValue, NetworkValue, Value }

/** What Svelte calls a readable store: `$account` in a component is its value. */
export type Readable<T> = { subscribe(run: (value: T) => void): () => void }

/**
 * The state of a slice, or another value of the kit, as a Svelte store.
 *
 * @example
 * const found = toStore(wallets.of(kit))
 */
export function toStore<T>({ first, get, subscribe }: Value<T>): Readable<T> {
  return {
    subscribe(run) {
      // What the server has rendered, so that hydration finds it; then what is true.
      run(first())
      let stopped = false
      const update = () => {
        if (!stopped) run(get())
      }
      queueMicrotask(update)
      const stop = subscribe(update)
      return () => {
        stopped = true
        stop()
      }
    },
  }
}

/**
 * The active account, or the active account of a namespace.
 *
 * @example
 * const account = accountStore(kit)
 */
export function accountStore(kit: Kit, chain?: Namespace | undefined): Readable<AccountValue> {
  return toStore(accountOf(kit, chain))
}

/** The active network, and a function to switch it. */
export function networkStore(kit: Kit): Readable<NetworkValue> {
  return toStore(networkOf(kit))
}

/** All connections of all namespaces. */
export function connectionsStore(kit: Kit): Readable<readonly Connection[]> {
  return toStore(connectionsOf(kit))
}
