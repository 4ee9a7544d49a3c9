/** @jsxImportSource preact */
import { direction } from '@latchkey/protocol/direction'
import formatMessage, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { withLatinDigits } from '../findLanguage.ts'
import type { Catalogue, Locale, MessageArgs, MessageKey } from './messages/keys.gen.ts'
import { load, type Subject } from './messages/load.gen.ts'

/** Says a message; what it must be given is checked by its key. */
type Translate = <Key extends MessageKey>(
  key: Key,
  ...args: MessageArgs[Key] extends undefined ? [] : [args: MessageArgs[Key]]
) => string

export type Words = {
  readonly locale: Locale
  /** How many were needed when it was loaded. */
  readonly subjects: number
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

/** Language and direction of a text for a place without these words, such as a file. */
export function useSpoken(): Pick<Words, 'direction' | 'locale'> {
  const words = useContext(Spoken)
  if (!words) throw new Error('No language here')
  return words
}

/** A time as the visitor writes it. */
export function useTime(time: Date): string {
  const { locale = 'en' } = useContext(Spoken) ?? {}
  return new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  )
}

/** Words are in a file for each subject: an approval does not load those of a login. */
const needed = new Set<Subject>()

/** Has the words of a subject loaded with the next screen that is shown, in whatever language. */
export function needWords(...subjects: readonly Subject[]): void {
  for (const subject of subjects) needed.add(subject)
}

/** Loads what is needed, unless `known` has it. */
export async function loadWords(locale: Locale, known?: Words | null): Promise<Words> {
  const subjects = [...needed]
  if (known?.locale === locale && known.subjects === subjects.length) return known
  const parts = await Promise.all(subjects.map((subject) => load[subject][locale]()))
  const messages: Catalogue = Object.assign({}, ...parts.map((part) => part.default))
  return {
    locale,
    subjects: subjects.length,
    direction: direction(locale),
    t: (key, ...[args]) => say(messages[key] ?? key, locale, args),
  }
}

function say(message: CompiledMessage, locale: Locale, args: object | undefined): string {
  return String(
    formatMessage(message, withLatinDigits(locale), args as FormatValues | undefined, { formatters }),
  )
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
}
