import { networkUnsupported, notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, Session } from '../driver.ts'
import { knowsNetwork } from './grantedNetworks.ts'
import { clusterOf } from './networks.ts'
import { insideOf } from './session.ts'

/** Changes the nodes to read from and the cluster to name when signing. Does not involve the wallet. */
export function switchNetwork({ network, session }: { session: Session; network: Network }): void {
  const inside = insideOf(session)
  if (!inside?.open) throw new KitError(notConnected)
  // A wallet that does not list the cluster would simulate transactions on another one.
  if (!knowsNetwork(inside.session.provider, network))
    throw new KitError(networkUnsupported, { details: `The wallet does not list ${clusterOf(network)}.` })
  inside.setNetwork(network.id)
}
