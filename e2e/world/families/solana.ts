import { devnet, mainnet } from '@latchkey/chains/solana'
import { type Surfpool, startSurfpool } from '@latchkey/chains/solana/testingNode'
import { createTestSolanaWallet } from 'latchkey/testing'
import { injectTestSolanaWallet } from 'latchkey/testing/playwright'
import { lies } from '../../hostileSolana/lies.ts'
import { answerRpc } from '../answerAlways.ts'
import type { ChainFamily, ChainWorld, HostileWorld, TransferWorld } from '../chainWorld.ts'
import { type Holder, newHolder, openLedger } from '../solanaLedger.ts'
import { serveChains } from '../world.ts'

/** A mint from the server's token list, created again on the local node. */
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** What journeys that are only about Solana also need. */
export type SolanaWorld = ChainWorld & {
  readonly transfers: TransferWorld
  readonly hostile: HostileWorld
  readonly surfpool: Surfpool
}

export default {
  transfers: true,
  switches: true,
  signIn: { account: 'Solana', kept: ['server', 'local'] },
  hostile: true,
  async open(): Promise<SolanaWorld> {
    const surfpool = await startSurfpool({ slotTime: 100 })
    await surfpool.mint({ address: usdc, decimals: 6 })
    const moon = await surfpool.mint({ decimals: 6 })
    const ledger = openLedger(surfpool)
    const holders = new Map<string, Holder>()
    const giver = newHolder()
    await surfpool.fund(giver.address, 10_000_000_000n)
    await surfpool.give(giver.address, usdc, 500_000_000n)
    const { settings, stop } = await serveChains([{ ...mainnet, url: surfpool.url }])
    const read = async (method: string, ...params: readonly unknown[]) =>
      (await surfpool.call(method, [...params, { commitment: 'confirmed' }])) as { value: unknown }
    const tokenOf = async (owner: string, mint: string) => {
      const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
      const { value } = (await surfpool.call('getTokenAccountsByOwner', [owner, { mint }, options])) as {
        value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
      }
      return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
    }
    const coinOf = async (address: string) => BigInt((await read('getBalance', address)).value as number)
    const other = await answerRpc({
      getGenesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
      getBalance: { context: { slot: 1 }, value: 7_000_000_000 },
    })
    return {
      surfpool,
      node: surfpool.url,
      otherNode: other.url,
      on: (...nodes) => ({ rpc: 'none', solana: `mainnet@${nodes.join('|')}` }),
      second: { network: devnet.name },
      settings: {
        rpc: 'none',
        solana: `mainnet@${surfpool.url},devnet@${surfpool.url}`,
        ...settings,
      },
      network: mainnet.name,
      coin: mainnet.currency,
      connectMethod: 'connect',
      async addWallet(context) {
        const [first, second] = [newHolder(), newHolder()]
        const { address } = first
        const seeds = [first.seed, second.seed]
        const wallet = await createTestSolanaWallet({ clusters: surfpool.forWallet, seeds })
        holders.set(address, first)
        await surfpool.fund(address, 10_000_000_000n)
        await surfpool.give(address, usdc, 500_000_000n)
        await surfpool.give(address, moon, 500_000_000n)
        await injectTestSolanaWallet(context, wallet)
        return wallet
      },
      transfers: {
        token: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
        opensAccounts: true,
        fresh: () => surfpool.fresh(),
        coinOf,
        tokenOf: (owner) => tokenOf(owner, usdc),
        payToken: (to, units) => ledger.move(giver, usdc, to, units),
      },
      delegates: {
        token: 'USDC',
        async allow(owner, units) {
          const spender = surfpool.fresh()
          await ledger.allow(holders.get(owner) as Holder, usdc, spender, units)
          return spender
        },
        of: (owner) => ledger.delegateOf(owner, usdc),
      },
      hostile: {
        lies: lies({ moon, usdc }),
        offline: { solana: 'mainnet@http://127.0.0.1:9' },
        // The deposit for the recipient's token account, and the fees.
        maxCost: 3_000_000n,
        nameless: `Token ${moon.slice(0, 4)}`,
        wealthOf: async (address) => ({
          coin: await coinOf(address),
          token: await tokenOf(address, usdc),
          nameless: await tokenOf(address, moon),
        }),
      },
      async stop() {
        other.stop()
        await stop()
        await surfpool.stop()
      },
    }
  },
} satisfies ChainFamily
