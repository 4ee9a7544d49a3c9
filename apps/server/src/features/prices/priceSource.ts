import type { AccountId, ChainId } from '@latchkey/protocol/caip'
import type { Logger } from 'pino'
import type { Cache } from '../../cache/cache.ts'
import type { Chains } from '../../chains/chains.ts'
import type { Clock } from '../../clock.ts'
import type { Source } from '../../vendors/cooldown.ts'

/** A token to price. */
export type PricedId = {
  readonly id: AccountId
  readonly chain: ChainId
  /** Canonical spelling. */
  readonly address: string
  /** CoinGecko's id, where the token has no contract by which sources know it. */
  readonly priceId?: string | undefined
  /** True for the native coin. */
  readonly native: boolean
}

/** A source of prices: a vendor, or on-chain pools. */
export type PriceSource = Source & {
  supports(chain: ChainId): boolean
  /** US dollars per whole token; unknown ones are omitted. */
  prices(tokens: readonly PricedId[], signal: AbortSignal): Promise<ReadonlyMap<AccountId, number>>
}

/** A source of exchange rates. */
export type RateSource = {
  readonly name: string
  /** Units of each currency per US dollar, by lower-case code. */
  rates(signal: AbortSignal): Promise<Readonly<Record<string, number>>>
}

/** Dependencies of prices. */
export type PricesOptions = {
  /** In order of preference. */
  readonly sources: () => readonly PriceSource[]
  readonly rateSources?: (() => readonly RateSource[]) | undefined
  readonly chains: Pick<Chains, 'find' | 'of' | 'ids'>
  readonly cache: Cache
  readonly clock: Clock
  readonly log?: Logger | undefined
}
