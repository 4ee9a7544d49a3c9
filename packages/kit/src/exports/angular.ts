import { DestroyRef, inject, type Signal, signal } from '@angular/core'
import type { Namespace } from '@latchkey/chains/driver'
import type { Connection } from '../core/connections/connections.ts'
import type { Kit } from '../core/kit.ts'
import type { AccountValue, NetworkValue } from './values/makeValues.ts'
import { accountOf, connectionsOf, networkOf, type Value } from './values/values.ts'

export type { AccountValue, NetworkValue, Value }

/**
 * The state of a slice, or another value of the kit, as a signal. Call it where `inject` works:
 * in a constructor or the initialiser of a field.
 *
 * @example
 * readonly found = injectStore(wallets.of(kit))
 */
export function injectStore<T>({ get, subscribe }: Value<T>): Signal<T> {
  const state = signal(get())
  inject(DestroyRef).onDestroy(subscribe(() => state.set(get())))
  return state.asReadonly()
}

/**
 * The active account, or the active account of a namespace.
 *
 * @example
 * readonly account = injectAccount(kit)
 */
export function injectAccount(kit: Kit, chain?: Namespace | undefined): Signal<AccountValue> {
  return injectStore(accountOf(kit, chain))
}

/** The active network, and a function to switch it. */
export function injectNetwork(kit: Kit): Signal<NetworkValue> {
  return injectStore(networkOf(kit))
}

/** All connections of all namespaces. */
export function injectConnections(kit: Kit): Signal<readonly Connection[]> {
  return injectStore(connectionsOf(kit))
}
