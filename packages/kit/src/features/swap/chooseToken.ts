import { holdings } from '../../core/holdings/holdings.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import { type SwapSide, swapDraft } from './swapDraft.ts'
import type { TradeToken } from './tradeToken.ts'

/** Takes a token for one side of the swap. How much there is of one that no list knows is asked of the chain. */
export async function chooseToken(kit: Kit, side: SwapSide, token: TradeToken): Promise<void> {
  swapDraft.of(kit).dispatch({ type: 'choose', side, token })
  const state = holdings.of(kit).get()
  const isKnown = state.status === 'ready' && state.tokens.some((held) => held.id === token.id)
  if (!token.listed && !isKnown) await loadHoldings(kit, { refresh: [token] })
}
