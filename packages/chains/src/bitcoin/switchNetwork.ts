import {
  networkSwitchFailed,
  networkSwitchRejected,
  networkUnsupported,
  notConnected,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Network, Session } from '../driver.ts'
import { isDeclined } from '../isDeclined.ts'
import { insideOf } from './session.ts'

// Some wallets respond before they have switched.
const recheckDelaysMs = [0, 100, 200, 400, 800, 1_600]

/** Asks the wallet to switch networks, if it has a request for it. Resolves once it has switched. */
export async function switchNetwork({ network, session }: switchNetwork.Args): Promise<void> {
  if (session.network === network.id) return
  const inside = insideOf(session)
  if (!inside?.live.open) throw new KitError(notConnected)
  const values = { network: network.name }
  if (!inside.link.switchNetwork)
    throw new KitError(networkSwitchFailed, {
      values,
      details: 'The wallet has no request for it: the visitor can switch in the wallet.',
    })
  try {
    await inside.link.switchNetwork(network)
  } catch (cause) {
    if (isKitError(cause, networkUnsupported)) throw cause
    if (isDeclined(cause)) throw new KitError(networkSwitchRejected, { cause })
    throw new KitError(networkSwitchFailed, { values, cause })
  }
  for (const delay of recheckDelaysMs) {
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (session.network !== network.id) await inside.look()
    if (session.network === network.id) return
    if (!inside.live.open) throw new KitError(notConnected)
  }
  throw new KitError(networkSwitchFailed, {
    values,
    details: `The wallet agreed to ${network.id} but stayed on ${session.network}.`,
  })
}

export declare namespace switchNetwork {
  type Args = { session: Session; network: Network }
}
