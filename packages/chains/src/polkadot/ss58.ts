import { blake2b } from '@noble/hashes/blake2'
import { fromHex } from './hex.ts'
import { isPrefix } from './networks.ts'
import { alphabet, readSs58 } from './readSs58.ts'

const context = new TextEncoder().encode('SS58PRE')

/** Decodes an address of any network; undefined if it is invalid or its checksum is wrong. */
export function parseSs58(text: unknown): { prefix: number; accountId: Uint8Array } | undefined {
  const read = readSs58(text)
  if (!read) return undefined
  const bytes = fromHex(`0x${read.hex}`) as Uint8Array
  const checksum = bytes.slice(-2)
  return checksumOf(bytes.slice(0, -2)).every((byte, index) => byte === checksum[index])
    ? { prefix: read.prefix, accountId: bytes.slice(-34, -2) }
    : undefined
}

/** The address of an account on networks with this prefix. */
export function formatSs58(accountId: Uint8Array, prefix: number): string {
  if (!isPrefix(prefix) || accountId.length !== 32)
    throw new RangeError(`No address of ${accountId.length} bytes with the prefix ${prefix}.`)
  const head =
    prefix < 64 ? [prefix] : [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 0x03) << 6)]
  const payload = Uint8Array.from([...head, ...accountId])
  return toBase58(Uint8Array.from([...payload, ...checksumOf(payload)]))
}

function checksumOf(payload: Uint8Array): Uint8Array {
  return blake2b(Uint8Array.from([...context, ...payload]), { dkLen: 64 }).slice(0, 2)
}

function toBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let index = 0; index < digits.length || carry > 0; index++) {
      carry += (digits[index] ?? 0) << 8
      digits[index] = carry % 58
      carry = Math.floor(carry / 58)
    }
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  const leading = zeros < 0 ? bytes.length : zeros
  return (
    alphabet.charAt(0).repeat(leading) +
    digits
      .reverse()
      .map((digit) => alphabet[digit])
      .join('')
  )
}
