import type { ChainId } from '@latchkey/protocol/caip'
import type { SwapToken } from '@latchkey/protocol/http/swap'

/**
 * Somebody who finds a price and writes the transaction: a vendor, or contracts
 * on the chain itself.
 *
 * Refuses with `swapNoRoute` where the pair cannot be swapped; whatever else it
 * throws counts as a failure of its own. Nothing it says is taken on trust:
 * `checkQuote` and `checkBuilt` look at every answer.
 */
export type SwapProvider = {
  /** Short, and the same for ever: callers choose a provider by it. */
  readonly name: string
  /** True where it cannot price a swap without knowing for whom. */
  readonly needsUser?: boolean
  /** True where a signed permission can stand in for an approval. */
  readonly takesPermit?: boolean
  /** True where it can write a swap for tokens that keep a part of what is moved. */
  readonly takesFeeTokens?: boolean
  /** True where a token itself is called and nothing is taken: the chain's own coin for its token, and back. */
  readonly wraps?: boolean
  supports(chain: ChainId): boolean
  /** Contracts that may be called, and that may be allowed to take tokens; the usual one first. */
  routers(chain: ChainId): readonly string[]
  tokens?(chain: ChainId, signal: AbortSignal): Promise<SwapToken[]>
  quote(request: QuoteRequest): Promise<ProviderQuote>
  build(request: BuildRequest): Promise<BuiltSwap>
}

/** One side of a swap. */
export type SwapSide = {
  /** In the one spelling of its chain. */
  readonly address: string
  /** True for the chain's own coin. */
  readonly native: boolean
}

export type QuoteRequest = {
  readonly chain: ChainId
  readonly from: SwapSide
  readonly to: SwapSide
  /** Base units of `from`, more than none. */
  readonly amount: bigint
  readonly user?: string | undefined
  /** Millionths that may be lost between the quote and the swap. */
  readonly slippage: bigint
  /** In wei, where the caller says what gas costs: who weighs routes by their gas uses it. */
  readonly gasPrice?: bigint | undefined
  readonly signal: AbortSignal
}

export type ProviderQuote = {
  readonly toAmount: bigint
  readonly minToAmount: bigint
  /** About how much gas it takes. */
  readonly gas?: bigint | undefined
  /** Who must be allowed to take the token; undefined where nobody takes it. */
  readonly spender?: string | undefined
  /** How much worse than the price of a tiny swap. */
  readonly priceImpactBps?: number | undefined
  /** Unix milliseconds. */
  readonly expiresAt: number
}

export type BuildRequest = QuoteRequest & {
  readonly user: string
  /** Unix seconds after which the swap must not happen. */
  readonly deadline: number
  /** The words of an EIP-2612 permission, as hex. */
  readonly permit?: string | undefined
  /**
   * What a rehearsal showed to arrive. Then the swap is written for tokens that
   * keep a part of what is moved, and the least amount follows from this.
   */
  readonly expected?: bigint | undefined
}

export type BuiltSwap = {
  readonly to: string
  readonly data: string
  /** Of the chain's own coin. */
  readonly value: bigint
  readonly toAmount: bigint
  readonly minToAmount: bigint
  readonly gas?: bigint | undefined
  readonly spender?: string | undefined
}
