import { matchLanguage } from '@latchkey/protocol/matchLanguage'
import type { Locale } from '../../ui/words/messages/keys.gen.ts'
import { locales } from './locales.gen.ts'

export type { Locale }

/** `pt` of `pt-BR`. */
type Base<Tag> = Tag extends `${infer First}-${string}` ? First : Tag

/** A language of the modal, with or without a script or region: `en`, `es-MX`, `zh-TW`. */
export type LocaleTag = Base<Locale> | `${Base<Locale>}-${string}`

const warned = new Set<string>()

/** The first language we speak among those asked for, with commas between them; English when there is none. */
export function pickLocale(requested: string): Locale {
  for (const tag of requested.split(',')) {
    const found = localeOf(tag)
    if (found) return found
  }
  // An app that passes on what visitors prefer is told once; those who prefer another language read English.
  if (!requested.includes(',') && requested && !warned.has(requested)) {
    warned.add(requested)
    // biome-ignore lint/suspicious/noConsole: the developer reads it, not the visitor
    console.warn(`Latchkey: unknown locale "${requested}"`)
  }
  return 'en'
}

export function localeOf(tag: string): Locale | undefined {
  return matchLanguage(tag, locales)
}
