import { regtest } from '@latchkey/chains/bitcoin'
import { startBitcoind } from '@latchkey/chains/bitcoin/testingNode'
import { createTestBitcoinWallet } from 'latchkey/testing'
import { injectTestBitcoinWallet } from 'latchkey/testing/playwright'
import { answerAlways } from '../answerAlways.ts'
import type { ChainFamily } from '../chainWorld.ts'

export default {
  async open() {
    const bitcoind = await startBitcoind()
    const other = await answerAlways(({ path }) =>
      path.startsWith('/block-height/')
        ? { status: 200, body: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f' }
        : { status: 404 },
    )
    return {
      node: bitcoind.url,
      otherNode: other.url,
      on: (...nodes) => ({ rpc: 'none', bitcoin: `regtest@${nodes.join('|')}` }),
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
      async stop() {
        other.stop()
        await bitcoind.stop()
      },
    }
  },
} satisfies ChainFamily
