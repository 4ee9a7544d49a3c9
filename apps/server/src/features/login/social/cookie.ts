import { visitLifetimeMs } from './visits.ts'

/** Bound to this host (`__Host-`), so that no sibling domain can set it. On `http://localhost`, browsers differ. */
function nameOf(url: string): string {
  return url.startsWith('https:') ? '__Host-latchkey-social' : 'latchkey-social'
}

/** The `Set-Cookie` header of the server at `url`; without a value, it deletes the cookie. */
export function writeSocialCookie(url: string, value?: string): string {
  const seconds = value === undefined ? 0 : visitLifetimeMs / 1_000
  // Lax: the window comes from the provider, which is another site.
  const rules = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`
  return `${nameOf(url)}=${value ?? ''}; ${rules}${url.startsWith('https:') ? '; Secure' : ''}`
}

export function readSocialCookie(url: string, header: string | undefined): string | undefined {
  const name = nameOf(url)
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}
