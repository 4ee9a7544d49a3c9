import type { ChainId } from '@latchkey/protocol/caip'
import * as z from 'zod/mini'
import type { ChainConfig } from '../chains/chainConfig.ts'
import type { Clock } from '../clock.ts'
import type { BalanceSource } from '../features/balance/balanceSource.ts'
import type { HistorySource } from '../features/history/historySource.ts'
import type { OnrampProvider } from '../features/onramp/provider.ts'
import type { PriceSource, RateSource } from '../features/prices/priceSource.ts'
import type { SwapProvider } from '../features/swap/provider.ts'

/** Dependencies of a vendor besides its settings. */
export type VendorParts = {
  readonly chains: Readonly<Record<ChainId, ChainConfig>>
  readonly clock: Clock
}

/** Closes its connections. */
export type Closing = { close(): Promise<void> }

/** What a vendor can provide, and the interface of each. */
export type Uses = {
  balance: BalanceSource
  history: HistorySource
  prices: PriceSource
  rates: RateSource
  swap: SwapProvider
  onramp: OnrampProvider
}

type Settings = z.ZodMiniObject<Record<string, z.ZodMiniType>>
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer I) => void
  ? I
  : never

/** Defines a vendor: what it provides, its settings, and how to open it. */
export function defineVendor<const Use extends keyof Uses, S extends Settings>(
  uses: readonly Use[],
  settings: S,
  open: (settings: z.infer<S>, parts: VendorParts) => All<Uses[Use]> & Closing,
) {
  return { uses, settings, open }
}

/** Overrides the URL of the vendor's API. */
export const url = z.optional(z.string())
/** For vendors that need an API key. */
export const key = z.string()
