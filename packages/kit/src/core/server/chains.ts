import type { Network } from '@latchkey/chains/driver'
import { supportedChains } from '@latchkey/protocol/http/chains'
import type { Kit } from '../kit.ts'
import { networks } from '../networks.ts'
import { callServer } from './callServer.ts'
import { ask, lifetimes } from './queries.ts'

/**
 * Whether the server reads a network. One that it does not read loses its
 * gateway, and with it what the modal offers through the server. Kept for a
 * day; a server that does not answer is no reason to hide anything.
 */
export async function checkServed(kit: Kit, network: Network): Promise<boolean> {
  const chains = await ask(kit, ['chains'], lifetimes.chains, (signal) =>
    callServer(kit, supportedChains, { signal, retries: 1 }),
  ).catch(() => undefined)
  const served = chains?.http.includes(network.id) ?? true
  if (!served) networks.of(kit).dispatch({ type: 'add', network: { ...network, gatewayUrl: undefined } })
  return served
}
