import type { Namespace, Network } from '@latchkey/chains/driver'
import { networkUnknown } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { findNetwork, networks } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { withServer } from '../server/apiUrl.ts'
import { connections } from './connections.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './showUnsupportedChain.ts'

/** Makes another namespace active. Throws if it has no driver. */
export function switchNamespace(kit: Kit, namespace: Namespace): void {
  kit.driver(namespace)
  connections.of(kit).dispatch({ type: 'namespace', namespace })
  rememberConnections(kit)
  showUnsupportedChain(kit)
}

/** Adds a network. Throws if its namespace has no driver. */
export function addNetwork(kit: Kit, network: Network): void {
  kit.driver(network.namespace)
  networks.of(kit).dispatch({ type: 'add', network: withServer(kit.options, network) })
  showUnsupportedChain(kit)
}

/** Removes a network. Throws if it is not configured. */
export function removeNetwork(kit: Kit, { id, namespace }: Pick<Network, 'id' | 'namespace'>): void {
  kit.driver(namespace)
  if (!findNetwork(kit, id)) throw new KitError(networkUnknown, { details: `"${id}" is not in the list.` })
  networks.of(kit).dispatch({ type: 'remove', id })
  showUnsupportedChain(kit)
}
