import { badTransactionHash, httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Driver, RecordedTransfer, TransferRecord } from '../driver.ts'
import { isKey } from './base58.ts'
import { toNodeError } from './nodeError.ts'
import { askRpc, toUnits } from './rpc.ts'

/** Transactions refer to their accounts by one byte. */
const maxAccounts = 256

const pending: TransferRecord = { status: 'pending', confirmations: 0, transfers: [] }

/**
 * What a transaction transferred, computed from the balances before and after it. Each
 * gain is listed as a transfer from the account that lost the most of the same asset.
 */
export async function readTransfers({ handle, network }: Driver.WaitArgs): Promise<TransferRecord> {
  const { hash } = handle
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(hash))
    throw new KitError(badTransactionHash, { details: `Got ${JSON.stringify(hash)}.` })
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  try {
    const [found, slot] = await Promise.all([
      askRpc(network, 'getTransaction', [hash, options]),
      askRpc(network, 'getSlot', [{ commitment: 'confirmed' }]).then(toUnits),
    ])
    return found === null ? pending : toRecord(found, slot)
  } catch (cause) {
    throw toNodeError(cause)
  }
}

export function toRecord(found: unknown, latest: bigint): TransferRecord {
  const { blockTime, meta, slot, transaction } = asRecord(found)
  const { err, loadedAddresses, postBalances, postTokenBalances, preBalances, preTokenBalances } =
    asRecord(meta)
  const at = toUnits(slot)
  const facts = {
    ...(typeof blockTime === 'number' && { at: blockTime * 1000 }),
    confirmations: latest < at ? 1 : Number(latest - at) + 1,
  }
  if (err !== null && err !== undefined) return { ...facts, status: 'reverted', transfers: [] }
  const { accountKeys } = asRecord(asRecord(transaction).message)
  const { readonly = [], writable = [] } = isRecord(loadedAddresses) ? loadedAddresses : {}
  const keys = [...asList(accountKeys), ...asList(writable), ...asList(readonly)].map(asKey)
  const before = asList(preBalances).map(toUnits)
  const after = asList(postBalances).map(toUnits)
  if (before.length !== keys.length || after.length !== keys.length) throw otherShape()
  const coins = new Map(keys.map((key, index) => [key, (after[index] ?? 0n) - (before[index] ?? 0n)]))
  const tokens = new Map<string, Map<string, bigint>>()
  addBalances(tokens, preTokenBalances, -1n)
  addBalances(tokens, postTokenBalances, 1n)
  return {
    ...facts,
    status: 'success',
    transfers: [
      ...transfersOf(undefined, coins),
      ...[...tokens].flatMap(([mint, changes]) => transfersOf(mint, changes)),
    ],
  }
}

function transfersOf(
  token: string | undefined,
  changes: ReadonlyMap<string, bigint>,
): readonly RecordedTransfer[] {
  const [payer] = [...changes].reduce((most, entry) => (entry[1] < most[1] ? entry : most), ['', 0n])
  return [...changes]
    .filter(([, change]) => change > 0n)
    .map(([to, amount]) => ({ token, from: payer, to, amount }))
}

/** Sums balances by mint and owner, across all token accounts of an owner. */
function addBalances(tokens: Map<string, Map<string, bigint>>, list: unknown, sign: bigint): void {
  for (const entry of asList(list ?? [])) {
    const { mint, owner, uiTokenAmount } = asRecord(entry)
    const amount = toUnits(asRecord(uiTokenAmount).amount)
    // Very old transactions do not include the owner.
    if (!isKey(owner)) continue
    const changes = tokens.get(asKey(mint)) ?? new Map<string, bigint>()
    changes.set(owner, (changes.get(owner) ?? 0n) + sign * amount)
    tokens.set(asKey(mint), changes)
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw otherShape()
  return value
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length > maxAccounts) throw otherShape()
  return value
}

function asKey(value: unknown): string {
  if (!isKey(value)) throw otherShape()
  return value
}

function otherShape(): KitError {
  return new KitError(httpRequestFailed, { details: 'The node answered in another shape.' })
}
