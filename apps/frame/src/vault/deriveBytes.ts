import { type Bytes, toUtf8 } from './bytes.ts'

/** HKDF-SHA256 (RFC 5869): 32 bytes from a secret that is uniform or has at least 128 bits of entropy. */
export async function deriveBytes(
  secret: Bytes,
  info: string,
  salt: Bytes = new Uint8Array(0),
): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info: toUtf8(info) }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256))
}

/** A key for AES-256-GCM, derived the same way. Its bytes never reach JavaScript. */
export async function deriveAesKey(secret: Bytes, info: string): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: toUtf8(info) }
  return crypto.subtle.deriveKey(algorithm, key, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}
