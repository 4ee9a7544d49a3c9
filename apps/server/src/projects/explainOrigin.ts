import type { OriginReason } from '@latchkey/protocol/http/admin'
import { developmentOrigins, isOriginAllowed, localOrigins, matchesOrigin } from '@latchkey/protocol/origin'
import type { Project } from './project.ts'

type Verdict = {
  readonly isAllowed: boolean
  readonly reason: OriginReason
  /** That allows it, or nearly does. */
  readonly pattern: string | null
}

type OriginReport = {
  /** As a browser writes it; null if the text means no origin. */
  readonly origin: string | null
  readonly use: Verdict
  readonly signIn: Verdict
  /** The pattern to add, if that would help. */
  readonly suggestion: string | null
}

type Rules = Pick<Project, 'mode' | 'origins' | 'disabled'>

/** Says whether pages of an origin may use the project and sign visitors in, by the rules of admission and of `checkTrustedOrigin`, and why. */
export function explainOrigin(rules: Rules, text: string): OriginReport {
  const origin = readOrigin(text)
  if (origin === null) {
    const verdict = refuse('not_an_origin')
    return { origin, use: verdict, signIn: verdict, suggestion: null }
  }
  const [use, signIn] = [explainUse(rules, origin), explainSignIn(rules, origin)]
  return { origin, use, signIn, suggestion: suggest(origin, use.isAllowed ? signIn : use) }
}

function explainUse(rules: Rules, origin: string): Verdict {
  const { mode, origins, disabled } = rules
  if (disabled) return refuse('disabled')
  const own = origins.find((pattern) => matchesOrigin(origin, pattern))
  if (own !== undefined) return { isAllowed: true, reason: 'listed', pattern: own }
  if (mode === 'production') return refuseInProduction(origins, origin)
  if (origins.length === 0) return { isAllowed: true, reason: 'nothing_listed', pattern: null }
  const free = developmentOrigins.find((pattern) => matchesOrigin(origin, pattern))
  if (free === undefined) return nearest(origins, origin)
  return {
    isAllowed: true,
    reason: isOriginAllowed(origin, localOrigins) ? 'local' : 'preview',
    pattern: free,
  }
}

function explainSignIn(rules: Rules, origin: string): Verdict {
  const use = explainUse(rules, origin)
  if (use.reason === 'preview') return refuse('preview_untrusted', use.pattern)
  if (use.reason !== 'nothing_listed') return use
  const local = localOrigins.find((pattern) => matchesOrigin(origin, pattern))
  if (local !== undefined) return { isAllowed: true, reason: 'local', pattern: local }
  return refuse(isOriginAllowed(origin, developmentOrigins) ? 'preview_untrusted' : 'not_listed')
}

function refuseInProduction(origins: readonly string[], origin: string): Verdict {
  const near = nearest(origins, origin)
  if (near.reason !== 'not_listed') return near
  if (isOriginAllowed(origin, localOrigins)) return refuse('local_in_production')
  if (isOriginAllowed(origin, developmentOrigins)) return refuse('preview_in_production')
  return origin.startsWith('http:') ? refuse('https_needed') : near
}

/** Finds the pattern that would match if the origin differed in one thing. */
function nearest(origins: readonly string[], origin: string): Verdict {
  const bare = origin.replace('://www.', '://')
  const withWww = origin.replace('://', '://www.')
  const differences: readonly [OriginReason, (pattern: string) => boolean][] = [
    ['scheme_differs', (pattern) => matchesOrigin(origin, otherScheme(pattern))],
    ['port_differs', (pattern) => matchesOrigin(origin, anyPort(pattern))],
    ['scheme_differs', (pattern) => matchesOrigin(origin, anyPort(otherScheme(pattern)))],
    ['bare_domain', (pattern) => matchesOrigin(origin, pattern.replace('*.', ''))],
    ['www_differs', (pattern) => matchesOrigin(bare, pattern) || matchesOrigin(withWww, pattern)],
    ['subdomain', (pattern) => !pattern.includes('*.') && matchesOrigin(origin, anySubdomain(pattern))],
  ]
  for (const [reason, isNear] of differences) {
    const pattern = origins.find(isNear)
    if (pattern !== undefined) return refuse(reason, pattern)
  }
  return refuse('not_listed')
}

function suggest(origin: string, { isAllowed, reason }: Verdict): string | null {
  if (isAllowed || reason === 'disabled' || reason === 'local_in_production') return null
  return reason === 'https_needed' ? origin.replace('http:', 'https:') : origin
}

function refuse(reason: OriginReason, pattern: string | null = null): Verdict {
  return { isAllowed: false, reason, pattern }
}

function otherScheme(pattern: string): string {
  return pattern.startsWith('http://')
    ? pattern.replace('http:', 'https:')
    : `http://${withoutScheme(pattern)}`
}

function anySubdomain(pattern: string): string {
  const [scheme = ''] = /^https?:\/\//.exec(pattern) ?? []
  return `${scheme}*.${withoutScheme(pattern)}`
}

function anyPort(pattern: string): string {
  return pattern.replace(/(?::(?:\d{1,5}|\*))?\/?$/, ':*')
}

function withoutScheme(pattern: string): string {
  return pattern.replace(/^https?:\/\//, '')
}

/** From an origin, an address of a page, or a host. */
function readOrigin(text: string): string | null {
  const trimmed = text.trim()
  try {
    const { origin, protocol } = new URL(
      /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`,
    )
    return /^https?:$/.test(protocol) && !origin.includes('*') ? origin : null
  } catch {
    return null
  }
}
