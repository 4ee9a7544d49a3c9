import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { test as base, type Chains } from '../host.ts'

type Currency = { readonly name: string; readonly symbol: string; readonly decimals: number }

/** What every family of chains has: a node with accounts, and a wallet. */
export type ChainWorld = {
  /** What the example is told for this family and no other. */
  readonly settings: Readonly<Record<string, string>>
  readonly network: string
  readonly coin: Currency
  /** What a wallet is asked where the visitor has to agree to a connection. */
  readonly connectMethod: string
  /** Puts a wallet with two accounts into every page, the first with 10 of the coin and, where it sends, 500 of the token. */
  addWallet(context: BrowserContext): Promise<ChainWallet>
  readonly transfers?: TransferWorld | undefined
  stop(): Promise<void>
}

/** What journeys that send need besides: a token, the server, and the chain's own word about balances. */
export type TransferWorld = {
  readonly token: Currency
  /** Whether who receives a token for the first time has an account opened for it, which costs. */
  readonly opensAccounts: boolean
  /** An address at which nothing ever happened. */
  fresh(): string
  /** Asked of the chain itself. */
  coinOf(address: string): Promise<bigint>
  tokenOf(address: string): Promise<bigint>
}

/** What wallets of every family do to apps. */
export type ChainWallet = {
  readonly addresses: readonly string[]
  readonly requests: readonly { readonly method: string }[]
  decline(until?: 'next' | 'told'): void
  accept(): void
  switchAccount(index: number): void
  disconnectSite(): void
}

/** A family, and which journeys beyond those of every family are run for it. */
export type ChainFamily = {
  /** Signing in: what its message calls the account, and where the session can be kept. */
  readonly signIn?: { readonly account: string; readonly kept: readonly ('server' | 'local')[] }
} & (
  | {
      readonly transfers: true
      open(chains: Chains): Promise<ChainWorld & { readonly transfers: TransferWorld }>
    }
  | { readonly transfers?: undefined; open(chains: Chains): Promise<ChainWorld> }
)

const folder = join(import.meta.dirname, 'families')

/** The families of `families/`, by the names of their files. */
export const families: ReadonlyMap<string, ChainFamily> = new Map(
  await Promise.all(
    readdirSync(folder).map(
      async (file) => [basename(file, '.ts'), (await import(join(folder, file))).default] as const,
    ),
  ),
)

type Worlds = (family: string) => Promise<ChainWorld>
type Fixtures = { family: string; chain: ChainWorld; transfers: TransferWorld }

export const test = base.extend<Fixtures, { worlds: Worlds }>({
  family: ['evm', { option: true }],
  // Each is opened by the first journey that needs it.
  worlds: [
    async ({ chains }, use) => {
      const opened = new Map<string, Promise<ChainWorld>>()
      await use((name) => {
        const family = families.get(name)
        if (!family) throw new Error(`There is no family "${name}" in ${folder}.`)
        const world = opened.get(name) ?? family.open(chains)
        opened.set(name, world)
        return world
      })
      for (const world of opened.values()) await (await world).stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  chain: [async ({ family, worlds }, use) => use(await worlds(family)), { timeout: 90_000 }],
  async transfers({ chain, family }, use) {
    if (!chain.transfers) throw new Error(`The world of ${family} cannot send.`)
    await use(chain.transfers)
  },
})
