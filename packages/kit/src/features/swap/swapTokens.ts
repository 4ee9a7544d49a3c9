import { defineResource } from '../../core/state/resource.ts'
import type { TradeToken } from './tradeToken.ts'

/** The tokens that the server lists for a chain, whose id is the key; `unsupported` where nothing is swapped on it. */
export const swapTokens = defineResource<readonly TradeToken[] | 'unsupported'>({ keepsOnFailure: true })
