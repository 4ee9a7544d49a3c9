import { hkdfSync } from 'node:crypto'

/** Derives a key for one purpose from the shared secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `latchkey siwx ${purpose}`, 32))
}
