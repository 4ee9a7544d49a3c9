import { type Language, languageTags } from '@latchkey/protocol/languages'
import { matchLanguage } from '@latchkey/protocol/matchLanguage'

/** The language of screens and mails for a BCP 47 tag. */
export function findLanguage(tag: string): Language {
  return matchLanguage(tag, languageTags) ?? 'en'
}

/** The tag that numbers and dates are written by: with digits that everything else about money has. */
export function withLatinDigits(language: string): string {
  return `${language}-u-nu-latn`
}
