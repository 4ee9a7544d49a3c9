import type { Network } from '@latchkey/chains/driver'
import { supportedChains } from '@latchkey/protocol/http/chains'
import { networks } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { ask, lifetimesMs } from './queries.ts'

/**
 * Whether the server supports a network, cached for a day. If not, removes the
 * gateway of the network, which hides the features that need it. If the server
 * does not answer, the network counts as supported.
 */
export async function checkServed(kit: Kit, network: Network): Promise<boolean> {
  const chains = await ask(kit, ['chains'], lifetimesMs.chains, (signal) =>
    callServer(kit, supportedChains, { signal, retries: 1 }),
  ).catch(() => undefined)
  const served = chains?.http.includes(network.id) ?? true
  if (!served) networks.of(kit).dispatch({ type: 'add', network: { ...network, gatewayUrl: undefined } })
  return served
}
