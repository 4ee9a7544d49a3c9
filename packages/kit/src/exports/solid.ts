import type { Namespace } from '@latchkey/chains/driver'
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js'
import type { Connection } from '../core/connections/connections.ts'
import type { Kit } from '../core/kit.ts'
import type { AccountValue, NetworkValue } from './values/makeValues.ts'
import { accountOf, connectionsOf, networkOf, type Value } from './values/values.ts'

export type { AccountValue, NetworkValue, Value }

/**
 * The state of a slice, or another value of the kit, in a component. On a server, and until the
 * component is mounted, it is what the kit starts as.
 *
 * @example
 * const found = useStore(wallets.of(kit))
 */
export function useStore<T>({ first, get, subscribe }: Value<T>): Accessor<T> {
  const [state, setState] = createSignal(first())
  onMount(() => {
    const update = () => void setState(() => get())
    onCleanup(subscribe(update))
    update()
  })
  return state
}

/**
 * The active account, or the active account of a namespace.
 *
 * @example
 * const account = useAccount(kit)
 */
export function useAccount(kit: Kit, chain?: Namespace | undefined): Accessor<AccountValue> {
  return useStore(accountOf(kit, chain))
}

/** The active network, and a function to switch it. */
export function useNetwork(kit: Kit): Accessor<NetworkValue> {
  return useStore(networkOf(kit))
}

/** All connections of all namespaces. */
export function useConnections(kit: Kit): Accessor<readonly Connection[]> {
  return useStore(connectionsOf(kit))
}
