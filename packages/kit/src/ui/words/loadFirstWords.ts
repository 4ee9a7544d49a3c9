import { isEnglish, requestedLocales } from '../../core/config/requestedLocales.ts'

/** Loads what the first view says in the language asked for. What cannot be loaded is in English, which is there with the view. */
export async function loadFirstWords(locale: string | undefined): Promise<void> {
  const requested = requestedLocales(locale)
  if (isEnglish(requested)) return
  await import('./otherLanguages.ts').then(({ loadFirst }) => loadFirst(requested)).catch(() => {})
}
