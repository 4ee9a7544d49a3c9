import { pickLocale } from '../../core/config/locale.ts'
import type { ButtonWords } from '../controls/buttonLabel.ts'
import type { Locale } from './messages/keys.gen.ts'
import buttons from './messages/otherButtons.gen.ts'
import { plainTexts } from './plainTexts.ts'

// Loaded where English is not what is asked for. What buttons say is in it for all languages: a
// second request would keep a button empty for longer.

/** The language of those asked for, and what buttons say in it; undefined for English. */
export function buttonWordsOf(requested: string): { language: Locale; words: ButtonWords } | undefined {
  const language = pickLocale(requested)
  if (language === 'en') return undefined
  // The visitor may open the modal, and a server has none.
  if (typeof document !== 'undefined') loadFirst(requested).catch(() => undefined)
  return { language, words: buttons[language] }
}

/** Loads what the first view says; English is there with the view. */
export async function loadFirst(requested: string): Promise<void> {
  const language = pickLocale(requested)
  if (language === 'en' || plainTexts[language]) return
  const { first } = await import('./messages/others.gen.ts')
  plainTexts[language] = (await first[language]()).default
}
