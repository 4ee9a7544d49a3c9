import { isRecord } from '@latchkey/protocol/isRecord'
/** What one side says to the other, or a relay to a client. Ids are kept as they were written. */
export type Rpc =
  | { readonly kind: 'call'; readonly id: string; readonly method: string; readonly params: unknown }
  | { readonly kind: 'result'; readonly id: string; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly error: RpcError }

export type RpcError = { readonly code: number; readonly message: string; readonly data?: unknown }

const longestId = 64
const longestWords = 1_000

/** Reads what came; undefined where it is no JSON-RPC. */
export function readRpc(text: string): Rpc | undefined {
  const value = parse(text)
  if (!isRecord(value) || value.jsonrpc !== '2.0') return undefined
  const id = idToken(value.id, text)
  if (id === undefined) return undefined
  const { method, params, result, error } = value
  if (typeof method === 'string') return { kind: 'call', id, method, params }
  if (method !== undefined) return undefined
  if (isRecord(error) && Number.isSafeInteger(error.code)) {
    const { code, message, data } = error as { code: number; message: unknown; data?: unknown }
    const words = typeof message === 'string' ? message.slice(0, longestWords) : ''
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

/** Which of two came first, as ids tell it: they begin with the time. Some write them as text. */
export function orderOf(id: string): number {
  return Number(id.replace(/"/g, '')) || 0
}

let last = 0

/** An id nobody else uses: the time in microseconds, with chance in the last three digits. */
export function newId(): string {
  const now = Date.now() * 1_000 + Math.floor(Math.random() * 1_000)
  last = Math.max(last + 1, now)
  return String(last)
}

/** An id for the relay: text of 19 digits. */
export function newRelayId(): string {
  return `"${newId()}${String(Math.floor(Math.random() * 1_000)).padStart(3, '0')}"`
}

/** As it has to be written in an answer: native clients use 19 digits, which `JSON.parse` rounds. */
function idToken(id: unknown, text: string): string | undefined {
  if (typeof id === 'string') return id.length <= longestId ? JSON.stringify(id) : undefined
  if (typeof id !== 'number') return undefined
  if (Number.isSafeInteger(id)) return String(id)
  // Once more with every long number as text. What is in quotes is left as it is.
  const quoted = text.replace(/"(?:\\.|[^"\\])*"|-?\d[\d.eE+-]*/g, (token) =>
    /^\d{16,}$/.test(token) ? `"${token}"` : token,
  )
  const exact = (parse(quoted) as { id?: unknown } | undefined)?.id
  return typeof exact === 'string' && exact.length <= longestId ? exact : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
