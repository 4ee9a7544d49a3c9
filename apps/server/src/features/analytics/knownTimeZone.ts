/** By the name that a visitor's browser gave. */
const known = new Map<string, string | undefined>()
const maxKnown = 2_000

/**
 * A time zone by its one name in the IANA database, such as `Asia/Kolkata` as well for
 * `Asia/Calcutta`. Undefined for what is none: visitors choose what their browser says.
 */
export function knownTimeZone(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^[A-Za-z]+(?:[/_+-][A-Za-z\d]+){0,6}$/.test(text) || text.length > 64)
    return undefined
  if (known.has(text)) return known.get(text)
  const zone = canonical(text)
  if (known.size < maxKnown) known.set(text, zone)
  return zone
}

function canonical(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
