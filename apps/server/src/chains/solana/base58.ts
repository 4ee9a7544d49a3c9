import { fromBase58 } from '@latchkey/protocol/base58'

/** The bytes that base58 text stands for; undefined where it is none, or longer than anything on Solana. */
export function decodeBase58(text: string): Uint8Array | undefined {
  // A signature is 64 bytes, the longest thing that is written this way.
  return text.length === 0 || text.length > 90 ? undefined : fromBase58(text)
}
