import { memberText } from '@latchkey/protocol/memberText'
import type { JsonRpcError } from '../gateway.ts'

/** A node's response: the result as JSON text, so that numbers are not rounded, or an error. */
export type Answer =
  | { readonly result: string; readonly value: unknown }
  | { readonly error: JsonRpcError; readonly text: string }

// How almost every node writes the response to call 1.
const usualStart = '{"jsonrpc":"2.0","id":1,"result":'
const bytesText = /^"0x[\da-f]*"$/i
const maxMessageChars = 1_024
const maxDataChars = 1 << 16

/** Parses a node's response; undefined if it is not valid. */
export function readAnswer(text: string): Answer | undefined {
  if (text.startsWith(usualStart)) {
    const end = text.lastIndexOf('}')
    const result = text.slice(usualStart.length, end)
    // Most long results are bytes, which need no second copy.
    const value = bytesText.test(result) ? result.slice(1, -1) : parse(result)
    // Fails if more members follow the result; the slow path below handles those.
    if (value !== undefined && text.slice(end + 1).trim() === '') return { result, value }
  }
  const whole = parse(text)
  if (whole === null || typeof whole !== 'object' || Array.isArray(whole)) return undefined
  const { result, error } = whole as Readonly<Record<string, unknown>>
  if (error !== undefined && error !== null) return readError(error)
  const resultText = memberText(text, 'result')
  return result === undefined || resultText === undefined ? undefined : { result: resultText, value: result }
}

export function isFailure(answer: Answer): answer is Extract<Answer, { error: unknown }> {
  return 'error' in answer
}

/** A gateway error in the same shape as a node's. */
export function failWith(error: JsonRpcError): Answer {
  return { error, text: JSON.stringify(error) }
}

function readError(value: unknown): Answer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { code, message, data } = value as Readonly<Record<string, unknown>>
  if (typeof code !== 'number' || !Number.isSafeInteger(code)) return undefined
  const dataText = data === undefined ? undefined : JSON.stringify(data)
  return failWith({
    code,
    message: typeof message === 'string' ? message.slice(0, maxMessageChars) : '',
    ...(dataText !== undefined && dataText.length <= maxDataChars ? { data } : {}),
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
