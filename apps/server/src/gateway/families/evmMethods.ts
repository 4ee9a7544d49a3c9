import { keepAtBlock, keepMined, lagBlocks, toHeight } from './evmBlocks.ts'
import { keepAtHeight } from './keepAtHeight.ts'
import { member, paramAt } from './params.ts'
import type { Heads, Keep, MethodClass, MethodRule } from './rpcFamily.ts'

type Method = readonly [name: string, rule: MethodRule]

const never = () => 'never' as const
const realtime = () => 'realtime' as const

function local(name: string, answer: NonNullable<MethodRule['answer']>): Method {
  return [name, { usage: 'local', route: 'local', open: true, answer, keep: never }]
}

function read(name: string, keep: MethodRule['keep'], usage: MethodClass = 'read'): Method {
  return [name, { usage, route: 'any', open: true, keep }]
}

/** Reads state at the block given by a parameter. */
function atBlock(name: string, index: number, usage: MethodClass = 'read'): Method {
  const keep = (params: unknown, heads: Heads) => keepAtBlock(paramAt(params, index), heads)
  const needs = (params: unknown) => toHeight(paramAt(params, index))
  return [name, { usage, route: 'any', open: true, keep, needs }]
}

/** Reads a block by height; a node that is behind returns null. */
function inBlock(name: string): Method {
  const height = (params: unknown) => toHeight(paramAt(params, 0))
  return [
    name,
    {
      usage: 'read',
      route: 'any',
      open: true,
      keep: (params, heads, value) => (value === null ? 'never' : keepAtBlock(paramAt(params, 0), heads)),
      needs: height,
      isMissing: (params, value, { tip }) =>
        value === null && tip !== undefined && (height(params) ?? tip + 1) <= tip,
    },
  ]
}

/** Reads something by hash that names its block. */
function byHash(name: string): Method {
  return read(name, (_params, heads, value) => {
    // Before the call, the best case is an old block.
    if (value === undefined) return 'immutable'
    const height = toHeight(member(value, 'number'))
    return height === undefined ? keepMined(value, heads) : keepAtHeight(height, heads)
  })
}

/** A node that has not seen the block yet returns null, where another may know it. */
const blockByHash: Method = [
  'eth_getBlockByHash',
  { ...byHash('eth_getBlockByHash')[1], isMissing: (_params, value) => value === null },
]

function keepLogs(params: unknown, heads: Heads, value?: unknown): Keep {
  const filter = paramAt(params, 0)
  // Some nodes return `[]` for a block they have not seen yet.
  if (typeof member(filter, 'blockHash') === 'string')
    return Array.isArray(value) && value.length === 0 ? 'never' : 'immutable'
  const [from, to] = [member(filter, 'fromBlock'), member(filter, 'toBlock')]
  // A range is as recent as its end; its start only matters if it is a tag.
  const atEnd = keepAtBlock(to, heads)
  // A node that is behind returns the logs it has without an error, even on chains with instant finality.
  const isRecent = (toHeight(to) ?? 0) > (heads.tip ?? 0) - lagBlocks
  const last = atEnd === 'immutable' && isRecent ? 'recent' : atEnd
  if (last === 'never' || toHeight(from) !== undefined || from === 'earliest') return last
  return keepAtBlock(from, heads) === 'realtime' ? 'realtime' : 'never'
}

const logs: Method = [
  'eth_getLogs',
  {
    usage: 'logs',
    route: 'any',
    open: true,
    keep: keepLogs,
    needs: (params) => toHeight(member(paramAt(params, 0), 'toBlock')),
  },
]

/** The common limit of nodes. An extreme number crashes some of them. */
const maxFeeBlocks = 1_024

const feeHistory: Method = [
  'eth_feeHistory',
  {
    usage: 'read',
    route: 'any',
    open: true,
    keep: (params) => (paramAt(params, 1) === 'pending' ? 'never' : 'realtime'),
    isAbsurd(params) {
      const count = paramAt(params, 0)
      const blocks = typeof count === 'number' ? count : toHeight(count)
      return blocks === undefined || blocks < 1 || blocks > maxFeeBlocks
    },
  },
]

function write(name: string): Method {
  return [name, { usage: 'write', route: 'broadcast', open: true, keep: never }]
}

function filter(name: string, route: 'makeFilter' | 'useFilter'): Method {
  return [name, { usage: 'filter', route, open: true, keep: never }]
}

/** Only for the server's own features. */
function inside(name: string): Method {
  return [name, { usage: 'other', route: 'any', open: false, keep: never }]
}

export const evmMethods: ReadonlyMap<string, MethodRule> = new Map([
  local('eth_chainId', (reference) =>
    /^\d{1,20}$/.test(reference) ? `"0x${BigInt(reference).toString(16)}"` : undefined,
  ),
  local('net_version', (reference) => JSON.stringify(reference)),
  local('net_listening', () => 'true'),
  local('eth_accounts', () => '[]'),
  local('web3_clientVersion', () => '"Latchkey"'),
  ['eth_blockNumber', { usage: 'read', route: 'tip', open: true, keep: never }],

  read('eth_gasPrice', realtime),
  read('eth_maxPriorityFeePerGas', realtime),
  read('eth_blobBaseFee', realtime),
  read('eth_syncing', realtime),
  feeHistory,

  atBlock('eth_getBalance', 1),
  atBlock('eth_getCode', 1),
  atBlock('eth_getTransactionCount', 1),
  atBlock('eth_getStorageAt', 2),
  atBlock('eth_getProof', 2),
  atBlock('eth_call', 1, 'call'),
  atBlock('eth_estimateGas', 1, 'call'),
  atBlock('eth_createAccessList', 1, 'call'),
  atBlock('eth_simulateV1', 1, 'call'),

  inBlock('eth_getBlockByNumber'),
  inBlock('eth_getBlockReceipts'),
  inBlock('eth_getBlockTransactionCountByNumber'),
  inBlock('eth_getTransactionByBlockNumberAndIndex'),
  inBlock('eth_getUncleCountByBlockNumber'),
  inBlock('eth_getUncleByBlockNumberAndIndex'),
  blockByHash,
  byHash('eth_getTransactionByHash'),
  byHash('eth_getTransactionReceipt'),
  byHash('eth_getTransactionByBlockHashAndIndex'),
  read('eth_getBlockTransactionCountByHash', (_params, _heads, value) =>
    value === null ? 'never' : 'recent',
  ),
  read('eth_getUncleCountByBlockHash', (_params, _heads, value) => (value === null ? 'never' : 'recent')),
  read('eth_getUncleByBlockHashAndIndex', (_params, _heads, value) => (value === null ? 'never' : 'recent')),
  logs,

  write('eth_sendRawTransaction'),

  filter('eth_newFilter', 'makeFilter'),
  filter('eth_newBlockFilter', 'makeFilter'),
  filter('eth_newPendingTransactionFilter', 'makeFilter'),
  filter('eth_getFilterChanges', 'useFilter'),
  filter('eth_getFilterLogs', 'useFilter'),
  filter('eth_uninstallFilter', 'useFilter'),

  inside('ots_getApiLevel'),
  inside('ots_hasCode'),
  inside('ots_getBlockDetails'),
  inside('ots_searchTransactionsBefore'),
  inside('ots_searchTransactionsAfter'),
])
