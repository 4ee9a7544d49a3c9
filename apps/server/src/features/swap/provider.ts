import type { ChainId } from '@latchkey/protocol/caip'
import type { SwapToken } from '@latchkey/protocol/http/swap'

/**
 * A swap provider: a vendor, or contracts on the chain itself.
 *
 * Refuses with `swapNoRoute` if the pair cannot be swapped; any other error counts as
 * a failure of the provider. Responses are not trusted: `checkQuote` and `checkBuilt`
 * validate all of them.
 */
export type SwapProvider = {
  /** Short and stable: clients select a provider by it. */
  readonly name: string
  /** True if a quote needs the user's address. */
  readonly needsUser?: boolean
  /** True if it accepts a permit instead of an approval. */
  readonly takesPermit?: boolean
  /** True if it supports fee-on-transfer tokens. */
  readonly takesFeeTokens?: boolean
  /** True if it calls the token itself and needs no allowance: wrapping and unwrapping the native coin. */
  readonly wraps?: boolean
  /** True if it builds whole transactions, which need no allowance. */
  readonly buildsTransactions?: boolean
  supports(chain: ChainId): boolean
  /** Contracts that may be called and given allowances; the usual one first. */
  routers(chain: ChainId): readonly string[]
  tokens?(chain: ChainId, signal: AbortSignal): Promise<SwapToken[]>
  quote(request: QuoteRequest): Promise<ProviderQuote>
  build(request: BuildRequest): Promise<BuiltSwap>
}

/** One side of a swap. */
export type SwapSide = {
  /** Canonical spelling. */
  readonly address: string
  /** True for the native coin. */
  readonly native: boolean
}

export type QuoteRequest = {
  readonly chain: ChainId
  readonly from: SwapSide
  readonly to: SwapSide
  /** Base units of `from`, above 0. */
  readonly amount: bigint
  readonly user?: string | undefined
  /** Maximum slippage, in millionths. */
  readonly slippage: bigint
  /** In wei, if the client sends it: used to weigh routes by gas. */
  readonly gasPrice?: bigint | undefined
  readonly signal: AbortSignal
}

export type ProviderQuote = {
  readonly toAmount: bigint
  readonly minToAmount: bigint
  /** Estimated gas. */
  readonly gas?: bigint | undefined
  /** Contract that needs an allowance; undefined if none is needed. */
  readonly spender?: string | undefined
  /** How much worse than the price of a tiny swap. */
  readonly priceImpactBps?: number | undefined
  /** Unix milliseconds. */
  readonly expiresAt: number
}

export type BuildRequest = QuoteRequest & {
  readonly user: string
  /** Unix seconds after which the swap must revert. */
  readonly deadline: number
  /** ABI-encoded EIP-2612 permit, hex. */
  readonly permit?: string | undefined
  /**
   * The simulated output. If set, the swap is built for fee-on-transfer tokens, and the
   * minimum output is computed from it.
   */
  readonly expected?: bigint | undefined
}

export type BuiltSwap = {
  readonly to: string
  /** Calldata; empty if there is a `transaction`. */
  readonly data: string
  /** The whole transaction in base64, on chains without calls. */
  readonly transaction?: string | undefined
  /** Unix seconds after which the transaction is invalid, if that is before the deadline of the request. */
  readonly deadline?: number | undefined
  /** Native coin to send. */
  readonly value: bigint
  readonly toAmount: bigint
  readonly minToAmount: bigint
  readonly gas?: bigint | undefined
  readonly spender?: string | undefined
}
