import { badTransactionHash } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Driver, TransferRecord } from '../driver.ts'
import { askEsplora, isHash, toSatoshis } from './esplora.ts'
import { readAddress } from './readAddress.ts'

/** The largest transaction that nodes relay has fewer. */
const maxOutputs = 12_000

type Found = Omit<TransferRecord, 'confirmations'> & { readonly height?: number | undefined }

const pending: Found = { status: 'pending', transfers: [] }

/**
 * What a transaction transferred, computed from the coins it spends and creates. Each gain
 * is listed as a transfer from the address that lost the most.
 */
export async function readTransfers({ handle, network, signal }: Driver.WaitArgs): Promise<TransferRecord> {
  const { hash } = handle
  if (!isHash(hash)) throw new KitError(badTransactionHash, { details: `Got ${JSON.stringify(hash)}.` })
  const { height, ...record } = await askEsplora(network, 'tx', [hash], (tx) => toRecord(tx, hash), signal)
  if (height === undefined) return { ...record, confirmations: 0 }
  const tip = await askEsplora(network, 'tip', [], toHeight, signal)
  return { ...record, confirmations: Math.max(tip - height, 0) + 1 }
}

export function toRecord(answer: unknown, hash: string): Found {
  if (answer === null) return pending
  const { status, txid, vin, vout } = isRecord(answer) ? answer : {}
  if (txid !== hash || !isRecord(status)) throw new Error('The node answered about another transaction.')
  if (status.confirmed === false) return pending
  if (status.confirmed !== true) throw new Error('The node answered with no status.')
  const changes = new Map<string, bigint>()
  const add = (output: unknown, sign: bigint) => {
    const { scriptpubkey_address: text, value } = isRecord(output) ? output : {}
    const amount = toSatoshis(value)
    // Some scripts, such as notes (`OP_RETURN`), have no address.
    const address = readAddress(text)?.address
    if (address) changes.set(address, (changes.get(address) ?? 0n) + sign * amount)
  }
  for (const input of toList(vin)) if (isRecord(input) && input.prevout) add(input.prevout, -1n)
  for (const output of toList(vout)) add(output, 1n)
  // Mined coins have no sender.
  const [from] = [...changes].reduce((most, entry) => (entry[1] < most[1] ? entry : most), ['', 0n])
  const { block_time: time } = status
  return {
    status: 'success',
    height: toHeight(status.block_height),
    ...(typeof time === 'number' && Number.isSafeInteger(time) && { at: time * 1_000 }),
    transfers: [...changes]
      .filter(([, change]) => change > 0n)
      .map(([to, amount]) => ({ token: undefined, from, to, amount })),
  }
}

function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value) && value.length <= maxOutputs) return value
  throw new Error('The node answered with no transaction.')
}

function toHeight(value: unknown): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number
  throw new Error('The node answered with no height.')
}
