import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Address, erc20Abi, parseAbi } from 'viem'
import { test as base, type Chains, type Host } from '../host.ts'

export { expect } from '../host.ts'

/** The server, and what is on chain 31337 behind it. */
export type World = {
  /** Where the server listens. */
  readonly api: string
  readonly projectId: string
  /** Who sells crypto for money. */
  readonly seller: string
  /** 6 decimals, worth a dollar, as many as one mints. */
  readonly dollar: Address
  /** 18 decimals, worth half a dollar. */
  readonly moon: Address
  /** 6 decimals; changes a permission only when it is zero. */
  readonly tether: Address
  /** 18 decimals, worth two dollars; permissions are given by signature (EIP-2612). */
  readonly permit: Address
  readonly weth: Address
}

type Fixtures = {
  /** Visits the example with the server switched on. */
  visitWithServer(settings?: Record<string, string>): Promise<void>
  /** What the seller answers by `METHOD /path`, until the journey is over. */
  sellerSays(replies: Record<string, { status?: number; body?: unknown }>): Promise<void>
  /** Gives an account tokens. */
  mint(token: Address, to: Address, units: bigint): Promise<void>
  /** What an account has of a token, asked of the chain itself. */
  balanceOf(token: Address | undefined, owner: Address): Promise<bigint>
}

/** Journeys about money: the host's fixtures, and a world with exchanges, tokens and the real server. */
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
    await use((settings = {}) => host.visit({ api: world.api, project: world.projectId, ...settings }))
  },
  async sellerSays({ world }, use) {
    const tell = async (path: string, body: object) => {
      await fetch(world.seller + path, { method: 'POST', body: JSON.stringify(body) })
    }
    await use((replies) => tell('/say', replies))
    await tell('/forget', {})
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
})

export async function startWorld({ local, base }: Chains): Promise<{ world: World; stop(): Promise<void> }> {
  return await startProcess<World>('serve.ts', [local.url, base.url])
}

/** Its own process: the server is plain Node, and ends with the pipe to it. */
export async function startProcess<Served>(
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
