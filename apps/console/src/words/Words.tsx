import formatMessage, { type FormatOptions, type FormatValues } from 'icu-minify/format'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { keep, kept } from '../kept.ts'
import { loadArea, loadShell } from './loadWords.ts'
import type { Catalogue, Locale, Translate } from './messageArgs.ts'
import { pickLocale } from './pickLocale.ts'

type Words = {
  readonly locale: Locale
  readonly t: Translate
  readonly setLocale: (locale: Locale) => void
}

const Spoken = createContext<Words | null>(null)

/** Sets the language of everything below; shows nothing until its words have loaded. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<Locale>(() => pickLocale(kept('locale'), navigator.languages))
  const [shown, setShown] = useState<{ locale: Locale; messages: Catalogue }>()

  useEffect(() => {
    let isCurrent = true
    void loadShell(wanted).then((messages) => {
      // The page stays as it is until the words of its area have loaded, too.
      if (isCurrent) startTransition(() => setShown({ locale: wanted, messages }))
    })
    return () => {
      isCurrent = false
    }
  }, [wanted])

  useEffect(() => {
    if (!shown) return
    document.documentElement.lang = shown.locale
    document.documentElement.dir = shown.locale === 'ar' ? 'rtl' : 'ltr'
  }, [shown])

  // Chosen in another tab.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key?.endsWith('.console.locale')) setWanted(pickLocale(kept('locale'), navigator.languages))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  const setLocale = useCallback((locale: Locale) => {
    keep('locale', locale)
    setWanted(locale)
  }, [])

  const words = useMemo(
    () => shown && { locale: shown.locale, t: createTranslate(shown.locale, shown.messages), setLocale },
    [shown, setLocale],
  )
  return words ? <Spoken value={words}>{children}</Spoken> : null
}

/** Adds the words of an area, which are loaded with its first page. */
export function AreaWords({ area, children }: { area: string; children: ReactNode }) {
  const outer = useWords()
  const { locale } = outer
  const messages = use(loadArea(area, locale))
  const words = useMemo(() => {
    const own = createTranslate(locale, messages)
    const t: Translate = (key, ...args) => (key in messages ? own(key, ...args) : outer.t(key, ...args))
    return { ...outer, t }
  }, [outer, locale, messages])
  return <Spoken value={words}>{children}</Spoken>
}

export function useWords(): Words {
  const words = use(Spoken)
  if (!words) throw new Error('No language here')
  return words
}

/** Says messages in the member's language. */
export function useT(): Translate {
  return useWords().t
}

function createTranslate(locale: Locale, messages: Catalogue): Translate {
  return (key, ...[args]) =>
    String(formatMessage(messages[key] ?? key, locale, args as FormatValues | undefined, { formatters }))
}

/** Arabic text keeps the digits that addresses, versions and code have. */
function latin(locale: string): string {
  return locale.startsWith('ar') ? 'ar-u-nu-latn' : locale
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(latin(String(locale)), options),
  getNumberFormat: (locale, options) => new Intl.NumberFormat(latin(String(locale)), options),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
}

/** Numbers and times as the member writes them. */
export function useFormat() {
  const { locale } = useWords()
  return useMemo(() => {
    const tag = latin(locale)
    const number = new Intl.NumberFormat(tag)
    const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
    const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
    const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' })
    const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
    const asDate = (value: string | number | Date) => new Date(value)
    return {
      number: (value: number) => number.format(value),
      compact: (value: number) => compact.format(value),
      /** Of a share from 0 to 1. */
      percent: (value: number) => percent.format(value),
      date: (value: string | number | Date) => date.format(asDate(value)),
      time: (value: string | number | Date) => time.format(asDate(value)),
      dateTime: (value: string | number | Date) => dateTime.format(asDate(value)),
    }
  }, [locale])
}
