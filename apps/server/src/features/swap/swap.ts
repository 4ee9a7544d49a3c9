import {
  gasPrice,
  swapAllowance,
  swapApprove,
  swapBuild,
  swapQuotes,
  swapTokens,
} from '@latchkey/protocol/http/swap'
import { evmLedger } from '../../chains/evm/swap/evmLedger.ts'
import { uniswapV2 } from '../../chains/evm/swap/uniswapV2.ts'
import { uniswapV3 } from '../../chains/evm/swap/uniswapV3.ts'
import { wrapCoin } from '../../chains/evm/swap/wrapCoin.ts'
import { solanaLedger } from '../../chains/solana/swap/solanaLedger.ts'
import { type App, defineFeature, type Parts, type Serving } from '../../feature.ts'
import { route } from '../../route.ts'
import { countSources } from '../../vendors/countSources.ts'
import { createSwap, type Swap } from './createSwap.ts'

/** Token lists change slowly, and an old one is better than none. */
const cache = 'public, max-age=3600, stale-while-revalidate=86400'

declare module '../../feature.ts' {
  interface Parts {
    swap: Swap
  }
}

/** Token swaps on one chain. */
export const swap = defineFeature({
  name: 'swap',
  needs: ['cache', 'chains', 'clock', 'config', 'gateway', 'log', 'metrics', 'tokens', 'vendors'],
  open(given) {
    const { clock, config, gateway, metrics, vendors } = given
    const onChain = { gateway, chains: config.chains, clock }
    const own = [wrapCoin(onChain), uniswapV3(onChain), uniswapV2(onChain)]
    const providers = vendors.follow('swap', (theirs) => countSources('swap', metrics, [...own, ...theirs]))
    return createSwap({ ...given, providers, ledgers: [evmLedger(onChain), solanaLedger(onChain)] })
  },
  routes,
})

function routes(app: App, deps: Serving & Pick<Parts, 'swap'>) {
  const { swap } = deps
  const options = { access: 'project', class: 'data' } as const

  route(app, deps, swapTokens, { ...options, cache }, ({ query, signal }) => swap.tokens(query, signal))
  route(app, deps, swapQuotes, options, ({ query, signal }) => swap.quotes(query, signal))
  route(app, deps, swapAllowance, options, ({ query, signal }) => swap.allowance(query, signal))
  route(app, deps, gasPrice, options, ({ query, signal }) => swap.gasPrice(query, signal))
  route(app, deps, swapApprove, options, ({ query, signal }) => swap.approve(query, signal))
  route(app, deps, swapBuild, options, ({ body, signal }) => swap.build(body, signal))
}
