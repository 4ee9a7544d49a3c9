import { httpRequestFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Network } from '../driver.ts'

const paths = {
  address: (address) => `address/${address}`,
  address_utxos: (address) => `address/${address}/utxo`,
  address_txs: (address, last) => `address/${address}/txs${last === undefined ? '' : `/chain/${last}`}`,
  tx: (id) => `tx/${id}`,
  tx_hex: (id) => `tx/${id}/hex`,
  tx_status: (id) => `tx/${id}/status`,
  tx_outspend: (id, output) => `tx/${id}/outspend/${output}`,
  fees: () => 'fee-estimates',
  tip: () => 'blocks/tip/height',
  block_hash: (height) => `block-height/${height}`,
  broadcast: () => 'tx',
} as const satisfies Readonly<Record<string, (...params: readonly (string | undefined)[]) => string>>

export type EsploraMethod = keyof typeof paths

/** Nodes answer these with 404 if there is no such transaction. */
const canBeMissing: ReadonlySet<EsploraMethod> = new Set(['tx', 'tx_hex', 'tx_status', 'tx_outspend'])
const isText: ReadonlySet<EsploraMethod> = new Set(['tx_hex', 'block_hash', 'broadcast'])

const requestTimeoutMs = 10_000
/** A normal response has a few hundred bytes. */
const maxResponseBytes = 16_384
/** About 9,000 coins, or the hex of the largest transaction that nodes relay, twice. */
const maxLargeResponseBytes = 2_000_000
const isLarge: ReadonlySet<EsploraMethod> = new Set(['address_utxos', 'address_txs', 'tx', 'tx_hex'])

/** A node's reason for not broadcasting a transaction, with bitcoind's code. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** bitcoind's codes: not decoded, missing inputs, rejected. */
const refusals: ReadonlySet<unknown> = new Set([-22, -25, -26])
/** bitcoind's code for a transaction that is in a block already. */
const alreadyInBlock = -27

/**
 * Sends a request to the network's gateway, which speaks JSON-RPC, then to its nodes, which
 * are Esplora REST APIs, in order until one gives an answer that `read` accepts. `read` gets
 * `null` for a transaction that the node does not know, and throws if the answer is not valid.
 *
 * A broadcast that a node refuses is tried at the next one, which may have other limits;
 * rejects with a {@link RefusedError} if none accepts it.
 *
 * @see https://github.com/Blockstream/esplora/blob/master/API.md
 */
export async function askEsplora<value>(
  network: Network,
  method: EsploraMethod,
  params: readonly (string | number)[],
  read: (answer: unknown) => value,
  signal?: AbortSignal | undefined,
): Promise<value> {
  const { gatewayUrl, rpcUrls } = network
  const nodes = rpcUrls.map((url): Node => ({ url: url.replace(/\/+$/, ''), ask: askRest }))
  if (gatewayUrl) nodes.unshift({ url: gatewayUrl, ask: askGateway })
  let last: unknown
  for (const node of nodes) {
    if (signal?.aborted) break
    try {
      await checkChain(network, node)
      return read(await node.ask(node.url, method, params, signal))
    } catch (error) {
      if (!(last instanceof RefusedError)) last = error
    }
  }
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  if (last instanceof RefusedError) throw last
  throw new KitError(httpRequestFailed, { cause: last })
}

type Ask = (
  url: string,
  method: EsploraMethod,
  params: readonly (string | number)[],
  signal?: AbortSignal | undefined,
) => Promise<unknown>
type Node = { readonly url: string; readonly ask: Ask }

const checks = new WeakMap<Network, Map<string, Promise<void>>>()

/** Rejects if the node serves another network than its URL was configured for. Asks each node once. */
async function checkChain(network: Network, { ask, url }: Node): Promise<void> {
  const known = checks.get(network) ?? new Map<string, Promise<void>>()
  checks.set(network, known)
  const check =
    known.get(url) ??
    ask(url, 'block_hash', [0]).then((hash) => {
      // CAIP-2: the first 32 characters of the first block's hash.
      if (!isHash(hash) || `bip122:${hash.slice(0, 32)}` !== network.id)
        throw new Error('The node serves another network.')
    })
  known.set(url, check)
  try {
    await check
  } catch (error) {
    known.delete(url)
    throw error
  }
}

const askRest: Ask = async (url, method, params, signal) => {
  const toPath: (...texts: readonly string[]) => string = paths[method]
  const isBroadcast = method === 'broadcast'
  const path = toPath(...params.map((param) => encodeURIComponent(param)))
  const response = await fetch(`${url}/${path}`, {
    ...(isBroadcast
      ? { method: 'POST', body: String(params[0]), headers: { 'content-type': 'text/plain' } }
      : { headers: { accept: isText.has(method) ? 'text/plain' : 'application/json' } }),
    signal: within(signal),
  })
  if (response.status === 404 && canBeMissing.has(method)) return null
  const text = await readText(response, isLarge.has(method) ? maxLargeResponseBytes : maxResponseBytes)
  if (response.ok) return isText.has(method) ? text.trim() : JSON.parse(text)
  if (isBroadcast && response.status < 500 && response.status !== 429) {
    const [, code] = /"code":\s*(-?\d{1,6})/.exec(text) ?? []
    const [, message = text] = /"message":\s*"([^"]{0,500})/.exec(text) ?? []
    return toBroadcastAnswer(Number(code), message)
  }
  throw new Error(`The node answered ${response.status}.`)
}

const askGateway: Ask = async (url, method, params, signal) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: within(signal),
  })
  const text = await readText(response, isLarge.has(method) ? maxLargeResponseBytes : maxResponseBytes)
  const answer: unknown = JSON.parse(text)
  if (!isRecord(answer)) throw new Error('The gateway answered with no object.')
  const { error, result } = answer
  if (isRecord(error) && method === 'broadcast' && response.status !== 429 && response.status < 500)
    return toBroadcastAnswer(Number(error.code), String(error.message))
  if (!response.ok || error || result === undefined || (result === null && !canBeMissing.has(method)))
    throw new Error(`The gateway answered ${response.status}.`)
  return result
}

/** The result is not used by callers, who know the id of what they broadcast. */
function toBroadcastAnswer(code: number, message: string): null {
  if (code === alreadyInBlock || /already.{0,20}(known|mempool|block chain|utxo set)/i.test(message))
    return null
  if (refusals.has(code)) throw new RefusedError(code, message.slice(0, 500))
  throw new Error(`The node answered ${code}.`)
}

function within(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(requestTimeoutMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Reads the body up to a size limit, so that a node cannot fill the page's memory. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw new Error('The response of the node is too long.')
    }
    text += decoder.decode(value, { stream: true })
  }
  return text
}

/** Whether the value is the id of a transaction or block. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value)
}

/** 21 million BTC, in satoshis. */
export const maxSupply = 21_000_000n * 10n ** 8n

/** An amount in a node's response. Throws unless it is an integer that the supply allows. */
export function toSatoshis(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && BigInt(value) <= maxSupply)
    return BigInt(value)
  throw new Error('The node answered with no amount.')
}
