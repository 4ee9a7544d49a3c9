import { isPrefix } from './networks.ts'

// Part of the initial bundle: addresses are compared early, and that needs no checksum.

export const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** 35 or 36 bytes. The shortest address is the account of 32 zeros, one character per byte. */
const shape = /^[1-9A-HJ-NP-Za-km-z]{35,50}$/

export type Ss58 = {
  readonly prefix: number
  /** The whole of it in hex, without `0x`: the prefix, 32 bytes of account and 2 of checksum. */
  readonly hex: string
}

/**
 * Decodes an address of any Substrate network. Does not verify the checksum: see `parseSs58`.
 *
 * @see https://docs.polkadot.com/polkadot-protocol/parachain-basics/accounts/#address-formats
 */
export function readSs58(text: unknown): Ss58 | undefined {
  if (typeof text !== 'string' || !shape.test(text)) return undefined
  const hex = fromBase58(text)
  const [first, second] = [0, 2].map((at) => Number(`0x${hex.slice(at, at + 2)}`)) as [number, number]
  const isLong = first > 63
  const prefix = isLong ? ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8) : first
  // A prefix below 64 in two bytes would be a second spelling of the same address.
  const isOne = first < 128 && isPrefix(prefix) && prefix > 63 === isLong
  return isOne && hex.length === (isLong ? 72 : 70) ? { prefix, hex } : undefined
}

/** In hex. Takes quadratic time: limit the length first. */
function fromBase58(text: string): string {
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(alphabet.indexOf(letter))
  const hex = value.toString(16)
  return '00'.repeat(text.search(/[^1]|$/)) + (hex.length % 2 ? '0' : '') + hex
}
