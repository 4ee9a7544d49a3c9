import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Network } from '../driver.ts'
import { regtest } from './networks.ts'

/** A running node with an address index in front of it. */
export type Bitcoind = {
  /** The base URL of the Esplora API. */
  readonly url: string
  /** For `bitcoin({ networks: [bitcoind.network] })`. */
  readonly network: Network
  /** Sends an RPC request to the node. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>
  /** Pays an address, in satoshis, and mines a block. */
  fund(address: string, satoshis: bigint): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a real bitcoind on regtest; resolves when it has coins to send.
 *
 * bitcoind has no address index, and neither npm nor Debian has a package for one, so
 * Esplora's `/address/:address` is served here from `scantxoutset`. Spent amounts are not
 * reported, and the mempool is always empty.
 *
 * For tests only: `./setup` installs the node.
 *
 * @example
 * const bitcoind = await startBitcoind()
 * afterAll(bitcoind.stop)
 */
export async function startBitcoind(): Promise<Bitcoind> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-bitcoind-'))
  const port = await freePort()
  const [command, ...first] = bitcoindCommand()
  const child = spawn(
    command,
    [
      ...first,
      '-regtest',
      `-datadir=${folder}`,
      '-server',
      '-fallbackfee=0.0001',
      '-rpcuser=test',
      '-rpcpassword=test',
      `-rpcport=${port}`,
      '-listen=0',
      '-printtoconsole=0',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let [output, ended] = ['', false]
  child.stderr.on('data', (text) => {
    output += String(text)
  })
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      ended = true
      resolve()
    })
    child.once('exit', () => {
      ended = true
      resolve()
    })
  })
  // So that a killed test run leaves no node behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)

  async function call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('test:test')}` },
      body: JSON.stringify({ id: 1, method, params }),
    })
    const { error, result } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  for (let tries = 0; ; tries++) {
    if (ended || tries > 300) throw new Error(`bitcoind did not start:\n${output}`)
    if (
      await call('getblockcount')
        .catch(() => undefined)
        .then((count) => count !== undefined)
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await call('createwallet', 'test')
  const miner = await call('getnewaddress')
  // Mined coins can be spent after 100 blocks.
  await call('generatetoaddress', 130, miner)

  // The node runs one scan at a time.
  let last: Promise<unknown> = Promise.resolve()
  const balanceOf = (address: string) => {
    const scan = last.then(() => call('scantxoutset', 'start', [`addr(${address})`]))
    last = scan.catch(() => undefined)
    return scan as Promise<{ total_amount: number; unspents: readonly unknown[] }>
  }
  const server = createServer(async (request, response) => {
    const [, address] = /^\/address\/(\w{1,100})$/.exec(request.url ?? '') ?? []
    const answer = address && (await balanceOf(address).catch(() => undefined))
    response.writeHead(answer ? 200 : 400, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
    })
    const none = { funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 0 }
    const chain = answer && {
      ...none,
      funded_txo_count: answer.unspents.length,
      funded_txo_sum: Math.round(answer.total_amount * 1e8),
    }
    response.end(JSON.stringify({ address, chain_stats: chain, mempool_stats: none }))
  })
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
  return {
    url,
    network: { ...regtest, rpcUrls: [url] },
    call,
    async fund(address, satoshis) {
      await call('sendtoaddress', address, Number(satoshis) / 1e8)
      await call('generatetoaddress', 1, miner)
    },
    async stop() {
      process.off('exit', kill)
      server.closeAllConnections()
      server.close()
      if (!ended) child.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The bitcoind that `./setup` unpacked, with its libraries; else the one on the PATH. */
function bitcoindCommand(): readonly [string, ...string[]] {
  const root = join(import.meta.dirname, '../../../../.tools/bitcoin/root/usr')
  if (!existsSync(join(root, 'bin/bitcoind'))) return ['bitcoind']
  const libraries = join(root, 'lib/x86_64-linux-gnu')
  return [join(root, 'lib64/ld-linux-x86-64.so.2'), '--library-path', libraries, join(root, 'bin/bitcoind')]
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createTcpServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
