import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller } from './shared.ts'

const text = (length: number) => z.string().check(z.maxLength(length))
/** ISO 3166-1 alpha-2. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/))
/** The subdivision part of an ISO 3166-2 code. */
const subdivision = z.string().check(z.regex(/^[A-Z\d]{1,3}$/))

export const purchaseCurrency = z.object({
  id: text(64),
  name: text(64),
  symbol: text(16),
  networks: z
    .array(
      z.object({
        name: text(64),
        display_name: text(64),
        chain_id: text(64),
        contract_address: text(128),
      }),
    )
    .check(z.maxLength(64)),
})
export type PurchaseCurrency = z.infer<typeof purchaseCurrency>

export const paymentCurrency = z.object({
  id: text(16),
  payment_method_limits: z
    .array(z.object({ id: text(64), min: text(32), max: text(32) }))
    .check(z.maxLength(64)),
})
export type PaymentCurrency = z.infer<typeof paymentCurrency>

export const onrampOptions = contract({
  method: 'GET',
  path: '/v1/onramp/options',
  summary: 'Lists the assets on offer and the ways to pay',
  query: z.object({
    ...caller,
    country: z.optional(country),
    subdivision: z.optional(subdivision),
  }),
  answer: z.object({
    purchaseCurrencies: z.array(purchaseCurrency),
    paymentCurrencies: z.array(paymentCurrency),
    /** Configured providers, in the order they are queried. */
    providers: z.optional(z.array(z.string())),
  }),
})

const money = z.object({ amount: z.string(), currency: z.string() })
/** The quote of one provider. */
export const onrampOffer = z.object({
  provider: z.string(),
  purchaseAmount: money,
  paymentSubtotal: money,
  paymentTotal: money,
  networkFee: money,
  /** The provider's own fee, if it reports one. */
  providerFee: z.optional(money),
  paymentMethod: z.optional(z.string()),
  quoteId: z.string(),
})
export type OnrampOffer = z.infer<typeof onrampOffer>

export const onrampQuote = contract({
  method: 'POST',
  path: '/v1/onramp/quote',
  summary: 'Quotes a purchase: the best offer and the offers of every provider',
  query: z.object(caller),
  body: z.object({
    purchaseCurrency,
    paymentCurrency,
    amount: z.string().check(z.regex(/^\d{1,12}(?:\.\d{1,8})?$/, 'Not an amount of money')),
    /** Symbol of the asset to buy. */
    network: text(64),
    paymentMethod: z.optional(text(64)),
    country: z.optional(country),
    subdivision: z.optional(subdivision),
  }),
  answer: z.object({ ...onrampOffer.shape, offers: z.array(onrampOffer) }),
})

export const onrampUrl = contract({
  method: 'POST',
  path: '/v1/generators/onrampurl',
  summary: "Creates a single-use URL of the provider's checkout",
  query: z.object({ ...caller, provider: z.optional(text(32)), country: z.optional(country) }),
  body: z.object({
    destinationWallets: z
      .array(
        z.object({
          address: text(128),
          blockchains: z.optional(z.array(text(64)).check(z.maxLength(64))),
          assets: z.optional(z.array(text(64)).check(z.maxLength(64))),
          supported_networks: z.optional(z.array(text(64)).check(z.maxLength(64))),
        }),
      )
      .check(z.minLength(1), z.maxLength(16)),
    partnerUserId: text(64),
    defaultNetwork: z.optional(text(64)),
    presetCryptoAmount: z.optional(z.number().check(z.gte(0), z.lte(1e12))),
    presetFiatAmount: z.optional(z.number().check(z.gte(0), z.lte(1e9))),
    /** Currency of `presetFiatAmount`. ISO 4217. */
    fiatCurrency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    /** A payment method from the options, such as `card`. */
    paymentMethod: z.optional(z.string().check(z.regex(/^\w{1,64}$/))),
    defaultExperience: z.optional(z.enum(['send', 'buy'])),
    handlingRequestedUrls: z.optional(z.boolean()),
  }),
  answer: z.object({ url: z.string(), provider: z.optional(z.string()) }),
})
