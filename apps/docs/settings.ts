/** Where the site is served. Links inside it need only `base`; the sitemap and `KitError.docs` name the rest. */
export const site = process.env.DOCS_SITE ?? 'https://latchkey.dev'

/** The path of the site, with slashes at both ends. */
export const base = `/${(process.env.DOCS_BASE ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')

/** Where the source can be read. Without it, links to files that are not pages are plain text. */
export const repository = process.env.DOCS_REPOSITORY?.replace(/\/+$/, '')

/**
 * Versions that can be chosen, the newest first, as JSON: `[{"label":"1.x","url":"/"}]`. With
 * fewer than two there is no menu.
 */
export const versions = JSON.parse(process.env.DOCS_VERSIONS ?? '[]') as readonly {
  readonly label: string
  readonly url: string
}[]
