import { kusamaAssetHub, polkadotAssetHub } from '@latchkey/chains/polkadot'
import { startAssetHubs } from '@latchkey/chains/polkadot/testingNode'
import { createTestPolkadotWallet } from 'latchkey/testing'
import { injectTestPolkadotWallet } from 'latchkey/testing/playwright'
import type { ChainFamily } from '../chainWorld.ts'

/** USDt, by its number on Asset Hub. */
const usdt = { id: 1984, symbol: 'USDt', decimals: 6, minBalance: 10_000n }

const family: ChainFamily = {
  transfers: true,
  signIn: { account: 'Polkadot', kept: ['local'] },
  async open() {
    const hubs = await startAssetHubs()
    await hubs.polkadot.createAsset(usdt)
    return {
      settings: { rpc: 'none', polkadot: `polkadot@${hubs.polkadot.url},kusama@${hubs.kusama.url}` },
      network: polkadotAssetHub.name,
      coin: polkadotAssetHub.currency,
      connectMethod: 'enable',
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
        token: { name: 'USDt', symbol: usdt.symbol, decimals: usdt.decimals },
        opensAccounts: false,
        fresh: () => hubs.polkadot.fresh(),
        coinOf: (address) => hubs.polkadot.coinOf(address),
        tokenOf: (address) => hubs.polkadot.assetOf(address, usdt.id),
      },
      stop: hubs.stop,
    }
  },
}
export default family
