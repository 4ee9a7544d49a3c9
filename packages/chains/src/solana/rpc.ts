import { httpRequestFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network } from '../driver.ts'
import { until } from '../until.ts'
import { isOfNetwork } from './isOfNetwork.ts'

/** An error response of a node. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

const requestTimeoutMs = 10_000
// The node is behind or does not support the method; another node may.
const retryElsewhere = new Set([-32601, -32603, -32005, -32004, -32014, -32016])

/**
 * Sends a request to the network's gateway, then to its nodes in order, until one responds.
 *
 * Integers too large for a JavaScript number are returned as strings: see {@link toUnits}.
 */
export async function askRpc(
  network: Network,
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal | undefined,
): Promise<unknown> {
  const { gatewayUrl, rpcUrls } = network
  const urls = gatewayUrl ? [gatewayUrl, ...rpcUrls] : rpcUrls
  let last: unknown
  for (const url of urls) {
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    try {
      const answer = askNode(url, method, params, signal)
      // Sent at the same time. The gateway knows its own nodes.
      if (url !== gatewayUrl) await requireNetwork(network, url, answer, signal)
      return await answer
    } catch (error) {
      last = error
      if (error instanceof RpcError && !retryElsewhere.has(error.code)) break
    }
  }
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  if (last instanceof RpcError) throw last
  throw new KitError(httpRequestFailed, { cause: last })
}

async function requireNetwork(
  network: Network,
  url: string,
  answer: Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  answer.catch(() => undefined)
  // One visitor's abort must not end what others wait for too.
  const isOf = isOfNetwork(network, url, () => askNode(url, 'getGenesisHash', [], undefined))
  if (!(await until(isOf, { signal }))) throw new Error(`the node is not of ${network.name}`)
}

async function askNode(
  url: string,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const limit = AbortSignal.timeout(requestTimeoutMs)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  const answer = parse(await response.text()) as { result?: unknown; error?: unknown } | null
  if (typeof answer !== 'object' || answer === null) throw new Error(`${method} was answered with no object`)
  const { code, data, message } = (answer.error ?? {}) as Record<string, unknown>
  // The gateway itself is rate limiting or failing; another node may respond.
  const busy = response.status === 429 || response.status >= 500
  if (Number.isInteger(code) && !busy)
    throw new RpcError(code as number, String(message).slice(0, 1_000), data)
  if (!response.ok || answer.result === undefined)
    throw new Error(`${method} was answered ${response.status}`)
  return answer.result
}

/**
 * Parses JSON with integers of 16 or more digits as strings. The pattern matches whole JSON strings,
 * so digits inside them stay.
 */
export function parse(text: string): unknown {
  // First, because the pattern takes quadratic time where a quote is never closed, and would
  // make JSON of digits that are not a number.
  const rounded: unknown = JSON.parse(text)
  if (!/\d{16}/.test(text)) return rounded
  const exact = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g, (part) =>
    /^-?\d{16,}$/.test(part) ? `"${part}"` : part,
  )
  return JSON.parse(exact)
}

/** An amount in a node's response. Throws unless it is a non-negative integer. */
export function toUnits(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value)
  throw new KitError(httpRequestFailed, { details: 'The node answered with no amount.' })
}

/** The `value` of a response. Throws if there is none. */
export function resultOf(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null && 'value' in answer) return answer.value
  throw new KitError(httpRequestFailed, { details: 'The node answered in another shape.' })
}
