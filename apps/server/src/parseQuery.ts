/** Anything longer is nobody's. */
const maxLength = 16_384

/** Empty and absent mean the same, and of a name that comes twice the first counts. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  if (text.length > maxLength) return query
  // Most have nothing to decode, and decoding is what takes time.
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
