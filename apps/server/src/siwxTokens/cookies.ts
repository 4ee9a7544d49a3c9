import { createHash } from 'node:crypto'
import type { SiwxConfig } from '../config.ts'

/** Identifies one of the browser's sessions: several accounts may be signed in on several pages. */
export type CookieOwner = { readonly projectId: string; readonly domain: string; readonly account: string }

/** Bound to this host (`__Host-`), so that no sibling domain can set it. */
function nameOf({ projectId, domain, account }: CookieOwner): string {
  const digest = createHash('sha256').update([projectId, domain, account].join('\n')).digest('hex')
  return `__Host-latchkey-${digest.slice(0, 24)}`
}

/** The `Set-Cookie` header; without a token, it deletes the cookie. */
export function writeCookie(
  owner: CookieOwner,
  { cookies }: SiwxConfig,
  value?: { token: string; seconds: number },
): string {
  const site = { strict: 'Strict', lax: 'Lax', none: 'None; Partitioned', off: 'Strict' }[cookies]
  const { token, seconds } = value ?? { token: '', seconds: 0 }
  return `${nameOf(owner)}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=${site}`
}

export function readCookie(header: string | undefined, owner: CookieOwner): string | undefined {
  const name = nameOf(owner)
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}
