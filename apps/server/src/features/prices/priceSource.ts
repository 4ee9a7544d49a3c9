import type { AccountId, ChainId } from '@latchkey/protocol/caip'
import type { Logger } from 'pino'
import type { Cache } from '../../cache/cache.ts'
import type { Chains } from '../../chains/chains.ts'
import type { Clock } from '../../clock.ts'
import type { Source } from '../../vendors/cooldown.ts'

/** A token whose price is wanted. */
export type PricedId = {
  readonly id: AccountId
  readonly chain: ChainId
  /** In the one spelling of its chain. */
  readonly address: string
  /** True for the chain's own coin. */
  readonly native: boolean
}

/** Somebody who knows what tokens are worth: a vendor, or pools on the chain itself. */
export type PriceSource = Source & {
  supports(chain: ChainId): boolean
  /** US dollars for one whole token; tokens it does not know are left out. */
  prices(tokens: readonly PricedId[], signal: AbortSignal): Promise<ReadonlyMap<AccountId, number>>
}

/** Somebody who knows what a dollar is in other money. */
export type RateSource = {
  readonly name: string
  /** Units of each currency for one US dollar, by its lower-case code. */
  rates(signal: AbortSignal): Promise<Readonly<Record<string, number>>>
}

/** What prices stand on. */
export type PricesOptions = {
  /** In the order they are asked. */
  readonly sources: readonly PriceSource[]
  readonly rateSources?: readonly RateSource[] | undefined
  readonly chains: Pick<Chains, 'find' | 'of' | 'ids'>
  readonly cache: Cache
  readonly clock: Clock
  readonly log?: Logger | undefined
}
