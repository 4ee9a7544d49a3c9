// Not .finance and .fi: honest projects are called so.
const link =
  /https?:|www\.|\b[a-z\d-]{2,}\s?\.\s?(?:com|org|net|io|xyz|app|site|top|club|gift|claims?|vip|pro|me|cc|ru|live|online|info|us|eth\.li)\b|t\.me|\bclaim\b|\bvisit\b|\bairdrop\b/i

/** Whether a name wants to be followed: the names of honest tokens are not addresses. */
export function isBait(...names: readonly string[]): boolean {
  return names.some((name) => link.test(name))
}
