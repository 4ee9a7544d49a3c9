import { httpRequestFailed, requestTimedOut } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { type Chain, type ChainFees, type Client, createClient, fallback, http, type Transport } from 'viem'
import type { Network } from '../driver.ts'

export type EvmClient = Client<Transport, Chain>
export type Transports = Readonly<Record<number, Transport>> | undefined

const defaultBlockTime = 12_000
const idleAfterMs = 30_000
const rank = { interval: 4_000, sampleCount: 10, weights: { stability: 0.7, latency: 0.3 } }

// A driver copies its networks, so an entry is one driver's alone and goes with it.
const clients = new WeakMap<Network, EvmClient>()

/**
 * The viem client of a network: use it with the actions of `viem/actions`.
 *
 * It talks to the network's gateway and `rpcUrls` (or to the host's transport) and to
 * nothing else: reading from a gateway that a contract names (CCIP-Read) is off. A bare
 * client, because one with every public action is several times its size.
 */
export function clientOf(network: Network, transports?: Transports): EvmClient {
  const known = clients.get(network)
  if (known) return known
  const chain = toChain(network)
  const client = createClient({
    chain,
    transport: transports?.[chain.id] ?? transportOf(network),
    pollingInterval: pollingIntervalOf(network),
    batch: { multicall: { batchSize: 1024 } },
    ccipRead: false,
  })
  // Equal requests of one moment are made once: viem keeps up to 8192 that are under way.
  const { request } = client
  const once = (args: never, options?: object) => request(args, { dedupe: true, ...options })
  Object.assign(client, { request: once })
  clients.set(network, client)
  return client
}

/** Half a block, but neither hammering a fast chain nor sleeping through a slow one. */
function pollingIntervalOf({ blockTime = defaultBlockTime }: Pick<Network, 'blockTime'>): number {
  return Math.min(Math.max(Math.floor(blockTime / 2), 500), 4_000)
}

/** The host's own gateway, and only when it fails the chain's public nodes. */
function transportOf({ gatewayUrl, rpcUrls }: Network): Transport {
  if (!gatewayUrl) return toTransport(rpcUrls)
  const gateway = http(gatewayUrl, { ...nodeOptions, retryCount: 0 })
  return fallback([gateway, toTransport(rpcUrls)], { retryCount: 0 })
}

const nodeOptions = { batch: { batchSize: 1000 }, timeout: 10_000 }

/** A network's nodes in order of trust, retried together and, where there are several, ranked while in use. */
function toTransport(urls: readonly string[]): Transport {
  const nodes = urls.map((url) => http(url, nodeOptions))
  // Here and not on each node: a dead node must be left for the next one at once.
  const retries = { retryCount: 3, retryDelay: 150 }
  if (nodes.length < 2) return fallback(nodes, retries)

  const { ping, touch } = rankWhileUsed()
  const ranked = fallback(nodes, { ...retries, rank: { ...rank, ping } })
  return ((config) => {
    const transport = ranked(config)
    const request: typeof transport.request = (...args) => {
      touch()
      return transport.request(...args)
    }
    return { ...transport, request }
  }) as Transport
}

/**
 * viem ranks by asking every node every few seconds for as long as the page
 * lives. A probe after half a minute without a request waits for the next one,
 * so an idle page is silent. All nodes wait alike: the order is not changed by it.
 */
function rankWhileUsed() {
  let lastUse = Date.now()
  let asleep: Promise<void> | undefined
  let wake: (() => void) | undefined
  return {
    touch() {
      lastUse = Date.now()
      wake?.()
      asleep = wake = undefined
    },
    async ping({ transport }: { transport: ReturnType<Transport> }) {
      if (Date.now() - lastUse > idleAfterMs) {
        asleep ??= new Promise((resolve) => {
          wake = resolve
        })
        await asleep
      }
      return await transport.request({ method: 'eth_blockNumber' })
    },
  }
}

function toChain(network: Network): Chain {
  const native = network.native as Chain | undefined
  const { explorer } = network
  return {
    ...(explorer && { blockExplorers: { default: explorer } }),
    ...native,
    id: Number(network.id.slice('eip155:'.length)),
    name: network.name,
    nativeCurrency: network.currency,
    rpcUrls: { default: { http: network.rpcUrls } },
    fees: { ...native?.fees, baseFeeMultiplier: multiplierOf(native?.fees) },
  }
}

type Multiplier = NonNullable<ChainFees['baseFeeMultiplier']>

/** The chain's own, or 1.2. Below 1 a transaction would not even pay for the block it was made in. */
function multiplierOf({ baseFeeMultiplier = 1.2 }: ChainFees = {}): Multiplier {
  if (typeof baseFeeMultiplier === 'number') return Math.max(1, baseFeeMultiplier)
  return async (args) => Math.max(1, await baseFeeMultiplier(args))
}

/** Why no node gave an answer that can be used. */
export function toReachError(cause: unknown): KitError {
  let layer = cause as Error | undefined
  while (layer && layer.name !== 'TimeoutError') layer = layer.cause as Error | undefined
  return new KitError(layer ? requestTimedOut : httpRequestFailed, { cause })
}
