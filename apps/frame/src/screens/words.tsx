/** @jsxImportSource preact */
import formatMessage, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
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
  const { locale } = useContext(Spoken) ?? {}
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

/** Words are in a file for each subject: an approval does not load those of a login. */
type Subject = 'approval' | 'confirm' | 'exit' | 'login' | 'security'
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
  const messages: Partial<Messages> = Object.assign({}, ...parts)
  return {
    locale,
    subjects: subjects.length,
    direction: locale === 'ar' ? 'rtl' : 'ltr',
    t: (key, ...[args]) => say(messages[key] ?? key, locale, args),
  }
}

function say(message: CompiledMessage, locale: Locale, args: object | undefined): string {
  return String(formatMessage(message, locale, args as FormatValues | undefined, { formatters }))
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
}

type Loaders = Readonly<Record<Locale, () => Promise<Partial<Messages>>>>

/** Only the language that is needed is loaded. */
const load: Readonly<Record<Subject, Loaders>> = {
  approval: {
    en: async () => (await import('./messages/approval.en.gen.ts')).en,
    es: async () => (await import('./messages/approval.es.gen.ts')).es,
    zh: async () => (await import('./messages/approval.zh.gen.ts')).zh,
    ar: async () => (await import('./messages/approval.ar.gen.ts')).ar,
  },
  confirm: {
    en: async () => (await import('./messages/confirm.en.gen.ts')).en,
    es: async () => (await import('./messages/confirm.es.gen.ts')).es,
    zh: async () => (await import('./messages/confirm.zh.gen.ts')).zh,
    ar: async () => (await import('./messages/confirm.ar.gen.ts')).ar,
  },
  exit: {
    en: async () => (await import('./messages/exit.en.gen.ts')).en,
    es: async () => (await import('./messages/exit.es.gen.ts')).es,
    zh: async () => (await import('./messages/exit.zh.gen.ts')).zh,
    ar: async () => (await import('./messages/exit.ar.gen.ts')).ar,
  },
  login: {
    en: async () => (await import('./messages/login.en.gen.ts')).en,
    es: async () => (await import('./messages/login.es.gen.ts')).es,
    zh: async () => (await import('./messages/login.zh.gen.ts')).zh,
    ar: async () => (await import('./messages/login.ar.gen.ts')).ar,
  },
  security: {
    en: async () => (await import('./messages/security.en.gen.ts')).en,
    es: async () => (await import('./messages/security.es.gen.ts')).es,
    zh: async () => (await import('./messages/security.zh.gen.ts')).zh,
    ar: async () => (await import('./messages/security.ar.gen.ts')).ar,
  },
}
