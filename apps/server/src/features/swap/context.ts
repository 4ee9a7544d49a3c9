import type { ChainId } from '@latchkey/protocol/caip'
import { swapUnsupported } from '@latchkey/protocol/catalogue'
import type { Logger } from 'pino'
import type { Cache } from '../../cache/cache.ts'
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../refusal.ts'
import { askAll, type Offer } from './askAll.ts'
import type { SwapLedger } from './ledger.ts'
import type { ListedToken } from './listTokens.ts'
import type { QuoteRequest, SwapProvider } from './provider.ts'
import type { ChainLookup } from './readSwap.ts'

/** What every verb here stands on. */
export type SwapContext = {
  /** In the order they are named where no price tells them apart. */
  readonly providers: readonly SwapProvider[]
  readonly ledger: SwapLedger
  readonly chains: ChainLookup
  /** Tokens that are listed without a vendor. */
  readonly tokens?: { of(chain: ChainId): readonly ListedToken[] } | undefined
  readonly cache: Cache
  readonly clock: Clock
  readonly log?: Pick<Logger, 'warn'> | undefined
  /** Milliseconds quotes are waited for. @default 1_500 */
  readonly budget?: number | undefined
  /** Milliseconds they are waited for while none has come. @default 8_000 */
  readonly patience?: number | undefined
}

/** Those who swap on that chain; refuses one where nobody does. */
export function providersOn({ providers, ledger }: SwapContext, chain: ChainId): SwapProvider[] {
  const able = ledger.supports(chain) ? providers.filter((provider) => provider.supports(chain)) : []
  if (able.length === 0) throw new Refusal({ ...swapUnsupported, status: 400, field: 'chainId' })
  return able
}

/** Contracts on that chain that tokens are taken by; of each provider the usual one first. */
export function spendersOf(able: readonly SwapProvider[], chain: ChainId): (readonly string[])[] {
  return able.filter(({ wraps }) => !wraps).map((provider) => provider.routers(chain))
}

/** Prices of all of them that can price this, best first. */
export function askProviders(
  context: SwapContext,
  able: readonly SwapProvider[],
  request: QuoteRequest,
): Promise<Offer[]> {
  const { budget, patience } = context
  const asked = able.filter((provider) => request.user !== undefined || !provider.needsUser)
  return askAll(asked, request, { budget, patience, onFailure: reportTo(context) })
}

/** Hears of what fails without the caller noticing. */
export function reportTo({ log }: SwapContext) {
  return (provider: SwapProvider, cause: unknown) =>
    log?.warn({ provider: provider.name, err: cause }, 'a swap provider failed')
}
