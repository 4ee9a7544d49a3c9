import { regtest } from '@latchkey/chains/bitcoin'
import { startBitcoind } from '@latchkey/chains/bitcoin/testingNode'
import { createTestBitcoinWallet } from 'latchkey/testing'
import { injectTestBitcoinWallet } from 'latchkey/testing/playwright'
import type { ChainFamily } from '../chainWorld.ts'

export default {
  async open() {
    const bitcoind = await startBitcoind()
    return {
      settings: { rpc: 'none', bitcoin: `regtest@${bitcoind.url}` },
      network: regtest.name,
      coin: regtest.currency,
      connectMethod: 'connect',
      async addWallet(context) {
        const wallet = createTestBitcoinWallet()
        await bitcoind.fund(wallet.addresses[0] as string, 1_000_000_000n)
        await injectTestBitcoinWallet(context, wallet)
        return wallet
      },
      stop: bitcoind.stop,
    }
  },
} satisfies ChainFamily
