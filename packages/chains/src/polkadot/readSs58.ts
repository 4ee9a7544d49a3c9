// Part of the initial bundle: addresses are compared early, and that needs no checksum.

export const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** 35 or 36 bytes. The shortest address is the account of 32 zeros, one character per byte. */
const shape = /^[1-9A-HJ-NP-Za-km-z]{35,50}$/
const checksumBytes = 2

export type Ss58 = {
  readonly prefix: number
  /** 32 bytes: an sr25519 or ed25519 public key, or the hash of an ECDSA one. */
  readonly accountId: Uint8Array
  /** The bytes that the checksum covers. */
  readonly payload: Uint8Array
  readonly checksum: Uint8Array
}

/**
 * Decodes an address of any Substrate network. Does not verify the checksum: see `parseSs58`.
 *
 * @see https://docs.polkadot.com/polkadot-protocol/parachain-basics/accounts/#address-formats
 */
export function readSs58(text: unknown): Ss58 | undefined {
  if (typeof text !== 'string' || !shape.test(text)) return undefined
  const bytes = fromBase58(text)
  const [first = 0, second = 0] = bytes
  const prefixBytes = first < 64 ? 1 : 2
  if (first > 127 || bytes.length !== prefixBytes + 32 + checksumBytes) return undefined
  const prefix = prefixBytes === 1 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  // A prefix below 64 in two bytes would be a second spelling of the same address.
  if (!isPrefix(prefix) || (prefixBytes === 2 && prefix < 64)) return undefined
  const end = bytes.length - checksumBytes
  return {
    prefix,
    accountId: bytes.slice(prefixBytes, end),
    payload: bytes.slice(0, end),
    checksum: bytes.slice(end),
  }
}

/** Whether the value is a valid SS58 prefix; 46 and 47 are reserved. */
export function isPrefix(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    (value as number) >= 0 &&
    (value as number) < 16_384 &&
    value !== 46 &&
    value !== 47
  )
}

export function toHex(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Takes quadratic time: limit the length first. */
function fromBase58(text: string): Uint8Array {
  const bytes: number[] = []
  for (const letter of text) {
    let carry = alphabet.indexOf(letter)
    for (let index = 0; index < bytes.length || carry > 0; index++) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry & 0xff
      carry >>= 8
    }
  }
  const leading = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...Array<number>(leading).fill(0), ...bytes.reverse()])
}
