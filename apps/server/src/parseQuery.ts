/** Longer queries are ignored. */
const maxLength = 16_384

/** Drops empty values; keeps the first of duplicate names. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  if (text.length > maxLength) return query
  // Skip decoding when there is nothing to decode: it is the slow part.
  const pairs = /[%+]/.test(text) ? new URLSearchParams(text) : split(text)
  for (const [name, value] of pairs) if (value !== '' && !(name in query)) query[name] = value
  return query
}

function split(text: string): [string, string][] {
  return text.split('&').map((pair) => {
    const at = pair.indexOf('=')
    return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
  })
}
