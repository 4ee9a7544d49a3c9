import { isSameAddress } from '@latchkey/protocol/lookAlike'
import type { BuildRequest, BuiltSwap, ProviderQuote, QuoteRequest, SwapProvider } from './provider.ts'
import { leastOf } from './slippage.ts'

const maxUnits = 2n ** 256n
/** Bytes of calldata; more does not fit into a transaction that nodes pass on. */
const maxData = 1 << 17

/** Throws where a quote cannot be meant seriously. */
export function checkQuote(provider: SwapProvider, { chain }: QuoteRequest, quote: ProviderQuote): void {
  const { toAmount, minToAmount, spender } = quote
  check(provider, toAmount > 0n && toAmount < maxUnits, 'gives nothing')
  check(provider, minToAmount >= 0n && minToAmount <= toAmount, 'has a least amount above the amount')
  const known = spender === undefined ? provider.wraps : has(provider.routers(chain), spender)
  check(provider, known === true, 'names a spender that is not one of its routers')
}

/**
 * Throws where a transaction does more than swap: where it calls something that
 * is not a router of its provider, sends more coins than are swapped, or lets
 * more be lost than the person allowed.
 */
export function checkBuilt(provider: SwapProvider, request: BuildRequest, built: BuiltSwap): void {
  const { chain, from, to, user, amount, slippage, expected } = request
  checkQuote(provider, request, { ...built, expiresAt: 0 })
  const own = provider.wraps ? [user] : [from.address, to.address, user]
  check(provider, !has(own, built.to), 'calls a token or the account itself')
  check(provider, has(provider.routers(chain), built.to), 'calls a contract that is not one of its routers')
  check(provider, built.value === (from.native ? amount : 0n), 'sends another value than is swapped')
  // A rehearsal with nothing promised is how the true amount is found.
  const least = expected === 0n ? 0n : leastOf(built.toAmount, slippage)
  check(provider, built.minToAmount >= least, 'lets more be lost than was allowed')
  const bytes = /^0x(?:[\da-f]{2}){4,}$/i.test(built.data)
  check(provider, bytes && built.data.length <= maxData * 2, 'has no call in it')
}

function has(addresses: readonly string[], wanted: string): boolean {
  return addresses.some((address) => isSameAddress(address, wanted))
}

function check(provider: SwapProvider, fine: boolean, fault: string): void {
  if (!fine) throw new UnsafeSwapError(provider.name, fault)
}

/** Thrown when a provider's answer would do something else than swap. */
export class UnsafeSwapError extends Error {
  override readonly name = 'UnsafeSwapError'
  constructor(provider: string, fault: string) {
    super(`${provider}: the swap ${fault}`)
  }
}
