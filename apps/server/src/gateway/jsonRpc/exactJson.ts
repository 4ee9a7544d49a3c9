import { randomBytes } from 'node:crypto'
import { endOfString } from '@latchkey/protocol/jsonShape'

/** JSON with exact numbers: `JSON.parse` rounds integers above 2^53, which occur in request ids and Solana amounts. */
type RawNumber = { readonly rawJSON: string }
type RawJson = {
  rawJSON(text: string): RawNumber
  isRawJSON(value: unknown): value is RawNumber
}
// Available in every supported Node version, not yet in TypeScript's library.
const raw = JSON as unknown as RawJson

/** Only numbers of 16 or more digits, fractions and exponents can be rounded. */
const mayRound = /[[,:\s-](?:\d{16}|\d+[.eE])/

/** Starts the strings that stand for numbers during parsing. Secret, so that no client can write one. */
const mark = `${randomBytes(12).toString('base64url')}:`

/**
 * Parses JSON; numbers that would be rounded keep their text.
 *
 * They are parsed as marked strings and replaced afterwards: a reviver with access to the
 * source costs several microseconds for every value of the text, rounded or not. Throws a
 * `RangeError` if too many would be rounded.
 */
export function parseExact(text: string): unknown {
  if (!mayRound.test(text)) return JSON.parse(text)
  const marked = markRounded(text)
  return marked === text ? JSON.parse(text) : unmark(JSON.parse(marked))
}

/** Whether {@link parseExact} kept the text of this number. */
export function isRawNumber(value: unknown): value is RawNumber {
  return raw.isRawJSON(value)
}

/** Only if the token is a whole number of JSON is it marked; `JSON.parse` refuses all others. */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Puts quotes and the mark around numbers that would be rounded, in one pass over the text. */
function markRounded(text: string): string {
  let marked = ''
  let copied = 0
  let count = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfString(text, index)
    else if (code === minus || isDigit(code)) {
      const start = index
      while (isOfNumber(text.charCodeAt(index + 1))) index++
      if (index - start >= maxNumberChars) throw new SyntaxError('A number is too long')
      const token = text.slice(start, index + 1)
      if (!mayRoundToken.test(token) || !jsonNumber.test(token) || isExact(token)) continue
      if (++count > maxRounded) throw new RangeError('Too many long numbers')
      marked += `${text.slice(copied, start)}"${mark}${token}"`
      copied = index + 1
    }
  }
  return copied === 0 ? text : marked + text.slice(copied)
}

/** Each takes microseconds. A full batch of calls with ids and amounts has fewer. */
export const maxRounded = 4_096
/** Converting a number takes more than linear time; 2^256 has 78 digits. */
const maxNumberChars = 1_000
/** Longer texts are treated as if they were rounded, which is never wrong and takes less time. */
const maxDoubleChars = 17

function isExact(token: string): boolean {
  return token.length <= maxDoubleChars && String(Number(token)) === token
}

const mayRoundToken = /\d{16}|[.eE]/
const [quote, plus, minus, dot, exponent, capitalExponent] = [34, 43, 45, 46, 101, 69]

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isOfNumber(code: number): boolean {
  return (
    isDigit(code) ||
    code === dot ||
    code === exponent ||
    code === capitalExponent ||
    code === plus ||
    code === minus
  )
}

function unmark(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? raw.rawJSON(value.slice(mark.length)) : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) value[index] = unmark(value[index])
    return value
  }
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record)) {
    // A number where JSON has keys.
    if (key.startsWith(mark)) throw new SyntaxError('A key is not a string')
    const item = record[key]
    const exact = unmark(item)
    // Not an assignment, which would set the prototype for the key `__proto__`.
    if (exact !== item) Object.defineProperty(record, key, { value: exact, enumerable: true })
  }
  return record
}
