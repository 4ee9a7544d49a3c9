import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Balance, Network } from '../driver.ts'
import { addressKey } from './addressShape.ts'

const nodeTimeoutMs = 10_000
/** A normal response has a few hundred bytes. */
const maxResponseBytes = 16_384
/** 21 million BTC, in satoshis. */
const maxSupply = 21_000_000n * 10n ** 8n

/**
 * The balance of an address, including unconfirmed transactions. Tries the network's
 * Esplora nodes in order until one responds.
 *
 * Does not use the gateway, which speaks bitcoind's RPC: bitcoind has no address index.
 */
export async function getBalance({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Balance> {
  const { decimals, symbol } = network.currency
  let cause: unknown
  for (const url of network.rpcUrls) {
    try {
      return { value: readBalance(await ask(url, address), address), decimals, symbol }
    } catch (error) {
      cause = error
    }
  }
  throw new KitError(tokenBalanceUnavailable, { cause })
}

async function ask(url: string, address: string): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/address/${encodeURIComponent(address)}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(nodeTimeoutMs),
  })
  if (!response.ok) throw new Error(`The node answered ${response.status}.`)
  return JSON.parse(await readText(response))
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

export function readBalance(answer: unknown, address: string): bigint {
  const {
    address: about,
    chain_stats: chain,
    mempool_stats: mempool,
  } = (answer ?? {}) as Record<string, unknown>
  if (typeof about !== 'string' || addressKey(about) !== addressKey(address))
    throw new Error('The node answered about another address.')
  const value = received(chain) + received(mempool)
  if (value < 0n || value > maxSupply) throw new Error('The node answered with an impossible balance.')
  return value
}

/** Received minus spent; can be negative in the mempool. */
function received(stats: unknown): bigint {
  const { funded_txo_sum: funded, spent_txo_sum: spent } = (stats ?? {}) as Record<string, unknown>
  return toSatoshis(funded) - toSatoshis(spent)
}

function toSatoshis(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw new Error('The node answered with no amount.')
}
