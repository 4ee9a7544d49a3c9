import type { Namespace } from '@latchkey/chains/driver'
import { onMounted, onUnmounted, type ShallowRef, shallowRef } from 'vue'
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
export function useStore<T>({ first, get, subscribe }: Value<T>): Readonly<ShallowRef<T>> {
  const state = shallowRef(first())
  let stop: (() => void) | undefined
  onMounted(() => {
    const update = () => {
      state.value = get()
    }
    stop = subscribe(update)
    update()
  })
  onUnmounted(() => stop?.())
  return state
}

/**
 * The active account, or the active account of a namespace.
 *
 * @example
 * const account = useAccount(kit)
 */
export function useAccount(kit: Kit, chain?: Namespace | undefined): Readonly<ShallowRef<AccountValue>> {
  return useStore(accountOf(kit, chain))
}

/** The active network, and a function to switch it. */
export function useNetwork(kit: Kit): Readonly<ShallowRef<NetworkValue>> {
  return useStore(networkOf(kit))
}

/** All connections of all namespaces. */
export function useConnections(kit: Kit): Readonly<ShallowRef<readonly Connection[]>> {
  return useStore(connectionsOf(kit))
}
