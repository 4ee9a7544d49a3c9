import { judgeMessage } from './judgeMessage.ts'
import type {
  HeadQuery,
  IdentityQuery,
  Keep,
  KnownWrites,
  MethodClass,
  MethodRule,
  RpcFamily,
  Subscriptions,
} from './rpcFamily.ts'
import { signatureOf } from './solanaSignature.ts'

type Method = readonly [name: string, rule: MethodRule]

const never = () => 'never' as const
const realtime = () => 'realtime' as const

function read(name: string, keep: MethodRule['keep'] = realtime, usage: MethodClass = 'read'): Method {
  return [name, { usage, route: 'any', open: true, keep }]
}

/** Results at commitment `finalized`, the default, no longer change. */
function finalOnly(params: unknown, _heads: unknown, value?: unknown): Keep {
  if (value === null) return 'never'
  const options = Array.isArray(params)
    ? (params as unknown[]).find((item) => item !== null && typeof item === 'object')
    : undefined
  const { commitment = 'finalized' } = (options ?? {}) as { commitment?: unknown }
  return commitment === 'finalized' ? 'immutable' : 'never'
}

const methods: ReadonlyMap<string, MethodRule> = new Map([
  read('getAccountInfo'),
  read('getBalance'),
  read('getBlock', finalOnly),
  read('getBlockCommitment'),
  read('getBlockHeight'),
  read('getBlockProduction'),
  read('getBlocks'),
  read('getBlocksWithLimit'),
  read('getBlockTime', (_params, _heads, value) => (value === null ? 'never' : 'recent')),
  read('getClusterNodes'),
  read('getEpochInfo'),
  read('getEpochSchedule', () => 'recent'),
  read('getFeeForMessage'),
  read('getFirstAvailableBlock'),
  read('getGenesisHash', () => 'immutable'),
  read('getHealth', never),
  read('getHighestSnapshotSlot'),
  read('getIdentity', never),
  read('getInflationGovernor'),
  read('getInflationRate'),
  read('getInflationReward'),
  read('getLargestAccounts'),
  read('getLatestBlockhash'),
  read('getLeaderSchedule'),
  read('getMaxRetransmitSlot'),
  read('getMaxShredInsertSlot'),
  read('getMinimumBalanceForRentExemption', () => 'recent'),
  read('getMultipleAccounts'),
  read('getProgramAccounts', realtime, 'logs'),
  read('getRecentPerformanceSamples'),
  read('getRecentPrioritizationFees'),
  read('getSignaturesForAddress', realtime, 'logs'),
  read('getSignatureStatuses'),
  read('getSlot'),
  read('getSlotLeader'),
  read('getSlotLeaders'),
  read('getStakeMinimumDelegation'),
  read('getSupply'),
  read('getTokenAccountBalance'),
  read('getTokenAccountsByDelegate'),
  read('getTokenAccountsByOwner'),
  read('getTokenLargestAccounts'),
  read('getTokenSupply'),
  read('getTransaction', finalOnly),
  read('getTransactionCount'),
  read('getVersion', () => 'recent'),
  read('getVoteAccounts'),
  read('isBlockhashValid'),
  read('minimumLedgerSlot'),
  read('simulateTransaction', never, 'call'),
  // Only nodes with an indexer offer these.
  ['getAsset', { usage: 'read', route: 'any', open: false, keep: realtime }],
  ['getAssetsByOwner', { usage: 'logs', route: 'any', open: false, keep: realtime }],
  ['requestAirdrop', { usage: 'write', route: 'once', open: true, keep: never }],
  ['sendTransaction', { usage: 'write', route: 'once', open: true, keep: never }],
])

const head: HeadQuery = {
  latest: { method: 'getSlot', params: [{ commitment: 'confirmed' }] },
  read: (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? { number: value, hash: undefined, parentHash: undefined }
      : undefined,
  finalDepth: 32,
  write: String,
}

/** Genesis hashes of mainnet, devnet and testnet. */
const clusters = new Set([
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
])

/**
 * A cluster's reference is the start of its genesis hash. A private cluster matches
 * any reference, because its genesis is new every time.
 */
const identity: IdentityQuery = {
  method: 'getGenesisHash',
  params: [],
  isOf(value, reference) {
    if (typeof value !== 'string') return undefined
    if (value.startsWith(reference)) return true
    return clusters.has(value) ? false : undefined
  },
}

/** A signature subscription notifies once; the node then ends it. */
const isSignatureDone = (result: unknown) => {
  const { value } = (result ?? {}) as { value?: unknown }
  return value !== 'receivedSignature'
}

const subscriptions: Subscriptions = {
  accountSubscribe: { unsubscribe: 'accountUnsubscribe', notification: 'accountNotification' },
  logsSubscribe: { unsubscribe: 'logsUnsubscribe', notification: 'logsNotification' },
  programSubscribe: { unsubscribe: 'programUnsubscribe', notification: 'programNotification' },
  rootSubscribe: { unsubscribe: 'rootUnsubscribe', notification: 'rootNotification' },
  signatureSubscribe: {
    unsubscribe: 'signatureUnsubscribe',
    notification: 'signatureNotification',
    isLast: isSignatureDone,
  },
  slotSubscribe: { unsubscribe: 'slotUnsubscribe', notification: 'slotNotification' },
}

// -32002 preflight failed, -32003 invalid signature, -32007 and -32009 slot skipped,
// -32015 transaction version.
const callerCodes = new Set([-32002, -32003, -32007, -32009, -32013, -32015, -32016])
// -32004 block not available, -32005 node unhealthy, -32001 and -32008 pruned or no
// snapshot, -32014 not yet available.
const nodeCodes = new Set([-32001, -32004, -32005, -32008, -32010, -32011, -32014])

const writes: KnownWrites = {
  idOf: signatureOf,
  isKnown: ({ message }) => /already been processed|AlreadyProcessed/.test(message),
}

/** Clusters with Solana JSON-RPC. */
export const solana: RpcFamily = {
  namespace: 'solana',
  blockTime: 400,
  // About 30 seconds of slots.
  lagBlocks: 75,
  answerStatuses: [400],
  rule: (method) => methods.get(method),
  head,
  identity,
  judge(error) {
    if (callerCodes.has(error.code)) return 'caller'
    return nodeCodes.has(error.code) ? 'node' : judgeMessage(error)
  },
  writes,
  listening: { by: 'proxy', subscriptions },
}
