import { direction } from '@latchkey/protocol/direction'
import { relativeTime } from '@latchkey/protocol/relativeTime'
import formatMessage, { type FormatOptions, type FormatValues } from 'icu-minify/format'
import type { MessageArgs, MessageKey, Messages } from './messages/keys.gen.ts'

/** Says a message; what it must be given is checked by its key. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...args: MessageArgs[Key] extends undefined ? [] : [args: MessageArgs[Key]]
) => string

/** Writes numbers, amounts and times the way the visitor reads them. */
export type Format = {
  number(value: number | bigint, options?: Intl.NumberFormatOptions): string
  /**
   * A decimal string, cut (never rounded up) to so many decimals. What is more
   * than zero never reads as zero: `<0.001`.
   */
  amount(value: string, options?: { decimals?: number; minimum?: number; symbol?: string }): string
  /** Money in an ISO 4217 currency. */
  fiat(value: string, currency?: string): string
  date(at: Date | number, options?: Intl.DateTimeFormatOptions): string
  /** How long ago in one short label: `5 min`. */
  ago(then: number, now?: number): string
}

// Making one takes longer than using it a hundred times, and long lists use them on every line.
const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: keep((...args) => new Intl.DateTimeFormat(...args)),
  getNumberFormat: keep((...args) => new Intl.NumberFormat(...args)),
  getPluralRules: keep((...args) => new Intl.PluralRules(...args)),
}

/** @param tag the visitor's own BCP 47 tag: `es-MX` reads Spanish words but writes numbers as in Mexico. */
export function createTranslate(messages: Messages, tag: string): Translate {
  const latin = withLatinDigits(tag)
  return (key, ...[args]) =>
    String(formatMessage(messages[key], latin, args as FormatValues | undefined, { formatters }))
}

export function createFormat(tag: string, t: Translate): Format {
  const latin = withLatinDigits(tag)
  const dates = keep((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(latin, options))
  return {
    ...createNumbers(tag),
    date: (at, options = { dateStyle: 'medium' }) => dates(options).format(at),
    ago(then, now = Date.now()) {
      const { value, unit } = relativeTime(then, now)
      return value === 0 ? t('time.now') : t(`time.${unit}`, { count: value })
    },
  }
}

/** The part of {@link Format} that needs no messages. */
export function createNumbers(tag: string): Pick<Format, 'number' | 'amount' | 'fiat'> {
  // An amount reads from left to right in every language, with its symbol where the language puts it.
  const ltr = (text: string) =>
    direction(tag) === 'rtl' ? `\u2066${text.replaceAll('\u200f', '')}\u2069` : text
  const latin = withLatinDigits(tag)
  const numbers = keep((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(latin, options))
  const format: ReturnType<typeof createNumbers> = {
    number: (value, options = {}) => numbers(options).format(value),
    amount(value, { decimals: wanted = 3, minimum = 0, symbol } = {}) {
      const decimals = Math.min(wanted, mostDecimals)
      const cut = truncate(value, decimals)
      const write = numbers({
        minimumFractionDigits: Math.min(minimum, decimals),
        maximumFractionDigits: decimals,
      })
      const vanished = isZero(cut) && !isZero(value)
      const text = vanished
        ? `<${write.format(10 ** -decimals)}`
        : write.format(cut as Intl.StringNumericLiteral)
      return symbol ? ltr(`${text}\u00a0${symbol}`) : text
    },
    fiat(value, currency = 'USD') {
      // Which there are is a server's to say, and what is no code has no sign.
      if (!/^[a-z]{3}$/i.test(currency))
        return format.amount(value, { decimals: 2, minimum: 2, symbol: currency })
      // Cut, like every amount: never more than there is.
      const options = {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        roundingMode: 'trunc',
      } as const
      const vanished = isZero(truncate(value, 2)) && !isZero(value)
      if (vanished) return ltr(`<${numbers(options).format(0.01)}`)
      return ltr(numbers(options).format(value as Intl.StringNumericLiteral))
    },
  }
  return format
}

/**
 * Amounts are compared with those of wallets, exchanges and contracts, which have these digits in
 * every language. Persian has others by default, and some Arabic.
 */
function withLatinDigits(tag: string): string {
  return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString()
}

/** More a number is not written with, and tokens may have 255. */
const mostDecimals = 100

/** Makes each thing once. */
function keep<Args extends unknown[], Thing>(make: (...args: Args) => Thing): (...args: Args) => Thing {
  const made = new Map<string, Thing>()
  return (...args) => {
    const key = JSON.stringify(args)
    const thing = made.get(key) ?? make(...args)
    made.set(key, thing)
    return thing
  }
}

function truncate(value: string, decimals: number): string {
  const point = value.indexOf('.')
  if (point < 0) return value
  return decimals === 0 ? value.slice(0, point) : value.slice(0, point + 1 + decimals)
}

function isZero(value: string): boolean {
  return !/[1-9]/.test(value)
}
