import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files } from '../../../../scripts/files.ts'

export type Source = {
  /** In the repository. */
  file: string
  /** Its path on the site, without slashes at the ends. */
  slug: string
  title: string
  /** The first paragraph, for search engines and link previews. */
  description: string
  /** Without the title. */
  body: string
}

/** Pages that are not in docs/, but that its pages link to. */
const elsewhere: Readonly<Record<string, string>> = {
  'ARCHITECTURE.md': 'project/architecture',
  'CONTRIBUTING.md': 'project/contributing',
  'SECURITY.md': 'project/report-a-vulnerability',
  'apps/server/registry/README.md': 'project/wallet-registry',
  'packages/node/README.md': 'reference/node',
}

/** All pages of the site that the repository has as Markdown. */
export function readSources(root: string): Source[] {
  const inDocs = files(root, ['docs/**/*.md']).map((file): [string, string] => [file, slugOf(file)])
  return [...inDocs, ...Object.entries(elsewhere)].map(([file, slug]) => ({
    file,
    slug,
    ...readPage(readFileSync(join(root, file), 'utf8')),
  }))
}

export function slugOf(file: string): string {
  if (file === 'docs/README.md') return 'docs'
  return file.replace(/^docs\//, '').replace(/\.md$/, '')
}

/** Title, first paragraph and the rest of a page. */
export function readPage(markdown: string): Pick<Source, 'title' | 'description' | 'body'> {
  const text = markdown.replace(/^(<!--[^>]*-->\s*)+/, '')
  const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? []
  if (!title) throw new Error(`A page begins with "${text.slice(0, 40)}" instead of its title`)
  const first = body.split(/\n{2,}/).find((part) => /^[A-Z*`[]/.test(part.trim())) ?? ''
  return { title: plain(title), description: shorten(plain(first)), body: body.trim() }
}

/** Markdown of one line, as text. */
export function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function shorten(text: string): string {
  if (text.length <= 160) return text
  const sentence = /^.{60,160}?[.:](?= )/.exec(text)?.[0]
  return sentence ? sentence.replace(/:$/, '.') : `${text.slice(0, 157).replace(/\s\S*$/, '')}…`
}
