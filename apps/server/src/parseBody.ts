import { badRequest } from '@latchkey/protocol/catalogue'
import { Refusal } from './refusal.ts'

/** No valid body nests deeper; deeper ones would overflow the stack of recursive code. */
const maxDepth = 64

/** Parses a body as JSON whatever its content type: browsers send text/plain to avoid a preflight. */
export function parseBody(text: string): unknown {
  if (text === '') return undefined
  if (depthOf(text) > maxDepth)
    throw new Refusal(badRequest, { description: 'The body is nested too deeply' })
  try {
    return JSON.parse(text, clean)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(badRequest, { description: 'The body is not JSON' })
  }
}

/** Rejects `__proto__` keys (prototype pollution), and NUL and lone surrogates, which PostgreSQL cannot store. */
function clean(this: unknown, key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined
  if (isBroken(key) || (typeof value === 'string' && isBroken(value)))
    throw new Refusal(badRequest, { description: 'The body contains invalid characters' })
  return value
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/** Nesting depth of brackets outside strings. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (quoted) {
      if (code === backslash) index++
      else if (code === quote) quoted = false
    } else if (code === quote) quoted = true
    else if (code === brace || code === bracket) deepest = Math.max(deepest, ++depth)
    else if (code === closeBrace || code === closeBracket) depth--
  }
  return deepest
}

const [quote, backslash, brace, bracket, closeBrace, closeBracket] = [34, 92, 123, 91, 125, 93]
