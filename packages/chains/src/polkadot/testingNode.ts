import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { blake2AsHex, xxhashAsHex } from '@polkadot/util-crypto'
import type { Network } from '../driver.ts'
import { toHex } from './hex.ts'
import { kusamaAssetHub, polkadotAssetHub, prefixOf } from './networks.ts'
import { formatSs58, parseSs58 } from './ss58.ts'

/** A running chain. */
export type TestAssetHub = {
  readonly url: string
  /** For `polkadot({ networks: [hub.network] })`. */
  readonly network: Network
  /** Sends a JSON-RPC request to the node. */
  call(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Sets the free balance of an account, in base units. */
  fund(address: string, units: bigint): Promise<void>
  /** Creates an asset of the Assets pallet. */
  createAsset(asset: TestAsset): Promise<void>
  /** Sets the balance of an account in an asset, in base units. */
  give(address: string, id: number, units: bigint): Promise<void>
  /** The free balance of an account, read without the code under test. */
  coinOf(address: string): Promise<bigint>
  assetOf(address: string, id: number): Promise<bigint>
  /** An address without any history. */
  fresh(): string
  /** Adds empty blocks. */
  mine(count: number): Promise<void>
  /** As if the network were upgraded: the runtime calls itself another version. Keeps that version for the rest of its life. */
  upgrade(): Promise<void>
}

export type TestAsset = {
  readonly id: number
  readonly symbol: string
  readonly decimals: number
  readonly minBalance?: bigint | undefined
  /** @default true */
  readonly isSufficient?: boolean | undefined
}

export type AssetHubs = {
  readonly polkadot: TestAssetHub
  readonly kusama: TestAssetHub
  stop(): Promise<void>
}

/** The whole hashes of which network ids have the first half. */
const genesisHashes = {
  [polkadotAssetHub.id]: '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f',
  [kusamaAssetHub.id]: '0x48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a',
}

// Runs in its own process, because compiling WebAssembly blocks for seconds.
const program = `
const { createServer } = require('node:http')
const { zstdDecompressSync } = require('node:zlib')
const { GenesisProvider, allHandlers, defaultLogger, setup } = require(process.argv[1])
const spec = JSON.parse(require(process.argv[2]).chainSpec)
defaultLogger.level = 'silent'
/** The runtime with the next version in the section from which nodes read it. */
async function upgrade(chain) {
  const code = Buffer.from((await chain.head.wasm).slice(2), 'hex')
  const isCompressed = code.readUInt32BE(0) === 0x52bc5376
  const wasm = isCompressed ? zstdDecompressSync(code.subarray(8)) : code
  const name = wasm.indexOf(Buffer.concat([Buffer.from([15]), Buffer.from('runtime_version')]))
  const version = await chain.head.runtimeVersion
  const spec = Buffer.alloc(4)
  spec.writeUInt32LE(version.specVersion)
  const at = wasm.indexOf(spec, name)
  if (name < 0 || at < 0 || at - name > 100) throw new Error('the runtime has no version')
  wasm.writeUInt32LE(version.specVersion + 1, at)
  chain.head.setWasm('0x' + wasm.toString('hex'))
  return version.specVersion + 1
}
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
async function start({ id, genesisHash, properties }) {
  class Genesis extends GenesisProvider {
    get blockHash() {
      return genesisHash
    }
    clone = () => this
  }
  const chain = await setup({ genesis: new Genesis({ ...spec, id, properties }), buildBlockMode: process.argv[4] })
  const server = createServer(async (request, response) => {
    const body = []
    for await (const chunk of request) body.push(chunk)
    if (request.method !== 'POST') return response.writeHead(204, cors).end()
    const { id, method, params = [] } = JSON.parse(Buffer.concat(body).toString())
    const answer = await Promise.resolve()
      .then(() => {
        if (method === 'test_upgrade') return upgrade(chain)
        // Chopsticks forgets its first block after a while.
        if (method === 'chain_getBlockHash' && params[0] === 0) return genesisHash
        if (!allHandlers[method]) throw Object.assign(new Error('Method not found'), { code: -32601 })
        return allHandlers[method]({ chain }, params, {})
      })
      .then((result) => ({ result: result ?? null }), ({ code = -32603, message }) => ({ error: { code, message } }))
    response.writeHead(200, { 'content-type': 'application/json', ...cors })
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return 'http://127.0.0.1:' + server.address().port
}
Promise.all(JSON.parse(process.argv[3]).map(start)).then((urls) => console.log('hubs ' + JSON.stringify(urls)))
process.stdin.on('end', () => process.exit()).resume()
`

/**
 * Starts two chains with the real runtime of an Asset Hub on free ports.
 *
 * Chopsticks runs the genesis runtime of Rococo's Asset Hub, without consensus. Both chains
 * use it, with separate state and different properties (prefix, coin), because the runtimes
 * of Polkadot and Kusama are not available offline.
 *
 * For tests only: needs `@acala-network/chopsticks-core` and `@substrate/connect-known-chains`
 * among the development dependencies.
 *
 * @example
 * const hubs = await startAssetHubs()
 * afterAll(hubs.stop)
 */
export async function startAssetHubs({
  blocks = 'instant',
}: startAssetHubs.Options = {}): Promise<AssetHubs> {
  const { resolve } = createRequire(import.meta.url)
  const chains = [polkadotAssetHub, kusamaAssetHub].map(({ id, currency, native }) => ({
    id,
    genesisHash: genesisHashes[id],
    properties: {
      ss58Format: native.ss58Prefix,
      tokenDecimals: currency.decimals,
      tokenSymbol: currency.symbol,
    },
  }))
  const library = resolve('@acala-network/chopsticks-core')
  const spec = resolve('@substrate/connect-known-chains/rococo_v2_2_asset_hub')
  // The child ends when its standard input closes, even if this process is killed.
  const mode = blocks === 'batch' ? 'Batch' : 'Instant'
  const child = spawn(process.execPath, ['-e', program, library, spec, JSON.stringify(chains), mode], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const [polkadot = '', kusama = ''] = await new Promise<readonly string[]>((resolve, reject) => {
    let output = ''
    const read = (chunk: unknown) => {
      output += String(chunk)
      const found = /^hubs (\[.*\])$/m.exec(output)
      if (found?.[1]) resolve(JSON.parse(found[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) =>
      reject(new Error(`the nodes ended with ${code} before they listened:\n${output}`)),
    )
  })
  return {
    polkadot: hub(polkadot, polkadotAssetHub),
    kusama: hub(kusama, kusamaAssetHub),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

export declare namespace startAssetHubs {
  type Options = {
    /** `instant` builds a block for each transaction, `batch` one for all that arrive together. @default instant */
    blocks?: 'instant' | 'batch' | undefined
  }
}

function hub(url: string, network: Network): TestAssetHub {
  const call = async (method: string, params: readonly unknown[] = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(error.message)
    return result
  }
  const idOf = (address: string) => {
    const account = parseSs58(address)
    if (account) return toHex(account.accountId)
    throw new Error(`${address} is no address.`)
  }
  const set = async (values: object) => {
    await call('dev_setStorage', [values])
  }
  /** Read by the library of Polkadot{.js}, independently of the decoder under test. */
  const read = async (key: string, at: number) => {
    const stored = await call('state_getStorage', [key])
    if (typeof stored !== 'string') return 0n
    const bytes = Buffer.from(stored.slice(2), 'hex').subarray(at, at + 16)
    return bytes.readBigUInt64LE(0) + (bytes.readBigUInt64LE(8) << 64n)
  }
  const concat = (hex: string) => `${blake2AsHex(hex, 128).slice(2)}${hex.slice(2)}`
  const prefix = (pallet: string, item: string) =>
    `${xxhashAsHex(pallet, 128)}${xxhashAsHex(item, 128).slice(2)}`
  return {
    url,
    network: { ...network, rpcUrls: [url], blockTime: 500 },
    call,
    async fund(address, units) {
      const nonce = await call('system_accountNextIndex', [address])
      const value = { nonce, providers: 1, data: { free: units.toString() } }
      // Encoded with the runtime's types, independently of the decoder under test.
      await set({ System: { Account: [[[idOf(address)], value]] } })
    },
    async createAsset({ decimals, id, isSufficient = true, minBalance = 1n, symbol }) {
      const owner = `0x${'01'.repeat(32)}`
      const roles = { owner, issuer: owner, admin: owner, freezer: owner }
      const numbers = { supply: '1000000000000000000000000', minBalance: minBalance.toString() }
      const asset = { ...roles, ...numbers, isSufficient, status: 'Live' }
      const metadata = { name: symbol, symbol, decimals }
      await set({ Assets: { Asset: [[[id], asset]], Metadata: [[[id], metadata]] } })
    },
    async give(address, id, units) {
      const value = { balance: units.toString(), reason: 'Sufficient' }
      await set({ Assets: { Account: [[[id, idOf(address)], value]] } })
    },
    coinOf: (address) => read(prefix('System', 'Account') + concat(idOf(address)), 16),
    assetOf(address, id) {
      const number = Buffer.alloc(4)
      number.writeUInt32LE(id)
      const keys = concat(`0x${number.toString('hex')}`) + concat(idOf(address))
      return read(prefix('Assets', 'Account') + keys, 0)
    },
    fresh: () => formatSs58(crypto.getRandomValues(new Uint8Array(32)), prefixOf(network)),
    async mine(count) {
      await call('dev_newBlock', [{ count }])
    },
    async upgrade() {
      await call('test_upgrade')
    },
  }
}
