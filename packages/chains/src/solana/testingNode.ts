import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { type Address, getAddressEncoder } from '@solana/addresses'
import type { Network } from '../driver.ts'
import { metadataProgram, newTokenProgram, systemProgram, tokenProgram } from './accounts.ts'
import { toBase58 } from './base58.ts'
import { mainnet } from './networks.ts'
import { metadataAccount } from './readToken.ts'
import { littleEndian } from './transfer.ts'

/** A running Solana node. */
export type Surfpool = {
  readonly url: string
  readonly wsUrl: string
  /** For `solana({ networks: [surfpool.network] })`. */
  readonly network: Network
  /** For `createTestSolanaWallet({ clusters: surfpool.forWallet })`. */
  readonly forWallet: Readonly<Record<string, string>>
  /** Sends a JSON-RPC request to the node. */
  call(method: string, params?: unknown): Promise<unknown>
  /** A new, unused address. */
  fresh(): string
  /** Sets the balance of an account, in lamports. */
  fund(address: string, lamports: bigint): Promise<void>
  /** Creates a token; resolves to its mint. */
  mint(options?: MintOptions): Promise<string>
  /** Sets an owner's balance of a token. */
  give(owner: string, mint: string, amount: bigint, options?: { newer?: boolean }): Promise<void>
  stop(): Promise<void>
}

export type MintOptions = {
  /** The address of the mint. @default a new address */
  address?: string | undefined
  decimals?: number | undefined
  /** Its symbol, in a metadata account. @default none */
  symbol?: string | undefined
  /** Use Token-2022. */
  newer?: boolean | undefined
  /** The transfer fee of the token. Token-2022 only. */
  fee?: { basisPoints: number; most: bigint } | undefined
  /** The transfer hook program of the token. Token-2022 only. */
  hook?: Uint8Array | undefined
}

// The runtime cannot be stopped, so it runs in its own process.
const program = `
const { Surfnet } = require(process.argv[1])
const net = Surfnet.startWithConfig(JSON.parse(process.argv[2]))
console.log('surfpool ' + JSON.stringify({ url: net.rpcUrl, wsUrl: net.wsUrl }))
process.stdin.on('end', () => process.exit()).resume()
setInterval(() => net.drainEvents?.(), 1000)
`

/**
 * Starts a real Solana runtime on free ports, with a slot every `slotTime` milliseconds.
 *
 * For tests only: needs `surfpool-sdk-linux-x64-gnu` among the development dependencies.
 *
 * @example
 * const surfpool = await startSurfpool()
 * afterAll(surfpool.stop)
 */
export async function startSurfpool(options: startSurfpool.Options = {}): Promise<Surfpool> {
  const { network, slotTime = 400 } = options
  const library = createRequire(import.meta.url).resolve('surfpool-sdk-linux-x64-gnu')
  const config = JSON.stringify({ offline: true, blockProductionMode: 'clock', slotTimeMs: slotTime })
  // The child ends when its standard input closes, even if this process is killed.
  const child = spawn(process.execPath, ['-e', program, library, config], { stdio: ['pipe', 'pipe', 'pipe'] })
  const { url, wsUrl } = await new Promise<{ url: string; wsUrl: string }>((resolve, reject) => {
    let output = ''
    const read = (chunk: unknown) => {
      output += String(chunk)
      const found = /^surfpool (\{.*\})$/m.exec(output)
      if (found?.[1]) resolve(JSON.parse(found[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) =>
      reject(new Error(`surfpool ended with ${code} before it listened:\n${output}`)),
    )
  })
  const call = async (method: string, params: unknown = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(error.message)
    return result
  }
  const fresh = () => toBase58(crypto.getRandomValues(new Uint8Array(32)))
  return {
    url,
    wsUrl,
    network: {
      ...mainnet,
      id: 'solana:localnet',
      name: 'Solana Local',
      blockTime: slotTime,
      testnet: true,
      native: undefined,
      ...network,
      rpcUrls: [url],
    },
    forWallet: { 'solana:mainnet': url, 'solana:devnet': url, 'solana:localnet': url },
    call,
    async fund(address, lamports) {
      await call('surfnet_setAccount', [
        address,
        { lamports: Number(lamports), owner: systemProgram, data: '' },
      ])
    },
    fresh,
    async mint({ address = fresh(), decimals = 6, fee, hook, newer = false, symbol } = {}) {
      const data = mintData(decimals, [
        ...(fee ? [extension(1, feeData(fee))] : []),
        ...(hook ? [extension(14, Uint8Array.from([...new Uint8Array(32), ...hook]))] : []),
      ])
      await call('surfnet_setAccount', [
        address,
        { lamports: 10_000_000, owner: newer ? newTokenProgram : tokenProgram, data: toHex(data) },
      ])
      if (symbol !== undefined) {
        const data = toHex(metadataData(address, symbol))
        await call('surfnet_setAccount', [
          await metadataAccount(address),
          { lamports: 10_000_000, owner: metadataProgram, data },
        ])
      }
      return address
    },
    async give(owner, mint, amount, { newer = false } = {}) {
      await call('surfnet_setTokenAccount', [
        owner,
        mint,
        { amount: Number(amount) },
        newer ? newTokenProgram : tokenProgram,
      ])
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

export declare namespace startSurfpool {
  type Options = {
    slotTime?: number | undefined
    /** Overrides fields of the network, such as its id and name. @default a `solana:localnet` network */
    network?: Partial<Network> | undefined
  }
}

/** The data of a mint with a fixed supply, followed by Token-2022 extensions. */
function mintData(decimals: number, extensions: readonly Uint8Array[]): Uint8Array {
  const base = new Uint8Array(extensions.length ? 165 : 82)
  base.set(littleEndian(10n ** 15n, 8), 36)
  base[44] = decimals
  base[45] = 1
  return Uint8Array.from([
    ...base,
    ...(extensions.length ? [1] : []),
    ...extensions.flatMap((one) => [...one]),
  ])
}

/** The data of a metadata account: name and symbol filled up with zeros, as most are. */
function metadataData(mint: string, symbol: string): Uint8Array {
  const text = (value: string, size: number) => {
    const bytes = new Uint8Array(size)
    bytes.set(new TextEncoder().encode(value))
    return [...littleEndian(BigInt(size), 4), ...bytes]
  }
  const key = getAddressEncoder().encode(mint as Address)
  return Uint8Array.from([4, ...new Uint8Array(32), ...key, ...text(symbol, 32), ...text(symbol, 10)])
}

function extension(type: number, data: Uint8Array): Uint8Array {
  return Uint8Array.from([...littleEndian(BigInt(type), 2), ...littleEndian(BigInt(data.length), 2), ...data])
}

function feeData({ basisPoints, most }: { basisPoints: number; most: bigint }): Uint8Array {
  const rule = [...littleEndian(0n, 8), ...littleEndian(most, 8), ...littleEndian(BigInt(basisPoints), 2)]
  return Uint8Array.from([...new Uint8Array(72), ...rule, ...rule])
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
