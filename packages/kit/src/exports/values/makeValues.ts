import type { AccountType, ChainId, Namespace, Network } from '@latchkey/chains/driver'
import { type Connection, type ConnectionsState, namespaceState } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { switchNetwork } from '../later.ts'

// What hooks and bindings give to components, made from the states of slices.

export type AccountValue =
  | { readonly status: 'disconnected' }
  | { readonly status: 'connecting' }
  | ({ readonly status: 'connected' } & ConnectedAccount)
  | ({ readonly status: 'reconnecting' } & ConnectedAccount)

type ConnectedAccount = {
  readonly address: string
  readonly type: AccountType
  /** CAIP-10 account id. `undefined` if the wallet does not report its network. */
  readonly id: string | undefined
  readonly connection: Connection
}

/** Of the namespace, or of the active one. */
export function statusOf(
  kit: Kit,
  state: ConnectionsState,
  chain: Namespace | undefined,
): AccountValue['status'] {
  const namespace = chain ?? state.active ?? kit.drivers[0]?.namespace
  return namespace ? namespaceState(state, namespace).status : 'disconnected'
}

export function makeAccount(
  connection: Connection | undefined,
  status: AccountValue['status'],
): AccountValue {
  if (status === 'disconnected' || status === 'connecting') return { status }
  if (!connection) return { status: 'disconnected' }
  const { account, address, network, accounts } = connection
  const type = accounts.find(({ key }) => key === account)?.type ?? 'eoa'
  return { status, address, type, id: network && `${network}:${address}`, connection }
}

export type NetworkValue = {
  readonly id: ChainId | undefined
  /** `undefined` while the wallet is on a network you did not configure. */
  readonly network: Network | undefined
  /** The configured networks. */
  readonly networks: readonly Network[]
  /** Switches the network, also in the wallet. Rejects if the visitor declines. */
  switchNetwork(id: ChainId): Promise<void>
}

export function makeNetwork(kit: Kit, id: ChainId | undefined, list: readonly Network[]): NetworkValue {
  return {
    id,
    network: list.find((network) => network.id === id),
    networks: list,
    switchNetwork: (target) => switchNetwork(kit, target),
  }
}
