import {
  badTransactionHash,
  httpRequestFailed,
  receiptNotFound,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Driver, Network, Receipt } from '../driver.ts'
import { addressKey } from './addressShape.ts'
import { askEsplora, isHash } from './esplora.ts'

/** Nodes are asked this often per block: every 30 seconds on mainnet. */
const pollsPerBlock = 20
const minPollIntervalMs = 50
/** Two blocks: 20 minutes on mainnet. Counted in polls, because a laptop may sleep in between. */
const maxUnknownPolls = 2 * pollsPerBlock

/**
 * Resolves when the transaction is in a block, or another one that spends the same coins is.
 * There is no time limit: a transaction with a low fee can wait for days.
 *
 * Rejects if the nodes do not know the transaction for two blocks. That does not mean it
 * failed: other nodes may still have it.
 */
export async function waitForTransaction({ handle, network, signal }: Driver.WaitArgs): Promise<Receipt> {
  const { data = {}, hash } = handle
  if (!isHash(hash)) throw new KitError(badTransactionHash, { details: `Got ${JSON.stringify(hash)}.` })
  const pollIntervalMs = Math.max((network.blockTime ?? 600_000) / pollsPerBlock, minPollIntervalMs)
  let unknownPolls = 0
  let failure: unknown
  while (unknownPolls < maxUnknownPolls) {
    try {
      const seen = await look(network, hash, data, signal)
      if (typeof seen === 'object') return seen
      unknownPolls = seen === 'pending' ? 0 : unknownPolls + 1
      failure = undefined
    } catch (error) {
      unknownPolls++
      failure = error
    }
    if (!signal?.aborted) await sleep(pollIntervalMs, signal)
    if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  }
  throw failure ? new KitError(httpRequestFailed, { cause: failure }) : new KitError(receiptNotFound)
}

type Facts = Readonly<Record<string, string>>

async function look(
  network: Network,
  hash: string,
  data: Facts,
  signal: AbortSignal | undefined,
): Promise<Receipt | 'pending' | 'unknown'> {
  const status = await readStatus(network, hash, signal)
  if (status === 'confirmed') return { hash, status: 'success' }
  if (status === 'pending') return status
  const other = await findSpender(network, hash, data.inputs, signal)
  if (other?.confirmed) return await toReplaced(network, other.id, data, signal)
  // While the other one is unconfirmed too, either can be mined.
  return other ? 'pending' : 'unknown'
}

async function readStatus(network: Network, hash: string, signal: AbortSignal | undefined) {
  // Not `tx_status`, which is the same for a pending and for an unknown transaction.
  return await askEsplora(
    network,
    'tx',
    [hash],
    (answer) => {
      if (answer === null) return 'unknown'
      const { status, txid } = isRecord(answer) ? answer : {}
      if (txid !== hash) throw new Error('The node answered about another transaction.')
      return isConfirmed(status) ? 'confirmed' : 'pending'
    },
    signal,
  )
}

function isConfirmed(status: unknown): boolean {
  const { confirmed } = isRecord(status) ? status : {}
  if (typeof confirmed === 'boolean') return confirmed
  throw new Error('The node answered with no status.')
}

type Spender = { readonly id: string; readonly confirmed: boolean }

/** Another transaction that spends one of the coins. */
async function findSpender(
  network: Network,
  hash: string,
  inputs = '',
  signal: AbortSignal | undefined,
): Promise<Spender | undefined> {
  for (const input of inputs.split(',').slice(0, 20)) {
    const [, id, index] = /^([\da-f]{64}):(\d{1,10})$/.exec(input) ?? []
    if (!id || !index) continue
    const read = (answer: unknown) => toSpender(answer, hash)
    const spender = await askEsplora(network, 'tx_outspend', [id, index], read, signal)
    if (spender) return spender
  }
  return undefined
}

function toSpender(answer: unknown, hash: string): Spender | undefined {
  const { spent, status, txid } = isRecord(answer) ? answer : {}
  if (spent !== true || txid === hash) return undefined
  if (!isHash(txid)) throw new Error('The node answered with no transaction id.')
  return { id: txid, confirmed: isConfirmed(status) }
}

/** A wallet that speeds a transaction up pays the same again; one that cancels it does not. */
async function toReplaced(
  network: Network,
  hash: string,
  { amount, to }: Facts,
  signal: AbortSignal | undefined,
): Promise<Receipt> {
  const paysTheSame = await askEsplora(
    network,
    'tx',
    [hash],
    (answer) => {
      const { txid, vout } = isRecord(answer) ? answer : {}
      if (txid !== hash || !Array.isArray(vout)) throw new Error('The node answered with no transaction.')
      return vout.some((output) => {
        const { scriptpubkey_address: address, value } = isRecord(output) ? output : {}
        return (
          typeof address === 'string' &&
          to !== undefined &&
          addressKey(address) === addressKey(to) &&
          String(value) === amount
        )
      })
    },
    signal,
  )
  return { hash, status: paysTheSame ? 'success' : 'dropped', replaced: true }
}

function sleep(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, durationMs)
    signal?.addEventListener('abort', done)
  })
}
