import { en } from './messages/en.gen.ts'
import type { Locale, Messages } from './messages/keys.gen.ts'

/** A language's catalogue. English is always there; the others come when asked for. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'es':
      return (await import('./messages/es.gen.ts')).es
    case 'zh':
      return (await import('./messages/zh.gen.ts')).zh
    case 'ar':
      return (await import('./messages/ar.gen.ts')).ar
    case 'en':
      return en
  }
}
