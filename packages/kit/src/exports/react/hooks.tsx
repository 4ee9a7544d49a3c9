import type { AccountType, ChainId, Namespace, Network } from '@latchkey/chains/driver'
import { useMemo } from 'react'
import { closeModal } from '../../core/closeModal.ts'
import {
  activeConnection,
  allConnections,
  type Connection,
  connections,
  namespaceState,
} from '../../core/connections.ts'
import type { disconnect } from '../../core/disconnect.ts'
import { modal, type View } from '../../core/modal.ts'
import { activeNetworkId, networks } from '../../core/networks.ts'
import { openModal } from '../../core/openModal.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'

export type AccountValue =
  | { readonly status: 'disconnected' }
  | { readonly status: 'connecting' }
  | ({ readonly status: 'connected' } & ConnectedAccount)
  | ({ readonly status: 'reconnecting' } & ConnectedAccount)

type ConnectedAccount = {
  readonly address: string
  readonly type: AccountType
  /** CAIP-10, when the wallet says where it is. */
  readonly id: string | undefined
  readonly connection: Connection
}

/**
 * The account in use, or the one in use on a chain: several may be connected at once.
 * On a server, and until hydration is done, nobody is connected.
 */
export function useAccount(chain?: Namespace | undefined): AccountValue {
  const [state] = useSlice(connections)
  const kit = useKit()
  const connection = activeConnection(state, chain)
  const namespace = chain ?? state.active ?? kit.drivers[0]?.namespace
  const status = namespace ? namespaceState(state, namespace).status : 'disconnected'
  return useMemo((): AccountValue => {
    if (!connection || status === 'disconnected' || status === 'connecting')
      return { status: status === 'connecting' ? 'connecting' : 'disconnected' }
    const { account, address, network, accounts } = connection
    const type = accounts.find(({ key }) => key === account)?.type ?? 'eoa'
    return { status, address, type, id: network && `${network}:${address}`, connection }
  }, [connection, status])
}

export type NetworkValue = {
  readonly id: ChainId | undefined
  /** Absent while the wallet is on a network you did not configure. */
  readonly network: Network | undefined
  readonly networks: readonly Network[]
  switchNetwork(id: ChainId): Promise<void>
}

/** Where the visitor is, and how to go elsewhere. */
export function useNetwork(): NetworkValue {
  const kit = useKit()
  const [state] = useSlice(connections)
  const [list] = useSlice(networks)
  const id = activeNetworkId(state, list)
  return useMemo(
    () => ({
      id,
      network: list.find((network) => network.id === id),
      networks: list,
      switchNetwork: async (target) =>
        (await import('../../core/switchNetwork.ts')).switchNetwork(kit, target),
    }),
    [kit, id, list],
  )
}

/** Every wallet that is linked, in every namespace. */
export function useConnections(): readonly Connection[] {
  const [state] = useSlice(connections)
  return useMemo(() => allConnections(state), [state])
}

export type LatchkeyValue = {
  readonly isOpen: boolean
  open(view?: View): void
  close(): void
  /** Every wallet, those of one chain, or one. */
  disconnect(args?: disconnect.Args): Promise<void>
}

/** The modal and the way out. */
export function useLatchkey(): LatchkeyValue {
  const kit = useKit()
  const [{ status }] = useSlice(modal)
  return useMemo(
    () => ({
      isOpen: status === 'open',
      open: (view) => openModal(kit, { view }),
      close: () => void closeModal(kit),
      disconnect: async (args) => (await import('../../core/disconnect.ts')).disconnect(kit, args),
    }),
    [kit, status],
  )
}
