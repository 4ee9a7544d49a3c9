import type { Strings } from '../../core/config/options.ts'
import english from './messages/en.first.gen.ts'
import type { Locale } from './messages/keys.gen.ts'
import { plainTexts } from './plainTexts.ts'

export type FirstWord = keyof typeof english

/** Says what is on the first view, before a catalogue is loaded. */
export type FirstWords = (key: FirstWord, values?: Readonly<Record<string, string>>) => string

export function firstWords(language: Locale, strings: Strings = {}): FirstWords {
  const messages: Readonly<Record<FirstWord, string>> = { ...english, ...plainTexts[language], ...strings }
  return (key, values = {}) => messages[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
