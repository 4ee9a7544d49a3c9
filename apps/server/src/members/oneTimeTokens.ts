import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 24

/**
 * A token for a link, in groups: the log shortens longer words, which could be addresses or keys,
 * and the link must be whole there. Only its hash is stored: 192 random bits need no slow one.
 */
export function makeToken(): { text: string; hash: Buffer } {
  const text = randomBytes(tokenBytes)
    .toString('hex')
    .replaceAll(/.{8}(?!$)/g, '$&-')
  return { text, hash: hashToken(text) }
}

export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** In the fragment, which browsers do not send: tokens do not belong into the logs of proxies. */
export function tokenLink(origin: string, page: 'claim' | 'invite', token: string): string {
  return `${origin}/console/${page}#token=${token}`
}
