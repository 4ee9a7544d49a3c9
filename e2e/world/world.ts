import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Trusted } from 'latchkey'
import { type Address, erc20Abi, parseAbi, parseEther } from 'viem'
import { multiplyByPrice } from '../../packages/protocol/src/amount.ts'
import { test as base, type Chains, type Host } from '../host.ts'
import type { ServedChain } from './serveChains.ts'

export { expect } from '../host.ts'

/** The server, and the contracts on chain 31337. */
export type World = {
  /** The URL of the server. */
  readonly api: string
  readonly projectId: string
  /** The on-ramp providers. */
  readonly seller: string
  /** 6 decimals, worth one dollar, can be minted. */
  readonly dollar: Address
  /** 18 decimals, worth half a dollar. */
  readonly moon: Address
  /** 6 decimals; an allowance can only change from or to zero. */
  readonly tether: Address
  /** 18 decimals, worth two dollars; supports permits (EIP-2612). */
  readonly permit: Address
  readonly weth: Address
  /** What a host vouches for here: the exchanges, the token that is listed, the names and the on-ramp. */
  readonly trusted: Trusted
  /** The chain's own coin, as the server's prices name it. */
  readonly coin: string
}

type Fixtures = {
  /** Opens the example with the server enabled. */
  visitWithServer(settings?: Record<string, string>): Promise<void>
  /** Overrides responses of the on-ramp provider by `METHOD /path`, for the current journey. */
  sellerSays(replies: Record<string, { status?: number; body?: unknown }>): Promise<void>
  /** Mints tokens for an account. */
  mint(token: Address, to: Address, units: bigint): Promise<void>
  /** The token balance of an account, read from the chain. */
  balanceOf(token: Address | undefined, owner: Address): Promise<bigint>
  /** The value of a coin amount in dollars at the server's current price: swaps of earlier journeys move it. */
  worthOf(amount: number): Promise<string>
}

/** Fixtures for journeys about money: the host's, and a world with exchanges, tokens and the real server. */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    async ({ chains }, use) => {
      const { world, stop } = await startWorld(chains)
      await use(world)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  async visitWithServer({ host, world }: { host: Host; world: World }, use) {
    const trusted = JSON.stringify(world.trusted)
    await use((settings = {}) =>
      host.visit({ api: world.api, project: world.projectId, trusted, ...settings }),
    )
  },
  async sellerSays({ world }, use) {
    const post = async (path: string, body: object) => {
      await fetch(world.seller + path, { method: 'POST', body: JSON.stringify(body) })
    }
    await use((replies) => post('/say', replies))
    await post('/forget', {})
  },
  async mint({ chains }, use) {
    const { client } = chains.local
    await use(async (address, to, units) => {
      const [account] = await client.getAddresses()
      const hash = await client.writeContract({
        address,
        abi: parseAbi(['function mint(address, uint256)']),
        functionName: 'mint',
        args: [to, units],
        account: account as Address,
        chain: client.chain,
      })
      await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
    })
  },
  async balanceOf({ chains }, use) {
    const { client } = chains.local
    await use((token, owner) =>
      token
        ? client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
        : client.getBalance({ address: owner }),
    )
  },
  async worthOf({ host, world }, use) {
    await use(async (amount) => {
      const response = await fetch(`${world.api}/v1/fungible/price`, {
        method: 'POST',
        headers: { origin: new URL(host.page.url()).origin, 'content-type': 'text/plain' },
        body: JSON.stringify({ projectId: world.projectId, currency: 'usd', addresses: [world.coin] }),
      })
      const { fungibles } = (await response.json()) as { fungibles: { price: number }[] }
      const { units, decimals } = multiplyByPrice(
        { units: parseEther(String(amount)), decimals: 18 },
        String(fungibles[0]?.price),
      )
      // Cut, not rounded, as on the screen.
      const cents = (units * 100n) / 10n ** BigInt(decimals)
      return `$${(cents / 100n).toLocaleString('en-US')}.${String(cents % 100n).padStart(2, '0')}`
    })
  },
})

export async function startWorld({ local, base }: Chains): Promise<{ world: World; stop(): Promise<void> }> {
  return await startProcess<World>('serve.ts', [local.url, base.url])
}

/** The server with these chains alone, and settings such as those of a vendor. */
export async function serveChains(
  chains: readonly ServedChain[],
  env: Readonly<Record<string, string>> = {},
) {
  const args = [JSON.stringify(chains), JSON.stringify(env)]
  const { stop, world } = await startProcess<{ api: string; projectId: string }>('serveChains.ts', args)
  return { stop, settings: { api: world.api, project: world.projectId } }
}

/** A separate process: the server is plain Node. It exits when its pipe is closed. */
async function startProcess<Served>(
  name: string,
  args: readonly string[],
): Promise<{ world: Served; stop(): Promise<void> }> {
  const script = join(import.meta.dirname, name)
  const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const world = await new Promise<Served>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const found = /^world (\{.*\})$/m.exec(said)
      if (found?.[1]) resolve(JSON.parse(found[1]))
    })
    child.once('exit', (code) => reject(new Error(`the world ended with ${code} before it began`)))
  })
  return {
    world,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.stdin.end()
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await gone
      clearTimeout(timer)
    },
  }
}
