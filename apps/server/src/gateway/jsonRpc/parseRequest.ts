import { shapeOf } from '@latchkey/protocol/jsonShape'
import { canonicalJson } from '../../canonicalJson.ts'
import type { JsonRpcError } from '../gateway.ts'
import { isRawNumber, parseExact } from './exactJson.ts'
import * as errors from './rpcErrors.ts'

/** One call in a request. */
export type Call = {
  /** JSON text to repeat in the response; undefined for a notification. */
  readonly id: string | undefined
  readonly method: string
  readonly params: unknown
  /** Parameters as canonical JSON. */
  readonly paramsText: string
}
/** An invalid call and the error to return. */
export type BadCall = { readonly id: string; readonly error: JsonRpcError }

export type ParsedRequest =
  | { readonly kind: 'one'; readonly call: Call | BadCall }
  | { readonly kind: 'batch'; readonly calls: readonly (Call | BadCall)[] }

export const maxBodyLength = 2 << 20
export const maxBatch = 1000
const maxDepth = 64
/** Each value costs time. A full batch of calls has half as many, and long calldata is one value. */
export const maxSeparators = 25_000
/** Shorter bodies cannot exceed the depth limit. */
const shallowLength = 2 * maxDepth

/** Parses a request body or a frame. Never throws. */
export function parseRequest(body: string): ParsedRequest {
  if (body.length > maxBodyLength) return bad(errors.bodyTooLong)
  if (body.length > shallowLength) {
    const shape = shapeOf(body, { maxDepth, maxSeparators })
    if (shape === 'deep') return bad(errors.nestedTooDeeply)
    if (shape === 'long') return bad(errors.tooManyValues)
  }
  let value: unknown
  try {
    value = parseExact(body)
  } catch (error) {
    return bad(error instanceof RangeError ? errors.tooManyValues : errors.notJson)
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

/** Undefined if the value is not a valid id. */
function textOfId(id: unknown): string | undefined {
  if (typeof id === 'number') return String(id)
  if (typeof id === 'string' || id === null) return JSON.stringify(id)
  return isRawNumber(id) ? id.rawJSON : undefined
}

function bad(error: JsonRpcError): ParsedRequest {
  return { kind: 'one', call: { id: 'null', error } }
}
