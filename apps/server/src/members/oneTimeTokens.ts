import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 24

/** A token for a link. Only its hash is stored: 192 random bits need no slow one. */
export function makeToken(): { text: string; hash: Buffer } {
  const text = randomBytes(tokenBytes).toString('base64url')
  return { text, hash: hashToken(text) }
}

export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** In the fragment, which browsers do not send: tokens do not belong into the logs of proxies. */
export function tokenLink(origin: string, page: 'claim' | 'invite', token: string): string {
  return `${origin}/console/${page}#token=${token}`
}
