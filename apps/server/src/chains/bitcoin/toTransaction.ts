import { formatAmount } from '@latchkey/protocol/amount'
import type { ChainId } from '@latchkey/protocol/caip'
import type { TokenInfo, Transaction, Transfer } from '../chain.ts'
import type { NodeTransaction, Output } from './node.ts'

const maxTimeSeconds = 8_640_000_000_000

/** A transaction from the account's perspective: one transfer, without change and without the fee. */
export function toTransaction(
  chain: ChainId,
  account: string,
  { fee, status, txid, vin, vout }: NodeTransaction,
  native: TokenInfo,
  now: number,
): Transaction {
  const spent = vin.flatMap(({ prevout }) => prevout ?? [])
  const isOwn = ({ scriptpubkey_address }: Output) => scriptpubkey_address === account
  const others = vout.filter((output) => !isOwn(output))
  const { direction, units } = moveOf({
    spent: sumOf(spent.filter(isOwn)),
    received: sumOf(vout.filter(isOwn)),
    // Of a fee that several people paid, the account's share is unknown and part of what it sent.
    fee: spent.length === vin.length && spent.every(isOwn) ? BigInt(fee) : 0n,
    isSelf: sumOf(others) === 0n,
  })
  // Nodes report no time for transactions of the mempool.
  const minedAt = status.confirmed ? Math.min(status.block_time ?? 0, maxTimeSeconds) * 1_000 : now
  const sender = largest(spent.filter((output) => !isOwn(output)))
  return {
    id: txid,
    metadata: {
      operationType: units === 0n ? 'execute' : direction === 'in' ? 'receive' : 'send',
      hash: txid,
      minedAt: new Date(minedAt).toISOString(),
      sentFrom: direction === 'in' ? (sender ?? '') : account,
      sentTo: direction === 'out' ? (largest(others) ?? '') : account,
      status: status.confirmed ? 'confirmed' : 'pending',
      nonce: 0,
      application: null,
      chain,
    },
    transfers: units === 0n ? [] : [toTransfer(native, { direction, units })],
  }
}

type Move = { readonly direction: Transfer['direction']; readonly units: bigint }

function moveOf({ spent, received, fee, isSelf }: moveOf.Options): Move {
  if (spent > 0n && isSelf) return { direction: 'self', units: received }
  const change = received - spent + fee
  return change < 0n ? { direction: 'out', units: -change } : { direction: 'in', units: change }
}

declare namespace moveOf {
  type Options = {
    readonly spent: bigint
    readonly received: bigint
    /** Zero unless the account alone paid it. */
    readonly fee: bigint
    /** Whether no other address received anything. */
    readonly isSelf: boolean
  }
}

function sumOf(outputs: readonly Output[]): bigint {
  return outputs.reduce((sum, { value }) => sum + BigInt(value), 0n)
}

/** The address of the largest amount: a transaction can have many, and one is shown. */
function largest(outputs: readonly Output[]): string | undefined {
  return outputs
    .filter(({ scriptpubkey_address }) => scriptpubkey_address)
    .toSorted((a, b) => b.value - a.value)[0]?.scriptpubkey_address
}

function toTransfer({ decimals, iconUrl, name, symbol }: TokenInfo, { direction, units }: Move): Transfer {
  return {
    fungible_info: {
      name,
      symbol,
      icon: iconUrl ? { url: iconUrl } : null,
      flags: { is_spam: false },
    },
    nft_info: null,
    direction,
    quantity: { numeric: formatAmount(units, decimals) },
    value: null,
    price: null,
  }
}
