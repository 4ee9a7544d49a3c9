import { keepAtHeight } from './keepAtHeight.ts'
import { paramAt } from './params.ts'
import type { Keep, MethodClass, MethodRule } from './rpcFamily.ts'

type Method = readonly [name: string, rule: MethodRule]

const never = () => 'never' as const
const realtime = () => 'realtime' as const
const recent = () => 'recent' as const

const blockHash = /^0x[\da-fA-F]{64}$/
const isMissing = (params: unknown, value: unknown) => value === null && isHash(paramAt(params, 0))

function isHash(value: unknown): boolean {
  return typeof value === 'string' && blockHash.test(value)
}

/** A block height, as a number or as hex; undefined if the value is not one. */
export function toHeight(value: unknown): number | undefined {
  if (typeof value === 'string') return /^0x[\da-fA-F]{1,8}$/.test(value) ? Number(value) : undefined
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined
}

function read(name: string, keep: MethodRule['keep'], usage: MethodClass = 'read'): Method {
  return [name, { usage, route: 'any', open: true, keep }]
}

/** Reads the block with a hash, the first parameter. */
function ofBlock(name: string): Method {
  const keep: MethodRule['keep'] = (params, _heads, value) => {
    if (!isHash(paramAt(params, 0))) return 'realtime'
    return value === null ? 'never' : 'immutable'
  }
  return [name, { usage: 'read', route: 'any', open: true, keep, isMissing }]
}

/** Reads state at the block whose hash a parameter has. The state of a given block never changes. */
function atBlock(name: string, index: number, options: Partial<MethodRule> = {}): Method {
  const keep = (params: unknown): Keep => {
    const at = paramAt(params, index)
    if (at === undefined || at === null) return 'realtime'
    return isHash(at) ? 'immutable' : 'never'
  }
  return [name, { usage: 'read', route: 'any', open: true, keep, ...options }]
}

/** The limit of nodes for pages of keys, and more than a feature reads at once. */
const maxKeys = 1_000

function isTooMany(count: unknown): boolean {
  return typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > maxKeys
}

const blockHashAt: Method = [
  'chain_getBlockHash',
  {
    usage: 'read',
    route: 'any',
    open: true,
    keep(params, heads, value) {
      const at = paramAt(params, 0)
      if (at === undefined || at === null) return 'realtime'
      const height = toHeight(at)
      return height === undefined || value === null ? 'never' : keepAtHeight(height, heads)
    },
    needs: (params) => toHeight(paramAt(params, 0)),
    isMissing: (params, value, { tip }) =>
      value === null && tip !== undefined && (toHeight(paramAt(params, 0)) ?? tip + 1) <= tip,
  },
]

export const polkadotMethods: ReadonlyMap<string, MethodRule> = new Map([
  ofBlock('chain_getBlock'),
  ofBlock('chain_getHeader'),
  blockHashAt,
  read('chain_getFinalizedHead', realtime),

  atBlock('payment_queryInfo', 1, { usage: 'call' }),
  atBlock('state_call', 2, { usage: 'call' }),
  atBlock('state_getKeysPaged', 3, { isAbsurd: (params) => isTooMany(paramAt(params, 1)) }),
  atBlock('state_getMetadata', 0),
  atBlock('state_getRuntimeVersion', 0),
  atBlock('state_getStorage', 1),
  atBlock('state_queryStorageAt', 1, {
    isAbsurd(params) {
      const keys = paramAt(params, 0)
      return !Array.isArray(keys) || keys.length > maxKeys
    },
  }),

  // Includes what waits in the node's pool.
  read('system_accountNextIndex', never),
  read('system_chain', recent),
  read('system_name', recent),
  read('system_properties', recent),
  read('system_version', recent),
  read('rpc_methods', recent),

  ['author_submitExtrinsic', { usage: 'write', route: 'once', open: true, keep: never }],
])
