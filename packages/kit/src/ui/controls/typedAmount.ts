import { latinDigits } from '@latchkey/protocol/latinDigits'

/**
 * What was typed, as plain digits with a point.
 *
 * Keyboards give the separator of their own language and not of the page's, so
 * a lone comma or point stands before the fraction, and is shown back at once
 * as {@link shownAmount}. Between groups of three it stands between thousands
 * where the language writes those so: that much at once is pasted, not typed.
 */
export function typedAmount(text: string, separator: string): string {
  const plain = latinDigits(text.trim()).replace(/[\s٬’'\u200e\u200f]/g, '')
  const grouped =
    separator === ','
      ? /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/
      : // In groups of three, or as in India: 12,34,567.
        /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$|^[1-9]\d?(,\d\d)+,\d{3}(\.\d*)?$/
  if (grouped.test(plain)) return plain.replaceAll(separator === ',' ? '.' : ',', '').replace(',', '.')
  return /^\d*,\d*$/.test(plain) ? plain.replace(',', '.') : plain
}

/** The same where it is an amount, or the beginning of one; undefined for anything else. */
export function readAmount(text: string, separator: string, places = 255): string | undefined {
  const plain = typedAmount(text, separator)
  const [, fraction = ''] = plain.split('.')
  return /^\d{0,78}(?:\.\d*)?$/.test(plain) && fraction.length <= places ? plain : undefined
}

/** An amount as its field shows it, so that 1.000 is not taken for a thousand. */
export function shownAmount(amount: string, separator: string): string {
  return separator === ',' && /^\d*\.\d*$/.test(amount) ? amount.replace('.', ',') : amount
}

/** What stands before the fraction where the visitor lives. */
export function separatorOf({ number }: { number(value: number): string }): string {
  return number(1.1).replace(/[\d\u200e\u200f]/g, '')
}
