import { endOfString } from './jsonShape.ts'

/**
 * The source text of one member of a JSON object; the last one if there are
 * duplicates, like `JSON.parse`. Only for valid JSON.
 */
export function memberText(text: string, name: string): string | undefined {
  let depth = 0
  let key = ''
  let keyAt = -1
  let valueAt = -1
  let found: string | undefined
  const close = (end: number) => {
    if (valueAt >= 0 && key === name) found = text.slice(valueAt, end).trim()
    keyAt = -1
    valueAt = -1
  }
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) {
      const end = endOfString(text, index)
      if (depth === 1 && valueAt < 0 && keyAt < 0) {
        keyAt = index
        key = text.slice(index + 1, end)
        // Parsing is slow, and few keys have escapes.
        if (key.includes('\\')) key = JSON.parse(`"${key}"`) as string
      }
      index = end
    } else if (code === openBrace || code === openBracket) depth++
    else if (code === closeBrace || code === closeBracket) {
      depth--
      if (depth === 0) close(index)
    } else if (depth === 1 && code === colon && valueAt < 0) valueAt = index + 1
    else if (depth === 1 && code === comma) close(index)
  }
  return found
}

const [quote, comma, colon] = [34, 44, 58]
const [openBrace, closeBrace, openBracket, closeBracket] = [123, 125, 91, 93]
