import type { Strings } from '../../core/config/options.ts'
import { firstMessages } from './messages/firstMessages.gen.ts'
import type { Locale } from './messages/keys.gen.ts'

export type FirstWord = keyof (typeof firstMessages)['en']

/** Says what is on the first view, before a catalogue is loaded. */
export type FirstWords = (key: FirstWord, values?: Readonly<Record<string, string>>) => string

export function firstWords(language: Locale, strings: Strings = {}): FirstWords {
  const messages: Readonly<Record<FirstWord, string>> = { ...firstMessages[language], ...strings }
  return (key, values = {}) => messages[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
