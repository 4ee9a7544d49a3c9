import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Balance, Network } from '../driver.ts'
import { addressKey } from './addressShape.ts'

/** How long a node may take. */
const nodeTimeoutMs = 10_000
/** An answer has a few hundred bytes. */
const largestAnswerBytes = 16_384
/** All there will ever be, in satoshis. */
const supply = 21_000_000n * 10n ** 8n

/**
 * What an address has, with what is on its way to and from it: read from the
 * network's Esplora nodes in order, the first that answers wins.
 *
 * A gateway is not asked: it speaks the RPC of bitcoind, which has no index of addresses.
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

/** The body, as long as it is no longer than any answer: a node must not fill the page's memory. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > largestAnswerBytes) {
      await reader.cancel()
      throw new Error('The node answered at too great a length.')
    }
    text += decoder.decode(value, { stream: true })
  }
  return text
}

function readBalance(answer: unknown, address: string): bigint {
  const {
    address: about,
    chain_stats: chain,
    mempool_stats: mempool,
  } = (answer ?? {}) as Record<string, unknown>
  if (typeof about !== 'string' || addressKey(about) !== addressKey(address))
    throw new Error('The node answered about another address.')
  const value = received(chain) + received(mempool)
  if (value < 0n || value > supply) throw new Error('The node answered with an impossible balance.')
  return value
}

/** What came in less what went out; the latter may be more in the mempool. */
function received(stats: unknown): bigint {
  const { funded_txo_sum: funded, spent_txo_sum: spent } = (stats ?? {}) as Record<string, unknown>
  return toSatoshis(funded) - toSatoshis(spent)
}

function toSatoshis(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw new Error('The node answered with no amount.')
}
