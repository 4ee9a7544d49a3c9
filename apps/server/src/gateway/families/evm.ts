import { keccak256 } from 'viem/utils'
import { lagBlocks, toHeight } from './evmBlocks.ts'
import { evmMethods } from './evmMethods.ts'
import { judgeMessage } from './judgeMessage.ts'
import { member, paramAt } from './params.ts'
import type { Head, HeadQuery, IdentityQuery, KnownWrites, RpcFamily } from './rpcFamily.ts'

const callersFault =
  /revert|nonce too|nonce is too|insufficient funds|insufficient balance|intrinsic gas|gas required exceeds|out of gas|exceeds block gas limit|fee cap|max fee per gas|max priority fee|tip above|underpriced|already known|already imported|known transaction|invalid sender|transaction type not supported|invalid opcode|stack (?:under|over)flow|filter not found|exceed maximum block range|more than \d+ results/i

const known =
  /already known|already imported|known transaction|already exists|already in (?:the )?(?:mem|tx)?pool/i
const spent = /nonce too low|nonce is too low|old nonce/i
const rawTransaction = /^0x(?:[\da-fA-F]{2})+$/
// The network form of a blob transaction contains data that its hash does not cover.
const blobTransaction = /^0x03/

const head: HeadQuery = {
  latest: { method: 'eth_getBlockByNumber', params: ['latest', false] },
  finalized: { method: 'eth_getBlockByNumber', params: ['finalized', false] },
  at: (height) => ({ method: 'eth_getBlockByNumber', params: [`0x${height.toString(16)}`, false] }),
  read(value): Head | undefined {
    const number = toHeight(member(value, 'number'))
    const hash = member(value, 'hash')
    const parentHash = member(value, 'parentHash')
    if (number === undefined || typeof hash !== 'string' || typeof parentHash !== 'string') return undefined
    return { number, hash, parentHash }
  },
  finalDepth: 128,
  write: (height) => `"0x${height.toString(16)}"`,
}

const identity: IdentityQuery = {
  method: 'eth_chainId',
  params: [],
  isOf(value, reference) {
    if (typeof value !== 'string' || !/^0x[\da-fA-F]{1,16}$/.test(value)) return undefined
    return /^\d{1,20}$/.test(reference) ? BigInt(value) === BigInt(reference) : undefined
  },
}

const writes: KnownWrites = {
  idOf(params) {
    const raw = paramAt(params, 0)
    if (typeof raw !== 'string' || !rawTransaction.test(raw) || blobTransaction.test(raw)) return undefined
    return keccak256(raw as `0x${string}`)
  },
  isKnown: ({ message }) => known.test(message),
  doubtful: {
    isDoubtful: ({ message }) => spent.test(message),
    lookUp: (hash) => ({ method: 'eth_getTransactionByHash', params: [hash] }),
  },
}

/** Chains with Ethereum JSON-RPC. */
export const evm: RpcFamily = {
  namespace: 'eip155',
  blockTime: 12_000,
  lagBlocks,
  answerStatuses: [400],
  rule: (method) => evmMethods.get(method),
  head,
  identity,
  judge: (error) => (error.code === 3 || callersFault.test(error.message) ? 'caller' : judgeMessage(error)),
  writes,
  listening: { by: 'feed' },
}
