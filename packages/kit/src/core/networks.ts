import type { ChainId, Namespace, Network } from '@latchkey/chains/driver'
import { activeConnection, type ConnectionsState, connections } from './connections.ts'
import type { Options } from './options.ts'
import { defineSlice } from './slice.ts'

/** The networks the host asked for, in its order; it may add and remove some while running. */
export type NetworksState = readonly Network[]
export type NetworksEvent =
  | { readonly type: 'add'; readonly network: Network }
  | { readonly type: 'remove'; readonly id: ChainId }

const initial: NetworksState = []

export function transition(state: NetworksState, event: NetworksEvent): NetworksState {
  switch (event.type) {
    case 'add':
      return state.some(({ id }) => id === event.network.id)
        ? state.map((network) => (network.id === event.network.id ? event.network : network))
        : [...state, event.network]
    case 'remove':
      return state.some(({ id }) => id === event.id) ? state.filter(({ id }) => id !== event.id) : state
  }
}

export const networks = defineSlice(initial, transition)

export function findNetwork(kit: object, id: string | undefined): Network | undefined {
  return networks
    .of(kit)
    .get()
    .find((network) => network.id === id)
}

export function networksOf(state: NetworksState, namespace: Namespace): readonly Network[] {
  return state.filter((network) => network.namespace === namespace)
}

/** Where the visitor is: what the wallet says, else what was chosen, else the first one configured. */
export function activeNetworkId(
  state: ConnectionsState,
  all: NetworksState,
  namespace: Namespace | undefined = state.active ?? all[0]?.namespace,
): ChainId | undefined {
  if (!namespace) return undefined
  const connection = activeConnection(state, namespace)
  const own = networksOf(all, namespace)
  // A choice from an earlier visit may be of a network the host has dropped since.
  const selected = own.find(({ id }) => id === state.selected[namespace])
  return connection?.network ?? selected?.id ?? own[0]?.id
}

/** The same as a network, when it is one of those the host configured. */
export function activeNetwork(kit: object): Network | undefined {
  return findNetwork(kit, activeNetworkId(connections.of(kit).get(), networks.of(kit).get()))
}

/** Whether the host lets anybody move to another network. */
export function canSwitchNetwork({
  enableNetworkSwitch = true,
}: Pick<Options, 'enableNetworkSwitch'>): boolean {
  return enableNetworkSwitch
}
