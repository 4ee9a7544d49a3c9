/** Whether a JSON text may be parsed, found without parsing it: it may be nested too deeply, or have too many values. */
export function shapeOf(text: string, limits: shapeOf.Limits): 'fine' | 'deep' | 'long' {
  const { maxDepth, maxSeparators = Number.POSITIVE_INFINITY } = limits
  let depth = 0
  let separators = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index)
    else if (code === comma || code === colon) {
      if (++separators > maxSeparators) return 'long'
    } else if (code === brace || code === bracket) {
      if (++depth > maxDepth) return 'deep'
    } else if (code === closeBrace || code === closeBracket) depth--
  }
  return 'fine'
}

export declare namespace shapeOf {
  type Limits = {
    readonly maxDepth: number
    /** Commas and colons between values. @default no limit */
    readonly maxSeparators?: number | undefined
  }
}

/** The index of the quote that ends the string which starts at `start`; the text's length if none does. */
export function endOfString(text: string, start: number): number {
  // Most strings have no escapes, and the engine finds a quote many times faster than a loop.
  const next = text.indexOf('"', start + 1)
  if (next < 0) return text.length
  if (text.charCodeAt(next - 1) !== backslash) return next
  let index = start + 1
  while (index < text.length && text.charCodeAt(index) !== quote)
    index += text.charCodeAt(index) === backslash ? 2 : 1
  return index
}

const [quote, comma, colon, backslash] = [34, 44, 58, 92]
const [brace, closeBrace, bracket, closeBracket] = [123, 125, 91, 93]
