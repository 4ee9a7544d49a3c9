import { swapPermitUnsupported, swapProviderUnknown } from '@latchkey/protocol/catalogue'
import { Refusal } from '../../refusal.ts'
import type { Offer } from './askAll.ts'
import { askProviders, ledgerOf, providersOn, type SwapContext } from './context.ts'
import type { BuildRequest, SwapProvider } from './provider.ts'

/** Providers to build a swap, best first: only the named one, if any. */
export async function chooseProviders(
  context: SwapContext,
  request: BuildRequest,
  name: string | undefined,
): Promise<SwapProvider[]> {
  const able = providersOn(context, request.chain)
  const named = able.filter((provider) => name === undefined || provider.name === name)
  if (named.length === 0) throw new Refusal(swapProviderUnknown)
  const taking = named.filter(({ takesPermit }) => takesPermit || request.permit === undefined)
  if (taking.length === 0) throw new Refusal(swapPermitUnsupported)
  if (name !== undefined) return taking
  const offers = await askProviders(context, taking, request)
  const needsAllowance = !request.from.native && request.permit === undefined
  const ordered = needsAllowance ? await allowedFirst(context, request, offers) : offers
  return ordered.map(({ provider }) => provider)
}

/** Among offers equal within the slippage, one that needs no approval comes first. */
async function allowedFirst(
  context: SwapContext,
  request: BuildRequest,
  offers: readonly Offer[],
): Promise<readonly Offer[]> {
  const [best, ...others] = offers
  if (!best || others.length === 0) return offers
  // No lookup needed if the best offer needs no allowance.
  const { spending } = ledgerOf(context, request.chain)
  if (best.quote.spender === undefined || !spending) return offers
  const { chain, from, user, amount, signal } = request
  const takers = offers.filter(({ quote }) => quote.spender !== undefined)
  const spenders = takers.flatMap(({ quote }) => quote.spender ?? [])
  const allowances = await spending.allowances({ chain, token: from.address, owner: user, spenders, signal })
  const allowed = takers[allowances.findIndex((allowance) => allowance >= amount)]
  if (!allowed || allowed.quote.toAmount < best.quote.minToAmount) return offers
  return [allowed, ...offers.filter((offer) => offer !== allowed)]
}
