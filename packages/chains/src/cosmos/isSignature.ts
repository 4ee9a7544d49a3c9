import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'

/** Whether a key made a signature of 64 bytes. As on chain, `s` must be in the lower half. */
export function isSignature(bytes: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  try {
    // Copied, because noble takes only arrays of this page's own class.
    const [own, key] = [Uint8Array.from(signature), Uint8Array.from(publicKey)]
    return secp256k1.verify(own, sha256(bytes), key, { lowS: true })
  } catch {
    // It is not a key.
    return false
  }
}
