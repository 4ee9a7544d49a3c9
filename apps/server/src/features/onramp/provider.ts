import { createHmac } from 'node:crypto'
import type { Transaction } from '@latchkey/protocol/http/history'
import type { OnrampOffer, PaymentCurrency, PurchaseCurrency } from '@latchkey/protocol/http/onramp'

/** An on-ramp provider. Its responses are validated by the implementation. */
export type OnrampProvider = {
  /** Lower case, no secrets: it is shown, and clients select by it. */
  readonly name: string
  options(place: Place, signal?: AbortSignal): Promise<OnrampOptions>
  /** Several if the provider aggregates sellers. */
  quote(ask: QuoteAsk, signal?: AbortSignal): Promise<OnrampOffer[]>
  /** Creates a single-use checkout URL. */
  url(ask: UrlAsk, signal?: AbortSignal): Promise<string>
  /** Purchases, newest first. Absent if the provider does not report them. */
  history?(ask: HistoryAsk, signal?: AbortSignal): Promise<HistoryAnswer>
}

/** The buyer's country (ISO 3166-1 alpha-2) and subdivision. */
export type Place = { readonly country: string; readonly subdivision?: string | undefined }

export type OnrampOptions = {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
}

export type QuoteAsk = Place & {
  /** Such as `USDC`. */
  readonly symbol: string
  /** A network from the options; undefined lets the provider choose. */
  readonly network?: string | undefined
  /** Decimal text, including fees. */
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
  /** A payment method from the options, such as `card`. */
  readonly method: string
}

export type UrlAsk = {
  readonly wallets: readonly {
    readonly address: string
    readonly blockchains: readonly string[]
    readonly assets: readonly string[]
  }[]
  /** Our pseudonym of the buyer; purchases are looked up by it. */
  readonly buyer: string
  readonly projectId: string
  /** The page that asked. */
  readonly origin: string | undefined
  /** The buyer's IP address. */
  readonly clientIp: string
  readonly country: string
  /** One of the sellers the provider aggregates. */
  readonly seller?: string | undefined
  readonly network?: string | undefined
  /** Decimal text. */
  readonly cryptoAmount?: string | undefined
  readonly fiatAmount?: string | undefined
  /** ISO 4217; currency of `fiatAmount`. */
  readonly currency?: string | undefined
  /** A payment method from the options, such as `card`. */
  readonly method?: string | undefined
  readonly experience?: 'send' | 'buy' | undefined
  readonly handlesUrls?: boolean | undefined
}

export type HistoryAsk = {
  readonly buyer: string
  /** The requested account, for purchases without a destination. */
  readonly account: string
  readonly cursor?: string | undefined
  readonly limit: number
}
export type HistoryAnswer = { readonly transactions: Transaction[]; readonly next: string | undefined }

/**
 * Pseudonym of a buyer at a provider. Not the address, which is public: only this
 * server can link purchases to it, and only within one project. Case-insensitive for
 * addresses, because providers compare exactly.
 */
export function buyerName(hashKey: Buffer, projectId: string, text: string): string {
  const name = /^0x[\da-f]+$/i.test(text) ? text.toLowerCase() : text
  return createHmac('sha256', hashKey).update(`onramp buyer\n${projectId}\n${name}`).digest('base64url')
}
