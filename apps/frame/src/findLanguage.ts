import type { LoginLanguage } from '@latchkey/protocol/http/login'

const languages = ['en', 'es', 'zh', 'ar'] as const satisfies readonly LoginLanguage[]

/** The language of screens and mails for a BCP 47 tag. */
export function findLanguage(tag: string): LoginLanguage {
  const [language] = tag.toLowerCase().split('-')
  return languages.find((one) => one === language) ?? 'en'
}
