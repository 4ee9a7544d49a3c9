import { badTransactionHash } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Driver, Network, RecordedTransfer, TransferRecord } from '../driver.ts'
import { isDenom } from './denom.ts'
import { findTx, isHash } from './findTx.ts'
import { nativeOf } from './networks.ts'
import { toNodeError } from './nodeError.ts'
import { askRpc } from './rpc.ts'
import { toAddress } from './toAddress.ts'
import { readTip } from './waitForTransaction.ts'

const maxEvents = 2_000
const maxCoins = 100

const pending: TransferRecord = { status: 'pending', confirmations: 0, transfers: [] }

/** What a transaction transferred, according to the events of the bank module. */
export async function readTransfers({ handle, network }: Driver.WaitArgs): Promise<TransferRecord> {
  const { hash } = handle
  if (!isHash(hash)) throw new KitError(badTransactionHash, { details: `Got ${JSON.stringify(hash)}.` })
  try {
    const found = await findTx(network, hash)
    if (!found) return pending
    const [at, tip] = await Promise.all([readTime(network, found.height), readTip(network)])
    const confirmations = tip < found.height ? 1 : Number(tip - found.height) + 1
    const facts = { ...(at !== undefined && { at }), confirmations }
    if (found.code !== 0) return { ...facts, status: 'reverted', transfers: [] }
    return { ...facts, status: 'success', transfers: toTransfers(found.events, network) }
  } catch (cause) {
    throw toNodeError(cause)
  }
}

/** The time of a block, in Unix milliseconds; undefined if the node does not say. */
async function readTime(network: Network, height: bigint): Promise<number | undefined> {
  const answer = await askRpc(network, 'header', { height: height.toString() }).catch(() => undefined)
  const header = isRecord(answer) && isRecord(answer.header) ? answer.header : {}
  const at = typeof header.time === 'string' ? Date.parse(header.time) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

function toTransfers(events: unknown, network: Network): readonly RecordedTransfer[] {
  if (!Array.isArray(events) || events.length > maxEvents) throw new Error('The node has no events.')
  const moved = events
    .filter((event) => isRecord(event) && event.type === 'transfer')
    .map((event: Record<string, unknown>) => toAttributes(event.attributes))
  // The payment of the fee is an event too, but not one of a message. Before version 0.50 of the SDK
  // events do not say that.
  const ofMessages = moved.filter(({ msg_index }) => msg_index !== undefined)
  return (ofMessages.length ? ofMessages : moved).flatMap((event) => toRecords(event, network))
}

function toAttributes(list: unknown): Readonly<Record<string, string | undefined>> {
  if (!Array.isArray(list)) return {}
  const pairs = list
    .slice(0, maxCoins)
    .filter((pair) => isRecord(pair) && typeof pair.key === 'string' && typeof pair.value === 'string')
  return Object.fromEntries(pairs.map(({ key, value }: { key: string; value: string }) => [key, value]))
}

function toRecords(
  { amount = '', recipient = '', sender = '' }: Readonly<Record<string, string | undefined>>,
  network: Network,
): readonly RecordedTransfer[] {
  const [from, to] = [toAddress(sender, network), toAddress(recipient, network)]
  if (!from || !to) return []
  return amount
    .split(',', maxCoins)
    .map((coin) => /^(\d{1,78})(.+)$/.exec(coin))
    .filter((match) => isDenom(match?.[2]))
    .map((match) => {
      const [, units = '0', denom = ''] = match ?? []
      const token = denom === nativeOf(network).denom ? undefined : denom
      return { token, from, to, amount: BigInt(units) }
    })
}
