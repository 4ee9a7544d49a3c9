const link = /^[ \t]*<link\b[^<>]*\bhref=["'](?:npm:)?([@\w~][\w./@-]*\.css)["'][^<>]*>[ \t]*(?:\r?\n|$)/gm

/**
 * The text of a page without stylesheets of packages that are gone, which would not be found: lines
 * with one `<link>` that names a package, as Parcel takes it.
 */
export function removeStyleLinks(text: string, isGone: (name: string) => boolean): string {
  return text.replace(link, (line: string, file: string) => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file
    return isGone(name) ? '' : line
  })
}
