import { swapPermitInvalid } from '@latchkey/protocol/catalogue'
import { type Address, decodeAbiParameters, type Hex, isAddressEqual, parseAbiParameters } from 'viem'
import type { BuildRequest } from '../../../features/swap/provider.ts'
import { Refusal } from '../../../refusal.ts'

/** A signed EIP-2612 permit. @see https://eips.ethereum.org/EIPS/eip-2612 */
export type Permit = { value: bigint; deadline: bigint; v: number; r: Hex; s: Hex }

const words = parseAbiParameters(
  'address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s',
)

/** Decodes a permit and refuses one that does not match this swap. */
export function readPermit(permit: string, request: BuildRequest, router: Address): Permit {
  const { user, amount, deadline: swapDeadline } = request
  const refuse = (reason: string) => new Refusal(swapPermitInvalid, { values: { reason } })
  if (permit.length !== 2 + 7 * 64) throw refuse('it does not have seven words')
  let read: ReturnType<typeof decodeAbiParameters<typeof words>>
  try {
    read = decodeAbiParameters(words, permit as Hex)
  } catch (cause) {
    throw new Refusal(swapPermitInvalid, { values: { reason: 'it cannot be decoded' }, cause })
  }
  const [owner, spender, value, deadline, v, r, s] = read
  if (!isAddressEqual(owner, user as Address)) throw refuse('it was signed by another account')
  if (!isAddressEqual(spender, router)) throw refuse('it is for another spender')
  if (value < amount) throw refuse('it is for less than is swapped')
  if (deadline < BigInt(swapDeadline)) throw refuse('it expires before the deadline of the swap')
  return { value, deadline, v, r, s }
}
