import { httpRequestFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Network } from '../driver.ts'
import { until } from '../until.ts'
import { chainOf } from './networks.ts'

/** An error response of a node. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  /** What went wrong: CometBFT has the same code and message for most errors. */
  readonly data: string
  constructor(code: number, message: string, data: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.data = data
  }
}

const requestTimeoutMs = 10_000
/** A block can have some megabytes, in base64. */
const maxResponseBytes = 8 * 2 ** 20
const internalError = -32603
const methodNotFound = -32601
/** Internal errors by name that every node answers the same. For others, another node is asked. */
const finalWords = /\bnot found\b|already (exists )?in (the )?(mempool )?cache/i

/** The node was asked, and it is not known what became of it. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

/** Nodes are asked for their chain once. */
const checks = new WeakMap<Network, Map<string, Promise<void>>>()

/**
 * Sends a request to the network's gateway, then to its nodes in order, until one responds. Nodes of
 * another chain are skipped.
 *
 * If none does, the `cause` of the error is a {@link NoAnswerError} if one may have taken the request.
 */
export async function askRpc(
  network: Network,
  method: string,
  params: Readonly<Record<string, unknown>>,
  signal?: AbortSignal | undefined,
): Promise<unknown> {
  const { gatewayUrl, rpcUrls } = network
  let last: unknown
  let said: RpcError | undefined
  let lost: NoAnswerError | undefined
  for (const url of gatewayUrl ? [gatewayUrl, ...rpcUrls] : rpcUrls) {
    if (signal?.aborted) break
    try {
      await until(checkChain(network, url), { signal })
    } catch (error) {
      last = error
      continue
    }
    try {
      return await askNode(url, method, params, signal)
    } catch (error) {
      last = error
      if (error instanceof NoAnswerError) lost = error
      if (!(error instanceof RpcError)) continue
      said = error
      if (!isOfNode(error)) break
    }
  }
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  if (said) throw new RpcError(said.code, said.message, said.data, { cause: lost })
  throw new KitError(httpRequestFailed, { cause: lost ?? last })
}

/** Whether the error says something about the node only: it lags, or lacks the method or an index. */
function isOfNode({ code, data }: RpcError): boolean {
  return code === methodNotFound || (code === internalError && !finalWords.test(data))
}

function checkChain(network: Network, url: string): Promise<void> {
  const known = checks.get(network) ?? new Map<string, Promise<void>>()
  checks.set(network, known)
  const check = known.get(url) ?? readChain(network, url)
  known.set(url, check)
  // A node that failed is asked again.
  check.catch(() => known.delete(url))
  return check
}

async function readChain(network: Network, url: string): Promise<void> {
  const status = await askNode(url, 'status', {})
  const info = isRecord(status) && isRecord(status.node_info) ? status.node_info : {}
  if (info.network !== chainOf(network))
    throw new Error(`${url} is a node of "${String(info.network).slice(0, 50)}", not of ${network.id}`)
}

async function askNode(
  url: string,
  method: string,
  params: Readonly<Record<string, unknown>>,
  signal?: AbortSignal | undefined,
): Promise<unknown> {
  const limit = AbortSignal.timeout(requestTimeoutMs)
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }
  const response = await orLost(() => fetch(url, request))
  // It did not take the request: it limits requests, or the gateway does not have the method.
  if (response.status >= 400 && response.status < 500)
    throw new Error(`${method} was answered ${response.status}`)
  const answer = await orLost(async () => JSON.parse(await readText(response)))
  const { error, result } = isRecord(answer) ? answer : {}
  // CometBFT sends errors with the status 500; those of a gateway that fails are others.
  if (isRecord(error) && Number.isInteger(error.code) && (response.ok || response.status === 500))
    throw new RpcError(error.code as number, String(error.message).slice(0, 1_000), textOf(error.data))
  if (response.ok && result !== undefined) return result
  throw new NoAnswerError(`${method} was answered ${response.status}`)
}

async function orLost<value>(work: () => Promise<value>): Promise<value> {
  try {
    return await work()
  } catch (cause) {
    throw new NoAnswerError(String(cause), { cause })
  }
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data.slice(0, 1_000) : ''
}

/** Reads the body up to a size limit, so that a node cannot fill the page's memory. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > maxResponseBytes) {
      await reader.cancel()
      throw new Error('The response of the node is too long.')
    }
    text += decoder.decode(value, { stream: true })
  }
  return text
}
