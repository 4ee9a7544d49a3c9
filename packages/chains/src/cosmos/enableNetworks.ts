import { connectionFailed } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Network } from '../driver.ts'
import { isDeclined } from '../isDeclined.ts'
import { isPending, messageOf } from '../providerError.ts'
import { until } from '../until.ts'
import type { KeplrProvider } from './keplr.ts'
import { chainOf } from './networks.ts'
import { toChainInfo } from './toChainInfo.ts'

/** Keplr never answers if the visitor closes the window of the suggestion. */
const suggestTimeoutMs = 60_000

/**
 * Asks for access to all networks at once; resolves to those that the wallet has.
 *
 * Networks that the wallet does not know are suggested to it. One that it does not take is left
 * out, and asked for again when the page switches to it. Rejects if that is `needed`.
 */
export async function enableNetworks(
  provider: KeplrProvider,
  { needed, networks, signal }: enableNetworks.Args,
): Promise<readonly Network[]> {
  const suggested = new Set<Network>()
  let wanted = networks
  for (;;) {
    try {
      const enabling = async () => await provider.enable(wanted.map(chainOf))
      await until(enabling(), { signal })
      return wanted
    } catch (error) {
      if (isKitError(error) || isDeclined(error) || isPending(error)) throw error
      const message = messageOf(error)
      const unknown = wanted.filter((network) => message.includes(chainOf(network)))
      // Some wallets do not say which. Without the others, it can only be the one.
      if (unknown.length === 0 && wanted.length > 1) wanted = [needed]
      else if (unknown.length === 0) unknown.push(needed)
      for (const network of unknown) {
        try {
          if (suggested.has(network)) throw error
          suggested.add(network)
          await suggest(provider, network, signal)
        } catch (refusal) {
          if (network === needed || signal?.aborted) throw refusal
          wanted = wanted.filter((one) => one !== network)
        }
      }
    }
  }
}

export declare namespace enableNetworks {
  type Args = {
    networks: readonly Network[]
    /** One of the networks. */
    needed: Network
    signal?: AbortSignal | undefined
  }
}

async function suggest(provider: KeplrProvider, network: Network, signal: AbortSignal | undefined) {
  const info = toChainInfo(network)
  if (!info || typeof provider.experimentalSuggestChain !== 'function')
    throw new KitError(connectionFailed, { details: `The wallet does not know ${network.name}.` })
  const suggesting = async () => await provider.experimentalSuggestChain?.(info)
  await until(suggesting(), { signal, timeoutMs: suggestTimeoutMs })
}
