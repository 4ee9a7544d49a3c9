import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Versions of keys that really encrypt, for the fakes of services. */
export function createFakeKeys() {
  const keys = new Map<string, Buffer[]>()
  const versionsOf = (name: string) => {
    const versions = keys.get(name) ?? [randomBytes(32)]
    keys.set(name, versions)
    return versions
  }
  return {
    rotate: (name: string) => void versionsOf(name).push(randomBytes(32)),
    /** Resolves to the number of the version, from 1, and what it encrypted. */
    encrypt(name: string, plain: Buffer, aad: Buffer): { version: number; bytes: Buffer } {
      const versions = versionsOf(name)
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', versions.at(-1) ?? iv, iv).setAAD(aad)
      const bytes = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
      return { version: versions.length, bytes }
    },
    /** Undefined if the key does not fit. */
    decrypt(name: string, version: number, bytes: Buffer, aad: Buffer): Buffer | undefined {
      const key = versionsOf(name)[version - 1]
      if (!key || bytes.length < 28) return undefined
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
        decipher.setAAD(aad).setAuthTag(bytes.subarray(-16))
        return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}

export type FakeKeys = ReturnType<typeof createFakeKeys>
