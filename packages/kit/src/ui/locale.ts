import type { Locale } from './messages/keys.gen.ts'

export type { Locale }

const known: Readonly<Record<Locale, true>> = { en: true, es: true, zh: true, ar: true }

/** The first language we speak among those asked for, best first; English when there is none. */
export function pickLocale(requested: readonly string[]): Locale {
  for (const tag of requested) {
    const language = tag.split(/[-_]/)[0]?.toLowerCase() ?? ''
    if (Object.hasOwn(known, language)) return language as Locale
  }
  return 'en'
}

/** The way a language is written. */
export function direction(locale: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur)\b/i.test(locale) ? 'rtl' : 'ltr'
}
