import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Links of the built pages that lead to no file or to no anchor, as `page link`. */
export function findBrokenLinks(dist: string, base: string): string[] {
  const files = new Set(globSync('**/*', { cwd: dist }).map((file) => file.split('\\').join('/')))
  const pages = [...files].filter((file) => file.endsWith('.html'))
  const texts = new Map(pages.map((file) => [file, readFileSync(join(dist, file), 'utf8')]))
  const anchors = new Map<string, Set<string>>()
  const anchorsOf = (file: string) => {
    const found =
      anchors.get(file) ??
      new Set([...(texts.get(file) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string))
    anchors.set(file, found)
    return found
  }
  const broken = new Set<string>()
  for (const [page, html] of texts) {
    // The same from everywhere: what the address of the page is relative to.
    const here = `${base}${page.replace(/index\.html$/, '')}`
    for (const [, , raw = ''] of html.matchAll(/\s(href|src)="([^"]*)"/g)) {
      const link = raw.replaceAll('&amp;', '&')
      if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(link)) continue
      const [path = '', anchor] = link.split('#')
      const full =
        path === ''
          ? here
          : `${posix.resolve(here, path.split('?')[0] as string)}${path.endsWith('/') ? '/' : ''}`.replace(
              '//',
              '/',
            )
      const inside = `${full}/`.startsWith(base) ? full.slice(base.length) : undefined
      const file =
        inside === undefined
          ? undefined
          : inside === '' || inside.endsWith('/')
            ? `${inside}index.html`
            : inside
      if (file === undefined || !files.has(file)) broken.add(`${page} ${link}`)
      else if (anchor && anchor !== '_top' && !anchorsOf(file).has(decodeURIComponent(anchor)))
        broken.add(`${page} ${link}`)
    }
  }
  return [...broken]
}

/** What a policy without `unsafe-inline` would block. */
export function findInlineCode(dist: string): string[] {
  return globSync('**/*.html', { cwd: dist }).flatMap((file) => {
    const html = readFileSync(join(dist, file), 'utf8')
    // Code in a script is not markup.
    const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
    const found: string[] = []
    if (!html.includes('http-equiv="content-security-policy"')) found.push(`${file} has no policy`)
    if (/policy" content="[^"]*unsafe-inline/.test(html)) found.push(`${file} allows unsafe-inline`)
    if (/<[a-z][^>]*\sstyle="/.test(markup)) found.push(`${file} has a style attribute`)
    if (/<[a-z][^>]*\son[a-z]+="/.test(markup)) found.push(`${file} has a handler in markup`)
    return found
  })
}
