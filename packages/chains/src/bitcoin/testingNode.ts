import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Network } from '../driver.ts'
import { regtest } from './networks.ts'
import { type Esplora, startEsplora } from './testingEsplora.ts'
import type { Payment, Replacement } from './testingTransactions.ts'

/** A running node with an address index in front of it. */
export type Bitcoind = {
  /** The base URL of the Esplora API. */
  readonly url: string
  /** For `bitcoin({ networks: [bitcoind.network] })`. */
  readonly network: Network
  /** Simulates faults of the Esplora API. */
  readonly esplora: Pick<Esplora, 'answer' | 'freeze' | 'setFees'>
  /** Sends an RPC request to the node. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>
  /** Pays an address, in satoshis, and mines a block. */
  fund(address: string, satoshis: bigint): Promise<void>
  /** Pays an address without mining a block; resolves to the transaction's id. */
  pay(address: string, satoshis: bigint): Promise<string>
  /** Makes several payments in one transaction without mining a block. */
  payMany(payments: readonly Payment[]): Promise<string>
  /** Mines blocks. Transactions that are sent stay unconfirmed until then. */
  mine(blocks?: number): Promise<void>
  /**
   * Spends the coins of an unconfirmed transaction in another one with a higher fee (BIP-125);
   * resolves to its id.
   */
  replace(args: Replacement): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a real bitcoind on regtest; resolves when it has coins to send.
 *
 * bitcoind has no address index, and neither npm nor Debian has a package for one, so the
 * Esplora API is served from an index in memory: see {@link startEsplora}.
 *
 * For tests only: `./setup` installs the node.
 *
 * @example
 * const bitcoind = await startBitcoind()
 * afterAll(bitcoind.stop)
 */
export async function startBitcoind(): Promise<Bitcoind> {
  const { call, stop } = await startNode()
  await call('createwallet', 'test')
  const miner = await call('getnewaddress')
  const mine = async (blocks = 1) => void (await call('generatetoaddress', blocks, miner))
  // Mined coins can be spent after 100 blocks.
  await mine(130)
  const esplora = await startEsplora(call)
  // Loaded late, because most tests of other packages only need coins.
  const transactions = () => import('./testingTransactions.ts')
  const pay = (address: string, satoshis: bigint) =>
    call('sendtoaddress', address, Number(satoshis) / 1e8) as Promise<string>
  return {
    url: esplora.url,
    // Blocks are mined on command; a wait asks four times a second.
    network: { ...regtest, rpcUrls: [esplora.url], blockTime: 5_000 },
    esplora,
    call,
    mine,
    pay,
    payMany: async (payments) => (await transactions()).payMany(call, payments),
    async fund(address, satoshis) {
      await pay(address, satoshis)
      await mine()
    },
    async replace(args) {
      return (await transactions()).replaceTransaction({ ...args, call })
    },
    async stop() {
      esplora.stop()
      await stop()
    },
  }
}

async function startNode(): Promise<Pick<Bitcoind, 'call' | 'stop'>> {
  const folder = mkdtempSync(join(dataRoot(), 'latchkey-bitcoind-'))
  const port = await freePort()
  const [command, ...first] = bitcoindCommand()
  const child = spawn(
    command,
    [
      ...first,
      '-regtest',
      `-datadir=${folder}`,
      '-server',
      '-txindex',
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
    const { error, result } = (await response.json()) as {
      result?: unknown
      error?: { code: number; message: string }
    }
    if (error) throw Object.assign(new Error(`${method}: ${error.message}`), { code: error.code })
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
  return {
    call,
    async stop() {
      process.off('exit', kill)
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

/** In memory where there is room: bitcoind waits for the disk after every block. */
function dataRoot(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 1_000_000_000 ? memory : tmpdir()
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createTcpServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
