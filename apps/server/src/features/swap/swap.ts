import {
  gasPrice,
  swapAllowance,
  swapApprove,
  swapBuild,
  swapQuotes,
  swapTokens,
} from '@latchkey/protocol/http/swap'
import type { Feature } from '../../feature.ts'
import { route } from '../../route.ts'

/** Lists change slowly, and an old one is better than none. */
const cache = 'public, max-age=3600, stale-while-revalidate=86400'

/** Swaps of tokens on one chain. */
export const swap: Feature = (app, deps) => {
  const { swap } = deps
  const options = { access: 'project', class: 'data' } as const

  route(app, deps, swapTokens, { ...options, cache }, ({ query, signal }) => swap.tokens(query, signal))
  route(app, deps, swapQuotes, options, ({ query, signal }) => swap.quotes(query, signal))
  route(app, deps, swapAllowance, options, ({ query, signal }) => swap.allowance(query, signal))
  route(app, deps, gasPrice, options, ({ query, signal }) => swap.gasPrice(query, signal))
  route(app, deps, swapApprove, options, ({ query, signal }) => swap.approve(query, signal))
  route(app, deps, swapBuild, options, ({ body, signal }) => swap.build(body, signal))
}
