import { direction } from '@latchkey/protocol/direction'
import type { SocialProvider } from '@latchkey/protocol/http/social'
import type { Language } from '@latchkey/protocol/languages'
import { matchLanguage } from '@latchkey/protocol/matchLanguage'
import { mails } from './mails.gen.ts'

type Texts = Readonly<Record<keyof (typeof mails)['en'], string>>

/** Texts with what a page must say about them. */
type Words = Texts & { readonly language: Language; readonly direction: 'ltr' | 'rtl' }

/**
 * Texts of mails and of the pages they link to; English where a language has none yet. Takes any
 * tag, because rows may have one of an older version.
 */
export function wordsIn(tag: string): Words {
  const found = matchLanguage(tag, Object.keys(mails) as (keyof typeof mails)[]) ?? 'en'
  return { ...mails[found], language: found, direction: direction(found) }
}

/** The same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  farcaster: 'Farcaster',
  discord: 'Discord',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
  passkey: 'Passkey',
}
