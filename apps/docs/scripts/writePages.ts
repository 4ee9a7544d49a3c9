import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { base, repository } from '../settings.ts'
import { apiPages } from './pages/apiPages.ts'
import { errorLists, errorPages, type MadePage } from './pages/errorPages.ts'
import { httpPage } from './pages/httpPage.ts'
import { placeLiveBlocks } from './pages/liveBlocks.ts'
import { rewriteLinks } from './pages/rewriteLinks.ts'
import { sectionsOf } from './pages/sections.ts'
import { readSources } from './pages/sources.ts'

const app = join(import.meta.dirname, '..')
const root = join(app, '../..')
const generated = join(app, '.generated')

/** What the site is built from: its pages, as Astro reads them, and the files that it only copies. */
export async function writePages(): Promise<void> {
  const content = join(app, 'src/content/docs')
  for (const folder of [content, generated]) rmSync(folder, { recursive: true, force: true })

  const sources = readSources(root)
  const slugs = new Map(sources.map(({ file, slug }) => [file, slug]))
  const pages: MadePage[] = []
  for (const { file, slug, title, description, body } of sources) {
    const placed = placeLiveBlocks(slug, body)
    for (const { path, code } of placed.files) write(join(generated, 'live', path), code)
    const text = file === 'docs/errors.md' ? withoutTables(placed.markdown) : placed.markdown
    pages.push({ slug, title, description, body: rewriteLinks(file, text, { slugs, base, repository }) })
  }
  pages.push(...errorPages(base), ...(await apiPages(root, base)), await httpPage(base))

  for (const page of pages) write(join(content, `${page.slug}.md`), withFrontMatter(page))
  write(join(content, '404.md'), notFound)
  const shown = pages.filter(({ quiet }) => !quiet)
  write(join(generated, 'sections.json'), JSON.stringify(sectionsOf(shown)))
  write(
    join(generated, 'pages.json'),
    JSON.stringify(pages.map(({ slug, title, description }) => ({ slug, title, description }))),
  )
  write(join(generated, 'tokens.css'), tokensOf(readFileSync(join(root, tokensFile), 'utf8')))

  const copied = join(generated, 'public')
  cpSync(join(app, 'public'), copied, { recursive: true })
  cpSync(join(root, 'docs/images'), join(copied, 'images'), { recursive: true })
  const script = join(root, 'packages/kit/dist/script')
  if (!existsSync(script)) throw new Error('The package is not built: run pnpm build')
  cpSync(script, join(copied, 'latchkey'), { recursive: true })
}

const tokensFile = 'packages/kit/src/ui/theme/tokens.css'

/** The kit's colours and shapes, for a page instead of a shadow root. */
export function tokensOf(css: string): string {
  const [blocks] = /:host \{\n {2}\/\* What a host can set[\s\S]*?(?=\*,\n::before)/.exec(css) ?? []
  if (!blocks?.includes('--lk-surface-0')) throw new Error('The tokens of the kit have moved')
  return blocks.replaceAll(/:host\(([^\n]+)\) \{/g, ':root$1 {').replaceAll(':host {', ':root {')
}

/** The page of errors lists codes, each of which has a page. */
function withoutTables(markdown: string): string {
  return `${markdown.slice(0, markdown.indexOf('\n## '))}\n\n${errorLists(base)}`
}

function withFrontMatter({ title, description, body, quiet }: MadePage): string {
  const head = [
    `title: ${JSON.stringify(title)}`,
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    ...(quiet ? ['tableOfContents: false', 'prev: false', 'next: false'] : []),
  ]
  return `---\n${head.join('\n')}\n---\n\n${body}\n`
}

const notFound = `---
title: "There is no page here"
tableOfContents: false
prev: false
next: false
---

The address may be of an older version, or misspelt. [All pages](${base}docs/) lists what there is, and the search above finds words in it.
`

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

if (import.meta.main) await writePages()
