import { secp256k1 } from './curve.ts'

/**
 * Signs a digest of 32 bytes with secp256k1 (RFC 6979, low s); returns r, s and the recovery bit, 65 bytes.
 *
 * Takes the digest and not the message, because transactions, messages and typed data hash differently.
 */
export function signBytes(privateKey: Uint8Array, digest: Uint8Array): Uint8Array {
  if (digest.length !== 32) throw new RangeError(`A digest has 32 bytes, not ${digest.length}.`)
  const [recovery = 0, ...compact] = secp256k1.sign(digest, privateKey, {
    prehash: false,
    lowS: true,
    format: 'recovered',
  })
  return Uint8Array.of(...compact, recovery)
}
