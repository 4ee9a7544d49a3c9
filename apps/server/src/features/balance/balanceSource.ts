import type { ChainId } from '@latchkey/protocol/caip'
import type { Holding } from '../../chains/chain.ts'
import type { Source } from '../../vendors/cooldown.ts'

/** A holding, with its price if the source provides one. */
export type PricedHolding = Holding & {
  /** US dollars per whole token. */
  readonly price?: number | undefined
}

/** A source of balances: a vendor, or the chain itself. */
export type BalanceSource = Source & {
  supports(chain: ChainId): boolean
  /** The native coin and every token with a non-zero balance. */
  holdings(chain: ChainId, address: string, signal: AbortSignal): Promise<PricedHolding[]>
}
