// Without .finance and .fi, which legitimate projects use.
const link =
  /https?:|www\.|\b[a-z\d-]{2,}\s?\.\s?(?:com|org|net|io|xyz|app|site|top|club|gift|claims?|vip|pro|me|cc|ru|live|online|info|us|eth\.li)\b|t\.me|\bclaim\b|\bvisit\b|\bairdrop\b/i

/** Whether a name contains a link: a common sign of scam tokens. */
export function isBait(...names: readonly string[]): boolean {
  return names.some((name) => link.test(name))
}
