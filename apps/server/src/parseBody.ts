import { badRequest } from '@latchkey/protocol/catalogue'
import { shapeOf } from '@latchkey/protocol/jsonShape'
import { Refusal } from './refusal.ts'

/** No valid body nests deeper; deeper ones would overflow the stack of recursive code. */
const maxDepth = 64

/** Parses a body as JSON whatever its content type: browsers send text/plain to avoid a preflight. */
export function parseBody(text: string): unknown {
  if (text === '') return undefined
  if (shapeOf(text, { maxDepth }) === 'deep')
    throw new Refusal(badRequest, { description: 'The body is nested too deeply' })
  try {
    const value: unknown = JSON.parse(text)
    clean(value)
    return value
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(badRequest, { description: 'The body is not JSON' })
  }
}

/**
 * Removes `__proto__` keys (prototype pollution); rejects NUL and lone surrogates, which
 * PostgreSQL cannot store. Not a reviver, which costs many times as much.
 */
function clean(value: unknown): void {
  if (typeof value === 'string') refuseBroken(value)
  else if (Array.isArray(value)) for (const item of value) clean(item)
  else if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>
    for (const key of Object.keys(record)) {
      refuseBroken(key)
      if (key === '__proto__') delete record[key]
      else clean(record[key])
    }
  }
}

function refuseBroken(text: string): void {
  if (isBroken(text)) throw new Refusal(badRequest, { description: 'The body contains invalid characters' })
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
