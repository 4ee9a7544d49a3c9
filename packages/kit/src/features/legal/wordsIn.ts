import type { Kit } from '../../core/kit.ts'
import type { Locale } from '../../ui/words/messages/keys.gen.ts'
import { plainTexts } from '../../ui/words/plainTexts.ts'
import { stringsOf } from '../../ui/words/strings.ts'
import legalWords from './legalWords.gen.ts'

/** What is said in a language, with the texts that the host has replaced. */
export function wordsIn(kit: Kit, language: string): (key: keyof typeof legalWords) => string {
  const locale = language as Locale
  return (key) => stringsOf(kit, locale)[key] ?? plainTexts[locale]?.[key] ?? legalWords[key]
}
