import { httpRequestFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { ChainId, Network } from '../driver.ts'

/** An error response of a node. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown
  /** Another node was sent the same request before, and did not respond. */
  isRepeated = false
  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

const requestTimeoutMs = 10_000
const maxResponseBytes = 64 * 1024
/** For metadata, blocks and the events of a block. A block has at most 5 MB, which are 10 MB in hex. */
export const largeResponseBytes = 12 * 1024 * 1024

/** The transaction pool judged the transaction. Other errors may be this node's own, so the next one is asked. */
const poolErrors = new Set([1010, 1013, 1014])

/** Chains that are easily taken for Asset Hub. */
const relayChains: Readonly<Partial<Record<ChainId, string>>> = {
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 'Polkadot',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 'Kusama',
}

/** The genesis hash of each node that was asked for it, by network and URL. */
const genesisHashes = new Map<string, Promise<string>>()

/**
 * Sends a request to the network's gateway, then to its nodes in order, until one responds.
 *
 * A node is only asked after it has shown that it is on the network: the relay chain, for
 * example, would answer that every account is empty.
 */
export async function askRpc(
  { gatewayUrl, id, rpcUrls }: Network,
  method: string,
  params: readonly unknown[],
  options: askRpc.Options = {},
): Promise<unknown> {
  const { signal } = options
  let last: unknown
  for (const url of gatewayUrl ? [gatewayUrl, ...rpcUrls] : rpcUrls) {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    try {
      await readGenesis(url, id)
      return await askNode(url, method, params, options)
    } catch (error) {
      if (error instanceof RpcError) error.isRepeated = last !== undefined && !(last instanceof RpcError)
      last = error
      if (error instanceof RpcError && poolErrors.has(error.code)) break
    }
  }
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  if (last instanceof RpcError || last instanceof KitError) throw last
  throw new KitError(httpRequestFailed, { cause: last })
}

export declare namespace askRpc {
  type Options = {
    signal?: AbortSignal | undefined
    /** @default 64 kB */
    maxBytes?: number | undefined
  }
}

/** The genesis hash of the network, of which its id has the first half. */
export async function readGenesisHash(network: Network): Promise<string> {
  const hash = await askRpc(network, 'chain_getBlockHash', [0])
  if (isGenesisOf(hash, network.id)) return hash
  throw new KitError(httpRequestFailed, { details: `No node is on ${network.id}.` })
}

function readGenesis(url: string, id: ChainId): Promise<string> {
  const key = `${id} ${url}`
  const known = genesisHashes.get(key)
  if (known) return known
  const asked = askGenesis(url, id)
  genesisHashes.set(key, asked)
  // Asked again after a failure: the node may have been replaced.
  asked.catch(() => genesisHashes.delete(key))
  return asked
}

async function askGenesis(url: string, id: ChainId): Promise<string> {
  const hash = await askNode(url, 'chain_getBlockHash', [0], {})
  if (isGenesisOf(hash, id)) return hash
  const other: ChainId = `polkadot:${String(hash).slice(2, 34)}`
  const relay = relayChains[other]
  throw new KitError(httpRequestFailed, {
    details: relay
      ? `${hostOf(url)} is a node of ${relay}'s relay chain, where every account is empty. Use a node of Asset Hub.`
      : `${hostOf(url)} is a node of ${other}, not of ${id}.`,
  })
}

function isGenesisOf(hash: unknown, id: ChainId): hash is string {
  return typeof hash === 'string' && /^0x[\da-f]{64}$/.test(hash) && id === `polkadot:${hash.slice(2, 34)}`
}

/** Without the path, which may contain a key. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'The address'
}

async function askNode(
  url: string,
  method: string,
  params: readonly unknown[],
  { maxBytes = maxResponseBytes, signal }: askRpc.Options,
): Promise<unknown> {
  const limit = AbortSignal.timeout(requestTimeoutMs)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  const answer: unknown = JSON.parse(await readText(response, maxBytes))
  if (typeof answer !== 'object' || answer === null) throw new Error(`${method} was answered with no object`)
  const { error, result } = answer as { error?: unknown; result?: unknown }
  const { code, data, message } = (error ?? {}) as Record<string, unknown>
  // The gateway itself is rate limiting or failing; another node may respond.
  const busy = response.status === 429 || response.status >= 500
  if (Number.isInteger(code) && !busy)
    throw new RpcError(code as number, String(message).slice(0, 1_000), data)
  if (!response.ok || result === undefined) throw new Error(`${method} was answered ${response.status}`)
  return result
}

/** Reads the body up to a size limit. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new Error('the response is too long')
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
