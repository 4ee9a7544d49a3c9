import { getBase58Decoder, getBase58Encoder } from '@solana/codecs-strings'

const writer = getBase58Decoder()
const reader = getBase58Encoder()

export function toBase58(bytes: Uint8Array): string {
  return writer.decode(bytes)
}

/** The bytes, where the text stands for exactly so many. */
export function fromBase58(text: unknown, length: number): Uint8Array | undefined {
  // Reading costs the square of the length.
  if (typeof text !== 'string' || text.length > length * 1.4 || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text))
    return undefined
  const bytes = reader.encode(text)
  return bytes.length === length ? Uint8Array.from(bytes) : undefined
}

/** Whether the text is the 32 bytes of a key. */
export function isKey(text: unknown): text is string {
  return fromBase58(text, 32) !== undefined
}

/** The address, where it is one. Solana's have no checksum: a typing mistake can be one too. */
export function toAddress(value: string): string | undefined {
  const text = value.trim()
  return isKey(text) ? text : undefined
}
