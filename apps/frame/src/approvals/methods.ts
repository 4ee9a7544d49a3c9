/**
 * Methods of JSON-RPC that a page may call through the wallet, and those that need the
 * visitor's approval. Any other name is refused (6.04–6.06).
 */

/** Answered by nodes, or by the wallet itself without signing anything. */
export const safeMethods = [
  'cosmos_getAccounts',
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_estimateUserOperationGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_supportedEntryPoints',
  'eth_syncing',
  'eth_uninstallFilter',
  'getAccountAddresses',
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
] as const

/** Never without an approval. Those that the account cannot do are refused as unsupported. */
export const unsafeMethods = [
  'cosmos_signAmino',
  'cosmos_signDirect',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'eth_signTypedData_v4',
  'personal_sign',
  'polkadot_signMessage',
  'polkadot_signTransaction',
  'signMessage',
  'signPsbt',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_sendCalls',
] as const

export type MethodClass = 'safe' | 'unsafe' | 'refused'

const classes: ReadonlyMap<unknown, MethodClass> = new Map<unknown, MethodClass>([
  ...safeMethods.map((name) => [name, 'safe'] as const),
  ...unsafeMethods.map((name) => [name, 'unsafe'] as const),
])

/** Names count only as they are written in the lists: nothing is trimmed, folded or normalised. */
export function classOf(method: unknown): MethodClass {
  return classes.get(method) ?? 'refused'
}
