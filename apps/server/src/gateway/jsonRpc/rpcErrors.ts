import type { JsonRpcError } from '../gateway.ts'

/** Errors of the gateway itself. Codes of JSON-RPC 2.0 and EIP-1474. */
export const notJson: JsonRpcError = { code: -32700, message: 'The body is not JSON' }
export const invalidRequest: JsonRpcError = { code: -32600, message: 'Not a JSON-RPC request' }
export const nestedTooDeeply: JsonRpcError = { code: -32600, message: 'The body is nested too deeply' }
export const tooManyValues: JsonRpcError = { code: -32600, message: 'The body has too many values' }
export const bodyTooLong: JsonRpcError = { code: -32600, message: 'The body is larger than 2 MiB' }
export const batchTooLong: JsonRpcError = { code: -32600, message: 'A batch has at most 1000 calls' }
export const versionUnsupported: JsonRpcError = { code: -32006, message: 'Only JSON-RPC 2.0 is supported' }
export const methodRefused: JsonRpcError = { code: -32601, message: 'This method is not available' }
export const invalidParams: JsonRpcError = { code: -32602, message: 'Invalid parameters' }
export const internalError: JsonRpcError = { code: -32603, message: 'Internal error' }
export const answerTooLarge: JsonRpcError = {
  code: -32005,
  message: 'The responses of this batch are too large',
}
export const filterNotFound: JsonRpcError = { code: -32000, message: 'filter not found' }
export const unavailable: JsonRpcError = { code: -32002, message: 'No node of this chain is responding' }
export const nodesBusy: JsonRpcError = { code: -32005, message: 'The nodes of this chain are busy' }
export const serverBusy: JsonRpcError = { code: -32005, message: 'The server is busy' }
export const tooManyRequests: JsonRpcError = { code: -32005, message: 'Too many requests' }
export const subscriptionUnknown: JsonRpcError = {
  code: -32602,
  message: 'Unknown subscription',
}
export const subscriptionNotFound: JsonRpcError = { code: -32602, message: 'Subscription not found' }
export const tooManySubscriptions: JsonRpcError = {
  code: -32005,
  message: 'A socket has at most 100 subscriptions',
}
