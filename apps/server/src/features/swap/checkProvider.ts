import { isSameAddress } from '@latchkey/protocol/lookAlike'
import type { BuildRequest, BuiltSwap, ProviderQuote, QuoteRequest, SwapProvider } from './provider.ts'
import { leastOf } from './slippage.ts'

const maxUnits = 2n ** 256n
/** What fits into one packet of Solana, in base64. */
const maxTransactionLength = 4 * Math.ceil(1_232 / 3)
/** More calldata does not fit into a transaction that nodes relay. */
const maxDataBytes = 1 << 17

/** Throws if a quote is not plausible. */
export function checkQuote(provider: SwapProvider, { chain }: QuoteRequest, quote: ProviderQuote): void {
  const { toAmount, minToAmount, spender } = quote
  check(provider, toAmount > 0n && toAmount < maxUnits, 'gives nothing')
  check(provider, minToAmount >= 0n && minToAmount <= toAmount, 'has a minimum above the amount')
  const known =
    spender === undefined
      ? (provider.wraps ?? provider.buildsTransactions)
      : has(provider.routers(chain), spender)
  check(provider, known === true, 'has a spender that is not one of its routers')
}

/**
 * Throws if a transaction does more than swap: calls a contract that is not a router
 * of the provider, sends more coins than are swapped, or allows more slippage than the
 * user did.
 */
export function checkBuilt(provider: SwapProvider, request: BuildRequest, built: BuiltSwap): void {
  const { chain, from, to, user, slippage, expected } = request
  checkQuote(provider, request, { ...built, expiresAt: 0 })
  const own = provider.wraps ? [user] : [from.address, to.address, user]
  check(provider, !has(own, built.to), 'calls a token or the account itself')
  check(provider, has(provider.routers(chain), built.to), 'calls a contract that is not one of its routers')
  // A simulation without a minimum is used to measure the output.
  const least = expected === 0n ? 0n : leastOf(built.toAmount, slippage)
  check(provider, built.minToAmount >= least, 'allows more slippage than the user')
  // Who signs a whole transaction and what it moves is checked with its simulation.
  if (built.transaction === undefined) checkCall(provider, request, built)
  else checkTransaction(provider, built)
}

function checkCall(provider: SwapProvider, { amount, from }: BuildRequest, { data, value }: BuiltSwap): void {
  check(provider, value === (from.native ? amount : 0n), 'sends a value other than the amount')
  const bytes = /^0x(?:[\da-f]{2}){4,}$/i.test(data)
  check(provider, bytes && data.length <= maxDataBytes * 2, 'has no valid calldata')
}

function checkTransaction(
  provider: SwapProvider,
  { data, spender, transaction = '', value }: BuiltSwap,
): void {
  const whole = data === '' && value === 0n && spender === undefined
  check(provider, whole, 'is both a call and a transaction')
  const fits = transaction.length > 0 && transaction.length <= maxTransactionLength
  check(provider, fits && /^[A-Za-z\d+/]+={0,2}$/.test(transaction), 'has no valid transaction')
}

function has(addresses: readonly string[], wanted: string): boolean {
  return addresses.some((address) => isSameAddress(address, wanted))
}

function check(provider: SwapProvider, fine: boolean, fault: string): void {
  if (!fine) throw new UnsafeSwapError(provider.name, fault)
}

/** Thrown if a provider's transaction would do something other than swap. */
export class UnsafeSwapError extends Error {
  override readonly name = 'UnsafeSwapError'
  constructor(provider: string, fault: string) {
    super(`${provider}: the swap ${fault}`)
  }
}
