import { keepAtHeight } from './keepAtHeight.ts'
import { member, paramAt } from './params.ts'
import type { Heads, Keep, MethodClass, MethodRule } from './rpcFamily.ts'

type Method = readonly [name: string, rule: MethodRule]

const never = () => 'never' as const
const realtime = () => 'realtime' as const

/** A block height, which is written as text because JSON rounds 64 bits; undefined if the value is not one. */
export function toHeight(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : undefined
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

/** Parameters come by name or in order. */
function param(params: unknown, name: string, index: number): unknown {
  return Array.isArray(params) ? paramAt(params, index) : member(params, name)
}

function read(name: string, keep: MethodRule['keep'] = realtime, usage: MethodClass = 'read'): Method {
  return [name, { usage, route: 'any', open: true, keep }]
}

/** Without a height, or at height 0, nodes answer for the newest block. */
function heightOf(params: unknown, index: number): number | undefined | 'newest' {
  const height = param(params, 'height', index)
  if (height === undefined || height === null) return 'newest'
  const number = toHeight(height)
  return number === 0 ? 'newest' : number
}

function keepAt(height: ReturnType<typeof heightOf>, heads: Heads): Keep {
  if (height === 'newest') return 'realtime'
  return height === undefined ? 'never' : keepAtHeight(height, heads)
}

/** Reads a block, whose height a parameter has. */
function atHeight(name: string, index = 0): Method {
  return [
    name,
    {
      usage: 'read',
      route: 'any',
      open: true,
      keep: (params, heads) => keepAt(heightOf(params, index), heads),
      needs: (params) => needed(heightOf(params, index)),
    },
  ]
}

function needed(height: ReturnType<typeof heightOf>): number | undefined {
  return height === 'newest' ? undefined : height
}

/** A query that fails is a result whose `code` is not zero, and may fail on this node only. */
const query: Method = [
  'abci_query',
  {
    usage: 'call',
    route: 'any',
    open: true,
    keep(params, heads, value) {
      const keep = keepAt(heightOf(params, 2), heads)
      const code = member(member(value, 'response'), 'code') ?? 0
      return code === 0 || keep === 'realtime' ? keep : 'never'
    },
    needs: (params) => needed(heightOf(params, 2)),
  },
]

/** What is found is in a block, and blocks are final. A transaction that is not found is an error. */
const immutable = () => 'immutable' as const

/** A block that is not found is a result without one. */
const blockByHash = read('block_by_hash', (_params, _heads, value) =>
  value === undefined || member(value, 'block') ? 'immutable' : 'never',
)

function write(name: string): Method {
  return [name, { usage: 'write', route: 'once', open: true, keep: never }]
}

export const cosmosMethods: ReadonlyMap<string, MethodRule> = new Map([
  read('abci_info'),
  read('health', never),
  read('status'),
  query,

  atHeight('block'),
  atHeight('block_results'),
  atHeight('commit'),
  atHeight('header'),
  atHeight('validators'),
  blockByHash,
  read('tx', immutable),
  read('blockchain'),
  read('genesis_chunked', immutable),

  read('block_search', realtime, 'logs'),
  read('tx_search', realtime, 'logs'),

  write('broadcast_tx_async'),
  write('broadcast_tx_sync'),
])
