import { fromBase58 } from '@latchkey/protocol/base58'
import type { KeyImport } from '../importedKey.ts'
import { toBase58 } from './base58.ts'
import { ed25519 } from './curve.ts'

/** Base58 of 64 bytes; decoding takes longer with the square of the length. */
const maxBase58Length = 90

/**
 * Keys of Solana accounts: 64 bytes in base58, as wallets export them, or as a JSON array, as
 * `solana-keygen` writes them. The second half is the public key, which has to fit. 32 bytes alone
 * are refused: an address looks the same.
 */
export const importedKey: KeyImport = {
  readKey(text) {
    const bytes = readBytes(text.trim())
    if (bytes?.length !== 64) return undefined
    const key = bytes.slice(0, 32)
    const isPair = ed25519.getPublicKey(key).every((byte, at) => byte === bytes[32 + at])
    bytes.fill(0)
    return isPair ? key : undefined
  },
  writeKey: (privateKey) => toBase58(Uint8Array.of(...privateKey, ...ed25519.getPublicKey(privateKey))),
  accountOf(privateKey) {
    const publicKey = ed25519.getPublicKey(privateKey)
    return { publicKey, address: toBase58(publicKey) }
  },
}

function readBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!text.startsWith('[')) return text.length > maxBase58Length ? undefined : fromBase58(text)
  try {
    const numbers: unknown = JSON.parse(text)
    const isBytes =
      Array.isArray(numbers) &&
      numbers.every((one) => Number.isInteger(one) && (one as number) >= 0 && (one as number) <= 255)
    return isBytes ? Uint8Array.from(numbers as number[]) : undefined
  } catch {
    return undefined
  }
}
