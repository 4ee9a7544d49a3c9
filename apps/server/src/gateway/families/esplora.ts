import type { JsonRpcError } from '../gateway.ts'
import { type Answer, failWith } from '../jsonRpc/readAnswer.ts'

/** Reads the body of a successful response; undefined if it is not valid. */
type Read = (text: string) => Answer | undefined

const maxMessageChars = 1_024
const maxRefusalChars = 4_096
/** JSON-RPC's first code for errors of a server: Esplora has texts, but no codes. */
const refusedCode = -32_000

/** A response to a read. A 404 becomes `null` for what a node may not know. */
export function toRead(read: Read, canBeUnknown: boolean) {
  return (status: number, text: string): Answer | undefined => {
    if (status >= 200 && status <= 299) return read(text)
    // A page, which comes from a proxy or from a server that is no Esplora.
    if (text.trimStart().startsWith('<')) return undefined
    if (status === 404) return canBeUnknown ? { result: 'null', value: null } : undefined
    return failWith({ code: refusedCode, message: text.slice(0, maxMessageChars) })
  }
}

export function readJson(kind: 'object' | 'array'): Read {
  return (text) => {
    try {
      const value: unknown = JSON.parse(text)
      const isOfKind = kind === 'array' ? Array.isArray(value) : isRecord(value)
      return isOfKind ? { result: text, value } : undefined
    } catch {
      return undefined
    }
  }
}

/** A text of hex digits. */
export function readHex(length?: number): Read {
  return (text) => {
    const value = text.trim()
    const isValid = /^(?:[\da-fA-F]{2})+$/.test(value) && (length === undefined || value.length === length)
    return isValid ? { result: JSON.stringify(value), value } : undefined
  }
}

export const readHeight: Read = (text) => {
  const value = text.trim()
  return /^(?:0|[1-9]\d{0,8})$/.test(value) ? { result: value, value: Number(value) } : undefined
}

const readId = readHex(64)

/** A response to a broadcast: the id of the transaction, or the refusal of the bitcoind behind the index. */
export function readBroadcast(status: number, text: string): Answer | undefined {
  if (status >= 200 && status <= 299) return readId(text)
  if (status !== 400 || text.trimStart().startsWith('<')) return undefined
  return failWith(readRefusal(text.slice(0, maxRefusalChars)))
}

/** `sendrawtransaction RPC error: {"code":-26,"message":"…"}`, or `… RPC error -26: …`. */
function readRefusal(text: string): JsonRpcError {
  const [, json] = /RPC error[^{]{0,16}(\{.*\})/s.exec(text) ?? []
  const [, code, message] = /RPC error:? ?(-[1-9]\d{0,4}):? ?(.*)/s.exec(text) ?? []
  const refusal = (json === undefined ? undefined : parse(json)) ?? { code: Number(code), message }
  if (!Number.isSafeInteger(refusal.code) || typeof refusal.message !== 'string')
    return { code: refusedCode, message: text.slice(0, maxMessageChars) }
  return { code: refusal.code as number, message: refusal.message.slice(0, maxMessageChars) }
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
