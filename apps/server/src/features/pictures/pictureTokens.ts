import { createSignedTexts } from '../../signedTexts.ts'

/** In bytes: signed, and in a path, it stays well under 2 kB. */
const longest = 1_400

/**
 * Names for pictures that only this server can make: nobody can have it fetch
 * what they like. The same place has the same name in every process, so that
 * browsers and caches know it again.
 */
export function createPictureTokens(secret: string) {
  // A short proof: lists of tokens carry thousands of them.
  const signed = createSignedTexts(secret, 'latchkey/picture/1', { tagBytes: 16 })
  return {
    /** Undefined where the name would be too long for a path. */
    write: (place: string): string | undefined =>
      Buffer.byteLength(place) > longest ? undefined : signed.write(place),
    read: signed.read,
  }
}
