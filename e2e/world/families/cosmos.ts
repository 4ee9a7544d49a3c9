import { cosmosHub, osmosis } from '@latchkey/chains/cosmos'
import { startCosmosSimulator, type TestCosmosChain } from '@latchkey/chains/cosmos/testingNode'
import type { BrowserContext } from '@playwright/test'
import { createTestCosmosWallet, type TestCosmosWallet } from 'latchkey/testing'
import { injectTestCosmosWallet } from 'latchkey/testing/playwright'
import type { ChainFamily, ChainWorld, TransferWorld } from '../chainWorld.ts'
import { serveChains } from '../world.ts'

/** A denom from the server's token list. */
const tether = 'ibc/F04D72CF9B5D9C849BB278B691CDFA2241813327430EC9CDC83F8F4CA4CDC2B0'

/** The world, with what only journeys of Cosmos use: the simulated chains and the wallet itself. */
export type CosmosWorld = ChainWorld & {
  readonly transfers: TransferWorld
  readonly hub: TestCosmosChain
  readonly zone: TestCosmosChain
  /** Has 10 coins and 500 of the token. Its key can be given, to sign elsewhere too. */
  addCosmosWallet(context: BrowserContext, privateKeys?: readonly Uint8Array[]): Promise<TestCosmosWallet>
}

/** No Cosmos chain is packaged for npm or Debian: the two networks are those of the Cosmos simulator. */
export async function openCosmos(): Promise<CosmosWorld> {
  const simulator = await startCosmosSimulator({ networks: [cosmosHub, osmosis] })
  const [hub, zone] = simulator.chains
  if (!hub || !zone) throw new Error('The simulator lacks a chain.')
  const { settings, stop } = await serveChains([{ ...cosmosHub, url: hub.url }])
  const addCosmosWallet: CosmosWorld['addCosmosWallet'] = async (context, privateKeys) => {
    const wallet = createTestCosmosWallet({ privateKeys })
    const [address = ''] = wallet.addresses
    await hub.fund(address, 10_000_000n)
    await hub.fund(address, 500_000_000n, tether)
    await injectTestCosmosWallet(context, wallet)
    return wallet
  }
  return {
    settings: { rpc: 'none', cosmos: `cosmosHub@${hub.url},osmosis@${zone.url}`, ...settings },
    node: hub.url,
    otherNode: zone.url,
    on: (...nodes) => ({ rpc: 'none', cosmos: `cosmosHub@${nodes.join('|')}` }),
    second: { network: osmosis.name },
    network: cosmosHub.name,
    coin: cosmosHub.currency,
    connectMethod: 'enable',
    hub,
    zone,
    addCosmosWallet,
    async addWallet(context) {
      const wallet = await addCosmosWallet(context)
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
}

export default {
  transfers: true,
  switches: true,
  signIn: { account: 'Cosmos', kept: ['server', 'local'] },
  open: openCosmos,
} satisfies ChainFamily
