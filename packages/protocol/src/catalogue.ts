import type { ErrorEntry } from './errors.ts'

// Every sentence the toolkit says when something is wrong. One constant each, so
// that a page downloads only those its code names. Where two situations read alike
// they still have two codes; a code is never renamed or reused.

/** A sentence that also has a longer explanation, shown to whoever set the page up. */
export type AlertEntry = ErrorEntry & { readonly long: string }

// Alerts

export const networkNotFound = {
  code: 'network/not_found',
  message: 'Network Not Found',
  long: "The network is not one of those this app was set up with. Add it to the 'networks' array.",
} as const satisfies AlertEntry

export const originNotAllowed = {
  code: 'project/origin_not_allowed',
  message: 'Invalid App Configuration',
  long: "The origin {origin} is not on this project's allowlist. Add it in the project's settings.",
} as const satisfies AlertEntry

export const domainUnverified = {
  code: 'project/domain_unverified',
  message: 'Invalid App Configuration',
  long: "The domain {origin} has not been verified for this project. Verify it in the project's settings.",
} as const satisfies AlertEntry

export const projectIdInvalid = {
  code: 'project/invalid_id',
  message: 'Invalid App Configuration',
  long: 'Invalid Project ID - update configuration',
} as const satisfies AlertEntry

export const projectIdMissing = {
  code: 'project/missing_id',
  message: 'Project ID Not Configured',
  long: 'This feature needs a project. Pass the id of yours as `projectId`.',
} as const satisfies AlertEntry

export const frameLoadFailed = {
  code: 'frame/load_failed',
  message: 'Network Error - Could not load embedded wallet',
  long: 'The embedded wallet could not be reached. Check the connection and try again later.',
} as const satisfies AlertEntry

export const frameRequestTimedOut = {
  code: 'frame/request_timeout',
  message: 'Embedded Wallet Request Timed Out',
  long: 'The embedded wallet did not answer in time. Try again later.',
} as const satisfies AlertEntry

export const sessionExpired = {
  code: 'session/expired',
  message: 'Session Expired',
  long: "The session is not valid. Check this device's date and time, then connect again.",
} as const satisfies AlertEntry

export const configServerError = {
  code: 'config/server_error',
  message: 'Server Error',
  long: 'Failed to get App Configuration: {reason}',
} as const satisfies AlertEntry

export const configRateLimited = {
  code: 'config/rate_limited',
  message: 'Rate Limited',
  long: 'The app configuration was asked for too often. Wait a moment, then reload the page.',
} as const satisfies AlertEntry

export const localConfigIgnored = {
  code: 'config/local_ignored',
  message: 'Local configuration ignored',
  long: 'The project decides {features} in its own settings, so the values passed in code were not used.',
} as const satisfies AlertEntry

// Configuration

export const siweAndSiwx = {
  code: 'config/both_siwe_and_siwx',
  message: 'Cannot set both `siweConfig` and `siwx` options',
} as const satisfies ErrorEntry

export const adapterMissing = {
  code: 'config/adapter_missing',
  message: "Adapter for namespace {namespace} doesn't exist",
} as const satisfies ErrorEntry

export const adapterNotFound = {
  code: 'config/adapter_not_found',
  message: 'Adapter not found',
} as const satisfies ErrorEntry

export const chainAdapterNotFound = {
  code: 'config/chain_adapter_not_found',
  message: 'Chain adapter not found',
} as const satisfies ErrorEntry

export const clientsNotSet = {
  code: 'config/clients_not_set',
  message: 'ConnectionController and NetworkController clients must be set',
} as const satisfies ErrorEntry

export const connectionClientNotFound = {
  code: 'config/connection_client_not_found',
  message: 'No ConnectionController client found',
} as const satisfies ErrorEntry

export const chainNotConfigured = {
  code: 'config/chain_not_configured',
  message: 'Chain not configured.',
} as const satisfies ErrorEntry

// Connecting

export const connectionRejected = {
  code: 'connect/rejected',
  message: 'Connection rejected',
} as const satisfies ErrorEntry

export const connectionFailed = {
  code: 'connect/failed',
  message: 'Failed to connect',
} as const satisfies ErrorEntry

export const connectionPending = {
  code: 'connect/pending',
  message: 'Your wallet already has a request open. Answer it there first.',
} as const satisfies ErrorEntry

export const connectionTimedOut = {
  code: 'connect/timeout',
  message: 'The wallet did not answer in time',
} as const satisfies ErrorEntry

export const walletNotInstalled = {
  code: 'connect/not_installed',
  message: '{wallet} is not installed in this browser',
} as const satisfies ErrorEntry

export const modalClosed = {
  code: 'connect/modal_closed',
  message: 'Modal closed',
} as const satisfies ErrorEntry

export const popupClosed = {
  code: 'connect/popup_closed',
  message: 'Popup closed',
} as const satisfies ErrorEntry

export const socialConnectionFailed = {
  code: 'connect/social_failed',
  message: 'Failed to initiate social connection',
} as const satisfies ErrorEntry

export const farcasterConnectionFailed = {
  code: 'connect/farcaster_failed',
  message: 'Failed to connect to farcaster',
} as const satisfies ErrorEntry

// Wallets and connectors

export const connectorNotFound = {
  code: 'wallet/not_found',
  message: 'No connector found for connection',
} as const satisfies ErrorEntry

export const authConnectorNotFound = {
  code: 'wallet/auth_not_found',
  message: 'No auth connector found',
} as const satisfies ErrorEntry

export const remoteConnectorNotFound = {
  code: 'wallet/remote_not_found',
  message: 'WalletConnectConnector not found',
} as const satisfies ErrorEntry

export const addressOrAuthNotFound = {
  code: 'wallet/address_or_auth_not_found',
  message: 'Address or auth connector not found',
} as const satisfies ErrorEntry

// Connections

export const connectionStatusInvalid = {
  code: 'connection/invalid_status',
  message: 'Invalid connection status',
} as const satisfies ErrorEntry

export const notConnected = {
  code: 'connection/none',
  message: 'Connector not connected.',
} as const satisfies ErrorEntry

export const alreadyConnected = {
  code: 'connection/already',
  message: 'Connector already connected.',
} as const satisfies ErrorEntry

export const reconnecting = {
  code: 'connection/reconnecting',
  message: 'unavailable while reconnecting',
} as const satisfies ErrorEntry

export const notConnectedToAuth = {
  code: 'connection/no_auth',
  message: 'Not connected to email or social',
} as const satisfies ErrorEntry

export const activeAddressNotFound = {
  code: 'connection/no_address',
  message: 'No ActiveCaipAddress found',
} as const satisfies ErrorEntry

export const activeNetworkOrClientNotFound = {
  code: 'connection/no_network_or_client',
  message: 'No ActiveCaipNetwork or client found',
} as const satisfies ErrorEntry

export const networkOrAddressUndefined = {
  code: 'connection/no_network_or_address',
  message: 'CaipNetwork or CaipAddress is undefined',
} as const satisfies ErrorEntry

// Disconnecting

export const disconnectFailed = {
  code: 'disconnect/failed',
  message: 'Failed to disconnect',
} as const satisfies ErrorEntry

export const disconnectChainFailed = {
  code: 'disconnect/chain_failed',
  message: 'Failed to disconnect chain {namespace}: {reason}',
} as const satisfies ErrorEntry

export const disconnectChainsFailed = {
  code: 'disconnect/chains_failed',
  message: 'Failed to disconnect chains: {reason}',
} as const satisfies ErrorEntry

// Networks

export const networkUnknown = {
  code: 'network/unknown',
  message: 'Network not found',
} as const satisfies ErrorEntry

export const networkUndefined = {
  code: 'network/undefined',
  message: 'CaipNetwork is undefined',
} as const satisfies ErrorEntry

export const networkUnsupported = {
  code: 'network/unsupported',
  message: 'Chain is not supported',
} as const satisfies ErrorEntry

export const networkSwitchFailed = {
  code: 'network/switch_failed',
  message: 'The wallet could not switch to {network}',
} as const satisfies ErrorEntry

export const networkSwitchRejected = {
  code: 'network/switch_rejected',
  message: 'Network switch declined',
} as const satisfies ErrorEntry

// Email, social and the embedded wallet

export const emailCooldown = {
  code: 'email/cooldown',
  message: 'Please try again after {seconds} seconds',
} as const satisfies ErrorEntry

export const emailInvalid = {
  code: 'email/invalid',
  message: 'Enter a valid email address',
} as const satisfies ErrorEntry

export const emailFrameUnavailable = {
  code: 'email/frame_unavailable',
  message: 'Unable to load email login dependency',
} as const satisfies ErrorEntry

export const authInitFailed = {
  code: 'auth/init_failed',
  message: 'A problem occurred while trying initialize authentication',
} as const satisfies ErrorEntry

export const authenticating = {
  code: 'auth/in_progress',
  message: 'Authenticating...',
} as const satisfies ErrorEntry

export const smartAccountsUnsupported = {
  code: 'account/smart_unsupported',
  message: 'This application might not support Smart Accounts',
} as const satisfies ErrorEntry

// Signing in with a wallet

export const siwxDisabled = {
  code: 'siwx/disabled',
  message: 'SIWX is not enabled',
} as const satisfies ErrorEntry

// Signing and sending

export const signatureRejected = {
  code: 'sign/rejected',
  message: 'Signature declined',
} as const satisfies ErrorEntry

export const signatureFailed = {
  code: 'sign/failed',
  message: 'The wallet could not sign',
} as const satisfies ErrorEntry

export const signatureUnsupported = {
  code: 'sign/unsupported',
  message: 'The wallet cannot sign this on the connected chain',
} as const satisfies ErrorEntry

export const sendRejected = {
  code: 'send/rejected',
  message: 'Transaction declined',
} as const satisfies ErrorEntry

export const sendFailed = {
  code: 'send/failed',
  message: 'The transaction could not be sent',
} as const satisfies ErrorEntry

export const sendIncomplete = {
  code: 'send/incomplete',
  message: 'An amount and receiver address are required',
} as const satisfies ErrorEntry

export const sendTokenMissing = {
  code: 'send/token_missing',
  message: 'A token is required',
} as const satisfies ErrorEntry

export const sendUnsupportedChain = {
  code: 'send/unsupported_chain',
  message: 'Unsupported chain',
} as const satisfies ErrorEntry

// Balances, history, swaps and names

export const tokenBalanceUnavailable = {
  code: 'balance/unavailable',
  message: 'Token Balance Unavailable',
} as const satisfies ErrorEntry

export const transactionsFailed = {
  code: 'transactions/failed',
  message: 'Failed to fetch transactions',
} as const satisfies ErrorEntry

export const transactionsAddressMissing = {
  code: 'transactions/address_missing',
  message: "Transactions can't be fetched without an accountAddress",
} as const satisfies ErrorEntry

export const gasPriceUnsupported = {
  code: 'swap/gas_price_unsupported',
  message: 'Network not supported for Gas Price',
} as const satisfies ErrorEntry

export const swapUnsupported = {
  code: 'swap/unsupported_network',
  message: 'Network not supported for Swaps',
} as const satisfies ErrorEntry

export const nameResolveFailed = {
  code: 'name/resolve_failed',
  message: 'Error resolving name',
} as const satisfies ErrorEntry

export const nameSuggestionsFailed = {
  code: 'name/suggestions_failed',
  message: 'Error fetching name suggestions',
} as const satisfies ErrorEntry

export const nameLookupFailed = {
  code: 'name/lookup_failed',
  message: 'Error fetching names for address',
} as const satisfies ErrorEntry

export const nameRegisterFailed = {
  code: 'name/register_failed',
  message: 'Error registering name {name}',
} as const satisfies ErrorEntry

// Requests

export const requestNotAllowed = {
  code: 'request/not_allowed',
  message: 'Requested RPC call is not allowed',
} as const satisfies ErrorEntry

export const actionNotAllowed = {
  code: 'request/action_not_allowed',
  message: 'Action not allowed',
} as const satisfies ErrorEntry

export const requestAborted = {
  code: 'request/aborted',
  message: 'Request was aborted',
} as const satisfies ErrorEntry

export const requestTimedOut = {
  code: 'request/timeout',
  message: 'Request timed out',
} as const satisfies ErrorEntry

export const httpRequestFailed = {
  code: 'request/http_failed',
  message: 'HTTP request failed',
} as const satisfies ErrorEntry

export const responseInvalid = {
  code: 'request/invalid_response',
  message: 'The server answered something unexpected',
} as const satisfies ErrorEntry

export const receiptNotFound = {
  code: 'receipt/not_found',
  message: 'Transaction receipt not found',
} as const satisfies ErrorEntry

export const receiptTimedOut = {
  code: 'receipt/timeout',
  message: 'The transaction was not confirmed in time. It may still go through.',
} as const satisfies ErrorEntry

export const somethingWentWrong = {
  code: 'general/unexpected',
  message: 'Something went wrong',
} as const satisfies ErrorEntry

export const errorOccurred = {
  code: 'general/error',
  message: 'An error occurred',
} as const satisfies ErrorEntry

// Values that are not what they should be

export const badChainId = {
  code: 'value/bad_chain_id',
  message: 'Not a chain id this app knows',
} as const satisfies ErrorEntry

export const badCaipAddress = {
  code: 'value/bad_caip_address',
  message: 'Not an account id this app knows',
} as const satisfies ErrorEntry

export const badAssetId = {
  code: 'value/bad_asset_id',
  message: 'Not an asset id this app knows',
} as const satisfies ErrorEntry

export const badAmount = {
  code: 'value/bad_amount',
  message: 'Not an amount',
} as const satisfies ErrorEntry

export const amountTooPrecise = {
  code: 'value/amount_too_precise',
  message: 'At most {decimals} digits after the point',
} as const satisfies ErrorEntry

export const feesConflict = {
  code: 'fees/conflict',
  message: 'A gas price cannot be combined with a max fee or a priority fee',
} as const satisfies ErrorEntry

export const blobEmpty = {
  code: 'blob/empty',
  message: 'Blob data is empty',
} as const satisfies ErrorEntry

export const blobTooLarge = {
  code: 'blob/too_large',
  message: 'Blob data is {size} bytes; at most {max} are allowed',
} as const satisfies ErrorEntry

// What nodes answer when they refuse a transaction

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

/** The entry of a JSON-RPC or wallet code, where it is a known one. */
export function rpcErrorFor(code: unknown): ErrorEntry | undefined {
  const entries: Readonly<Record<number, ErrorEntry>> = rpcErrors
  return typeof code === 'number' ? entries[code] : undefined
}

/** The alert that a relay's or a frame's own words stand for. */
export function alertForProviderText(text: string): AlertEntry | undefined {
  if (text.includes('Unauthorized: origin not allowed')) return originNotAllowed
  if (text.includes('JWT validation error: JWT Token is not yet valid')) return sessionExpired
  if (text.includes('Unauthorized: invalid key')) return projectIdInvalid
  return undefined
}

/** The reason behind a node's refusal, read from its words: nodes agree on no code. */
export function nodeErrorFor(text: string): ErrorEntry {
  return nodeWords.find(([words]) => words.test(text))?.[1] ?? nodeUnknown
}

const nodeWords: readonly (readonly [RegExp, ErrorEntry])[] = [
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
]
