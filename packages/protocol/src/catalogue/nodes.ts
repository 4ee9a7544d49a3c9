import type { ErrorEntry } from './entry.ts'

export const executionReverted = {
  code: 'node/execution_reverted',
  message: 'The contract refused the transaction',
} as const satisfies ErrorEntry

export const feeCapTooHigh = {
  code: 'node/fee_cap_too_high',
  message: 'The max fee is higher than the chain can express',
} as const satisfies ErrorEntry

export const feeCapTooLow = {
  code: 'node/fee_cap_too_low',
  message: "The max fee is below the block's base fee",
} as const satisfies ErrorEntry

export const nonceTooHigh = {
  code: 'node/nonce_too_high',
  message: 'An earlier transaction of this account is missing',
} as const satisfies ErrorEntry

export const nonceTooLow = {
  code: 'node/nonce_too_low',
  message: 'A transaction with this number was already sent',
} as const satisfies ErrorEntry

export const nonceAtMax = {
  code: 'node/nonce_at_max',
  message: 'This account cannot send any more transactions',
} as const satisfies ErrorEntry

export const insufficientFunds = {
  code: 'node/insufficient_funds',
  message: 'Not enough funds for the amount and the fee',
} as const satisfies ErrorEntry

export const intrinsicGasTooHigh = {
  code: 'node/intrinsic_gas_too_high',
  message: 'The transaction needs more gas than a block allows',
} as const satisfies ErrorEntry

export const intrinsicGasTooLow = {
  code: 'node/intrinsic_gas_too_low',
  message: 'The gas limit is too low for this transaction',
} as const satisfies ErrorEntry

export const transactionTypeUnsupported = {
  code: 'node/transaction_type_unsupported',
  message: 'This chain does not support that type of transaction',
} as const satisfies ErrorEntry

export const tipAboveFeeCap = {
  code: 'node/tip_above_fee_cap',
  message: 'The priority fee is higher than the max fee',
} as const satisfies ErrorEntry

export const nodeUnknown = {
  code: 'node/unknown',
  message: 'The node refused the transaction',
} as const satisfies ErrorEntry

/** JSON-RPC (EIP-1474) and wallet (EIP-1193, EIP-3326, EIP-5792) codes. */
export const rpcErrors = {
  [-32700]: { code: 'rpc/parse_error', message: 'The request could not be parsed' },
  [-32600]: { code: 'rpc/invalid_request', message: 'Invalid request' },
  [-32601]: { code: 'rpc/method_not_found', message: 'Method not found' },
  [-32602]: { code: 'rpc/invalid_params', message: 'Invalid parameters' },
  [-32603]: { code: 'rpc/internal', message: 'Internal error' },
  [-32000]: { code: 'rpc/invalid_input', message: 'Missing or invalid parameters' },
  [-32001]: { code: 'rpc/resource_not_found', message: 'Resource not found' },
  [-32002]: { code: 'rpc/resource_unavailable', message: 'Resource unavailable' },
  [-32003]: { code: 'rpc/transaction_rejected', message: 'Transaction creation failed' },
  [-32004]: { code: 'rpc/method_unsupported', message: 'Method not supported' },
  [-32005]: { code: 'rpc/limit_exceeded', message: 'Request exceeds limit' },
  [-32006]: { code: 'rpc/version_unsupported', message: 'JSON-RPC version unsupported' },
  4001: { code: 'wallet/user_rejected', message: 'Declined in the wallet' },
  4100: { code: 'wallet/unauthorized', message: 'The wallet has not authorized this' },
  4200: { code: 'wallet/unsupported_method', message: 'The wallet does not support this' },
  4900: { code: 'wallet/disconnected', message: 'The wallet is disconnected from every chain' },
  4901: { code: 'wallet/chain_disconnected', message: 'The wallet is disconnected from this chain' },
  4902: { code: 'wallet/switch_chain', message: 'The wallet could not switch chain' },
  5700: { code: 'wallet/capability_unsupported', message: 'The wallet lacks a required capability' },
  5710: { code: 'wallet/chain_unsupported', message: 'The wallet does not support this chain for batches' },
  5720: { code: 'wallet/bundle_duplicate', message: 'A batch with this id was already submitted' },
  5730: { code: 'wallet/bundle_unknown', message: 'The wallet does not know this batch' },
  5740: { code: 'wallet/bundle_too_large', message: 'The batch is too large for the wallet' },
  5750: { code: 'wallet/upgrade_rejected', message: 'The account upgrade was declined' },
  5760: { code: 'wallet/atomicity_unsupported', message: 'The wallet cannot run the batch as one' },
} as const satisfies Readonly<Record<number, ErrorEntry>>

type RpcEntry = (typeof rpcErrors)[keyof typeof rpcErrors]

/** The entry for a JSON-RPC or wallet error code, if known. */
export function rpcErrorFor(code: unknown): RpcEntry | undefined {
  const entries: Readonly<Record<number, RpcEntry>> = rpcErrors
  return typeof code === 'number' ? entries[code] : undefined
}

/** The entry for a node's error message. Matches the text because nodes have no common error codes. */
export function nodeErrorFor(text: string): NodeEntry {
  return nodeWords.find(([words]) => words.test(text))?.[1] ?? nodeUnknown
}

const nodeWords = [
  [/execution reverted|gas required exceeds allowance/i, executionReverted],
  [/(max fee per gas|fee cap) higher than 2\^256-1/i, feeCapTooHigh],
  [/(max fee per gas|fee cap) less than block base fee|transaction is outdated/i, feeCapTooLow],
  [/nonce too high/i, nonceTooHigh],
  [/nonce too low|transaction already imported|already known/i, nonceTooLow],
  [/nonce has max value/i, nonceAtMax],
  [/insufficient funds|exceeds transaction sender account balance/i, insufficientFunds],
  [/intrinsic gas too high|gas limit reached/i, intrinsicGasTooHigh],
  [/intrinsic gas too low/i, intrinsicGasTooLow],
  [/transaction type not (valid|supported)/i, transactionTypeUnsupported],
  [/(max priority fee per gas|tip) higher than (max fee per gas|fee cap)/i, tipAboveFeeCap],
] as const

export type NodeEntry = (typeof nodeWords)[number][1] | typeof nodeUnknown
