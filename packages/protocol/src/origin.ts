/** Origins on the developer's own machine. */
export const localOrigins = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
  'http://[::1]:*',
  'https://[::1]:*',
] as const

/**
 * Origins allowed for projects in development without being listed. Anyone can
 * host a page on these domains, so they never apply in production.
 */
export const developmentOrigins = [
  ...localOrigins,
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
] as const

export type ProjectMode = 'development' | 'production'

/** The allowed origins of a project: its own, plus the defaults in development. */
export function originPatterns(mode: ProjectMode, allowed: readonly string[]): readonly string[] {
  return mode === 'development' ? [...allowed, ...developmentOrigins] : allowed
}

/**
 * The origins a project vouches for: its own, plus the developer's own machine in
 * development. Sign-in tokens, signed name changes and checkouts are only for these:
 * anyone can host a page on a preview domain.
 */
export function trustedOriginPatterns(mode: ProjectMode, allowed: readonly string[]): readonly string[] {
  return mode === 'development' ? [...allowed, ...localOrigins] : allowed
}

/** Whether any pattern matches the origin. An empty list matches nothing. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesOrigin(origin, pattern))
}

const patternShape = /^(?:(https?):\/\/)?(\*\.)?(\[[\da-f:.]+\]|[^\s:/*?#@\\[\]%]+)(?::(\d{1,5}|\*))?\/?$/i

/** Whether the text is a valid origin pattern. */
export function isOriginPattern(text: string): boolean {
  const parts = patternShape.exec(text)
  if (!parts) return false
  const [, scheme = 'https', wildcard, host = '', port] = parts
  const url = parseUrl(`${scheme}://${host}${port && port !== '*' ? `:${port}` : ''}`)
  return url !== undefined && !(wildcard && !host.includes('.') && host !== 'localhost')
}

/**
 * Whether a pattern matches an origin.
 *
 * A pattern is an origin whose first label may be `*` (subdomains of any depth,
 * but not the bare domain) and whose port may be `*`. The scheme defaults to
 * https, the port to the scheme's default. Scheme, host and port must all match.
 * An invalid pattern, or a `*` before a single label other than `localhost`,
 * matches nothing.
 */
export function matchesOrigin(origin: string, pattern: string): boolean {
  const parts = patternShape.exec(pattern)
  const url = parseOrigin(origin)
  if (!parts || !url) return false
  const [, scheme = 'https', wildcard, host, port] = parts
  const expected = parseUrl(`${scheme}://${host}${port && port !== '*' ? `:${port}` : ''}`)
  if (!expected || expected.protocol !== url.protocol) return false
  if (port !== '*' && expected.port !== url.port) return false
  if (!wildcard) return expected.hostname === url.hostname
  const broad = !expected.hostname.includes('.') && expected.hostname !== 'localhost'
  return !broad && url.hostname.endsWith(`.${expected.hostname}`)
}

/** Browsers serialise an origin in exactly one way; other spellings are rejected. */
function parseOrigin(origin: string): URL | undefined {
  if (!/^https?:\/\/[^*]+$/.test(origin)) return undefined
  const url = parseUrl(origin)
  return url?.origin === origin ? url : undefined
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
