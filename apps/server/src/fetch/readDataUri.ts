/** The bytes inside a `data:` address; undefined where it is none, or holds more than is wanted. */
export function readDataUri(text: string, maxBytes: number): Buffer | undefined {
  const [, facts = '', body] = /^data:([-\w+./;=,]*?),([\s\S]*)$/i.exec(text) ?? []
  if (body === undefined || body.length > maxBytes * 3) return undefined
  try {
    const bytes = /;base64$/i.test(facts)
      ? Buffer.from(body, 'base64')
      : Buffer.from(decodeURIComponent(body))
    return bytes.length > maxBytes ? undefined : bytes
  } catch {
    // A percent sign that stands for nothing: many write their pictures so.
    return Buffer.from(body).length > maxBytes ? undefined : Buffer.from(body)
  }
}
