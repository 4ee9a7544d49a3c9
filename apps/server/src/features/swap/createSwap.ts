import { accountId, type ChainId } from '@latchkey/protocol/caip'
import type { Answer, Body, Query } from '@latchkey/protocol/http/contract'
import type {
  gasPrice,
  swapAllowance,
  swapApprove,
  swapBuild,
  swapQuotes,
  swapTokens,
} from '@latchkey/protocol/http/swap'
import { approveToken } from './approveToken.ts'
import { providersOn, reportTo, type SwapContext } from './context.ts'
import { listTokens } from './listTokens.ts'
import { makeSwap } from './makeSwap.ts'
import { quoteSwap } from './quoteSwap.ts'
import { readAllowance } from './readAllowance.ts'
import { readGasPrice } from './readGasPrice.ts'
import { readAddress } from './readSwap.ts'

/** Swap quotes and transactions. */
export type Swap = {
  tokens(query: Query<typeof swapTokens>, signal: AbortSignal): Promise<Answer<typeof swapTokens>>
  quotes(query: Query<typeof swapQuotes>, signal: AbortSignal): Promise<Answer<typeof swapQuotes>>
  allowance(query: Query<typeof swapAllowance>, signal: AbortSignal): Promise<Answer<typeof swapAllowance>>
  gasPrice(query: Query<typeof gasPrice>, signal: AbortSignal): Promise<Answer<typeof gasPrice>>
  approve(query: Query<typeof swapApprove>, signal: AbortSignal): Promise<Answer<typeof swapApprove>>
  build(body: Body<typeof swapBuild>, signal: AbortSignal): Promise<Answer<typeof swapBuild>>
}

export function createSwap(context: SwapContext): Swap {
  const { chains, cache, tokens: lists } = context
  return {
    async tokens({ chainId, address }, signal) {
      const chain = chainId as ChainId
      const providers = providersOn(context, chain)
      const requested =
        address === undefined ? undefined : readAddress(chains.of(chain), chain, address, 'address')
      const listed = lists?.of(chain) ?? []
      const onFailure = reportTo(context)
      const tokens = await listTokens({ chain, chains, providers, listed, cache, signal, onFailure })
      if (requested === undefined) return { tokens }
      const id = accountId(chain, requested)
      return { tokens: tokens.filter((token) => token.address === id) }
    },
    quotes: (query, signal) => quoteSwap(context, query, signal),
    allowance: (query, signal) => readAllowance(context, query, signal),
    async gasPrice({ chainId }, signal) {
      const { standard, fast, instant } = await readGasPrice(chains, chainId as ChainId, signal)
      return { standard: String(standard), fast: String(fast), instant: String(instant) }
    },
    approve: (query, signal) => approveToken(context, query, signal),
    build: (body, signal) => makeSwap(context, body, signal),
  }
}
