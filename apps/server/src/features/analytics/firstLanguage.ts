/**
 * The language a browser asks for first, such as `de-CH`, from `Accept-Language`. Only language
 * and region, so that rare combinations do not tell visitors apart.
 */
export function firstLanguage(header: string | undefined): string | undefined {
  const [first = ''] = (header ?? '').slice(0, 100).split(/[,;]/, 1)
  const match = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?\b/i.exec(first.trim())
  if (!match) return undefined
  const [, language = '', region] = match
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : language.toLowerCase()
}
