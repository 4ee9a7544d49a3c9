import { posix } from 'node:path'

export type Targets = {
  /** Slug of a Markdown file of the repository. */
  slugs: ReadonlyMap<string, string>
  /** Path under which the site is served, with slashes at both ends. */
  base: string
  /** Where the repository can be read, if that is known. */
  repository: string | undefined
}

/**
 * Makes links between the files of the repository links between pages of the site. What is
 * not on the site is linked in the repository, or is plain text if its address is not known.
 */
export function rewriteLinks(file: string, markdown: string, targets: Targets): string {
  return outsideCode(markdown, (text) =>
    text
      .replace(
        /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
        (whole, image: string, label: string, link: string) => {
          const target = targetOf(file, link, targets)
          if (target === link) return whole
          if (target === undefined) return label
          return `${image}[${label}](${target})`
        },
      )
      .replace(/(<img[^>]*\ssrc=")([^"]+)"/g, (_, start: string, link: string) => {
        return `${start}${targetOf(file, link, targets) ?? link}"`
      }),
  )
}

function targetOf(file: string, link: string, { base, repository, slugs }: Targets): string | undefined {
  if (/^([a-z]+:|#)/.test(link)) return link
  const [path = '', anchor] = link.split('#')
  const target = posix.normalize(posix.join(posix.dirname(file), path))
  if (target.startsWith('docs/images/')) return `${base}images/${posix.basename(target)}`
  if (target === 'README.md') return base
  // Each error has a page of its own.
  if (target === 'docs/errors.md' && anchor?.includes('-'))
    return `${base}errors/${anchor.replace('-', '/')}/`
  const slug = slugs.get(target === 'docs' ? 'docs/README.md' : target)
  if (slug !== undefined) return `${base}${slug}/${anchor ? `#${anchor}` : ''}`
  return repository && `${repository}/blob/main/${target}${anchor ? `#${anchor}` : ''}`
}

/** Changes the text of a page outside of its blocks and spans of code. */
export function outsideCode(markdown: string, change: (text: string) => string): string {
  const code = /^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm
  let made = ''
  let end = 0
  for (const match of markdown.matchAll(code)) {
    made += change(markdown.slice(end, match.index)) + match[0]
    end = match.index + match[0].length
  }
  return made + change(markdown.slice(end))
}
