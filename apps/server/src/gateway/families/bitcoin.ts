import { bitcoinMethods } from './bitcoinMethods.ts'
import { transactionIdOf } from './bitcoinTransactionId.ts'
import { judgeMessage } from './judgeMessage.ts'
import { paramAt } from './params.ts'
import type { HeadQuery, IdentityQuery, KnownWrites, RpcFamily } from './rpcFamily.ts'

const head: HeadQuery = {
  latest: { method: 'tip', params: [] },
  read: (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? { number: value, hash: undefined, parentHash: undefined }
      : undefined,
  finalDepth: 6,
  write: String,
}

/**
 * A network's reference is the start of the hash of its first block. A server without a
 * first block, such as bitcoind, is no index: it would report every transaction as unknown.
 */
const identity: IdentityQuery = {
  method: 'block_hash',
  params: [0],
  isOf: (value, reference) => typeof value === 'string' && value.startsWith(reference),
}

const known =
  /already in (?:block ?chain|utxo set|(?:the )?mempool)|txn-already-(?:in-mempool|known)|txn-same-nonwitness-data-in-mempool/i
/** Also the refusal of a transaction that was mined and whose outputs are spent. */
const spent = /missing-?or-?spent|missing inputs/i

const writes: KnownWrites = {
  idOf(params) {
    const hex = paramAt(params, 0)
    return typeof hex === 'string' ? transactionIdOf(hex) : undefined
  },
  isKnown: ({ code, message }) => code === -27 || known.test(message),
  doubtful: {
    isDoubtful: ({ message }) => spent.test(message),
    lookUp: (id) => ({ method: 'tx', params: [id] }),
  },
}

// Of Bitcoin Core: -7 out of memory, -9 not connected, -10 initial download, -28 warming up.
const nodeCodes = new Set([-7, -9, -10, -28])
/** Each index has limits of its own for addresses with long histories. */
const indexLimit = /too many (?:unspent|utxos|history|transactions)/i

/**
 * Bitcoin networks through Esplora's REST API, which is an index of addresses that
 * Bitcoin Core does not have.
 *
 * @see https://github.com/Blockstream/esplora/blob/master/API.md
 */
export const bitcoin: RpcFamily = {
  namespace: 'bip122',
  blockTime: 600_000,
  lagBlocks: 3,
  answerStatuses: [400, 404],
  rule: (method) => bitcoinMethods.get(method),
  toHttp: (method, params) => bitcoinMethods.get(method)?.toHttp(params),
  head,
  identity,
  judge(error) {
    if (nodeCodes.has(error.code) || indexLimit.test(error.message)) return 'node'
    return judgeMessage(error)
  },
  writes,
}
