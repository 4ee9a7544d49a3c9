import { mainnet } from '@latchkey/chains/solana'
import { createTestSolanaWallet } from '@latchkey/chains/solana/testing'
import { startSurfpool } from '@latchkey/chains/solana/testingNode'
import type { BrowserContext } from '@playwright/test'
import { createTestWallet } from 'latchkey/testing'
import { injectTestSolanaWallet, injectTestWallet } from 'latchkey/testing/playwright'
import { type Address, erc20Abi, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { test as base, type Chains, walletChains } from '../host.ts'
import { startProcess, startWorld } from './world.ts'

/** What every family of chains has: a node with accounts and a token, the server over it, and a wallet. */
export type ChainWorld = {
  /** What the example is told for this family and no other. */
  readonly settings: Readonly<Record<string, string>>
  readonly network: string
  readonly coin: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly token: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Whether who receives a token for the first time has an account opened for it, which costs. */
  readonly opensAccounts: boolean
  /** Puts a wallet with two accounts into every page, the first with 10 of the coin and 500 of the token. */
  addWallet(context: BrowserContext): Promise<ChainWallet>
  /** An address at which nothing ever happened. */
  fresh(): string
  /** Asked of the chain itself. */
  coinOf(address: string): Promise<bigint>
  tokenOf(address: string): Promise<bigint>
  stop(): Promise<void>
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

export const families = { evm: openEvm, solana: openSolana } as const
export type Family = keyof typeof families

type Worlds = (family: Family) => Promise<ChainWorld>

export const test = base.extend<{ family: Family; chain: ChainWorld }, { worlds: Worlds }>({
  family: ['evm', { option: true }],
  // Each is opened by the first journey that needs it.
  worlds: [
    async ({ chains }, use) => {
      const open = new Map<Family, Promise<ChainWorld>>()
      await use((family) => {
        const world = open.get(family) ?? families[family](chains)
        open.set(family, world)
        return world
      })
      for (const world of open.values()) await (await world).stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  chain: [async ({ family, worlds }, use) => use(await worlds(family)), { timeout: 90_000 }],
})

async function openEvm(chains: Chains): Promise<ChainWorld> {
  const { stop, world } = await startWorld(chains)
  const { client } = chains.local
  return {
    settings: { rpc: `31337@${chains.local.url}`, api: world.api, project: world.projectId },
    network: 'Foundry',
    coin: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    token: { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
    opensAccounts: false,
    async addWallet(context) {
      const keys = [generatePrivateKey(), generatePrivateKey()] as const
      const address = privateKeyToAddress(keys[0])
      await client.setBalance({ address, value: parseEther('10') })
      const [minter] = await client.getAddresses()
      const hash = await client.writeContract({
        address: world.dollar,
        abi: parseAbi(['function mint(address, uint256)']),
        functionName: 'mint',
        args: [address, 500_000_000n],
        account: minter as Address,
        chain: client.chain,
      })
      await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
      const wallet = createTestWallet({ chains: walletChains(chains), privateKeys: keys })
      await injectTestWallet(context, wallet)
      return wallet
    },
    fresh: () => privateKeyToAddress(generatePrivateKey()),
    coinOf: (address) => client.getBalance({ address: address as Address }),
    tokenOf: (owner) =>
      client.readContract({
        address: world.dollar,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [owner as Address],
      }),
    stop,
  }
}

/** A mint the server's list knows, made anew on the local node. */
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

async function openSolana(): Promise<ChainWorld> {
  const surfpool = await startSurfpool({ slotTime: 100 })
  await surfpool.mint({ address: usdc, decimals: 6 })
  const { stop, world } = await startProcess<{ api: string; projectId: string }>('serveSolana.ts', [
    surfpool.url,
  ])
  const read = async (method: string, ...params: readonly unknown[]) =>
    (await surfpool.call(method, [...params, { commitment: 'confirmed' }])) as { value: unknown }
  return {
    settings: { rpc: 'none', solana: `mainnet@${surfpool.url}`, api: world.api, project: world.projectId },
    network: mainnet.name,
    coin: mainnet.currency,
    token: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
    opensAccounts: true,
    async addWallet(context) {
      const wallet = await createTestSolanaWallet({ clusters: surfpool.forWallet })
      const address = wallet.addresses[0] as string
      await surfpool.fund(address, 10_000_000_000n)
      await surfpool.give(address, usdc, 500_000_000n)
      await injectTestSolanaWallet(context, wallet)
      return wallet
    },
    fresh: () => surfpool.fresh(),
    coinOf: async (address) => BigInt((await read('getBalance', address)).value as number),
    async tokenOf(owner) {
      const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
      const { value } = (await surfpool.call('getTokenAccountsByOwner', [
        owner,
        { mint: usdc },
        options,
      ])) as {
        value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
      }
      return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
    },
    async stop() {
      await stop()
      await surfpool.stop()
    },
  }
}
