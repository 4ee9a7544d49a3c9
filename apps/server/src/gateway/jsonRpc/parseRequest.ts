import { depthOf } from '../../parseBody.ts'
import type { JsonRpcError } from '../gateway.ts'
import { canonicalJson } from './canonicalJson.ts'
import { isRawNumber, parseExact } from './exactJson.ts'
import * as errors from './rpcErrors.ts'

/** One call of a caller's. */
export type Call = {
  /** JSON text, as it has to come back; undefined for a notification. */
  readonly id: string | undefined
  readonly method: string
  readonly params: unknown
  /** Canonical JSON text of the parameters. */
  readonly paramsText: string
}
/** One that cannot be called, and what to say. */
export type BadCall = { readonly id: string; readonly error: JsonRpcError }

export type ParsedRequest =
  | { readonly kind: 'one'; readonly call: Call | BadCall }
  | { readonly kind: 'batch'; readonly calls: readonly (Call | BadCall)[] }

export const maxBodyLength = 2 << 20
export const maxBatch = 1000
const maxDepth = 64
/** Shorter bodies cannot nest deeply enough to be looked at twice. */
const shallowLength = 2 * maxDepth

/** Reads a body, or a frame, as a caller sent it. Never throws. */
export function parseRequest(body: string): ParsedRequest {
  if (body.length > maxBodyLength) return bad(errors.bodyTooLong)
  if (body.length > shallowLength && depthOf(body) > maxDepth) return bad(errors.nestedTooDeeply)
  let value: unknown
  try {
    value = parseExact(body)
  } catch {
    return bad(errors.notJson)
  }
  if (!Array.isArray(value)) return { kind: 'one', call: toCall(value) }
  if (value.length === 0) return bad(errors.invalidRequest)
  if (value.length > maxBatch) return bad(errors.batchTooLong)
  return { kind: 'batch', calls: value.map(toCall) }
}

export function isBadCall(call: Call | BadCall): call is BadCall {
  return 'error' in call
}

const methodName = /^\w{1,64}$/

function toCall(value: unknown): Call | BadCall {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || isRawNumber(value))
    return { id: 'null', error: errors.invalidRequest }
  const { jsonrpc, id, method, params } = value as Readonly<Record<string, unknown>>
  const idText = textOfId(id)
  if (idText === undefined && id !== undefined) return { id: 'null', error: errors.invalidRequest }
  const refuse = (error: JsonRpcError): BadCall => ({ id: idText ?? 'null', error })
  if (jsonrpc !== '2.0')
    return refuse(jsonrpc === undefined ? errors.invalidRequest : errors.versionUnsupported)
  if (typeof method !== 'string') return refuse(errors.invalidRequest)
  if (!methodName.test(method)) return refuse(errors.methodRefused)
  if (params === undefined || params === null) return { id: idText, method, params: [], paramsText: '[]' }
  if (typeof params !== 'object' || isRawNumber(params)) return refuse(errors.invalidParams)
  return { id: idText, method, params, paramsText: canonicalJson(params) }
}

/** Undefined for what cannot be an id. */
function textOfId(id: unknown): string | undefined {
  if (typeof id === 'number') return String(id)
  if (typeof id === 'string' || id === null) return JSON.stringify(id)
  return isRawNumber(id) ? id.rawJSON : undefined
}

function bad(error: JsonRpcError): ParsedRequest {
  return { kind: 'one', call: { id: 'null', error } }
}
