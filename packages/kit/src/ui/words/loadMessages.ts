import { en } from './messages/en.gen.ts'
import type { Locale, Messages } from './messages/keys.gen.ts'

/** The English texts that are loaded. Most come with the features that say them. */
export const english = en as Messages

/** Adds texts of features that were just loaded. */
export function addEnglish(texts: Partial<Messages>): void {
  // Below it: copying hundreds of texts into it would take longer than drawing a view.
  Object.setPrototypeOf(english, texts)
}

/** A language's whole catalogue. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'es':
      return (await import('./messages/es.gen.ts')).es
    case 'zh':
      return (await import('./messages/zh.gen.ts')).zh
    case 'ar':
      return (await import('./messages/ar.gen.ts')).ar
    case 'en':
      addEnglish((await import('./messages/enLater.gen.ts')).enLater)
      return english
  }
}
