/** The bytes of a `data:` URI; undefined if it is not one or is larger than `maxBytes`. */
export function readDataUri(text: string, maxBytes: number): Buffer | undefined {
  const [, facts = '', body] = /^data:([-\w+./;=,]*?),([\s\S]*)$/i.exec(text) ?? []
  if (body === undefined || body.length > maxBytes * 3) return undefined
  try {
    const bytes = /;base64$/i.test(facts)
      ? Buffer.from(body, 'base64')
      : Buffer.from(decodeURIComponent(body))
    return bytes.length > maxBytes ? undefined : bytes
  } catch {
    // Many SVG data URIs contain percent signs that are not escapes: use the text as it is.
    return Buffer.from(body).length > maxBytes ? undefined : Buffer.from(body)
  }
}
