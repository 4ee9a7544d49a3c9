import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fromHex, toHex } from '@cosmjs/encoding'
import type { Network } from '../driver.ts'
import { chainOf, cosmosHub, nativeOf, osmosis } from './networks.ts'
import { toPrice } from './readGasPrice.ts'
import {
  answerQuery,
  findBlock,
  heightOf,
  NodeError,
  readBlock,
  readHeader,
  readResults,
  readStatus,
  readTx,
  searchTxs,
  toBytes,
} from './testingAnswers.ts'
import { createSimulatedChain, hashOf, type SimulatedChain } from './testingChain.ts'

/** What is wrong with a node. It can be changed at any time. */
export type NodeFaults = {
  /** It answers nothing. */
  down?: boolean | undefined
  /** It answers every request with the status 429. */
  limited?: boolean | undefined
  /** It has no index of transactions. */
  noIndex?: boolean | undefined
  /** The chain it says it is of. */
  chainId?: string | undefined
  /** What is added to the sequence of accounts. */
  sequenceOffset?: bigint | undefined
  /** It takes transactions, and ends the connection without an answer. */
  losesAnswers?: boolean | undefined
  /** Paths of queries that it does not know. */
  unknownPaths?: readonly string[] | undefined
  /** It refuses all transactions with this result, whose code is not zero. */
  refusal?: { readonly code: number; readonly codespace: string; readonly log: string } | undefined
}

/** A node of a simulated chain. */
export type SimulatedNode = {
  readonly url: string
  readonly faults: NodeFaults
  /** The methods of the requests, in order. */
  readonly requests: string[]
}

export type TestCosmosChain = {
  readonly url: string
  /** For `cosmos({ networks: [chain.network] })`. */
  readonly network: Network
  /** The node of `url`. */
  readonly node: SimulatedNode
  /** Adds a node of the same chain. */
  addNode(faults?: NodeFaults): SimulatedNode
  /** Sends a JSON-RPC request to the node. */
  call(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Adds to the balance of an address. @default the network's coin */
  fund(address: string, units: bigint, denom?: string): Promise<void>
  /** Makes it a vesting account: the units stay in its balance, but cannot be sent. */
  lock(address: string, units: bigint): void
  /** @default the network's coin */
  balanceOf(address: string, denom?: string): bigint
  /** Sets the lowest price of gas that is taken, as a decimal. */
  setGasPrice(price: string): void
  /** Puts the transactions that were sent into a block. */
  makeBlock(): void
}

export type TestCosmos = {
  /** One for each network, in the same order. */
  readonly chains: readonly TestCosmosChain[]
  stop(): Promise<void>
}

const feePaths = {
  feemarket: '/feemarket.feemarket.v1.Query/GasPrice',
  txfees: '/osmosis.txfees.v1beta1.Query/GetEipBaseFee',
} as const

/**
 * Starts simulated chains of the Cosmos SDK behind nodes that answer as CometBFT does.
 *
 * A simulator, because no Cosmos chain is packaged for npm or Debian. Protocol Buffers, signatures,
 * sequences, fees and gas are checked as a chain does, by the code of CosmJS. There is no consensus, and
 * `MsgSend` is the only message.
 *
 * For tests only: needs `@cosmjs/*` among the development dependencies.
 *
 * @example
 * const simulator = await startCosmosSimulator()
 * afterAll(simulator.stop)
 */
export async function startCosmosSimulator(options: startCosmosSimulator.Options = {}): Promise<TestCosmos> {
  const { blockTime = 50, networks = [cosmosHub, osmosis] } = options
  const nodes = new Map<string, { node: SimulatedNode; chain: SimulatedChain }>()
  const server = createServer(async (request, response) => {
    const found = nodes.get(request.url ?? '')
    if (!found) return response.writeHead(404).end()
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk)
    answer(found, request.method, Buffer.concat(body).toString(), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const chains = networks.map((network) => {
    const { denom, feeMarket, gasPrice, prefix } = nativeOf(network)
    const chain = createSimulatedChain({
      chainId: chainOf(network),
      prefix,
      denom,
      gasPrice: toPrice(gasPrice),
      feeMarket: feeMarket && feePaths[feeMarket],
    })
    const addNode = (faults: NodeFaults = {}): SimulatedNode => {
      const path = `/${chainOf(network)}/${nodes.size}`
      const node = { url: `${base}${path}`, faults, requests: [] }
      nodes.set(path, { node, chain })
      return node
    }
    const node = addNode()
    const timer = blockTime === 'manual' ? undefined : setInterval(chain.makeBlock, blockTime)
    const test: TestCosmosChain = {
      url: node.url,
      network: {
        ...network,
        rpcUrls: [node.url],
        ...(blockTime !== 'manual' && { blockTime }),
      },
      node,
      addNode,
      call: async (method, params = {}) => {
        const { error, result } = callNode({ node, chain }, { id: 1, method, params })
        if (error) throw new Error(`${error.message}: ${error.data}`)
        return result
      },
      fund: async (address, units, coin) => chain.fund(address, units, coin),
      lock: chain.lock,
      balanceOf: chain.balance,
      setGasPrice: (price) => chain.setGasPrice(toPrice(price)),
      makeBlock: () => {
        chain.makeBlock()
      },
    }
    return { test, timer }
  })
  return {
    chains: chains.map(({ test }) => test),
    async stop() {
      for (const { timer } of chains) clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export declare namespace startCosmosSimulator {
  type Options = {
    /** @default [cosmosHub, osmosis] */
    networks?: readonly Network[] | undefined
    /** Milliseconds between blocks; `manual` for none but those of `makeBlock`. @default 50 */
    blockTime?: number | 'manual' | undefined
  }
}

type Found = { node: SimulatedNode; chain: SimulatedChain }
type Call = { id: unknown; method: string; params: Readonly<Record<string, unknown>> }
type Answer = {
  jsonrpc: '2.0'
  id: unknown
  result?: unknown
  error?: { code: number; message: string; data: string }
}

const headers = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
}

function answer(found: Found, verb: string | undefined, body: string, response: ServerResponse): void {
  const { faults } = found.node
  if (verb !== 'POST') return void response.writeHead(204, headers).end()
  if (faults.down) return void response.destroy()
  if (faults.limited) return void response.writeHead(429, headers).end('{"message":"rate limit exceeded"}')
  const parsed = JSON.parse(body) as Call | Call[]
  const answers = Array.isArray(parsed)
    ? parsed.map((call) => callNode(found, call))
    : callNode(found, parsed)
  if (faults.losesAnswers && body.includes('broadcast_tx')) return void response.destroy()
  response.writeHead(200, headers).end(JSON.stringify(answers))
}

function callNode(found: Found, { id, method, params = {} }: Call): Answer {
  const { node } = found
  node.requests.push(method)
  try {
    const work = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!work) throw new NodeError('', -32601, 'Method not found')
    return { jsonrpc: '2.0', id, result: work(found, params) }
  } catch (error) {
    const { code, data, message } = error instanceof NodeError ? error : new NodeError(String(error))
    return { jsonrpc: '2.0', id, error: { code, message, data } }
  }
}

type Method = (found: Found, params: Readonly<Record<string, unknown>>) => unknown

const methods: Readonly<Record<string, Method>> = {
  health: () => ({}),
  status: ({ chain, node }) => readStatus(chain, node.faults.chainId ?? chain.chainId),
  abci_info: ({ chain }) => ({
    response: { data: 'simulator', version: '0.50.13', last_block_height: String(heightOf(chain)) },
  }),
  abci_query: ({ chain, node }, { data, path }) => {
    const { sequenceOffset = 0n, unknownPaths = [] } = node.faults
    const known = unknownPaths.includes(String(path)) ? '' : String(path)
    return { response: answerQuery(chain, { path: known, data: fromHex(String(data)), sequenceOffset }) }
  },
  broadcast_tx_sync: (found, { tx }) => broadcast(found, toBytes(tx)),
  broadcast_tx_async: (found, { tx }) => ({ ...broadcast(found, toBytes(tx)), code: 0, log: '' }),
  broadcast_tx_commit: (found, { tx }) => {
    const { chain } = found
    const { hash, ...check } = broadcast(found, toBytes(tx))
    if (check.code !== 0) return { check_tx: check, tx_result: {}, hash, height: '0' }
    const { height, results, txs } = chain.makeBlock()
    const tx_result = results[txs.findIndex((bytes) => hashOf(bytes) === hash)]
    return { check_tx: check, tx_result, hash, height: String(height) }
  },
  tx: ({ chain, node }, { hash }) => {
    if (node.faults.noIndex) throw new NodeError('transaction indexing is disabled')
    return readTx(chain, toHex(toBytes(hash)).toUpperCase())
  },
  tx_search: ({ chain, node }, { order_by, page = '1', per_page = '30', query }) => {
    if (node.faults.noIndex) throw new NodeError('transaction indexing is disabled')
    const order = String(order_by ?? 'asc')
    return searchTxs(chain, { query: String(query), page: Number(page), perPage: Number(per_page), order })
  },
  block: ({ chain }, { height }) => readBlock(chain, findBlock(chain, height)),
  block_results: ({ chain }, { height }) => readResults(findBlock(chain, height)),
  header: ({ chain }, { height }) => readHeader(chain, findBlock(chain, height)),
}

function broadcast({ chain, node }: Found, bytes: Uint8Array) {
  const hash = hashOf(bytes)
  if (node.faults.refusal) return { ...node.faults.refusal, data: '', hash }
  if (chain.mempool.has(hash)) throw new NodeError('tx already exists in cache')
  return { ...chain.check(bytes), data: '', hash }
}
