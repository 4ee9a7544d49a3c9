import { isRecord } from '@latchkey/protocol/isRecord'
import type { Driver, Network, RecordedTransfer, TransferRecord } from '../driver.ts'
import { findTransaction, readFinalized } from './blocks.ts'
import { prefixOf } from './networks.ts'
import { toNodeError } from './nodeError.ts'
import { type ChainEvent, readEvents, readTime, succeeded } from './readEvents.ts'
import { formatSs58, parseSs58 } from './ss58.ts'
import { firstBlockOf, hashOf } from './waitForTransaction.ts'

/**
 * What a transaction transferred, by the events of the Balances and Assets pallets.
 *
 * Without the `data` of its handle, the last 129 finalized blocks are searched: about a quarter of an hour.
 */
export async function readTransfers({ handle, network, signal }: Driver.WaitArgs): Promise<TransferRecord> {
  const hash = hashOf(handle)
  try {
    const { number } = await readFinalized(network, signal)
    const from = firstBlockOf(handle, number)
    const to = Math.min(number, from + maxBlocks)
    const found = await findTransaction(network, hash, { from, to, signal })
    if (!found) return { status: 'pending', confirmations: 0, transfers: [] }
    const [events, at] = await Promise.all([
      readEvents(network, found, signal),
      readTime(network, found.blockHash),
    ])
    const facts = { ...(at !== undefined && { at }), confirmations: number - found.number + 1 }
    return succeeded(events)
      ? {
          ...facts,
          status: 'success',
          transfers: events.flatMap((event) => toTransfer(network, event) ?? []),
        }
      : { ...facts, status: 'reverted', transfers: [] }
  } catch (cause) {
    throw toNodeError(cause)
  }
}

const maxBlocks = 128

function toTransfer(network: Network, { name, pallet, value }: ChainEvent): RecordedTransfer | undefined {
  const isCoin = pallet === 'Balances' && name === 'Transfer'
  const isToken = pallet === 'Assets' && name === 'Transferred'
  if ((!isCoin && !isToken) || !isRecord(value)) return undefined
  const { amount, asset_id: id, from, to } = value
  const [sender, receiver] = [parseSs58(from), parseSs58(to)]
  if (typeof amount !== 'bigint' || !sender || !receiver || (isToken && typeof id !== 'number'))
    return undefined
  const prefix = prefixOf(network)
  return {
    token: isToken ? String(id) : undefined,
    from: formatSs58(sender.accountId, prefix),
    to: formatSs58(receiver.accountId, prefix),
    amount,
  }
}
