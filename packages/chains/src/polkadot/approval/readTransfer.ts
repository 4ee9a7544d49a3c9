import { isRecord } from '@latchkey/protocol/isRecord'
import { invalidParams } from '../../approval.ts'
import { isSameBytes } from '../../signed.ts'
import { joinBytes } from '../hex.ts'
import { prefixOf } from '../networks.ts'
import type { Runtime } from '../runtime.ts'
import { formatSs58, parseSs58 } from '../ss58.ts'
import type { OwnAccount } from './ownAccount.ts'

/** A call that moves the coin, or an asset if it has an `id`. */
export type Transfer = {
  /** As the runtime calls it. */
  readonly name: string
  readonly to: string
  readonly amount: bigint
  readonly id: number | undefined
}

const transfers = [
  ['Balances', 'transfer_keep_alive'],
  ['Balances', 'transfer_allow_death'],
  ['Assets', 'transfer'],
  ['Assets', 'transfer_keep_alive'],
] as const

/** Decodes a call by the metadata of the runtime; throws unless it is a transfer, written in the only way. */
export function readTransfer({ builder }: Runtime, call: Uint8Array, { network }: OwnAccount): Transfer {
  for (const [pallet, method] of transfers) {
    const read = attempt(() => {
      const { codec, location } = builder.buildCall(pallet, method)
      if (location[0] !== call[0] || location[1] !== call[1]) return undefined
      const args: unknown = codec.dec(call.slice(2))
      return isSameBytes(joinBytes(location, codec.enc(args)), call) && isRecord(args) ? args : undefined
    })
    if (!read) continue
    const { amount, dest, id, target, value } = read
    const to = addressIn(pallet === 'Assets' ? target : dest)
    const units = pallet === 'Assets' ? amount : value
    const isWhole = pallet === 'Assets' ? Number.isInteger(id) : id === undefined
    if (!to || typeof units !== 'bigint' || !isWhole) break
    return {
      name: `${pallet}.${method}`,
      to: formatSs58(to, prefixOf(network)),
      amount: units,
      id: id as number | undefined,
    }
  }
  throw invalidParams('The wallet cannot read the transaction.')
}

/** The account of a `MultiAddress`; other kinds than the account itself are not shown, so not signed. */
function addressIn(value: unknown): Uint8Array | undefined {
  return isRecord(value) && value.type === 'Id' ? parseSs58(value.value)?.accountId : undefined
}

/** The libraries throw for bytes that are none of the type, and for calls that the runtime does not have. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
