import type { ChainId } from '@latchkey/protocol/caip'
import type { Holding } from '../../chains/chain.ts'
import type { Source } from '../../vendors/cooldown.ts'

/** What an account holds of one token, and what it is worth where the source says so. */
export type PricedHolding = Holding & {
  /** US dollars for one whole token. */
  readonly price?: number | undefined
}

/** Somebody who knows what accounts hold: a vendor, or the chain itself. */
export type BalanceSource = Source & {
  supports(chain: ChainId): boolean
  /** The chain's own coin and every token the account has more than none of. */
  holdings(chain: ChainId, address: string, signal: AbortSignal): Promise<PricedHolding[]>
}
