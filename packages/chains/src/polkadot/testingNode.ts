import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Network } from '../driver.ts'
import { kusamaAssetHub, polkadotAssetHub } from './networks.ts'
import { toHex } from './readSs58.ts'
import { parseSs58 } from './ss58.ts'

/** A running chain. */
export type TestAssetHub = {
  readonly url: string
  /** For `polkadot({ networks: [hub.network] })`. */
  readonly network: Network
  /** Sends a JSON-RPC request to the node. */
  call(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Sets the balance of an account, in base units. */
  fund(address: string, units: bigint): Promise<void>
}

export type AssetHubs = {
  readonly polkadot: TestAssetHub
  readonly kusama: TestAssetHub
  stop(): Promise<void>
}

// Runs in its own process, because compiling WebAssembly blocks for seconds.
const program = `
const { createServer } = require('node:http')
const { GenesisProvider, allHandlers, defaultLogger, setup } = require(process.argv[1])
const spec = JSON.parse(require(process.argv[2]).chainSpec)
defaultLogger.level = 'silent'
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
async function start({ id, properties }) {
  const chain = await setup({ genesis: new GenesisProvider({ ...spec, id, properties }), buildBlockMode: 'Instant' })
  const server = createServer(async (request, response) => {
    const body = []
    for await (const chunk of request) body.push(chunk)
    if (request.method !== 'POST') return response.writeHead(204, cors).end()
    const { id, method, params = [] } = JSON.parse(Buffer.concat(body).toString())
    const answer = await Promise.resolve()
      .then(() => {
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
export async function startAssetHubs(): Promise<AssetHubs> {
  const { resolve } = createRequire(import.meta.url)
  const chains = [polkadotAssetHub, kusamaAssetHub].map(({ id, currency, native }) => ({
    id,
    properties: {
      ss58Format: native.ss58Prefix,
      tokenDecimals: currency.decimals,
      tokenSymbol: currency.symbol,
    },
  }))
  const library = resolve('@acala-network/chopsticks-core')
  const spec = resolve('@substrate/connect-known-chains/rococo_v2_2_asset_hub')
  // The child ends when its standard input closes, even if this process is killed.
  const child = spawn(process.execPath, ['-e', program, library, spec, JSON.stringify(chains)], {
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

function hub(url: string, network: Network): TestAssetHub {
  const call = async (method: string, params: readonly unknown[] = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(error.message)
    return result
  }
  return {
    url,
    network: { ...network, rpcUrls: [url] },
    call,
    async fund(address, units) {
      const account = parseSs58(address)
      if (!account) throw new Error(`${address} is no address.`)
      const value = { providers: 1, data: { free: units.toString() } }
      // Encoded with the runtime's types, independently of the decoder under test.
      await call('dev_setStorage', [{ System: { Account: [[[toHex(account.accountId)], value]] } }])
    },
  }
}
