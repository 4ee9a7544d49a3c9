import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { test as base, type Chains } from '../host.ts'
import type { Told } from './startLiar.ts'

type Currency = { readonly name: string; readonly symbol: string; readonly decimals: number }

/** What every chain family provides: a node with accounts, and a wallet. */
export type ChainWorld = {
  /** The query parameters of the example for this family. */
  readonly settings: Readonly<Record<string, string>>
  readonly network: string
  readonly coin: Currency
  /** The wallet method that prompts the visitor to connect. */
  readonly connectMethod: string
  /** After a reload the wallet is not asked, not even silently, until the first signature. */
  readonly asksLate?: true | undefined
  /** The network's own node. */
  readonly node: string
  /** A node of another chain of the family: one that runs, or one that only says so. */
  readonly otherNode: string
  /** Query parameters without a server, and with these nodes in that order. */
  on(...nodes: readonly string[]): Readonly<Record<string, string>>
  /** Another network that `settings` has, to which the visitor can switch in the modal. */
  readonly second?: { readonly network: string } | undefined
  /** Adds a wallet with two accounts to every page, the first with 10 coins and 500 of the token, if there is one. */
  addWallet(context: BrowserContext): Promise<ChainWallet>
  readonly transfers?: TransferWorld | undefined
  readonly hostile?: HostileWorld | undefined
  readonly delegates?: DelegateWorld | undefined
  stop(): Promise<void>
}

/** What journeys about delegates of token accounts also need. */
export type DelegateWorld = {
  /** The symbol of the token. */
  readonly token: string
  /** Lets a new address take an amount of the token, in the name of a wallet's first account. */
  allow(owner: string, units: bigint): Promise<string>
  /** Read from the chain. */
  of(owner: string): Promise<string | undefined>
}

/** What journeys with a server that lies also need. */
export type HostileWorld = {
  readonly lies: readonly SendLie[]
  /** Query parameters without any node but the server's. */
  readonly offline: Readonly<Record<string, string>>
  /** The most that a transfer may cost beside its amount, in units of the coin. */
  readonly maxCost: bigint
  /** What the server calls a token without a name, of which the visitor owns some. It has 6 decimals. */
  readonly nameless: string
  /** Units by asset, read from the chain: `coin`, `token` and `nameless`. */
  wealthOf(address: string): Promise<Readonly<Record<string, bigint>>>
}

/** A lie that is told while the visitor sends one of the coin or the token. */
export type SendLie = Told & {
  readonly name: string
  readonly token: 'coin' | 'token'
  /** Whether the kit may not ask for it. */
  readonly unasked?: true | undefined
}

/** What journeys that send also need: a token, the server, and balances read from the chain. */
export type TransferWorld = {
  readonly token?: Currency | undefined
  /** Whether a transfer opens a token account for a new recipient, which costs a deposit. */
  readonly opensAccounts: boolean
  /** New addresses are normal, and no reason for a warning. */
  readonly expectsFresh?: true | undefined
  /** Includes what was sent in a block, where that does not happen by itself. */
  mine?(): Promise<void>
  /** An address without any history. */
  fresh(): string
  /** Read from the chain. */
  coinOf(address: string): Promise<bigint>
  tokenOf?(address: string): Promise<bigint>
  /** Another account sends the token to an address that has some already. */
  payToken?(to: string, units: bigint): Promise<void>
}

/** Controls that test wallets of every family have. */
export type ChainWallet = {
  readonly addresses: readonly string[]
  readonly requests: readonly { readonly method: string }[]
  decline(until?: 'next' | 'told'): void
  accept(): void
  hold(): void
  release(): void
  vanish(): void
  switchAccount(index: number): void
  disconnectSite(): void
}

/** A chain family, and which optional journeys run for it. */
export type ChainFamily = {
  /** Signing in: how its message names the account, and where sessions can be stored. */
  readonly signIn?: { readonly account: string; readonly kept: readonly ('server' | 'local')[] }
  /** Sends while the server lies. */
  readonly hostile?: true
  /** Visitors can switch to {@link ChainWorld.second} in the modal. */
  readonly switches?: true
  /** Its chains have no tokens besides the coin. */
  readonly coinOnly?: true
} & (
  | {
      readonly transfers: true
      open(chains: Chains): Promise<ChainWorld & { readonly transfers: TransferWorld }>
    }
  | { readonly transfers?: undefined; open(chains: Chains): Promise<ChainWorld> }
)

const folder = join(import.meta.dirname, 'families')

/** The families in `families/`, by file name. */
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
  // Started lazily by the first journey that needs it.
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
