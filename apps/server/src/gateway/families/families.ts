import type { Namespace } from '@latchkey/protocol/caip'
import { evm } from './evm.ts'
import { passThrough } from './passThrough.ts'
import type { RpcFamily } from './rpcFamily.ts'
import { solana } from './solana.ts'

const bitcoin = passThrough({
  namespace: 'bip122',
  blockTime: 600_000,
  reads: [
    'decoderawtransaction',
    'estimatesmartfee',
    'getbestblockhash',
    'getblock',
    'getblockchaininfo',
    'getblockcount',
    'getblockhash',
    'getblockheader',
    'getmempoolinfo',
    'getrawtransaction',
    'gettxout',
    'testmempoolaccept',
  ],
  writes: ['sendrawtransaction'],
  // Bitcoin Core also reports errors by status.
  answerStatuses: [400, 404, 500],
})

const polkadot = passThrough({
  namespace: 'polkadot',
  blockTime: 6_000,
  reads: [
    'chain_getBlock',
    'chain_getBlockHash',
    'chain_getFinalizedHead',
    'chain_getHeader',
    'payment_queryInfo',
    'rpc_methods',
    'state_call',
    'state_getKeysPaged',
    'state_getMetadata',
    'state_getRuntimeVersion',
    'state_getStorage',
    'state_queryStorageAt',
    'system_accountNextIndex',
    'system_chain',
    'system_name',
    'system_properties',
    'system_version',
  ],
  writes: ['author_submitExtrinsic'],
})

const cosmos = passThrough({
  namespace: 'cosmos',
  blockTime: 6_000,
  reads: [
    'abci_info',
    'abci_query',
    'block',
    'block_by_hash',
    'block_results',
    'block_search',
    'blockchain',
    'commit',
    'genesis_chunked',
    'header',
    'health',
    'status',
    'tx',
    'tx_search',
    'validators',
  ],
  writes: ['broadcast_tx_async', 'broadcast_tx_sync'],
  answerStatuses: [400, 500],
})

/** Every family of the gateway. */
export const families: Readonly<Record<Namespace, RpcFamily>> = {
  eip155: evm,
  solana,
  bip122: bitcoin,
  polkadot,
  cosmos,
}
