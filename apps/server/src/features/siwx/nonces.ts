import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './deriveKey.ts'

/** Milliseconds a nonce can be used. */
export const nonceLifetime = 300_000

/**
 * Nonces that carry their own proof: when, and for which project. Giving one
 * out writes nothing, so nobody can fill a table by asking; only used ones are
 * kept, by whoever uses them.
 */
export type Nonces = {
  issue(projectId: string, now: number): string
  /** When it runs out, in Unix milliseconds; undefined where it has, or was not given to this project. */
  read(projectId: string, nonce: string, now: number): number | undefined
}

const headBytes = 6 + 10
const proofBytes = 12

export function createNonces(secret: string): Nonces {
  const key = deriveKey(secret, 'nonce')
  const prove = (projectId: string, head: Buffer) =>
    createHmac('sha256', key).update(head).update(projectId).digest().subarray(0, proofBytes)
  return {
    issue(projectId, now) {
      const head = Buffer.alloc(headBytes)
      head.writeUIntBE(now, 0, 6)
      randomBytes(10).copy(head, 6)
      return Buffer.concat([head, prove(projectId, head)]).toString('hex')
    },
    read(projectId, nonce, now) {
      if (!/^[\da-f]{56}$/.test(nonce)) return undefined
      const bytes = Buffer.from(nonce, 'hex')
      const head = bytes.subarray(0, headBytes)
      if (!timingSafeEqual(bytes.subarray(headBytes), prove(projectId, head))) return undefined
      const issued = head.readUIntBE(0, 6)
      // Another process's clock may be ahead of this one's.
      if (now >= issued + nonceLifetime || now < issued - nonceLifetime) return undefined
      return issued + nonceLifetime
    },
  }
}
