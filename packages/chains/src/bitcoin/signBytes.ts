import { secp256k1 } from './curve.ts'

/**
 * Signs a digest of 32 bytes with secp256k1 (RFC 6979, low s); returns r and s, 64 bytes.
 *
 * Takes the digest and not the transaction: every input has a digest of its own (BIP-143).
 */
export function signBytes(privateKey: Uint8Array, digest: Uint8Array): Uint8Array {
  if (digest.length !== 32) throw new RangeError(`A digest has 32 bytes, not ${digest.length}.`)
  return secp256k1.sign(digest, privateKey, { prehash: false, lowS: true, format: 'compact' })
}
