import { sha256 } from '@cosmjs/crypto'
import { fromBase64, toBase64, toHex, toUtf8 } from '@cosmjs/encoding'
import { field, message } from './protobuf.ts'
import {
  encode,
  hashOf,
  type IncludedTx,
  SdkError,
  type SimulatedBlock,
  type SimulatedChain,
} from './testingChain.ts'
import { codecs } from './testingCodecs.ts'

// The answers of the simulated nodes, in the shapes of CometBFT 0.38 and the Cosmos SDK 0.50.

/** An error of JSON-RPC. CometBFT has the same code and message for most. */
export class NodeError extends Error {
  readonly code: number
  readonly data: string
  constructor(data: string, code = -32603, message = 'Internal error') {
    super(message)
    this.code = code
    this.data = data
  }
}

type Query = (data: Uint8Array, chain: SimulatedChain, sequenceOffset: bigint) => Uint8Array

const queries: Readonly<Record<string, Query>> = {
  '/cosmos.auth.v1beta1.Query/Account': (data, chain, sequenceOffset) => {
    const { address } = codecs.accountRequest.decode(data)
    return encode(codecs.accountAnswer, { account: toAccount(chain, address, sequenceOffset) })
  },
  '/cosmos.bank.v1beta1.Query/Balance': (data, chain) => {
    const { address, denom } = codecs.balanceRequest.decode(data)
    return encode(codecs.balanceAnswer, {
      balance: { denom, amount: chain.balance(address, denom).toString() },
    })
  },
  '/cosmos.bank.v1beta1.Query/SpendableBalanceByDenom': (data, chain) => {
    const { address, denom } = codecs.spendableRequest.decode(data)
    return encode(codecs.spendableAnswer, {
      balance: { denom, amount: chain.spendable(address, denom).toString() },
    })
  },
  '/cosmos.bank.v1beta1.Query/AllBalances': (data, chain) => {
    const { address } = codecs.balancesRequest.decode(data)
    const balances = chain.balances(address).map(([denom, units]) => ({ denom, amount: units.toString() }))
    const sorted = balances.sort((a, b) => (a.denom < b.denom ? -1 : 1))
    return encode(codecs.balancesAnswer, {
      balances: sorted,
      pagination: { nextKey: new Uint8Array(), total: BigInt(sorted.length) },
    })
  },
  '/cosmos.tx.v1beta1.Service/Simulate': (data, chain) => {
    const gasUsed = chain.simulate(codecs.simulateRequest.decode(data).txBytes)
    return encode(codecs.simulateAnswer, { gasInfo: { gasUsed, gasWanted: 0n }, result: {} })
  },
}

// CosmJS has no types of these two modules.
const feeQueries: Readonly<Record<string, Query>> = {
  '/feemarket.feemarket.v1.Query/GasPrice': (_, chain) =>
    Uint8Array.from(message(1, [...field(1, chain.denom), ...field(2, chain.gasPrice().toString())])),
  '/osmosis.txfees.v1beta1.Query/GetEipBaseFee': (_, chain) =>
    Uint8Array.from(field(1, chain.gasPrice().toString())),
}

export function answerQuery(chain: SimulatedChain, { data, path, sequenceOffset }: answerQuery.Args): object {
  const none = { info: '', index: '0', key: null, proofOps: null, height: String(heightOf(chain)) }
  const query = queries[path] ?? (path === chain.feeMarket ? feeQueries[path] : undefined)
  try {
    if (!query) throw new SdkError(6, `unknown query path: unknown request`)
    return { ...none, code: 0, codespace: '', log: '', value: toBase64(query(data, chain, sequenceOffset)) }
  } catch (error) {
    const code = error instanceof SdkError ? error.code : 18
    return { ...none, code, codespace: 'sdk', log: String((error as Error).message), value: null }
  }
}

export declare namespace answerQuery {
  type Args = { path: string; data: Uint8Array; sequenceOffset: bigint }
}

function toAccount(chain: SimulatedChain, address: string, sequenceOffset: bigint): object {
  const account = chain.account(address)
  if (!account)
    throw new SdkError(22, `rpc error: code = NotFound desc = account ${address} not found: key not found`)
  const { locked, number: accountNumber, publicKey, sequence } = account
  const pubKey = publicKey && {
    typeUrl: '/cosmos.crypto.secp256k1.PubKey',
    value: encode(codecs.publicKey, { key: publicKey }),
  }
  const baseAccount = { address, accountNumber, sequence: sequence + sequenceOffset, pubKey }
  if (locked === undefined)
    return { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value: encode(codecs.baseAccount, baseAccount) }
  const originalVesting = [{ denom: chain.denom, amount: locked.toString() }]
  // CosmJS encodes no times of more than 31 bits.
  const baseVestingAccount = { baseAccount, originalVesting, endTime: 2_100_000_000n }
  return {
    typeUrl: '/cosmos.vesting.v1beta1.ContinuousVestingAccount',
    value: encode(codecs.vestingAccount, { baseVestingAccount, startTime: 2_000_000_000n }),
  }
}

export function heightOf({ blocks }: SimulatedChain): number {
  return blocks.at(-1)?.height ?? 0
}

const emptyHash = toHex(sha256(new Uint8Array())).toUpperCase()

export function readStatus(chain: SimulatedChain, network: string): object {
  const last = chain.blocks.at(-1) as SimulatedBlock
  return {
    node_info: {
      protocol_version: { p2p: '8', block: '11', app: '0' },
      id: '00'.repeat(20),
      listen_addr: 'tcp://0.0.0.0:26656',
      network,
      version: '0.38.17',
      channels: '40202122233038606100',
      moniker: 'simulator',
      other: { tx_index: 'on', rpc_address: 'tcp://0.0.0.0:26657' },
    },
    sync_info: {
      latest_block_hash: blockHash(last),
      latest_app_hash: emptyHash,
      latest_block_height: String(last.height),
      latest_block_time: last.time.toISOString(),
      earliest_block_hash: blockHash(chain.blocks[0] as SimulatedBlock),
      earliest_app_hash: emptyHash,
      earliest_block_height: '1',
      earliest_block_time: (chain.blocks[0] as SimulatedBlock).time.toISOString(),
      catching_up: false,
    },
    validator_info: {
      address: '00'.repeat(20),
      pub_key: { type: 'tendermint/PubKeyEd25519', value: toBase64(new Uint8Array(32)) },
      voting_power: '0',
    },
  }
}

/** The block at a height; the latest if there is none. */
export function findBlock(chain: SimulatedChain, height: unknown): SimulatedBlock {
  const wanted = height === undefined || height === null ? heightOf(chain) : Number(height)
  const block = chain.blocks[wanted - 1]
  if (block) return block
  throw new NodeError(
    `height ${wanted} must be less than or equal to the current blockchain height ${heightOf(chain)}`,
  )
}

export function readBlock(chain: SimulatedChain, block: SimulatedBlock): object {
  const { header } = readHeader(chain, block)
  const parts = { total: 1, hash: emptyHash }
  return {
    block_id: { hash: blockHash(block), parts },
    block: {
      header,
      data: { txs: block.txs.map((tx) => toBase64(tx)) },
      evidence: { evidence: [] },
      last_commit: {
        height: '0',
        round: 0,
        block_id: { hash: '', parts: { total: 0, hash: '' } },
        signatures: [],
      },
    },
  }
}

export function readHeader({ chainId }: SimulatedChain, { height, time }: SimulatedBlock) {
  return {
    header: {
      version: { block: '11' },
      chain_id: chainId,
      height: String(height),
      time: time.toISOString(),
      last_block_id: { hash: '', parts: { total: 0, hash: '' } },
      last_commit_hash: emptyHash,
      data_hash: emptyHash,
      validators_hash: emptyHash,
      next_validators_hash: emptyHash,
      consensus_hash: emptyHash,
      app_hash: emptyHash,
      last_results_hash: emptyHash,
      evidence_hash: emptyHash,
      proposer_address: '00'.repeat(20),
    },
  }
}

export function readResults({ height, results }: SimulatedBlock): object {
  return {
    height: String(height),
    txs_results: results.length ? results : null,
    finalize_block_events: null,
    validator_updates: null,
    consensus_param_updates: null,
    app_hash: emptyHash,
  }
}

export function readTx(chain: SimulatedChain, hash: string): object {
  const found = chain.included.get(hash)
  if (found) return found
  throw new NodeError(`tx (${hash}) not found`)
}

/** Supports conditions of equality, joined by `AND`. */
export function searchTxs(chain: SimulatedChain, { order, page, perPage, query }: searchTxs.Args): object {
  const conditions = query.split(/ AND /i).map((condition) => {
    const [, key = '', value = ''] = /^\s*([\w.]+)\s*=\s*'?([^']*)'?\s*$/.exec(condition) ?? []
    if (!key) throw new NodeError(`failed to parse query: ${condition}`)
    return { key, value }
  })
  const found = [...chain.included.values()].filter((tx) => conditions.every((one) => matches(tx, one)))
  if (order === 'desc') found.reverse()
  const size = Math.min(Math.max(perPage, 1), 100)
  return { txs: found.slice((page - 1) * size, page * size), total_count: String(found.length) }
}

export declare namespace searchTxs {
  type Args = { query: string; page: number; perPage: number; order: string }
}

function matches({ hash, height, tx_result }: IncludedTx, { key, value }: { key: string; value: string }) {
  if (key === 'tx.hash') return hash === value.toUpperCase()
  if (key === 'tx.height') return height === value
  return tx_result.events.some(({ attributes, type }) =>
    attributes.some((attribute) => `${type}.${attribute.key}` === key && attribute.value === value),
  )
}

function blockHash({ height, txs }: SimulatedBlock): string {
  return toHex(sha256(toUtf8(`${height}:${txs.map(hashOf).join()}`))).toUpperCase()
}

export function toBytes(text: unknown): Uint8Array {
  if (typeof text !== 'string') throw new NodeError('', -32602, 'Invalid params')
  return fromBase64(text)
}
