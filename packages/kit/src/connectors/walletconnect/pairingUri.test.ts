import { expect, test } from 'vitest'
import { writePairingUri } from './pairingUri.ts'

test('behavior: a code has topic, key and expiry, and no relay', () => {
  const topic = 'a'.repeat(64)
  const key = new Uint8Array(32).fill(7)
  const uri = writePairingUri({ topic, key, expiresAt: 1_700_000_000_999 })
  expect(uri).toBe(`wc:${topic}@2?relay-protocol=irn&symKey=${'07'.repeat(32)}&expiryTimestamp=1700000000`)
  expect(writePairingUri({ topic, key, expiresAt: 0, methods: ['wc_sessionAuthenticate'] })).toContain(
    '&methods=wc_sessionAuthenticate',
  )
})
