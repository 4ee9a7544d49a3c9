import type { Plain } from './plain.ts'

const secretName =
  /token|secret|passw|authori[sz]ation|cookie|signature|private|mnemonic|seed|apikey|api_key|credential|jwt|assertion|otp|^code$|^auth$|^key$/i

/** Plain data without what would let a reader act as the visitor or the host. */
export function cutSecrets(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(cutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      secretName.test(key) && (typeof item === 'string' || typeof item === 'object') && item !== null
        ? '(cut)'
        : cutSecrets(item),
    ]),
  )
}

/** Parameters of our own calls, which identify no one. Others may hold a key. */
const shownParameters = new Set([
  'projectId',
  'st',
  'sv',
  'chainId',
  'page',
  'entries',
  'cursor',
  'currency',
  'zone',
])

/** A URL that can be shown: keys of node providers are often part of the path. */
export function cutUrl(text: string): string {
  const url = URL.parse(text, globalThis.location?.href)
  if (!url) return '(not a URL)'
  const path = url.pathname
    .split('/')
    .map((part) => (looksLikeKey(part) ? '(cut)' : part))
    .join('/')
  const query = [...url.searchParams].map(
    ([name, value]) => `${name}=${shownParameters.has(name) ? value : '(cut)'}`,
  )
  return `${url.origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

function looksLikeKey(part: string): boolean {
  return part.length >= 16 && /\d/.test(part) && /^[\w-]+$/.test(part)
}
