/**
 * What a provider that encrypts by AES-GCM itself stores: a version, the id of the key, the
 * nonce, and the ciphertext with its tag. The id tells which key unwraps it after a rotation.
 */
export type Sealed = {
  readonly keyId: Uint8Array
  readonly iv: Uint8Array
  /** Ends in the tag. */
  readonly ciphertext: Uint8Array
}

const version = 1
export const ivBytes = 12
export const tagBytes = 16
export const maxKeyIdBytes = 64

export function writeSealed({ keyId, iv, ciphertext }: Sealed): Uint8Array {
  return Buffer.concat([sealedHeader(keyId), iv, ciphertext])
}

/** The first bytes, which are authenticated together with the context. */
export function sealedHeader(keyId: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(version, keyId.length), keyId])
}

/** Undefined if they cannot be sealed bytes. */
export function readSealed(bytes: Uint8Array): Sealed | undefined {
  const [first, length = 0] = bytes
  const body = 2 + length
  if (first !== version || length === 0 || length > maxKeyIdBytes) return undefined
  // Nothing is ever wrapped to an empty ciphertext.
  if (bytes.length <= body + ivBytes + tagBytes) return undefined
  return {
    keyId: bytes.subarray(2, body),
    iv: bytes.subarray(body, body + ivBytes),
    ciphertext: bytes.subarray(body + ivBytes),
  }
}
