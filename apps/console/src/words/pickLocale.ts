import { type Locale, locales } from './messageArgs.ts'

/** The chosen language, else the first of the browser's that the console speaks, else English. */
export function pickLocale(chosen: string | undefined, languages: readonly string[]): Locale {
  const wanted = [...(chosen ? [chosen] : []), ...languages].map((tag) => tag.split('-')[0]?.toLowerCase())
  return locales.find((locale) => locale === wanted.find((tag) => locales.some((one) => one === tag))) ?? 'en'
}
