import { isRecord } from '@latchkey/protocol/isRecord'
import type { Network } from '../driver.ts'
import { type Found, otherShape } from './blocks.ts'
import { fromHex, toUnits } from './hex.ts'
import { askRpc, largeResponseBytes } from './rpc.ts'
import { loadRuntime } from './runtime.ts'

// The xxHash of `System` and of `Events`; of `Timestamp` and of `Now`.
const systemEvents = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'
const timestampNow = '0xf0c365c3cf59d671eb72da0e7a4113c49f1f0515f462cdcf84e0f1d6045dfcbb'

export type ChainEvent = { readonly pallet: string; readonly name: string; readonly value: unknown }

/** The events of a transaction, in order. */
export async function readEvents(
  network: Network,
  { blockHash, index, parentHash }: Found,
  signal?: AbortSignal,
): Promise<readonly ChainEvent[]> {
  const options = { signal, maxBytes: largeResponseBytes }
  const [stored, runtime] = await Promise.all([
    askRpc(network, 'state_getStorage', [systemEvents, blockHash], options),
    // The runtime of the block before made this one, also where this one upgrades it.
    loadRuntime(network, parentHash),
  ])
  const bytes = fromHex(stored)
  if (!bytes) throw otherShape()
  const records: unknown = runtime.builder.buildStorage('System', 'Events').value.dec(bytes)
  if (!Array.isArray(records)) throw otherShape()
  return records.flatMap((record) => {
    const { event, phase } = isRecord(record) ? record : {}
    if (!isRecord(phase) || phase.type !== 'ApplyExtrinsic' || phase.value !== index) return []
    const { type: pallet, value } = isRecord(event) ? event : {}
    const { type: name, value: fields } = isRecord(value) ? value : {}
    return typeof pallet === 'string' && typeof name === 'string' ? [{ pallet, name, value: fields }] : []
  })
}

/** Whether the transaction did what it was for. A failed one has paid its fee, and nothing else. */
export function succeeded(events: readonly ChainEvent[]): boolean {
  const names = events.filter(({ pallet }) => pallet === 'System').map(({ name }) => name)
  if (names.includes('ExtrinsicSuccess')) return true
  if (names.includes('ExtrinsicFailed')) return false
  throw otherShape()
}

/** The time of a block, in Unix milliseconds. */
export async function readTime(network: Network, blockHash: string): Promise<number | undefined> {
  const bytes = fromHex(await askRpc(network, 'state_getStorage', [timestampNow, blockHash]), 8)
  return bytes && Number(toUnits(bytes))
}
