import { regtest } from '@latchkey/chains/bitcoin'
import { startBitcoind } from '@latchkey/chains/bitcoin/testingNode'
import { createTestBitcoinWallet } from 'latchkey/testing'
import { injectTestBitcoinWallet } from 'latchkey/testing/playwright'
import { answerAlways } from '../answerAlways.ts'
import type { ChainFamily } from '../chainWorld.ts'
import { serveChains } from '../world.ts'

type Sums = { readonly funded_txo_sum: number; readonly spent_txo_sum: number }

const leftOf = (sums: Sums | undefined) =>
  BigInt(sums?.funded_txo_sum ?? 0) - BigInt(sums?.spent_txo_sum ?? 0)

export default {
  transfers: true,
  coinOnly: true,
  signIn: { account: 'Bitcoin', kept: ['server', 'local'] },
  async open() {
    const bitcoind = await startBitcoind()
    const other = await answerAlways(({ path }) =>
      path.startsWith('/block-height/')
        ? { status: 200, body: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f' }
        : { status: 404 },
    )
    const { settings, stop } = await serveChains([{ ...regtest, url: bitcoind.url }])
    return {
      node: bitcoind.url,
      otherNode: other.url,
      on: (...nodes) => ({ rpc: 'none', bitcoin: `regtest@${nodes.join('|')}` }),
      settings: { rpc: 'none', bitcoin: `regtest@${bitcoind.url}`, ...settings },
      network: regtest.name,
      coin: regtest.currency,
      connectMethod: 'connect',
      async addWallet(context) {
        const wallet = createTestBitcoinWallet()
        await bitcoind.fund(wallet.addresses[0] as string, 1_000_000_000n)
        await injectTestBitcoinWallet(context, wallet)
        return wallet
      },
      transfers: {
        opensAccounts: false,
        expectsFresh: true,
        mine: () => bitcoind.mine(),
        fresh: () => createTestBitcoinWallet().addresses[0] as string,
        async coinOf(address) {
          const answer = await fetch(`${bitcoind.url}/address/${address}`)
          const { chain_stats: chain, mempool_stats: pool } = (await answer.json()) as Record<string, Sums>
          return leftOf(chain) + leftOf(pool)
        },
      },
      async stop() {
        other.stop()
        await stop()
        await bitcoind.stop()
      },
    }
  },
} satisfies ChainFamily
