import { ed25519, x25519 } from '@noble/curves/ed25519'
import { hkdf } from '@noble/hashes/hkdf'
import { sha256 as hash } from '@noble/hashes/sha2'
import { type Bytes, randomBytes, toBase64Url } from './bytes.ts'
import type { AgreementKeys, Identity } from './keyTypes.ts'

// Same as `keys.ts`, for browsers whose WebCrypto lacks the curves, and for pages without TLS.

export const sha256 = (bytes: Bytes): Bytes => hash(bytes) as Bytes

export function createAgreementKeys(): AgreementKeys {
  const secret = randomBytes(32)
  return {
    publicKey: x25519.getPublicKey(secret) as Bytes,
    agree: async (peer) =>
      hkdf(hash, x25519.getSharedSecret(secret, peer), undefined, undefined, 32) as Bytes,
  }
}

export function createIdentity(): Identity {
  const seed = randomBytes(32)
  return { d: toBase64Url(seed), x: toBase64Url(ed25519.getPublicKey(seed) as Bytes) }
}

export const sign = (seed: Bytes, bytes: Bytes): Bytes => ed25519.sign(bytes, seed) as Bytes
