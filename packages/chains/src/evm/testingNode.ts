import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import {
  type Chain,
  createTestClient,
  defineChain,
  http,
  type PublicActions,
  publicActions,
  type TestClient,
  type Transport,
  type WalletActions,
  walletActions,
} from 'viem'
import { foundry } from './networks.gen.ts'
import type { EvmChain } from './toNetwork.ts'

/**
 * Starts a real anvil on a free port; resolves when it is listening.
 *
 * For tests only: needs `@foundry-rs/anvil` among the development dependencies.
 *
 * @example
 * const anvil = await startAnvil()
 * afterAll(anvil.stop)
 */
export async function startAnvil(options: startAnvil.Options = {}): Promise<Anvil> {
  const { args = [], chainId = 31_337, port = 0 } = options
  const child = spawn(
    anvilPath(),
    ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  // So that a killed test run leaves no node behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)

  const url = await addressOf(child)
  const chain: EvmChain = { ...foundry, id: chainId, rpcUrls: { default: { http: [url] } } }
  const client = createTestClient({
    mode: 'anvil',
    chain: defineChain(chain as Chain) as Chain,
    transport: http(url),
  })
    .extend(publicActions)
    .extend(walletActions)
  return {
    url,
    chainId,
    chain,
    forWallet: { id: chainId, rpcUrl: url },
    client,
    async stop() {
      process.off('exit', kill)
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

export declare namespace startAnvil {
  type Options = {
    chainId?: number | undefined
    /** @default 0, a free port */
    port?: number | undefined
    /** Additional arguments of anvil, such as `--no-mining`. */
    args?: readonly string[] | undefined
  }
}

/** A running node. */
export type Anvil = {
  readonly url: string
  readonly chainId: number
  /** For `evm({ networks: [anvil.chain] })`. */
  readonly chain: EvmChain
  /** For `createTestWallet({ chains: [anvil.forWallet] })`. */
  readonly forWallet: { readonly id: number; readonly rpcUrl: string }
  readonly client: TestClient<'anvil', Transport, Chain> &
    PublicActions<Transport, Chain> &
    WalletActions<Chain>
  stop(): Promise<void>
}

function anvilPath(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  // The platform's package is a dependency of anvil, so it is resolved from there.
  const ours = createRequire(import.meta.url)
  const anvils = createRequire(ours.resolve('@foundry-rs/anvil/package.json'))
  const platform = anvils.resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/package.json`)
  return platform.replace(/package\.json$/, `bin/anvil${process.platform === 'win32' ? '.exe' : ''}`)
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (text: unknown) => {
      output += String(text)
      const found = /Listening on (\S+)/.exec(output)
      if (found) resolve(`http://${found[1]}`)
    }
    // Keep reading both: a full pipe would block the node.
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code} before it listened:\n${output}`)))
  })
}
