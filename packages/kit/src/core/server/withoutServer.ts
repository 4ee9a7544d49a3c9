import type { Network } from '@latchkey/chains/driver'
import { httpRequestFailed, requestTimedOut } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import type { Kit } from '../kit.ts'

/** Drivers keep a client per network object, so the same network always becomes the same object. */
const known = new WeakMap<Network, Network>()

/**
 * The network as nodes see it that are not the server's: without its gateway, and without
 * `rpcUrls` that lead to it. What the server says is checked there, because it would only
 * confirm itself. No node may be left; the driver then fails as if none answered.
 */
export function withoutServer({ options }: Pick<Kit, 'options'>, network: Network): Network {
  const before = known.get(network)
  if (before) return before
  const server = originOf(options.api)
  const rpcUrls = network.rpcUrls.filter((url) => server === undefined || originOf(url) !== server)
  const same = network.gatewayUrl === undefined && rpcUrls.length === network.rpcUrls.length
  const own = same ? network : { ...network, gatewayUrl: undefined, rpcUrls }
  known.set(network, own)
  return own
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : URL.parse(url, globalThis.location?.href)?.origin
}

/** Asks nodes that are not the server's, and the server's where none of them answers. For what no lie can make costly. */
export async function askNodes<Value>(
  kit: Pick<Kit, 'options'>,
  network: Network,
  ask: (network: Network) => Promise<Value>,
): Promise<Value> {
  const apart = withoutServer(kit, network)
  if (apart === network) return await ask(network)
  try {
    return await ask(apart)
  } catch (error) {
    if (!isKitError(error, httpRequestFailed) && !isKitError(error, requestTimedOut)) throw error
    return await ask(network)
  }
}
