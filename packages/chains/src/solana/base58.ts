import { getBase58Decoder, getBase58Encoder } from '@solana/codecs-strings'

const writer = getBase58Decoder()
const reader = getBase58Encoder()

export function toBase58(bytes: Uint8Array): string {
  return writer.decode(bytes)
}

/** The bytes, if the text encodes exactly `length` of them. */
export function fromBase58(text: unknown, length: number): Uint8Array | undefined {
  // Decoding takes quadratic time.
  if (typeof text !== 'string' || text.length > length * 1.4 || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text))
    return undefined
  const bytes = reader.encode(text)
  return bytes.length === length ? Uint8Array.from(bytes) : undefined
}

/** Whether the text is a public key of 32 bytes. */
export function isKey(text: unknown): text is string {
  return fromBase58(text, 32) !== undefined
}

/** The address; undefined if it is not one. Solana addresses have no checksum, so a typing mistake may pass. */
export function toAddress(value: string): string | undefined {
  const text = value.trim()
  return isKey(text) ? text : undefined
}

/** The bytes, if the text encodes at most `max` of them. */
export function readBase58(text: unknown, max: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length > max * 1.4 || !/^[1-9A-HJ-NP-Za-km-z]*$/.test(text))
    return undefined
  const bytes = Uint8Array.from(reader.encode(text))
  return bytes.length <= max ? bytes : undefined
}
