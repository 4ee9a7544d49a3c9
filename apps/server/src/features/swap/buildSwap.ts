import { swapWouldFail } from '@latchkey/protocol/catalogue'
import { Refusal } from '../../refusal.ts'
import { checkBuilt } from './checkProvider.ts'
import type { Rehearsal, SwapLedger } from './ledger.ts'
import type { BuildRequest, BuiltSwap, SwapProvider } from './provider.ts'

/** A swap that was simulated, if possible. */
export type TriedSwap = BuiltSwap & { readonly simulated: boolean }

/** Has a provider build a swap, checks it and simulates it. Refuses one that would fail. */
export async function buildSwap(
  ledger: SwapLedger,
  provider: SwapProvider,
  request: BuildRequest,
): Promise<TriedSwap> {
  const first = await attempt(ledger, provider, request)
  const { rehearsal } = first
  // Fee-on-transfer tokens: the usual router functions would revert or promise too much.
  const tried =
    isShort(first) && provider.takesFeeTokens ? await attemptForFees(ledger, provider, request) : first
  const { built } = tried ?? first
  const outcome = tried?.rehearsal ?? rehearsal
  if (outcome.outcome === 'untried') return { ...built, simulated: false }
  if (outcome.outcome === 'reverted') throw new Refusal(swapWouldFail, { values: { reason: outcome.reason } })
  const { received = built.toAmount } = outcome
  if (received < built.minToAmount)
    throw new Refusal(swapWouldFail, { values: { reason: 'the output would be less than promised' } })
  return { ...built, ...(received < built.toAmount ? { toAmount: received } : {}), simulated: true }
}

type Attempt = { readonly built: BuiltSwap; readonly rehearsal: Rehearsal }

async function attempt(ledger: SwapLedger, provider: SwapProvider, request: BuildRequest): Promise<Attempt> {
  const { chain, user, from, to, amount, permit, signal } = request
  const swap = await provider.build(request)
  checkBuilt(provider, request, swap)
  const permitted = permit !== undefined
  const rehearsal = await ledger.rehearse({ chain, user, from, to, amount, swap, permitted, signal })
  return { built: swap, rehearsal }
}

/** Simulates first without a minimum to measure the output, then with that as the expected amount. */
async function attemptForFees(
  ledger: SwapLedger,
  provider: SwapProvider,
  request: BuildRequest,
): Promise<Attempt | undefined> {
  const { rehearsal } = await attempt(ledger, provider, { ...request, expected: 0n })
  if (rehearsal.outcome !== 'fine' || !rehearsal.received) return undefined
  return attempt(ledger, provider, { ...request, expected: rehearsal.received })
}

function isShort({ built, rehearsal }: Attempt): boolean {
  if (rehearsal.outcome !== 'fine') return rehearsal.outcome === 'reverted'
  return rehearsal.received !== undefined && rehearsal.received < built.toAmount
}
