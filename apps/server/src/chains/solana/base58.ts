import { fromBase58 } from '@latchkey/protocol/base58'

/** Decodes base58; undefined if it is invalid or longer than anything on Solana. */
export function decodeBase58(text: string): Uint8Array | undefined {
  // The longest value is a signature of 64 bytes.
  return text.length === 0 || text.length > 90 ? undefined : fromBase58(text)
}
