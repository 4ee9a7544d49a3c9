/** The developer's own machine. */
export const localOrigins = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
] as const

/**
 * Where a project may be tried without listing its origin. Anybody can host a
 * page under these, so they never apply to a project in production.
 */
export const developmentOrigins = [
  ...localOrigins,
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
] as const

export type ProjectMode = 'development' | 'production'

/** The patterns a project answers to: its own, and in development the defaults. */
export function originPatterns(mode: ProjectMode, allowed: readonly string[]): readonly string[] {
  return mode === 'development' ? [...allowed, ...developmentOrigins] : allowed
}

/** Whether one of the patterns lets the origin in. An empty list lets nobody in. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesOrigin(origin, pattern))
}

const patternShape = /^(?:(https?):\/\/)?(\*\.)?(\[[\da-f:.]+\]|[^\s:/*?#@\\[\]%]+)(?::(\d{1,5}|\*))?\/?$/i

/** Whether the text is a pattern that could let anybody in. */
export function isOriginPattern(text: string): boolean {
  const parts = patternShape.exec(text)
  if (!parts) return false
  const [, scheme = 'https', wildcard, host = '', port] = parts
  const url = parseUrl(`${scheme}://${host}${port && port !== '*' ? `:${port}` : ''}`)
  return url !== undefined && !(wildcard && !host.includes('.') && host !== 'localhost')
}

/**
 * Whether a pattern lets an origin in.
 *
 * A pattern is an origin whose first label may be `*`, for subdomains of any
 * depth but not the bare domain, and whose port may be `*`. Without a scheme it
 * means https, without a port the scheme's own. Scheme, host and port must all
 * match. What is not a pattern, or has a single label after its `*` (save
 * `localhost`), matches nothing.
 */
export function matchesOrigin(origin: string, pattern: string): boolean {
  const parts = patternShape.exec(pattern)
  const url = parseOrigin(origin)
  if (!parts || !url) return false
  const [, scheme = 'https', wildcard, host, port] = parts
  const wanted = parseUrl(`${scheme}://${host}${port && port !== '*' ? `:${port}` : ''}`)
  if (!wanted || wanted.protocol !== url.protocol) return false
  if (port !== '*' && wanted.port !== url.port) return false
  if (!wildcard) return wanted.hostname === url.hostname
  const broad = !wanted.hostname.includes('.') && wanted.hostname !== 'localhost'
  return !broad && url.hostname.endsWith(`.${wanted.hostname}`)
}

/** Browsers write an origin in one way only; any other spelling did not come from one. */
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
