import type { ChainId, Namespace, Network } from '@latchkey/chains/driver'
import { activeConnection, type ConnectionsState, connections } from '../connections/connections.ts'
import { defineSlice } from '../state/slice.ts'
import type { Options } from './options.ts'

/** The configured networks, in order. `addNetwork` and `removeNetwork` change them. */
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

/** Id of the active network: the wallet's, otherwise the selected one, otherwise the first configured one. */
export function activeNetworkId(
  state: ConnectionsState,
  all: NetworksState,
  namespace: Namespace | undefined = state.active ?? all[0]?.namespace,
): ChainId | undefined {
  if (!namespace) return undefined
  const connection = activeConnection(state, namespace)
  const own = networksOf(all, namespace)
  // The stored selection may be a network that is no longer configured.
  const selected = own.find(({ id }) => id === state.selected[namespace])
  return connection?.network ?? selected?.id ?? own[0]?.id
}

/** The active network. `undefined` if the wallet is on a network that is not configured. */
export function activeNetwork(kit: object): Network | undefined {
  return findNetwork(kit, activeNetworkId(connections.of(kit).get(), networks.of(kit).get()))
}

/** Whether the visitor can switch networks. */
export function canSwitchNetwork({
  enableNetworkSwitch = true,
}: Pick<Options, 'enableNetworkSwitch'>): boolean {
  return enableNetworkSwitch
}

/** Whether the wallet is on a network that is not configured, and the options do not allow that. */
export function isUnsupportedChain(kit: { readonly options: Options }): boolean {
  const { allowUnsupportedChain, basic } = kit.options
  if (!canSwitchNetwork(kit.options) || allowUnsupportedChain || basic) return false
  const network = activeConnection(connections.of(kit).get())?.network
  return network !== undefined && !findNetwork(kit, network)
}
