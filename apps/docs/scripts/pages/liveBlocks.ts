import { readBlocks } from '../../../../scripts/checkDocs.ts'

export type LiveFile = { path: string; code: string }

const mark = '<!-- live -->'

/**
 * Puts a place to run below each block under `<!-- live -->`. `files` are the blocks of the
 * page as modules, so that a live one can import the others.
 */
export function placeLiveBlocks(slug: string, markdown: string): { markdown: string; files: LiveFile[] } {
  const lines = markdown.split('\n')
  const files: LiveFile[] = []
  const places = new Map<number, string>()
  for (const { language, line, code } of readBlocks('', markdown)) {
    // The mark is the line above the fence.
    const live = lines[line - 2]?.trim() === mark
    const last = line + code.split('\n').length - 1
    if (/^tsx?$/.test(language)) {
      const name = /^\/\/ ([\w/-]+\.tsx?)\n/.exec(code)?.[1]
      if (!live && !name) continue
      const path = `${slug}/${name ?? `line${line}.${language}`}`
      files.push({ path, code })
      if (live) places.set(last, place(`data-block="${path}"`))
    } else if (live) places.set(last, place(`data-html="${escapeHtml(code)}"`))
  }
  if (places.size === 0) return { markdown, files: [] }
  const started = files.filter(({ path }) => [...places.values()].some((text) => text.includes(`"${path}"`)))
  const made = lines.flatMap((text, index) => {
    if (text.trim() === mark) return []
    const added = places.get(index)
    return added ? [text, '', added, ''] : [text]
  })
  return { markdown: made.join('\n'), files: withImports(started, files) }
}

/** Files, and those of the page that they import. */
function withImports(started: readonly LiveFile[], all: readonly LiveFile[]): LiveFile[] {
  const found = new Set(started)
  for (const { path, code } of found)
    for (const [, name] of code.matchAll(/from '\.\/([\w/-]+)(?:\.tsx?)?'/g)) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      const file = all.find((one) => one.path.replace(/\.tsx?$/, '') === `${folder}/${name}`)
      if (file) found.add(file)
    }
  return [...found]
}

function place(data: string): string {
  // Markdown takes a block that begins with a known element as it is.
  return [
    `<div class="live"><latchkey-live ${data}><span class="live-head"><span class="live-dot"></span>`,
    'Running the code above, with test wallets on a chain in this page</span>',
    '<div class="live-stage"></div></latchkey-live></div>',
  ].join('')
}

function escapeHtml(text: string): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '&#10;')
}
