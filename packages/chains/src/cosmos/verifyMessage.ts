import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { bech32 } from '@scure/base'
import { toMessageDoc } from './adr36.ts'
import { toAminoBytes } from './amino.ts'
import { fromBase64, toBase64, toHex } from './bytes.ts'
import { keyOf } from './keyOf.ts'

/** Base64 of 64 bytes. */
const signatureShape = /^[a-zA-Z\d+/]{86}==$/

/**
 * Whether the account of an address made the signature, as ADR-036 says: base64 of 64 bytes.
 *
 * An address is the hash of a public key. The two keys that can have made the signature are
 * recovered from it, and one of them must have this hash. As on chain, `s` must be in the lower half.
 */
export function verifyMessage(address: string, message: string, signature: string): boolean {
  const bytes = signatureShape.test(signature) ? fromBase64(signature) : undefined
  const account = toAccount(address)
  // Compared with itself, because the last letter of base64 can be changed without changing the bytes.
  if (!bytes || toBase64(bytes) !== signature || account === undefined) return false
  const digest = sha256(toAminoBytes(toMessageDoc(address, message)))
  return [0, 1].some((recovery) => {
    try {
      const parsed = secp256k1.Signature.fromCompact(bytes).addRecoveryBit(recovery)
      if (parsed.hasHighS()) return false
      return keyOf(parsed.recoverPublicKey(digest).toRawBytes(true)) === account
    } catch {
      // No key can have made it.
      return false
    }
  })
}

/** The hash in an address; undefined unless it is written in lower case, with a valid checksum. */
function toAccount(address: string): string | undefined {
  if (address !== address.toLowerCase()) return undefined
  const decoded = bech32.decodeUnsafe(address)
  const bytes = decoded && bech32.fromWordsUnsafe(decoded.words)
  return bytes && bytes.length === 20 ? toHex(Uint8Array.from(bytes)) : undefined
}
