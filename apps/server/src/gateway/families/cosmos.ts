import { createHash } from 'node:crypto'
import { cosmosMethods, toHeight } from './cosmosMethods.ts'
import { judgeMessage } from './judgeMessage.ts'
import { member, paramAt } from './params.ts'
import type { Head, HeadQuery, IdentityQuery, KnownWrites, RpcFamily } from './rpcFamily.ts'

const head: HeadQuery = {
  latest: { method: 'status', params: [] },
  read(value): Head | undefined {
    const number = toHeight(member(member(value, 'sync_info'), 'latest_block_height'))
    // Blocks are final at once: there is no other block of the same height.
    return number === undefined ? undefined : { number, hash: undefined, parentHash: undefined }
  },
  finalDepth: 1,
  write: (height) => JSON.stringify(String(height)),
}

const identity: IdentityQuery = {
  method: 'status',
  params: [],
  isOf(value, reference) {
    const network = member(member(value, 'node_info'), 'network')
    return typeof network === 'string' ? network === reference : undefined
  },
}

/** Reasons that are the same on every node, though they come with the code of an internal error. */
const callersFault =
  /\btx \(\w+\) not found|already exists in cache|tx too large|page should be within|failed to parse|error converting|maximum query length|must be greater than 0/i

const writes: KnownWrites = {
  idOf(params) {
    const base64 = member(params, 'tx') ?? paramAt(params, 0)
    if (typeof base64 !== 'string' || !/^[A-Za-z\d+/]+={0,2}$/.test(base64)) return undefined
    return createHash('sha256').update(base64, 'base64').digest('hex').toUpperCase()
  },
  answerOf: (hash) => ({ code: 0, data: '', log: '', codespace: '', hash }),
  isKnown: (error) => /already exists in cache/i.test(textOf(error)),
}

/** The message is always `Internal error`: the reason is in the data. */
function textOf({ message, data }: { readonly message: string; readonly data?: unknown }): string {
  return typeof data === 'string' ? `${message}: ${data}` : message
}

/**
 * Chains with CometBFT's JSON-RPC.
 *
 * A transaction that `broadcast_tx_sync` refuses is a result whose `code` is not zero.
 */
export const cosmos: RpcFamily = {
  namespace: 'cosmos',
  blockTime: 6_000,
  lagBlocks: 10,
  // Errors come with status 500.
  answerStatuses: [400, 500],
  rule: (method) => cosmosMethods.get(method),
  head,
  identity,
  judge(error) {
    const message = textOf(error)
    return callersFault.test(message) ? 'caller' : judgeMessage({ code: error.code, message })
  },
  writes,
}
