import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Transaction } from '@latchkey/protocol/http/history'
import { type OnrampOffer, paymentCurrency, purchaseCurrency } from '@latchkey/protocol/http/onramp'
import { onrampChain } from '@latchkey/protocol/onramp'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import { readDecimal, toMoney } from '../features/onramp/decimal.ts'
import { readShape } from '../readShape.ts'
import { createEgress, type Egress, readAnswer, VendorFailure } from './egress.ts'
import { defineVendor, key, url } from './vendor.ts'

const defaultUrl = 'https://api.developer.coinbase.com/onramp/v1'
const payWindow = 'https://pay.coinbase.com/buy/select-asset'

// The documentation shows amounts as `value` or `amount`, and responses bare or inside `data`.
const money = z.union([
  z.object({ value: z.string(), currency: z.string() }),
  z.object({ amount: z.string(), currency: z.string() }),
])
const quoteShape = z.object({
  payment_total: money,
  payment_subtotal: money,
  purchase_amount: money,
  coinbase_fee: money,
  network_fee: money,
  quote_id: z.string().check(z.maxLength(128)),
})
const optionsShape = z.object({
  payment_currencies: z.array(
    z.object({
      id: z.string(),
      limits: z.array(z.object({ id: z.string(), min: z.string(), max: z.string() })),
    }),
  ),
  purchase_currencies: z.array(
    z.object({ id: z.string(), name: z.string(), symbol: z.string(), networks: z.array(z.unknown()) }),
  ),
})
const networkShape = z.object({
  name: z.string(),
  display_name: z.string(),
  chain_id: z.optional(z.nullable(z.string())),
  contract_address: z.optional(z.nullable(z.string())),
})
const tokenShape = z.object({ token: z.string().check(z.regex(/^[-\w.~+/=]{8,4096}$/)) })
const text = z.optional(z.nullable(z.string().check(z.maxLength(256))))
const purchaseShape = z.object({
  status: z.string().check(z.maxLength(64)),
  transaction_id: text,
  tx_hash: text,
  created_at: text,
  completed_at: text,
  purchase_network: text,
  wallet_address: text,
  purchase_amount: money,
  payment_subtotal: z.optional(money),
})
const historyShape = z.object({ transactions: z.array(z.unknown()), next_page_key: text })

const settings = z.strictObject({ key, secret: z.string(), url })

/**
 * Coinbase Onramp. `key` is the name of a secret API key of its developer platform,
 * `secret` the key itself: PEM (ES256) or base64 (Ed25519).
 *
 * @see https://docs.cdp.coinbase.com/onramp/reference
 */
export const coinbase = defineVendor(['onramp'], settings, (config, { clock }) => {
  const base = config.url ?? defaultUrl
  const sign = createSigner(config, base, clock)
  const egress = createEgress('coinbase', base)

  async function ask<Value>(shape: z.ZodMiniType<Value>, path: string, options: Egress.Options) {
    const authorization = `Bearer ${await sign(options.method ?? 'GET', path)}`
    const answer = await egress.json(path, { ...options, headers: { authorization } })
    const isWrapped = answer !== null && typeof answer === 'object' && 'data' in answer
    return readAnswer('coinbase', shape, isWrapped ? answer.data : answer)
  }

  return {
    name: 'coinbase',
    async options({ country, subdivision }, signal) {
      const answer = await ask(optionsShape, 'buy/options', { query: { country, subdivision }, signal })
      return {
        paymentCurrencies: answer.payment_currencies.flatMap(({ id, limits }) => {
          const payment_method_limits = limits.flatMap((limit) => {
            const [min, max] = [readDecimal(limit.min), readDecimal(limit.max)]
            return min && max ? { id: limit.id.toLowerCase(), min: toMoney(min), max: toMoney(max) } : []
          })
          return fitting(paymentCurrency, { id, payment_method_limits })
        }),
        purchaseCurrencies: answer.purchase_currencies.flatMap(({ id, name, symbol, networks }) => {
          const known = networks.flatMap((network) => {
            const parsed = readShape(networkShape, network)
            if (!parsed.success) return []
            const { name, display_name, chain_id, contract_address } = parsed.data
            return { name, display_name, chain_id: chain_id ?? '', contract_address: contract_address ?? '' }
          })
          return known.length ? fitting(purchaseCurrency, { id, name, symbol, networks: known }) : []
        }),
      }
    },

    async quote({ symbol, network, amount, currency, method, country, subdivision }, signal) {
      const body = {
        purchase_currency: symbol,
        ...(network && { purchase_network: network }),
        payment_amount: toMoney(amount),
        payment_currency: currency,
        payment_method: method.toUpperCase(),
        country,
        ...(subdivision && { subdivision }),
      }
      const answer = await ask(quoteShape, 'buy/quote', { method: 'POST', body, signal })
      const offer: OnrampOffer = {
        provider: 'coinbase',
        purchaseAmount: readMoney(answer.purchase_amount),
        paymentSubtotal: readMoney(answer.payment_subtotal),
        paymentTotal: readMoney(answer.payment_total),
        networkFee: readMoney(answer.network_fee),
        providerFee: readMoney(answer.coinbase_fee),
        paymentMethod: method,
        quoteId: answer.quote_id,
      }
      return [offer]
    },

    async url(ask_, signal) {
      const { wallets, buyer, clientIp, network, cryptoAmount, fiatAmount, experience, handlesUrls } = ask_
      const { currency, method } = ask_
      const assets = [...new Set(wallets.flatMap((wallet) => wallet.assets))]
      const body = {
        addresses: wallets.map(({ address, blockchains }) => ({ address, blockchains })),
        ...(assets.length && { assets }),
        clientIp,
      }
      const { token } = await ask(tokenShape, 'token', { method: 'POST', body, signal })
      const url = new URL(payWindow)
      const query = {
        sessionToken: token,
        // Longer ones are refused, and the purchase could not be looked up.
        partnerUserRef: buyer.length < 50 ? buyer : undefined,
        defaultNetwork: network,
        presetCryptoAmount: cryptoAmount,
        presetFiatAmount: cryptoAmount === undefined ? fiatAmount : undefined,
        // Otherwise the amount counts as dollars.
        fiatCurrency: currency,
        defaultPaymentMethod: method?.toUpperCase(),
        defaultExperience: experience,
        handlingRequestedUrls: handlesUrls === undefined ? undefined : String(handlesUrls),
      }
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(name, value)
      return url.href
    },

    async history({ buyer, account, cursor, limit }, signal) {
      const path = `buy/user/${encodeURIComponent(buyer)}/transactions`
      const query = { page_size: limit, page_key: cursor }
      const answer = await ask(historyShape, path, { query, signal })
      return {
        transactions: answer.transactions.flatMap((entry) => {
          const parsed = readShape(purchaseShape, entry)
          return parsed.success ? (toTransaction(parsed.data, account) ?? []) : []
        }),
        next: answer.next_page_key || undefined,
      }
    },

    close: egress.close,
  }
})

function toTransaction(purchase: z.infer<typeof purchaseShape>, account: string): Transaction | undefined {
  const { status, transaction_id, tx_hash, purchase_network, wallet_address } = purchase
  const id = transaction_id || tx_hash
  const time = Date.parse(purchase.completed_at || purchase.created_at || '')
  if (!id || Number.isNaN(time)) return undefined
  const bought = readMoney(purchase.purchase_amount)
  const paid = purchase.payment_subtotal && readMoney(purchase.payment_subtotal)
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash: tx_hash ?? '',
      minedAt: new Date(time).toISOString(),
      sentFrom: 'Coinbase',
      sentTo: wallet_address || account,
      status,
      nonce: 0,
      application: { name: 'Coinbase', iconUrl: null },
      chain: onrampChain({ name: purchase_network ?? '' }) ?? null,
    },
    transfers: [
      {
        fungible_info: { name: bought.currency, symbol: bought.currency, icon: null },
        nft_info: null,
        direction: 'in',
        quantity: { numeric: bought.amount },
        value: paid?.currency === 'USD' ? Number(paid.amount) : null,
        price: null,
      },
    ],
  }
}

function readMoney(given: z.infer<typeof money>): { amount: string; currency: string } {
  const amount = readDecimal('value' in given ? given.value : given.amount)
  if (amount === undefined || !/^[\w.-]{1,16}$/.test(given.currency))
    throw new VendorFailure('coinbase', 'returned an invalid amount')
  return { amount, currency: given.currency }
}

/** Drops values that do not fit our response schema. */
function fitting<Value>(shape: z.ZodMiniType<Value>, value: unknown): Value[] {
  const parsed = readShape(shape, value)
  return parsed.success ? [parsed.data] : []
}

/** A JWT for one call, valid for two minutes. */
function createSigner({ key: name, secret }: z.infer<typeof settings>, base: string, clock: Clock) {
  const { key, alg } = readKey(secret)
  const root = new URL(base.endsWith('/') ? base : `${base}/`)
  return (method: string, path: string): Promise<string> => {
    const now = Math.floor(clock() / 1000)
    const { host, pathname } = new URL(path, root)
    return new SignJWT({ uris: [`${method} ${host}${pathname}`] })
      .setProtectedHeader({ alg, kid: name, typ: 'JWT', nonce: randomBytes(16).toString('hex') })
      .setIssuer('cdp')
      .setSubject(name)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + 120)
      .sign(key)
  }
}

function readKey(secret: string): { key: KeyObject; alg: 'ES256' | 'EdDSA' } {
  try {
    if (secret.includes('-----BEGIN')) {
      // Environment variables often contain the key on one line.
      const key = createPrivateKey(secret.replaceAll('\\n', '\n'))
      return { key, alg: key.asymmetricKeyType === 'ed25519' ? 'EdDSA' : 'ES256' }
    }
    const bytes = Buffer.from(secret, 'base64')
    if (bytes.length !== 64) throw new Error('not 64 bytes')
    // The seed, followed by the public key.
    const jwk = { kty: 'OKP', crv: 'Ed25519', d: toUrl(bytes.subarray(0, 32)), x: toUrl(bytes.subarray(32)) }
    return { key: createPrivateKey({ key: jwk, format: 'jwk' }), alg: 'EdDSA' }
  } catch {
    // Do not include the cause: it could quote a part of the key.
    throw new Error('COINBASE_SECRET is neither a PEM private key nor a base64 Ed25519 key')
  }
}

const toUrl = (bytes: Buffer) => bytes.toString('base64url')
