import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKeys, type Secrets } from '../../secrets/secrets.ts'

export const nonceLifetimeMs = 300_000

/**
 * Self-contained nonces: they encode and sign their time and project. Creating one
 * stores nothing, so requests cannot fill a table; only used nonces are stored.
 */
export type Nonces = {
  issue(projectId: string, now: number): string
  /** Expiry in Unix milliseconds; undefined if it has expired or belongs to another project. */
  read(projectId: string, nonce: string, now: number): number | undefined
}

const headBytes = 6 + 10
const proofBytes = 12

export function createNonces(secrets: Secrets): Nonces {
  const keys = deriveKeys(secrets, 'siwx nonce')
  const prove = (key: Buffer, projectId: string, head: Buffer) =>
    createHmac('sha256', key).update(head).update(projectId).digest().subarray(0, proofBytes)
  return {
    issue(projectId, now) {
      const head = Buffer.alloc(headBytes)
      head.writeUIntBE(now, 0, 6)
      randomBytes(10).copy(head, 6)
      return Buffer.concat([head, prove(keys[0], projectId, head)]).toString('hex')
    },
    read(projectId, nonce, now) {
      if (!/^[\da-f]{56}$/.test(nonce)) return undefined
      const bytes = Buffer.from(nonce, 'hex')
      const head = bytes.subarray(0, headBytes)
      const proof = bytes.subarray(headBytes)
      if (!keys.some((key) => timingSafeEqual(proof, prove(key, projectId, head)))) return undefined
      const issued = head.readUIntBE(0, 6)
      // Another process's clock may be ahead.
      if (now >= issued + nonceLifetimeMs || now < issued - nonceLifetimeMs) return undefined
      return issued + nonceLifetimeMs
    },
  }
}
