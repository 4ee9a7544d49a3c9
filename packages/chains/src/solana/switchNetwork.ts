import { networkUnsupported, notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, Session } from '../driver.ts'
import { knowsNetwork } from './grantedNetworks.ts'
import { clusterOf } from './networks.ts'
import { insideOf } from './session.ts'

/** Chooses the nodes that are read and the cluster that is named when signing. The wallet is not asked. */
export function switchNetwork({ network, session }: { session: Session; network: Network }): void {
  const inside = insideOf(session)
  if (!inside?.open) throw new KitError(notConnected)
  // A wallet that does not know it would show the visitor what happens elsewhere.
  if (!knowsNetwork(inside.session.provider, network))
    throw new KitError(networkUnsupported, { details: `The wallet does not list ${clusterOf(network)}.` })
  inside.setNetwork(network.id)
}
