import { systemProgram, tokenProgram, tokenPrograms, viewOf } from '../accounts.ts'
import { associatedAccount, associatedProgram, computeProgram } from '../transfer.ts'
import { signatureFee } from './fees.ts'
import { jupiterProgram, memoPrograms, wrappedCoin } from './programs.ts'
import { type Route, readRoute } from './readRoute.ts'
import type { Instruction } from './readWhole.ts'

/** The swap that is shown. Tokens are absent for the coin. */
export type WantedSwap = {
  readonly address: string
  readonly from: string | undefined
  readonly to: string | undefined
  readonly units: bigint
}

/** The token accounts of the visitor that a swap may move. */
export type OwnAccounts = {
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Where coins are wrapped on their way. */
  readonly wrapped: string
}

/**
 * What the instructions of a swap say: what it gives at least, undefined if a program takes
 * part whose instructions are not known, and the most that it costs to be included. Or in
 * what it differs from the swap that is shown.
 */
export type DecodedSwap =
  | { readonly status: 'read'; readonly least: bigint | undefined; readonly fee: bigint }
  | { readonly status: 'wrong'; readonly details: string }

/** The associated token accounts of both token programs: which one a token is of, its mint alone tells. */
export async function findOwnAccounts({ address, from, to }: WantedSwap): Promise<OwnAccounts> {
  const both = (mint = wrappedCoin) =>
    Promise.all(tokenPrograms.map((program) => associatedAccount(address, mint, program)))
  const [ofFrom, ofTo, wrapped] = await Promise.all([
    both(from),
    both(to),
    associatedAccount(address, wrappedCoin, tokenProgram),
  ])
  return { from: ofFrom, to: ofTo, wrapped }
}

/** What a transaction may use at most, unless it asks for less. */
const maxUnits = 1_400_000n

/** Reads the instructions one by one; any that is not needed for a swap makes it another. */
export function readSwap(
  instructions: readonly Instruction[],
  wanted: WantedSwap,
  { own, routers, signerCount }: readSwap.Context,
): DecodedSwap {
  const { address, from, to, units } = wanted
  const ofCoin = from === undefined || to === undefined
  let limit = maxUnits
  let price = 0n
  let sent = 0n
  let wrapped = 0n
  let arrived = 0n
  let route: Route | undefined
  let isUnread = false

  for (const instruction of instructions) {
    const { accounts, data, program } = instruction
    const [first = '', second = '', third = '', fourth = ''] = accounts
    if (program === computeProgram) {
      const [kind] = data
      if (kind === 2 && data.length === 5) limit = BigInt(viewOf(data).getUint32(1, true))
      else if (kind === 3 && data.length === 9) price = viewOf(data).getBigUint64(1, true)
      else if ((kind !== 1 && kind !== 4) || data.length !== 5) return wrong('it asks for an unusual budget')
    } else if (program === systemProgram) {
      // Transfer. Others create accounts, hand them over, or keep the transaction valid for ever.
      const isTransfer = data.length === 12 && viewOf(data).getUint32(0, true) === 2
      if (!isTransfer || accounts.length !== 2) return wrong('it does more with accounts than to pay')
      const amount = viewOf(data).getBigUint64(4, true)
      if (first !== address) {
        if (second === address && to === undefined) arrived += amount
      } else if (from !== undefined) return wrong('it pays coins that are not swapped')
      else if (second === own.wrapped) wrapped += amount
      else sent += amount
    } else if (tokenPrograms.includes(program)) {
      const isChecked = data[0] === 12 && data.length === 10
      if (isChecked || (data[0] === 3 && data.length === 9)) {
        const [target, authority] = isChecked ? [third, fourth] : [second, third]
        const mint = isChecked ? second : undefined
        const amount = viewOf(data).getBigUint64(1, true)
        if (authority === address) {
          if (from === undefined || !own.from.includes(first) || (mint !== undefined && mint !== from))
            return wrong('it pays a token that is not swapped')
          sent += amount
        } else if (accounts.includes(address))
          return wrong('it uses the signature for the account of another')
        else if (to !== undefined && own.to.includes(target)) {
          if (mint !== undefined && mint !== to) return wrong('it pays another token')
          arrived += amount
        }
      } else if (data[0] === 9 && data.length === 1) {
        // CloseAccount: what was wrapped on the way becomes coins again.
        const isOwn = ofCoin && program === tokenProgram && first === own.wrapped && accounts.length === 3
        if (!isOwn || second !== address || third !== address) return wrong('it closes a token account')
      } else if (data[0] === 17 && data.length === 1) {
        // SyncNative: coins that were paid into a wrapping account count.
        if (!ofCoin || first !== own.wrapped) return wrong('it wraps coins elsewhere')
      } else return wrong('it does more with tokens than to move what is swapped')
    } else if (program === associatedProgram) {
      // Create and CreateIdempotent
      const [payer, , owner] = accounts
      if (data.length > 1 || (data[0] ?? 0) > 1 || accounts.length < 6)
        return wrong('it does more with token accounts than to open them')
      if (payer === address && owner !== address) return wrong('it pays for the account of another')
    } else if (program === jupiterProgram) {
      const found = readRoute(instruction)
      if (!found || route) return wrong('its route cannot be read')
      route = found
    } else if (routers.includes(program)) isUnread = true
    else if (!memoPrograms.includes(program)) return wrong('it calls a program that is not a known exchange')
  }

  const fee =
    signatureFee * BigInt(signerCount) +
    ((limit < maxUnits ? limit : maxUnits) * price + 999_999n) / 1_000_000n
  if (wrapped > units) return wrong('it wraps more coins than are swapped')
  if (sent > units) return wrong('it takes another amount')
  if (isUnread) return { status: 'read', least: undefined, fee }
  if (!route) return { status: 'read', least: arrived, fee }
  const { authority, destination, destinationMint, least, most, source, sourceMint } = route
  if (authority !== address) return wrong('it swaps for another account')
  if (most + sent > units) return wrong('it takes another amount')
  if (!own.from.includes(source) || (sourceMint !== undefined && sourceMint !== (from ?? wrappedCoin)))
    return wrong('it takes another token')
  if (!own.to.includes(destination)) return wrong('it pays another recipient')
  if (destinationMint !== (to ?? wrappedCoin)) return wrong('it gives another token')
  return { status: 'read', least, fee }
}

export declare namespace readSwap {
  type Context = {
    own: OwnAccounts
    /** Programs that the host vouches for. */
    routers: readonly string[]
    signerCount: number
  }
}

function wrong(details: string): DecodedSwap {
  return { status: 'wrong', details }
}
