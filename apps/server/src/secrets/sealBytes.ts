import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from './secrets.ts'

const ivBytes = 12
const tagBytes = 16

/** Encrypts with AES-256-GCM and the first key. `name` must be the same to decrypt. */
export function sealBytes([key]: Keys, name: string, bytes: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Decrypts with the first key that can; undefined if none can. */
export function unsealBytes(keys: Keys, name: string, sealed: Buffer): Unsealed | undefined {
  for (const [index, key] of keys.entries()) {
    const bytes = unseal(key, name, sealed)
    if (bytes) return { bytes, isCurrent: index === 0 }
  }
  return undefined
}

export type Unsealed = { readonly bytes: Buffer; readonly isCurrent: boolean }

function unseal(key: Buffer, name: string, sealed: Buffer): Buffer | undefined {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    cipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([cipher.update(sealed.subarray(ivBytes + tagBytes)), cipher.final()])
  } catch {
    return undefined
  }
}
