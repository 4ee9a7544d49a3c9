import { httpRequestFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network } from '../driver.ts'

/** What a node said no with. */
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

const timeout = 10_000
// The node itself is behind, or does not serve this: another one may.
const elsewhere = new Set([-32601, -32603, -32005, -32004, -32014, -32016])

/**
 * Asks a network's gateway and its nodes in order; the first that answers wins.
 *
 * Amounts beyond what a number holds exactly come as text: see {@link toUnits}.
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
      return await askNode(url, method, params, signal)
    } catch (error) {
      last = error
      if (error instanceof RpcError && !elsewhere.has(error.code)) break
    }
  }
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  if (last instanceof RpcError) throw last
  throw new KitError(httpRequestFailed, { cause: last })
}

async function askNode(
  url: string,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const limit = AbortSignal.timeout(timeout)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  const answer = parse(await response.text()) as { result?: unknown; error?: unknown } | null
  if (typeof answer !== 'object' || answer === null) throw new Error(`${method} was answered with no object`)
  const { code, data, message } = (answer.error ?? {}) as Record<string, unknown>
  // A gateway's own refusal is none of the chain's: another node may answer.
  const busy = response.status === 429 || response.status >= 500
  if (Number.isInteger(code) && !busy)
    throw new RpcError(code as number, String(message).slice(0, 1_000), data)
  if (!response.ok || answer.result === undefined)
    throw new Error(`${method} was answered ${response.status}`)
  return answer.result
}

/** Whole numbers of 16 digits and more as text; strings and numbers are stepped over whole, whatever is in them. */
function parse(text: string): unknown {
  const exact = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g, (part) =>
    /^-?\d{16,}$/.test(part) ? `"${part}"` : part,
  )
  return JSON.parse(exact)
}

/** An amount of a node's answer: whole and not negative, or it is no answer. */
export function toUnits(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value)
  throw new KitError(httpRequestFailed, { details: 'The node answered with no amount.' })
}

/** The field of an answer that has one. */
export function resultOf(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null && 'value' in answer) return answer.value
  throw new KitError(httpRequestFailed, { details: 'The node answered in another shape.' })
}
