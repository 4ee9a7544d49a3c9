import type { Secrets } from '../../secrets/secrets.ts'
import { createSignedTexts } from '../../signedTexts.ts'

/** Keeps a signed path well under 2 kB. */
const maxBytes = 1_400

/**
 * Signed image paths: a client cannot make this server fetch a URL of its choice.
 * Deterministic in every process, so that caches work.
 */
export function createPictureTokens(secrets: Secrets) {
  // A short signature: token lists contain thousands of them.
  const signed = createSignedTexts(secrets, 'latchkey/picture/1', { tagBytes: 16 })
  return {
    /** Undefined if the path would be too long. */
    write: (place: string): string | undefined =>
      Buffer.byteLength(place) > maxBytes ? undefined : signed.write(place),
    read: signed.read,
  }
}
