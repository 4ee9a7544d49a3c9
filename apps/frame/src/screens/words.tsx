/** @jsxImportSource preact */
import formatMessage, { type FormatOptions, type FormatValues } from 'icu-minify/format'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Locale, MessageArgs, MessageKey, Messages } from './messages/keys.gen.ts'

/** Says a message; what it must be given is checked by its key. */
type Translate = <Key extends MessageKey>(
  key: Key,
  ...args: MessageArgs[Key] extends undefined ? [] : [args: MessageArgs[Key]]
) => string

export type Words = {
  readonly locale: Locale
  readonly direction: 'ltr' | 'rtl'
  readonly t: Translate
}

const Spoken = createContext<Words | null>(null)

/** Sets the language of everything below. */
export const Speaking = Spoken.Provider

/** Says messages in the visitor's language. */
export function useT(): Translate {
  const words = useContext(Spoken)
  if (!words) throw new Error('No language here')
  return words.t
}

/** A time as the visitor writes it. */
export function useTime(time: Date): string {
  const { locale } = useContext(Spoken) ?? {}
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

export async function loadWords(locale: Locale): Promise<Words> {
  const messages = await loadMessages(locale)
  return {
    locale,
    direction: locale === 'ar' ? 'rtl' : 'ltr',
    t: (key, ...[args]) =>
      String(formatMessage(messages[key], locale, args as FormatValues | undefined, { formatters })),
  }
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
}

/** Only the language that is needed is loaded. */
async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'es':
      return (await import('./messages/es.gen.ts')).es
    case 'zh':
      return (await import('./messages/zh.gen.ts')).zh
    case 'ar':
      return (await import('./messages/ar.gen.ts')).ar
    case 'en':
      return (await import('./messages/en.gen.ts')).en
  }
}
