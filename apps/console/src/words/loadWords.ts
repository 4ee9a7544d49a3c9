import type { Catalogue, Locale } from './messageArgs.ts'

type File = { readonly messages: Catalogue }

/** The shell shows the names of all areas, so those are in one file with its own words. */
const shells: Readonly<Record<Locale, () => Promise<{ readonly shellWords: Catalogue }>>> = {
  en: () => import('./shellWords.en.ts'),
  ar: () => import('./shellWords.ar.ts'),
}

const areas = import.meta.glob<File>(['./messages/*.gen.ts', '!./messages/*.nav.*', '!./messages/shell.*'])
const loaded = new Map<string, Promise<Catalogue>>()

export async function loadShell(locale: Locale): Promise<Catalogue> {
  return (await shells[locale]()).shellWords
}

/** The words of one area. An area without a file has none. */
export function loadArea(area: string, locale: Locale): Promise<Catalogue> {
  const path = `./messages/${area}.${locale}.gen.ts`
  const known = loaded.get(path)
  if (known) return known
  const words = areas[path]?.().then(({ messages }) => messages) ?? Promise.resolve({})
  loaded.set(path, words)
  // A failed download is tried again the next time.
  words.catch(() => loaded.delete(path))
  return words
}
