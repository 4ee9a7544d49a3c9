import { hkdfSync } from 'node:crypto'

/** A key for one purpose, from the secret that all processes share. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `latchkey siwx ${purpose}`, 32))
}
