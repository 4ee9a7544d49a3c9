import type { Locale } from './messages/keys.gen.ts'

/**
 * What the first view says in other languages, as far as it is loaded: plain texts, which are
 * drawn before React is there. English is in the bundle of whatever shows it.
 */
export const plainTexts: { [Language in Locale]?: Readonly<Record<string, string>> } = {}
