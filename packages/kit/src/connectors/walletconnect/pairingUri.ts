import type { Bytes } from './bytes.ts'
import { toHex } from './bytes.ts'

/** What a QR code carries. The relay is not in it: each wallet has its own. */
export function writePairingUri({ topic, key, expiresAt, methods = [] }: PairingUri): string {
  const query = new URLSearchParams({
    'relay-protocol': 'irn',
    symKey: toHex(key),
    expiryTimestamp: String(Math.floor(expiresAt / 1_000)),
    ...(methods.length > 0 && { methods: methods.join(',') }),
  })
  return `wc:${topic}@2?${query}`
}

type PairingUri = {
  readonly topic: string
  readonly key: Bytes
  /** Unix milliseconds. */
  readonly expiresAt: number
  /** What is asked on it, where that is more than a proposal. */
  readonly methods?: readonly string[] | undefined
}
