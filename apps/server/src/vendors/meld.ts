import { randomUUID } from 'node:crypto'
import { paymentCurrency, purchaseCurrency } from '@latchkey/protocol/http/onramp'
import { withTimeout } from '@latchkey/protocol/withTimeout'
import * as z from 'zod/mini'
import {
  addDecimals,
  compareDecimals,
  readDecimal,
  subtractDecimals,
  toMoney,
} from '../features/onramp/decimal.ts'
import type { QuoteAsk } from '../features/onramp/provider.ts'
import { readShape } from '../readShape.ts'
import { createEgress, readAnswer, VendorFailure } from './egress.ts'
import { defineVendor, key, url } from './vendor.ts'

const defaultUrl = 'https://api.meld.io'
const onrampOnly = { categories: 'CRYPTO_ONRAMP', accountFilter: true } as const
/** Meld's names of our payment methods. */
const methods: Readonly<Record<string, string>> = { card: 'CREDIT_DEBIT_CARD', ach_bank_account: 'ACH' }
const listTtlMs = 3_600_000

const decimal = z.union([z.number(), z.string()])
const some = <Shape extends z.ZodMiniType>(shape: Shape) => z.optional(z.nullable(shape))
const coinShape = z.object({
  currencyCode: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  name: some(z.string()),
  chainCode: some(z.string()),
  chainName: some(z.string()),
  chainId: some(z.union([z.string(), z.number()])),
  contractAddress: some(z.string()),
})
type Coin = z.infer<typeof coinShape>
const limitShape = z.object({ currencyCode: z.string(), minimumAmount: decimal, maximumAmount: decimal })
const quoteShape = z.object({
  serviceProvider: z.string().check(z.regex(/^\w{1,24}$/)),
  sourceAmount: decimal,
  sourceAmountWithoutFees: some(decimal),
  sourceCurrencyCode: z.string(),
  destinationAmount: decimal,
  destinationCurrencyCode: z.string(),
  totalFee: some(decimal),
  networkFee: some(decimal),
  transactionFee: some(decimal),
  partnerFee: some(decimal),
})
const quotesShape = z.object({ quotes: some(z.array(z.unknown())) })
const widgetShape = z.object({ widgetUrl: z.string().check(z.maxLength(4_096)) })

const settings = z.strictObject({ key, url })

/**
 * Meld, which aggregates many sellers. `key` is its API key.
 *
 * @see https://docs.meld.io
 */
export const meld = defineVendor(['onramp'], settings, (config, { clock }) => {
  const egress = createEgress('meld', config.url ?? defaultUrl, {
    authorization: `BASIC ${config.key}`,
    'meld-version': '2023-12-19',
  })
  let list: { coins: Promise<Coin[]>; at: number } | undefined

  async function loadCoins(): Promise<Coin[]> {
    const path = 'service-providers/properties/crypto-currencies'
    return readEach(coinShape, await egress.json(path, { query: onrampOnly }))
  }

  /** The list of currencies, which changes rarely; a failed request is retried on the next call. */
  function allCoins(signal?: AbortSignal): Promise<Coin[]> {
    if (!list || clock() - list.at >= listTtlMs) {
      // Not the caller's signal: concurrent callers share the list.
      const own = { coins: loadCoins(), at: clock() }
      list = own
      own.coins.catch(() => {
        if (list === own) list = undefined
      })
    }
    return withTimeout(list.coins, { signal })
  }

  async function quotes(ask: Omit<QuoteAsk, 'method'> & { method?: string }, signal?: AbortSignal) {
    const coin = chooseCoin(await allCoins(signal), ask.symbol, ask.network)
    if (!coin) return { coin: undefined, quotes: [] }
    const body = {
      sourceAmount: ask.amount,
      sourceCurrencyCode: ask.currency,
      destinationCurrencyCode: coin.currencyCode,
      countryCode: ask.country,
      ...(ask.subdivision && { subdivision: ask.subdivision }),
      ...(ask.method && { paymentMethodType: methods[ask.method] ?? ask.method.toUpperCase() }),
    }
    const asked = { method: 'POST', body, signal } as const
    const answer = await egress.read(quotesShape, 'payments/crypto/quote', asked)
    const found = readEach(quoteShape, answer.quotes ?? []).filter(
      (quote) =>
        quote.destinationCurrencyCode === coin.currencyCode && quote.sourceCurrencyCode === ask.currency,
    )
    return { coin, quotes: found }
  }

  return {
    name: 'meld',
    async options({ country }, signal) {
      const query = { ...onrampOnly, countries: country }
      const limitsOf = async ([id, type]: [string, string]) => {
        const path = 'service-providers/limits/fiat-currency-purchases'
        const limits = await egress.json(path, { query: { ...query, paymentMethodTypes: type }, signal })
        return readEach(limitShape, limits).map((limit) => ({ id, limit }))
      }
      const [coins, ...limits] = await Promise.all([
        egress.json('service-providers/properties/crypto-currencies', { query, signal }),
        ...Object.entries(methods).map(limitsOf),
      ])
      return {
        purchaseCurrencies: toPurchase(readEach(coinShape, coins)),
        paymentCurrencies: toPayment(limits.flat()),
      }
    },

    async quote(ask, signal) {
      const { quotes: found } = await quotes(ask, signal)
      return found.flatMap((quote) => {
        const bought = readDecimal(quote.destinationAmount)
        const total = readDecimal(quote.sourceAmount)
        if (bought === undefined || total === undefined) return []
        const own = addDecimals(
          readDecimal(quote.transactionFee) ?? '0',
          readDecimal(quote.partnerFee) ?? '0',
        )
        const fees = readDecimal(quote.totalFee)
        const network = readDecimal(quote.networkFee) ?? subtractDecimals(fees ?? own, own)
        const subtotal = readDecimal(quote.sourceAmountWithoutFees) ?? subtractDecimals(total, fees ?? own)
        const money = (amount: string) => ({ amount, currency: ask.currency })
        return {
          provider: `meld:${quote.serviceProvider.toLowerCase()}`,
          purchaseAmount: { amount: bought, currency: ask.symbol },
          paymentSubtotal: money(subtotal),
          paymentTotal: money(total),
          networkFee: money(network),
          providerFee: money(own),
          paymentMethod: ask.method,
          // Meld's quotes have no id.
          quoteId: randomUUID(),
        }
      })
    },

    async url(ask_, signal) {
      const { wallets, buyer, origin, seller, network, country, method } = ask_
      const { fiatAmount = '100', currency = 'USD' } = ask_
      const [wallet] = wallets
      if (!wallet) throw new VendorFailure('meld', 'has no wallet address to deliver to')
      const symbol = wallet.assets[0] ?? 'USDC'
      const ask = {
        symbol,
        network: network ?? wallet.blockchains[0],
        amount: fiatAmount,
        currency,
        country,
        ...(method && { method }),
      }
      const { coin, quotes: found } = await quotes(ask, signal)
      const matching = found.filter(
        ({ serviceProvider }) => !seller || serviceProvider.toLowerCase() === seller,
      )
      const best = matching
        .toSorted((a, b) => compareDecimals(amountOf(b.destinationAmount), amountOf(a.destinationAmount)))
        .at(0)
      if (!coin || !best) throw new VendorFailure('meld', 'has no seller for this')
      const body = {
        sessionType: 'BUY',
        externalCustomerId: buyer,
        sessionData: {
          walletAddress: wallet.address,
          countryCode: country,
          sourceCurrencyCode: ask.currency,
          sourceAmount: fiatAmount,
          destinationCurrencyCode: coin.currencyCode,
          serviceProvider: best.serviceProvider,
          ...(method && { paymentMethodType: methods[method] ?? method.toUpperCase() }),
          ...(origin && { redirectUrl: origin }),
        },
      }
      const asked = { method: 'POST', body, signal } as const
      const { widgetUrl } = await egress.read(widgetShape, 'crypto/session/widget', asked)
      // Opened in the buyer's browser: only allow web pages.
      if (URL.parse(widgetUrl)?.protocol !== 'https:')
        throw new VendorFailure('meld', 'returned an invalid URL')
      return widgetUrl
    },

    close: egress.close,
  }
})

const amountOf = (value: unknown) => readDecimal(value) ?? '0'

/** `USDC_BASE` is USDC on Base. */
const symbolOf = ({ currencyCode }: Coin) => currencyCode.split('_')[0] ?? currencyCode
const networkOf = (coin: Coin) =>
  (coin.chainName ?? coin.chainCode ?? 'unknown').toLowerCase().replace(/\s+/g, '-')

function chooseCoin(coins: readonly Coin[], symbol: string, network: string | undefined): Coin | undefined {
  const same = coins.filter((coin) => symbolOf(coin) === symbol)
  if (network !== undefined) return same.find((coin) => networkOf(coin) === network)
  // The code without a suffix is the asset on its home chain.
  return same.find(({ currencyCode }) => currencyCode === symbol) ?? same[0]
}

function toPurchase(coins: readonly Coin[]) {
  return [...Map.groupBy(coins, symbolOf)].flatMap(([symbol, same]) => {
    const home = same.find(({ currencyCode }) => currencyCode === symbol) ?? same[0]
    const networks = same.map((coin) => ({
      name: networkOf(coin),
      display_name: coin.chainName ?? coin.chainCode ?? symbol,
      chain_id: String(coin.chainId ?? ''),
      contract_address: coin.contractAddress ?? '',
    }))
    const parsed = readShape(purchaseCurrency, { id: symbol, name: home?.name ?? symbol, symbol, networks })
    return parsed.success ? [parsed.data] : []
  })
}

function toPayment(limits: readonly { id: string; limit: z.infer<typeof limitShape> }[]) {
  return [...Map.groupBy(limits, ({ limit }) => limit.currencyCode)].flatMap(([id, same]) => {
    const payment_method_limits = same.flatMap(({ id, limit }) => {
      const [min, max] = [readDecimal(limit.minimumAmount), readDecimal(limit.maximumAmount)]
      return min && max ? { id, min: toMoney(min), max: toMoney(max) } : []
    })
    const parsed = readShape(paymentCurrency, { id, payment_method_limits })
    return parsed.success ? [parsed.data] : []
  })
}

/** Drops entries that do not match the documentation; empty if the response is not a list. */
function readEach<Value>(shape: z.ZodMiniType<Value>, answer: unknown): Value[] {
  return readAnswer('meld', z.array(z.unknown()), answer).flatMap((entry) => {
    const parsed = readShape(shape, entry)
    return parsed.success ? [parsed.data] : []
  })
}
