import { sha256 } from 'noble-hashes-2/sha2.js'
import { secp256k1 } from './curve.ts'

/** Signs a document with secp256k1 over its SHA-256 (RFC 6979, low s); returns r and s, 64 bytes. */
export function signBytes(privateKey: Uint8Array, bytes: Uint8Array): Uint8Array {
  return secp256k1.sign(sha256(bytes), privateKey, { prehash: false, lowS: true, format: 'compact' })
}
