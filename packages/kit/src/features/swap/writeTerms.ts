import { accountId, isAccountId, parseAccountId, parseChainId } from '@latchkey/protocol/caip'
import { swapIncomplete, swapNotAsShown } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { canPermit } from './canPermit.ts'
import { checkTerms } from './checkTerms.ts'
import { readUnits, worstLoss, worthLost } from './figures.ts'
import { missingApproval } from './missingApproval.ts'
import { leastOf, parseSlippage } from './slippage.ts'
import { buildSwap } from './swapCalls.ts'
import type { Market, Quote, SwapOrder } from './swapQuotes.ts'
import type { SwapTerms } from './swapRun.ts'
import { tokenId } from './tradeToken.ts'

/** How long terms are valid before they are requested again. */
const termsLifetimeMs = 60_000

/** What a permission adds to a swap that brings it along. */
const permitGas = 60_000n

/** What terms are written from. */
export type TermsRequest = {
  readonly order: Pick<SwapOrder, 'from' | 'to' | 'units' | 'address'>
  readonly quote: Pick<Quote, 'provider' | 'gas' | 'impact' | 'spender'>
  readonly slippage: string
  readonly market: Market
  /** Whether a signature does instead of an approval; found out where it is not known. */
  readonly permit?: boolean | undefined
  /** The permission, once it is signed. */
  readonly signed?: string | undefined
}

/** Has the server write the swap, and reads from it what the visitor is to agree to. */
export async function writeTerms(
  kit: Kit,
  { order, quote, slippage, market, permit, signed }: TermsRequest,
): Promise<SwapTerms> {
  const { from, to, units, address } = order
  const tolerance = parseSlippage(slippage)
  if (tolerance === undefined) throw new KitError(swapIncomplete)
  const { chain } = from
  const user = accountId(chain, address)
  const pair = { from: tokenId(kit, from), to: tokenId(kit, to), user }
  const expectedApprovals = await missingApproval(kit, { address, from, to, units, spender: quote.spender })
  const tx = await buildSwap(kit, {
    ...pair,
    amount: units,
    slippage: Number(slippage),
    provider: quote.provider,
    permit: signed,
    disableEstimate: !signed && expectedApprovals.length > 0,
  })
  const { spender } = tx
  const approvals =
    spender === quote.spender
      ? expectedApprovals
      : await missingApproval(kit, { address, from, to, units, spender })
  const expected = readUnits(tx.amount)
  const told = readUnits(tx.minToAmount)
  const target = isAccountId(tx.to) ? parseAccountId(tx.to) : undefined
  // The server is not trusted: a wallet is never shown more than what was asked for.
  const refuse = (details: string) => new KitError(swapNotAsShown, { details })
  if (!target || target.chainId !== chain) throw refuse('The swap is for another chain.')
  if (expected === 0n || told < leastOf(expected, tolerance) - 1n)
    throw refuse('The swap promises too little.')
  const transaction = tx.transaction ?? { to: target.address, data: tx.data, value: readUnits(tx.value) }
  const checked = await checkTerms(kit, {
    order,
    expected,
    least: told,
    spender,
    approvals: signed ? [] : approvals,
    transaction,
  })
  const { key } = kit.driver(parseChainId(chain).namespace).addresses
  const isCalled = (one: string | undefined) => one !== undefined && key(one) === key(target.address)

  // A permission is only signed for the contract that is called: no other uses it.
  const taken = tx.takesPermit === true && isCalled(spender)
  const permits =
    approvals.length > 0 && taken && (permit ?? (await canPermit(kit, { address, from, units, spender })))
  const estimated = quote.gas === undefined || !permits ? quote.gas : quote.gas + permitGas
  const gas = tx.eip155 ? readUnits(tx.eip155.gas) : estimated
  const gasPrice = tx.eip155 ? readUnits(tx.eip155.gasPrice) : market.gasPrice
  const lost = worthLost(
    { amount: { units, decimals: from.decimals }, price: market.from },
    { amount: { units: expected, decimals: to.decimals }, price: market.to },
  )
  return {
    chain,
    address,
    from: checked.from,
    to: checked.to,
    units,
    expected,
    least: checked.least,
    slippage,
    provider: tx.provider,
    spender,
    approvals,
    permit: permits,
    fee: checked.fee ?? (gas === undefined || gasPrice === undefined ? undefined : gas * gasPrice),
    // What the server says can only make it look worse: unless the chain confirms it, it counts as unknown.
    loss: checked.loss === undefined ? undefined : worstLoss(checked.loss, quote.impact, lost),
    quote: { provider: quote.provider, gas: quote.gas, impact: quote.impact, spender },
    market,
    expiresAt: Date.now() + termsLifetimeMs,
    transaction,
  }
}

/** The request that terms came from, to repeat it. */
export function requestOf(terms: SwapTerms): TermsRequest {
  const { from, to, units, address, slippage, quote, market, permit } = terms
  return { order: { from, to, units, address }, quote, slippage, market, permit }
}
