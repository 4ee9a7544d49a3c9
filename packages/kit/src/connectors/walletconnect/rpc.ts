import { isRecord } from '@latchkey/protocol/isRecord'
import { shapeOf } from '@latchkey/protocol/jsonShape'
import { memberText } from '@latchkey/protocol/memberText'

/** A JSON-RPC message. Ids are kept as JSON text, because numbers may exceed the safe range. */
export type Rpc =
  | { readonly kind: 'call'; readonly id: string; readonly method: string; readonly params: unknown }
  | { readonly kind: 'result'; readonly id: string; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly error: RpcError }

export type RpcError = { readonly code: number; readonly message: string; readonly data?: unknown }

const maxIdLength = 64
const maxErrorLength = 1_000
/** No request nests deeper or has more values, which take long to parse. */
const limits = { maxDepth: 256, maxSeparators: 50_000 }

/** Parses a message. `undefined` if it is not JSON-RPC. */
export function readRpc(text: string): Rpc | undefined {
  if (shapeOf(text, limits) !== 'fine') return undefined
  const value = parse(text)
  if (!isRecord(value) || value.jsonrpc !== '2.0') return undefined
  const id = idToken(value.id, text)
  if (id === undefined) return undefined
  const { method, params, result, error } = value
  if (typeof method === 'string') return { kind: 'call', id, method, params }
  if (method !== undefined) return undefined
  if (isRecord(error) && Number.isSafeInteger(error.code)) {
    const { code, message, data } = error as { code: number; message: unknown; data?: unknown }
    const words = typeof message === 'string' ? message.slice(0, maxErrorLength) : ''
    return { kind: 'error', id, error: { code, message: words, ...(data !== undefined && { data }) } }
  }
  if (error !== undefined && error !== null) return undefined
  return 'result' in value ? { kind: 'result', id, result } : undefined
}

export function writeResult(id: string, result: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}

export function writeError(id: string, { code, message }: RpcError): string {
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message })}}`
}

export function writeCall(id: string, method: string, params: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","method":"${method}","params":${JSON.stringify(params)}}`
}

/** Orders ids by time, which they begin with. Some clients write them as strings. */
export function orderOf(id: string): number {
  return Number(id.replace(/"/g, '')) || 0
}

let last = 0

/** A unique id: the time in microseconds, with three random digits. */
export function newId(): string {
  const now = Date.now() * 1_000 + Math.floor(Math.random() * 1_000)
  last = Math.max(last + 1, now)
  return String(last)
}

/** An id for the relay: a string of 19 digits. */
export function newRelayId(): string {
  return `"${newId()}${String(Math.floor(Math.random() * 1_000)).padStart(3, '0')}"`
}

/** The id as JSON text, to repeat in the answer: native clients use 19 digits, which `JSON.parse` rounds. */
function idToken(id: unknown, text: string): string | undefined {
  if (typeof id === 'string') return id.length <= maxIdLength ? JSON.stringify(id) : undefined
  if (typeof id !== 'number') return undefined
  if (Number.isSafeInteger(id)) return String(id)
  const exact = memberText(text, 'id') ?? ''
  return /^\d{16,}$/.test(exact) && exact.length <= maxIdLength ? exact : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
