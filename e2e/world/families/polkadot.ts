import { kusamaAssetHub, polkadotAssetHub } from '@latchkey/chains/polkadot'
import { type AssetHubs, startAssetHubs } from '@latchkey/chains/polkadot/testingNode'
import type { BrowserContext } from '@playwright/test'
import { createTestPolkadotWallet, type TestPolkadotWallet } from 'latchkey/testing'
import { injectTestPolkadotWallet } from 'latchkey/testing/playwright'
import { answerRpc } from '../answerAlways.ts'
import type { ChainFamily, ChainWallet, ChainWorld, TransferWorld } from '../chainWorld.ts'
import { serveChains } from '../world.ts'

/** What journeys that are only about Polkadot also need. */
export type PolkadotWorld = Omit<ChainWorld, 'addWallet'> & {
  readonly transfers: TransferWorld
  readonly hubs: AssetHubs
  addWallet(context: BrowserContext): Promise<ChainWallet & TestPolkadotWallet>
}

/** USDt, by its number on Asset Hub. */
const usdt = { id: 1984, symbol: 'USDt', decimals: 6, minBalance: 10_000n }

export default {
  transfers: true,
  switches: true,
  signIn: { account: 'Polkadot', kept: ['server', 'local'] },
  async open(): Promise<PolkadotWorld> {
    const hubs = await startAssetHubs()
    await hubs.polkadot.createAsset(usdt)
    // The relay chain, which knows of no balances any more.
    const relay = await answerRpc({
      chain_getBlockHash: '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
      state_getStorage: null,
    })
    const { settings, stop } = await serveChains([
      { ...polkadotAssetHub, url: hubs.polkadot.url },
      { ...kusamaAssetHub, url: hubs.kusama.url },
    ])
    return {
      hubs,
      node: hubs.polkadot.url,
      otherNode: relay.url,
      on: (...nodes) => ({ rpc: 'none', polkadot: `polkadot@${nodes.join('|')}` }),
      second: { network: kusamaAssetHub.name },
      settings: {
        rpc: 'none',
        polkadot: `polkadot@${hubs.polkadot.url},kusama@${hubs.kusama.url}`,
        ...settings,
      },
      network: polkadotAssetHub.name,
      coin: polkadotAssetHub.currency,
      connectMethod: 'enable',
      asksLate: true,
      async addWallet(context) {
        const wallet = await createTestPolkadotWallet()
        const address = wallet.addresses[0] as string
        await hubs.polkadot.fund(address, 10n * 10n ** BigInt(polkadotAssetHub.currency.decimals))
        await hubs.kusama.fund(address, 3n * 10n ** BigInt(kusamaAssetHub.currency.decimals))
        await hubs.polkadot.give(address, usdt.id, 500_000_000n)
        await injectTestPolkadotWallet(context, wallet)
        return {
          ...wallet,
          // In the format of Polkadot: the wallet itself uses another prefix.
          get addresses() {
            return wallet.addressesOn(polkadotAssetHub.native.ss58Prefix)
          },
          // The visitor only shares this account with the page.
          switchAccount: (index) => wallet.shareAccounts([index]),
        }
      },
      transfers: {
        token: { name: 'Tether USD', symbol: usdt.symbol, decimals: usdt.decimals },
        opensAccounts: false,
        fresh: () => hubs.polkadot.fresh(),
        coinOf: (address) => hubs.polkadot.coinOf(address),
        tokenOf: (address) => hubs.polkadot.assetOf(address, usdt.id),
      },
      async stop() {
        relay.stop()
        await stop()
        await hubs.stop()
      },
    }
  },
} satisfies ChainFamily
