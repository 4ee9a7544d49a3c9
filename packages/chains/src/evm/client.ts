import { httpRequestFailed, requestTimedOut } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { type Chain, type Client, createClient, fallback, http, type Transport } from 'viem'
import type { Network } from '../driver.ts'
import { toChain } from './toChain.ts'

export type EvmClient = Client<Transport, Chain>
export type Transports = Readonly<Record<number, Transport>> | undefined

const defaultBlockTimeMs = 12_000
const idleAfterMs = 30_000
const rank = { interval: 4_000, sampleCount: 10, weights: { stability: 0.7, latency: 0.3 } }

// Drivers copy their networks, so an entry belongs to one driver and is collected with it.
const clients = new WeakMap<Network, EvmClient>()

/**
 * The viem client of a network: use it with the actions of `viem/actions`.
 *
 * It only sends requests to the network's gateway and `rpcUrls`, or to the host's
 * transport: CCIP-Read, which calls a gateway named by a contract, is off. It has no
 * actions attached, because a client with all public actions is several times the size.
 */
export function clientOf(network: Network, transports?: Transports): EvmClient {
  const known = clients.get(network)
  if (known) return known
  const chain = toChain(network)
  const client = createClient({
    chain,
    transport: transports?.[chain.id] ?? transportOf(network, chain.id),
    pollingInterval: pollingIntervalOf(network),
    batch: { multicall: { batchSize: 1024 } },
    ccipRead: false,
  })
  // Deduplicates concurrent equal requests; viem tracks up to 8192 of them.
  const { request } = client
  const once = (args: never, options?: object) => request(args, { dedupe: true, ...options })
  Object.assign(client, { request: once })
  clients.set(network, client)
  return client
}

/** Half the block time, within limits for very fast and very slow chains. */
function pollingIntervalOf({ blockTime = defaultBlockTimeMs }: Pick<Network, 'blockTime'>): number {
  return Math.min(Math.max(Math.floor(blockTime / 2), 500), 4_000)
}

/** The host's gateway, with the chain's public nodes as the fallback. */
function transportOf({ gatewayUrl, rpcUrls }: Network, chainId: number): Transport {
  if (!gatewayUrl) return toTransport(rpcUrls, chainId)
  const gateway = http(gatewayUrl, { ...nodeOptions, retryCount: 0 })
  return fallback([gateway, toTransport(rpcUrls, chainId)], { retryCount: 0 })
}

const nodeOptions = { batch: { batchSize: 1000 }, timeout: 10_000 }

/** A network's nodes in order, retried together and, if there are several, ranked while in use. */
function toTransport(urls: readonly string[], chainId: number): Transport {
  const nodes = urls.map((url) => ofChain(http(url, nodeOptions), chainId))
  // Retries are set here and not per node, so that a dead node falls back to the next immediately.
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
 * A node whose answers count once it has said that it is of the chain: the balance on another
 * chain would be wrong. It is asked together with the first request, in the same batch.
 */
function ofChain(node: Transport, chainId: number): Transport {
  // Out here, because viem opens the transport again for each request.
  let checked: Promise<boolean> | undefined
  return ((config) => {
    const transport = node(config)
    const check = () =>
      transport.request({ method: 'eth_chainId' }).then(
        (told) => Number(told) === chainId,
        (error: unknown) => {
          checked = undefined
          throw error
        },
      )
    const request: typeof transport.request = async (...args) => {
      const answer = transport.request(...args)
      answer.catch(() => undefined)
      checked ??= check()
      if (!(await checked)) throw new Error(`The node is not of chain ${chainId}.`)
      return await (answer as Promise<never>)
    }
    return { ...transport, request }
  }) as Transport
}

/**
 * viem ranks nodes by probing each of them every few seconds for the life of the page.
 * After half a minute without a request, probes wait for the next request, so an idle
 * page sends nothing. All nodes wait equally, which does not affect the ranking.
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

/** The error for nodes that did not respond, or not usefully. */
export function toReachError(cause: unknown): KitError {
  let layer = cause as Error | undefined
  while (layer && layer.name !== 'TimeoutError') layer = layer.cause as Error | undefined
  return new KitError(layer ? requestTimedOut : httpRequestFailed, { cause })
}
