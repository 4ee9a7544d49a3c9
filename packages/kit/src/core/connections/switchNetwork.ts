import type { ChainId, Network } from '@latchkey/chains/driver'
import { networkNotFound, networkSwitchDisabled, networkSwitchFailed } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { canSwitchNetwork, findNetwork } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { showAlert } from '../modal/alerts.ts'
import { toConnection } from './adoptSession.ts'
import { activeConnection, connections } from './connections.ts'
import { rememberConnections } from './rememberConnections.ts'
import { showUnsupportedChain } from './showUnsupportedChain.ts'

/**
 * Switches to a configured network, also in the wallet if one is connected there.
 *
 * Throws if the network is not configured, if `enableNetworkSwitch` is `false`,
 * or if the wallet declines.
 *
 * @example
 * await switchNetwork(kit, 'eip155:8453')
 */
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

async function switchInWallet(kit: Kit, network: Network): Promise<void> {
  const { connection, driver, session } = kit.connection(network.namespace)
  const values = { network: network.name }
  if (!driver.networkSwitch) throw new KitError(networkSwitchFailed, { values })
  try {
    await driver.networkSwitch.to({ session, network })
  } catch (cause) {
    throw isKitError(cause) ? cause : new KitError(networkSwitchFailed, { values, cause })
  }
  // Wallets may resolve before they emit the change. A session that was replaced does not count.
  if (session.network === network.id && kit.sessions.get(connection.id) === session)
    connections.of(kit).dispatch({ type: 'changed', connection: toConnection(session) })
}
