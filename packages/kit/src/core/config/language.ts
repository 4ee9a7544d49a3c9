import { type Locale, localeOf, pickLocale } from './locale.ts'
import { requestedLocales } from './requestedLocales.ts'

/** The language asked for, else the page's, else the visitor's; and the tag that numbers are written by. */
export function languageOf(locale: string | undefined): { lang: Locale; tag: string } {
  const requested = requestedLocales(locale)
  const lang = pickLocale(requested)
  return { lang, tag: pickTag(requested, lang) }
}

/** Of those asked for, the tag of that language, which numbers and dates are written by; many pages spell it `es_MX`. */
export function pickTag(requested: string, locale: Locale): string {
  const tag = requested.split(',').find((tag) => localeOf(tag) === locale)
  try {
    return Intl.getCanonicalLocales(tag?.replaceAll('_', '-'))[0] ?? locale
  } catch {
    // What is no tag says nothing but the language.
    return locale
  }
}
