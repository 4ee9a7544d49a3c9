import type { ChainId } from '@latchkey/protocol/caip'
import type { Logger } from 'pino'
import type { Cache } from '../../cache/cache.ts'
import { evmLedger } from '../../chains/evm/swap/evmLedger.ts'
import { uniswapV2 } from '../../chains/evm/swap/uniswapV2.ts'
import { uniswapV3 } from '../../chains/evm/swap/uniswapV3.ts'
import { wrapCoin } from '../../chains/evm/swap/wrapCoin.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { countSources, type SourceCounter } from '../../vendors/countSources.ts'
import { lifi } from '../../vendors/lifi.ts'
import { oneinch } from '../../vendors/oneinch.ts'
import { createSwap, type Swap } from './createSwap.ts'
import type { ListedToken } from './listTokens.ts'
import type { ChainLookup } from './readSwap.ts'

/** Swaps with everybody the configuration names: contracts on the chains, and vendors. */
export function openSwap(options: openSwap.Options): Swap & { close(): Promise<void> } {
  const { config, gateway, clock } = options
  const { chains, vendors } = config
  const onChain = { gateway, chains, clock }
  const asked = [
    ...(vendors.oneinch ? [oneinch({ vendor: vendors.oneinch, chains, clock })] : []),
    ...(vendors.lifi ? [lifi({ vendor: vendors.lifi, chains, clock })] : []),
  ]
  const swap = createSwap({
    ...options,
    providers: countSources('swap', options.metrics, [
      wrapCoin(onChain),
      uniswapV3(onChain),
      uniswapV2(onChain),
      ...asked,
    ]),
    ledger: evmLedger(onChain),
  })
  return {
    ...swap,
    async close() {
      await Promise.all(asked.map((vendor) => vendor.close()))
    },
  }
}

export declare namespace openSwap {
  type Options = {
    readonly config: Pick<Config, 'chains' | 'vendors'>
    readonly gateway: Gateway
    readonly clock: Clock
    readonly cache: Cache
    readonly chains: ChainLookup
    readonly tokens?: { of(chain: ChainId): readonly ListedToken[] } | undefined
    readonly log?: Logger | undefined
    readonly metrics?: SourceCounter
  }
}
