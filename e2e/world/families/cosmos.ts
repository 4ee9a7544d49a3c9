import { cosmosHub, osmosis } from '@latchkey/chains/cosmos'
import { startCosmosSimulator } from '@latchkey/chains/cosmos/testingNode'
import { createTestCosmosWallet } from 'latchkey/testing'
import { injectTestCosmosWallet } from 'latchkey/testing/playwright'
import type { ChainFamily } from '../chainWorld.ts'
import { serveChains } from '../world.ts'

/** A denom from the server's token list. */
const tether = 'ibc/F04D72CF9B5D9C849BB278B691CDFA2241813327430EC9CDC83F8F4CA4CDC2B0'

export default {
  transfers: true,
  switches: true,
  signIn: { account: 'Cosmos', kept: ['server', 'local'] },
  async open() {
    const simulator = await startCosmosSimulator({ networks: [cosmosHub, osmosis] })
    const [hub, zone] = simulator.chains
    if (!hub || !zone) throw new Error('The simulator lacks a chain.')
    const { settings, stop } = await serveChains([{ ...cosmosHub, url: hub.url }])
    return {
      settings: { rpc: 'none', cosmos: `cosmosHub@${hub.url},osmosis@${zone.url}`, ...settings },
      node: hub.url,
      otherNode: zone.url,
      on: (...nodes) => ({ rpc: 'none', cosmos: `cosmosHub@${nodes.join('|')}` }),
      second: { network: osmosis.name },
      network: cosmosHub.name,
      coin: cosmosHub.currency,
      connectMethod: 'enable',
      async addWallet(context) {
        const wallet = createTestCosmosWallet()
        const [address = ''] = wallet.addresses
        await hub.fund(address, 10_000_000n)
        await hub.fund(address, 500_000_000n, tether)
        await injectTestCosmosWallet(context, wallet)
        return {
          ...wallet,
          get addresses() {
            return wallet.addresses
          },
          disconnectSite() {
            wallet.disconnectSite()
            // Pages are not told. They notice when the visitor selects an account.
            wallet.switchAccount(0)
          },
        }
      },
      transfers: {
        token: { name: 'Tether USDt', symbol: 'USDt', decimals: 6 },
        opensAccounts: false,
        fresh: () => createTestCosmosWallet().addresses[0] as string,
        coinOf: async (address) => hub.balanceOf(address),
        tokenOf: async (address) => hub.balanceOf(address, tether),
      },
      async stop() {
        await stop()
        await simulator.stop()
      },
    }
  },
} satisfies ChainFamily
