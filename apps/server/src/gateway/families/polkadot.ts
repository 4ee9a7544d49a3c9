import { transactionId } from '@latchkey/chains/polkadot/transactionId'
import { judgeMessage } from './judgeMessage.ts'
import { member, paramAt } from './params.ts'
import { polkadotMethods, toHeight } from './polkadotMethods.ts'
import type { Head, HeadQuery, IdentityQuery, KnownWrites, RpcFamily } from './rpcFamily.ts'

const head: HeadQuery = {
  latest: { method: 'chain_getHeader', params: [] },
  read(value): Head | undefined {
    const number = toHeight(member(value, 'number'))
    // A header does not contain its own hash.
    return number === undefined ? undefined : { number, hash: undefined, parentHash: undefined }
  },
  // Finality is reported as a hash. It is seconds behind, unless the relay chain has stopped finalizing.
  finalDepth: 128,
  write: String,
}

/** References of chains whose nodes report the genesis hash they begin. */
const wellKnown = [
  // Polkadot, its Asset Hub and its People chain.
  '91b171bb158e2d3848fa23a9f1c25182',
  '68d56f15f85d3136970ec16946040bc1',
  '67fa177a097bfa18f77ea95ab56e9bcd',
  // Kusama and its Asset Hub.
  'b0a8d493285c2df73290dfb7e61f870f',
  '48239ef607d7928874027a43a6768920',
  // Westend and its Asset Hub.
  'e143f23803ac50e8f6f8e62695d1ce9e',
  '67f9723393ef76214df0118c34bbbd3d',
  // Paseo and its Asset Hub.
  '77afd6190f1554ad45fd0d31aee62aac',
  'd6eec26135305a8ad257a20d00335728',
]

/**
 * A chain's reference is the start of its genesis hash. A node with an unknown genesis is
 * used only for chains that are unknown too: a local chain has a new one every time, and
 * Chopsticks reports `0x4545…` for every fork.
 */
const identity: IdentityQuery = {
  method: 'chain_getBlockHash',
  params: [0],
  isOf(value, reference) {
    if (typeof value !== 'string') return undefined
    if (value.toLowerCase().startsWith(`0x${reference}`)) return true
    const isKnown = wellKnown.some((one) => one === reference || value.toLowerCase().startsWith(`0x${one}`))
    return isKnown ? false : undefined
  },
}

const alreadyImported = 1013
/** The pool is full. */
const immediatelyDropped = 1016
/** The node has not imported the block, or has discarded its state. */
const unknownBlock = /unknown ?block|state already discarded|not found in the database/i

const writes: KnownWrites = {
  idOf(params) {
    const hex = paramAt(params, 0)
    return typeof hex === 'string' && /^0x(?:[\da-fA-F]{2})+$/.test(hex) ? transactionId(hex) : undefined
  },
  isKnown: ({ code }) => code === alreadyImported,
}

/** Chains with Substrate's JSON-RPC. */
export const polkadot: RpcFamily = {
  namespace: 'polkadot',
  blockTime: 6_000,
  lagBlocks: 10,
  answerStatuses: [400],
  rule: (method) => polkadotMethods.get(method),
  head,
  identity,
  judge(error) {
    if (error.code === immediatelyDropped || unknownBlock.test(error.message)) return 'node'
    return judgeMessage(error)
  },
  writes,
}
