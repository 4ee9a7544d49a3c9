import type { ChainId, Namespace, Network } from '@latchkey/chains/driver'
import {
  networkNotFound,
  networkSwitchDisabled,
  networkSwitchFailed,
  networkUnknown,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { toConnection } from './adoptSession.ts'
import { showAlert } from './alerts.ts'
import { withServer } from './apiUrl.ts'
import { activeConnection, connections } from './connections.ts'
import type { Kit } from './kit.ts'
import { canSwitchNetwork, findNetwork, networks } from './networks.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './unsupportedChain.ts'

/** Moves to a configured network, in the wallet too when one is connected there. */
export async function switchNetwork(kit: Kit, id: ChainId): Promise<void> {
  if (!canSwitchNetwork(kit.options)) throw new KitError(networkSwitchDisabled)
  const network = findNetwork(kit, id)
  if (!network) {
    showAlert(kit, networkNotFound)
    throw new KitError(networkNotFound, { details: `"${id}" is not among the configured networks.` })
  }
  const { namespace } = network
  const connection = activeConnection(connections.of(kit).get(), namespace)
  if (connection && connection.network !== id) await switchInWallet(kit, network)
  const store = connections.of(kit)
  store.dispatch({ type: 'select', namespace, network: id })
  store.dispatch({ type: 'namespace', namespace })
  rememberConnections(kit)
  kit.emit({ type: 'SWITCH_NETWORK', network: id })
  showUnsupportedChain(kit)
}

/** Brings another namespace to the front. */
export function switchNamespace(kit: Kit, namespace: Namespace): void {
  kit.driver(namespace)
  connections.of(kit).dispatch({ type: 'namespace', namespace })
  rememberConnections(kit)
  showUnsupportedChain(kit)
}

/** Adds a network while running; its family must have a driver. */
export function addNetwork(kit: Kit, network: Network): void {
  kit.driver(network.namespace)
  networks.of(kit).dispatch({ type: 'add', network: withServer(kit.options, network) })
  showUnsupportedChain(kit)
}

/** Takes a network away while running. */
export function removeNetwork(kit: Kit, { id, namespace }: Pick<Network, 'id' | 'namespace'>): void {
  kit.driver(namespace)
  if (!findNetwork(kit, id)) throw new KitError(networkUnknown, { details: `"${id}" is not in the list.` })
  networks.of(kit).dispatch({ type: 'remove', id })
  showUnsupportedChain(kit)
}

async function switchInWallet(kit: Kit, network: Network): Promise<void> {
  const { connection, driver, session } = kit.connection(network.namespace)
  const values = { network: network.name }
  if (!driver.networkSwitch) throw new KitError(networkSwitchFailed, { values })
  try {
    await driver.networkSwitch.to({ session, network })
  } catch (cause) {
    throw isKitError(cause) ? cause : new KitError(networkSwitchFailed, { values, cause })
  }
  // Wallets may resolve before they emit; the session has the truth by now either way. One that was replaced has none.
  if (session.network === network.id && kit.sessions.get(connection.id) === session)
    connections.of(kit).dispatch({ type: 'changed', connection: toConnection(session) })
}
