import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the built pages work under a policy without `unsafe-inline`: style attributes become
 * classes of one stylesheet, and each page names the hashes of its inline scripts and styles.
 */
export function harden(dist: string, base: string): void {
  const rules = new Map<string, string>()
  const pages = globSync('**/*.html', { cwd: dist }).map((file) => {
    const html = readFileSync(join(dist, file), 'utf8')
    return { file, html: styleToClasses(html, rules) }
  })
  const css = [...rules].map(([name, style]) => `.${name}{${style}}`).join('\n')
  const sheet = `_astro/inline.${hashOf(css).slice(0, 8).replace(/[+/=]/g, '_')}.css`
  writeFileSync(join(dist, sheet), css)
  for (const { file, html } of pages) {
    // A heading of a table that says nothing is a cell.
    const named = html.replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
    const linked = named.replace('</head>', `<link rel="stylesheet" href="${base}${sheet}"></head>`)
    const meta = `<meta http-equiv="content-security-policy" content="${policyOf(linked)}">`
    writeFileSync(
      join(dist, file),
      linked.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta),
    )
  }
  // The colours of code are set on spans that have a style and no class.
  for (const file of globSync('**/*.css', { cwd: dist })) {
    const text = readFileSync(join(dist, file), 'utf8')
    const made = text.replace(/span\[style\^=['"]?--['"]?\]:not\(\[class\]\)/g, 'span[class^=s-]')
    if (made !== text) writeFileSync(join(dist, file), made)
  }
}

const script = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const tag = /<[a-zA-Z][\w-]*(?:\s+[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/g

/** Replaces style attributes by classes, and adds their rules. */
export function styleToClasses(html: string, rules: Map<string, string>): string {
  // Scripts hold markup that is no part of the page.
  const parts = html.split(/(<script\b[^>]*>[\s\S]*?<\/script>)/)
  return parts
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(tag, (whole) => {
            const [, value] = /\sstyle="([^"]*)"/.exec(whole) ?? []
            if (value === undefined) return whole
            const name = `s-${createHash('sha256').update(value).digest('hex').slice(0, 8)}`
            rules.set(name, value.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
            const rest = whole.replace(/\sstyle="[^"]*"/, '')
            return /\sclass="/.test(rest)
              ? rest.replace(/\sclass="([^"]*)"/, ` class="${name} $1"`)
              : rest.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`)
          }),
    )
    .join('')
}

/** The policy of a page: its own origin, and exactly the inline code that it has. */
export function policyOf(html: string): string {
  const scripts = [...html.matchAll(script)]
    .filter(([, open = '', code]) => code?.trim() && !/\ssrc=|type="application\//.test(open))
    .map(([, , code = '']) => `'sha256-${hashOf(code)}'`)
  const styles = [...html.matchAll(style)].map(([, code = '']) => `'sha256-${hashOf(code)}'`)
  return [
    "default-src 'none'",
    // The search is compiled to WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(scripts)].join(' ')}`.trim(),
    `style-src 'self' ${[...new Set(styles)].join(' ')}`.trim(),
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** Writes each page as Markdown, and the list of them for programs that read text. */
export function writeTexts(app: string, dist: string, site: string, base: string): void {
  const sections = JSON.parse(readFileSync(join(app, '.generated/sections.json'), 'utf8')) as {
    label: string
    items: { slug: string; label: string }[]
  }[]
  const pages = JSON.parse(readFileSync(join(app, '.generated/pages.json'), 'utf8')) as {
    slug: string
    title: string
    description: string
  }[]
  const about = new Map(pages.map((page) => [page.slug, page]))
  for (const { slug, title } of pages) {
    const text = readFileSync(join(app, 'src/content/docs', `${slug}.md`), 'utf8')
    const body = text
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/<div class="live">[\s\S]*?<\/latchkey-live><\/div>\n*/g, '')
    const absolute = body.replaceAll(`](${base}`, `](${site}${base}`)
    if (!existsSync(join(dist, slug, 'index.html'))) throw new Error(`${slug} was not built`)
    writeFileSync(join(dist, `${slug}.md`), `# ${title}\n${absolute}`)
  }
  const lists = sections.map(
    ({ label, items }) =>
      `## ${label}\n\n${items
        .map(({ slug }) => about.get(slug))
        .flatMap((page) =>
          page ? [`- [${page.title}](${site}${base}${page.slug}.md): ${page.description}`] : [],
        )
        .join('\n')}\n`,
  )
  writeFileSync(
    join(dist, 'llms.txt'),
    `# Latchkey\n\n> A wallet modal that you embed in a web app: visitors connect a crypto wallet, or log in and get one. It runs on your own domain, with an optional server that you host. Apache-2.0.\n\nEvery error has a page too: ${site}${base}errors/<code>.md.\n\n${lists.join('\n')}`,
  )
  writeFileSync(
    join(dist, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${site}${base}sitemap-index.xml\n`,
  )
}
