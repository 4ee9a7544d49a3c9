import type { Namespace } from '@latchkey/chains/driver'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { activeNetworkId, networks } from '../../core/config/networks.ts'
import {
  activeConnection,
  allConnections,
  type Connection,
  connections,
} from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { modal, type View } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { disconnect } from '../later.ts'
import {
  type AccountValue,
  makeAccount,
  makeNetwork,
  type NetworkValue,
  statusOf,
} from '../values/makeValues.ts'
import { type OpenProps, openPropsOf } from './openProps.ts'

export type { AccountValue, NetworkValue, OpenProps }

/**
 * The active account, or the active account of a namespace. `disconnected` on a
 * server and during hydration.
 *
 * @example
 * const account = useAccount()
 * if (account.status === 'connected') return <p>{account.address}</p>
 */
export function useAccount(chain?: Namespace | undefined): AccountValue {
  const kit = useKit()
  const [state] = useSlice(connections)
  const connection = activeConnection(state, chain)
  const status = statusOf(kit, state, chain)
  return useMemo(() => makeAccount(connection, status), [connection, status])
}

/**
 * The active network, and a function to switch it.
 *
 * @example
 * const { network, switchNetwork } = useNetwork()
 */
export function useNetwork(): NetworkValue {
  const kit = useKit()
  const [state] = useSlice(connections)
  const [list] = useSlice(networks)
  const id = activeNetworkId(state, list)
  return useMemo(() => makeNetwork(kit, id, list), [kit, id, list])
}

/** All connections of all namespaces. */
export function useConnections(): readonly Connection[] {
  const [state] = useSlice(connections)
  return useMemo(() => allConnections(state), [state])
}

export type LatchkeyValue = {
  /** The kit, for every function that takes one. */
  readonly kit: Kit
  readonly isOpen: boolean
  /**
   * Props for a button of your own: they load the modal when a click is near, and open it.
   *
   * @example
   * <button {...openProps}>Log in</button>
   */
  readonly openProps: OpenProps
  open(view?: View): void
  close(): void
  /** Disconnects everything, one namespace, or one connection. */
  disconnect(args?: disconnect.Args): Promise<void>
}

/**
 * Opens and closes the modal, and disconnects.
 *
 * @example
 * const { open, disconnect } = useLatchkey()
 */
export function useLatchkey(): LatchkeyValue {
  const kit = useKit()
  const store = modal.of(kit)
  // A component that does not ask whether the modal is open is not drawn again when it opens.
  const asked = useRef(false)
  const isOpen = () => asked.current && store.get().status === 'open'
  const open = useSyncExternalStore(store.subscribe, isOpen, isOpen)
  return useMemo(
    () => ({
      kit,
      get isOpen() {
        asked.current = true
        return open || store.get().status === 'open'
      },
      openProps: openPropsOf(kit),
      open: (view) => openModal(kit, { view }),
      close: () => void closeModal(kit),
      disconnect: (args) => disconnect(kit, args),
    }),
    [kit, store, open],
  )
}
