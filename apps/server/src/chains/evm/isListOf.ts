import type { Hex } from 'viem'

/** The words of an entry besides its data: where it is, whether it succeeded, where its data is, the length, padding. */
const entryBytes = 5 * 32

/**
 * Whether a response can be a list of `count` results of contracts. Check it before decoding:
 * thousands of entries can all point to one large result, which the decoder copies for each of
 * them, so that a few hundred kilobytes take minutes.
 */
export function isListOf(data: Hex, count: number, maxResultBytes: number): boolean {
  const head = [32, count].map((word) => word.toString(16).padStart(64, '0')).join('')
  const maxBytes = 2 * 32 + count * (entryBytes + maxResultBytes)
  return data.startsWith(`0x${head}`) && data.length <= 2 + 2 * maxBytes
}
