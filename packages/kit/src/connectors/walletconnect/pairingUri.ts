import type { Bytes } from './bytes.ts'
import { toHex } from './bytes.ts'

/** Content of the QR code. It does not name the relay, which wallets configure themselves. */
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
  /** Methods of requests besides the proposal. */
  readonly methods?: readonly string[] | undefined
}
