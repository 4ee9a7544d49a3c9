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

/** Dependencies of the swap feature. */
export type SwapContext = {
  /** In order of preference for equal quotes. */
  readonly providers: () => readonly SwapProvider[]
  /** One for each family of chains. */
  readonly ledgers: readonly SwapLedger[]
  readonly chains: ChainLookup
  /** Tokens listed without a vendor. */
  readonly tokens?: { of(chain: ChainId): readonly ListedToken[] } | undefined
  readonly cache: Cache
  readonly clock: Clock
  readonly log?: Pick<Logger, 'warn'> | undefined
  /** How long to collect quotes. @default 1_500 */
  readonly budgetMs?: number | undefined
  /** How long to wait for the first quote. @default 8_000 */
  readonly timeoutMs?: number | undefined
}

/** The providers on that chain; refuses a chain without any. */
export function providersOn(context: SwapContext, chain: ChainId): SwapProvider[] {
  ledgerOf(context, chain)
  const able = context.providers().filter((provider) => provider.supports(chain))
  if (able.length === 0) throw unsupported()
  return able
}

/** The ledger of that chain; refuses a chain without one. */
export function ledgerOf({ ledgers }: SwapContext, chain: ChainId): SwapLedger {
  const ledger = ledgers.find((one) => one.supports(chain))
  if (!ledger) throw unsupported()
  return ledger
}

function unsupported(): Refusal {
  return new Refusal({ ...swapUnsupported, status: 400, field: 'chainId' })
}

/** Contracts that need allowances on that chain; each provider's usual one first. */
export function spendersOf(able: readonly SwapProvider[], chain: ChainId): (readonly string[])[] {
  return able.filter(({ wraps }) => !wraps).map((provider) => provider.routers(chain))
}

/** Quotes of all providers that can price this swap, best first. */
export function askProviders(
  context: SwapContext,
  able: readonly SwapProvider[],
  request: QuoteRequest,
): Promise<Offer[]> {
  const { budgetMs, timeoutMs } = context
  const asked = able.filter((provider) => request.user !== undefined || !provider.needsUser)
  return askAll(asked, request, { budgetMs, timeoutMs, onFailure: reportTo(context) })
}

/** Logs failures that the caller does not see. */
export function reportTo({ log }: SwapContext) {
  return (provider: SwapProvider, cause: unknown) =>
    log?.warn({ provider: provider.name, err: cause }, 'swap provider failed')
}
