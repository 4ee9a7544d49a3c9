import type { PaymentCurrency, PurchaseCurrency } from '@latchkey/protocol/http/onramp'
import { compareDecimals } from './decimal.ts'
import type { OnrampOptions } from './provider.ts'

/** Maximum number in one response. */
const maxCurrencies = 500
const maxNetworks = 64

/** The union of all providers' assets and payment methods. USDC and USD come first. */
export function mergeOptions(all: readonly OnrampOptions[]): OnrampOptions {
  const purchase = new Map<string, PurchaseCurrency>()
  for (const currency of all.flatMap(({ purchaseCurrencies }) => purchaseCurrencies)) {
    const known = purchase.get(currency.symbol)
    purchase.set(currency.symbol, known ? withNetworks(known, currency) : currency)
  }
  const payment = new Map<string, PaymentCurrency>()
  for (const currency of all.flatMap(({ paymentCurrencies }) => paymentCurrencies)) {
    const known = payment.get(currency.id)
    payment.set(currency.id, known ? withLimits(known, currency) : currency)
  }
  return {
    purchaseCurrencies: first([...purchase.values()], ({ symbol }) => symbol === 'USDC').slice(
      0,
      maxCurrencies,
    ),
    paymentCurrencies: first([...payment.values()], ({ id }) => id === 'USD').slice(0, maxCurrencies),
  }
}

function withNetworks(known: PurchaseCurrency, more: PurchaseCurrency): PurchaseCurrency {
  const same = (one: PurchaseCurrency['networks'][number]) => one.chain_id || one.name
  const names = new Set(known.networks.map(same))
  const networks = [...known.networks, ...more.networks.filter((network) => !names.has(same(network)))]
  return { ...known, networks: networks.slice(0, maxNetworks) }
}

/** The widest limits of any provider. */
function withLimits(known: PaymentCurrency, more: PaymentCurrency): PaymentCurrency {
  const limits = new Map(known.payment_method_limits.map((limit) => [limit.id, limit]))
  for (const limit of more.payment_method_limits) {
    const before = limits.get(limit.id) ?? limit
    const min = compareDecimals(limit.min, before.min) < 0 ? limit.min : before.min
    const max = compareDecimals(limit.max, before.max) > 0 ? limit.max : before.max
    limits.set(limit.id, { id: limit.id, min, max })
  }
  return { id: known.id, payment_method_limits: [...limits.values()] }
}

function first<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): Value[] {
  return [...values.filter(isFirst), ...values.filter((value) => !isFirst(value))]
}
