import { type Bytes, randomBytes } from './bytes.ts'

const nonceBytes = 12
const tagBytes = 16

/** Length that encryption adds. */
export const overheadBytes = nonceBytes + tagBytes

/** Encrypts with AES-256-GCM; the nonce comes first. */
export async function sealBox(key: CryptoKey, content: Bytes, bound: Bytes): Promise<Bytes> {
  const iv = randomBytes(nonceBytes)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound }, key, content)
  const box = new Uint8Array(nonceBytes + sealed.byteLength)
  box.set(iv)
  box.set(new Uint8Array(sealed), nonceBytes)
  return box
}

/** Undefined if the key, what it is bound to, or a single bit is not the same. */
export async function openBox(key: CryptoKey, box: Bytes, bound: Bytes): Promise<Bytes | undefined> {
  if (box.length < overheadBytes) return undefined
  const algorithm = { name: 'AES-GCM', iv: box.slice(0, nonceBytes), additionalData: bound }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, box.slice(nonceBytes)))
  } catch {
    return undefined
  }
}
