import { isRecord } from '@latchkey/protocol/isRecord'
import { shapeOf } from '@latchkey/protocol/jsonShape'

/** A JSON-RPC message of a wallet. */
export type WalletMessage =
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly code: number; readonly message: string }
  | { readonly kind: 'notification'; readonly method: string; readonly params: Record<string, unknown> }

/** The type of the envelope, and its member that holds the message. */
export const envelope = 'caip-348'

const maxLength = 2_000_000
const maxErrorLength = 1_000
const limits = { maxDepth: 128, maxSeparators: 100_000 }
const internalError = -32603

/**
 * Reads a message that came through a port. `undefined` if it is not JSON-RPC, too big, or
 * not in the envelope it has to be in.
 */
export function readMessage(value: unknown, { wrapped }: { wrapped: boolean }): WalletMessage | undefined {
  const copy = copyOf(value)
  const body = wrapped ? unwrap(copy) : copy
  if (!isRecord(body)) return undefined
  const { error, id, method, params } = body
  if (typeof method === 'string') {
    // MetaMask sends notifications without a version, or with an id of null.
    const isCall = id !== undefined && id !== null
    return isCall || !isRecord(params) ? undefined : { kind: 'notification', method, params }
  }
  if (method !== undefined || typeof id !== 'number') return undefined
  if (isRecord(error)) {
    const code = Number.isSafeInteger(error.code) ? (error.code as number) : internalError
    const message = typeof error.message === 'string' ? error.message.slice(0, maxErrorLength) : ''
    return { kind: 'error', id, code, message }
  }
  return 'result' in body ? { kind: 'result', id, result: body.result } : undefined
}

/** A copy without getters and prototypes. */
function copyOf(value: unknown): unknown {
  try {
    const text = JSON.stringify(value)
    if (text.length > maxLength || shapeOf(text, limits) !== 'fine') return undefined
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unwrap(value: unknown): unknown {
  return isRecord(value) && value.type === envelope ? value.data : undefined
}
