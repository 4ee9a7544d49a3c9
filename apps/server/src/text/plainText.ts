/** Untrusted text, shortened and reduced to letters, digits and plain punctuation. */
export function plainText(text: unknown, limit: number): string {
  if (typeof text !== 'string') return ''
  return text
    .slice(0, limit * 4)
    .replace(/[^\p{L}\p{N}\p{Sc} .,:;()_/+%$&'!?#*₮-]/gu, ' ')
    .replace(/\w+:\/\/\S*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limit)
}
