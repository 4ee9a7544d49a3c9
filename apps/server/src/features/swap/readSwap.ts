import { type AccountIdParts, type ChainId, parseAccountId } from '@latchkey/protocol/caip'
import {
  addressInvalid,
  swapAmountInvalid,
  swapChainMismatch,
  swapSameToken,
} from '@latchkey/protocol/catalogue'
import type { ChainFamily } from '../../chains/chain.ts'
import { Refusal } from '../../refusal.ts'
import type { SwapSide } from './provider.ts'

/** Finds the family of a chain; refuses an unsupported chain. */
export type ChainLookup = { of(chain: ChainId): ChainFamily }

/** Parses the two tokens of a swap, and refuses an invalid pair. */
export function readPair(chains: ChainLookup, from: string, to: string) {
  const given = parseAccountId(from)
  const bought = parseAccountId(to)
  if (given.chainId !== bought.chainId) throw new Refusal(swapChainMismatch)
  const family = chains.of(given.chainId)
  const sides = { from: readSide(family, given, 'from'), to: readSide(family, bought, 'to') }
  if (sides.from.address === sides.to.address) throw new Refusal(swapSameToken)
  return { chain: given.chainId, ...sides }
}

export function readToken(chains: ChainLookup, token: string, field: string) {
  const parts = parseAccountId(token)
  return { chain: parts.chainId, token: readSide(chains.of(parts.chainId), parts, field) }
}

/** An account on that chain: CAIP-10, or the address alone. */
export function readUser(chains: ChainLookup, chain: ChainId, user: string, field = 'userAddress'): string {
  const { chainId, address } = user.includes(':')
    ? parseAccount(user, field)
    : { chainId: chain, address: user }
  if (chainId !== chain) throw new Refusal(swapChainMismatch, { field })
  return readAddress(chains.of(chain), chain, address, field)
}

/** An amount in base units: above 0 and below 2^256. */
export function readAmount(text: string): bigint {
  const amount = BigInt(text)
  if (amount === 0n || amount >= 2n ** 256n) throw new Refusal(swapAmountInvalid)
  return amount
}

export function readAddress(family: ChainFamily, chain: ChainId, address: string, field: string): string {
  if (!family.isAddress(address, chain)) throw new Refusal(addressInvalid, { field })
  return family.normalise(address)
}

function readSide(family: ChainFamily, { address, chainId }: AccountIdParts, field: string): SwapSide {
  const token = family.toToken(address, chainId)
  if (!token) throw new Refusal(addressInvalid, { field })
  return { address: token, native: token === family.toToken(family.nativeAddress, chainId) }
}

function parseAccount(user: string, field: string): AccountIdParts {
  try {
    return parseAccountId(user)
  } catch (cause) {
    throw new Refusal(addressInvalid, { field, cause })
  }
}
