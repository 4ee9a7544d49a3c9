import { createHmac } from 'node:crypto'
import type { Transaction } from '@latchkey/protocol/http/history'
import type { OnrampOffer, PaymentCurrency, PurchaseCurrency } from '@latchkey/protocol/http/onramp'

/** Somebody who sells crypto for money. What it answers is checked before it is given here. */
export type OnrampProvider = {
  /** Lower case, without secrets: it is shown, and asked for. */
  readonly name: string
  options(place: Place, signal?: AbortSignal): Promise<OnrampOptions>
  /** Several where the provider stands for several sellers. */
  quote(ask: QuoteAsk, signal?: AbortSignal): Promise<OnrampOffer[]>
  /** Opens a window that can be used once. */
  url(ask: UrlAsk, signal?: AbortSignal): Promise<string>
  /** What somebody bought, newest first. Missing where the provider does not say. */
  history?(ask: HistoryAsk, signal?: AbortSignal): Promise<HistoryAnswer>
}

/** Where the buyer lives: ISO 3166-1 alpha-2, and the part of the country. */
export type Place = { readonly country: string; readonly subdivision?: string | undefined }

export type OnrampOptions = {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
}

export type QuoteAsk = Place & {
  /** Such as `USDC`. */
  readonly symbol: string
  /** As the options name it; undefined leaves the choice to the provider. */
  readonly network?: string | undefined
  /** Decimal text, fees included. */
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
  /** As in the options, such as `card`. */
  readonly method: string
}

export type UrlAsk = {
  readonly wallets: readonly {
    readonly address: string
    readonly blockchains: readonly string[]
    readonly assets: readonly string[]
  }[]
  /** The caller's name for the buyer; purchases are found by it again. */
  readonly buyer: string
  readonly projectId: string
  /** The page that asked. */
  readonly origin: string | undefined
  /** Of the buyer's own connection. */
  readonly clientIp: string
  readonly country: string
  /** One of the sellers that the provider stands for. */
  readonly seller?: string | undefined
  readonly network?: string | undefined
  /** Decimal text. */
  readonly cryptoAmount?: string | undefined
  readonly fiatAmount?: string | undefined
  /** ISO 4217; what `fiatAmount` is in. */
  readonly currency?: string | undefined
  /** As in the options, such as `card`. */
  readonly method?: string | undefined
  readonly experience?: 'send' | 'buy' | undefined
  readonly handlesUrls?: boolean | undefined
}

export type HistoryAsk = {
  readonly buyer: string
  /** The account that was asked about, for purchases that do not say where they went. */
  readonly account: string
  readonly cursor?: string | undefined
  readonly limit: number
}
export type HistoryAnswer = { readonly transactions: Transaction[]; readonly next: string | undefined }

/**
 * What a provider knows a buyer by. Not the address, which anybody knows: that
 * it is the same buyer can be told only here, and only for the same project.
 * Addresses name buyers in any case; providers compare exactly.
 */
export function buyerName(secret: string, projectId: string, text: string): string {
  const name = /^0x[\da-f]+$/i.test(text) ? text.toLowerCase() : text
  return createHmac('sha256', secret).update(`onramp buyer\n${projectId}\n${name}`).digest('base64url')
}
