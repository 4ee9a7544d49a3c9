import type { Locale } from '../../ui/words/messages/keys.gen.ts'

export type { Locale }

const known: readonly string[] = ['en', 'es', 'zh', 'ar'] satisfies Locale[]

/** A language of the modal, with or without a region: `en`, `es-MX`. */
export type LocaleTag = Locale | `${Locale}-${string}`

/** Does not throw: apps pass on what visitors prefer, and those who prefer another language read English. */
export function warnOfLocale(locale: string | undefined): void {
  if (locale && !isKnown(baseOf(locale)))
    // biome-ignore lint/suspicious/noConsole: the developer reads it, not the visitor
    console.warn(`Latchkey: unknown locale "${locale}"`)
}

/** The first language we speak among those asked for, best first; English when there is none. */
export function pickLocale(requested: readonly string[]): Locale {
  return requested.map(baseOf).find(isKnown) ?? 'en'
}

export function baseOf(tag: string): string {
  return tag.split(/[-_]/)[0]?.toLowerCase() ?? ''
}

function isKnown(language: string): language is Locale {
  return known.includes(language)
}
