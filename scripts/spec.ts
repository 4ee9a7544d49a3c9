import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { files } from './files.ts'
import { isNode, lineAt, literalText, type Node, parse, walk } from './syntax.ts'

export type Item = { id: string; section: string; text: string }
export type Citation = { id: string; file: string; line: number }

const testFiles = ['{packages,apps,e2e,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']

/** The numbered items of the specification index, in order. */
export function readItems(markdown: string): Item[] {
  return [...markdown.matchAll(/^- \*\*((\d+)\.\d+)\*\* (.+)$/gm)].map(([, id, section, text]) => ({
    id: id as string,
    section: section as string,
    text: text as string,
  }))
}

/** The items that test titles name in brackets. A test that is switched off proves nothing. */
export function readCitations(file: string, code: string): Citation[] {
  const citations: Citation[] = []
  for (const [node] of walk(parse(file, code))) {
    if (node.type !== 'CallExpression' || !isTestCall(node.callee)) continue
    const [title] = node.arguments as Node[]
    for (const [, list = ''] of literalText(title).matchAll(/\[\s*(\d+\.\d[^\]]*)\]/g))
      for (const id of list.split(','))
        citations.push({ id: id.trim(), file, line: lineAt(code, node.start) })
  }
  return citations
}

/** `test(…)`, `test.each(…)(…)`, `describe.for(…)(…)`, but not `test.skip(…)` or `test.step(…)`. */
function isTestCall(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return /^(test|it|describe)$/.test(callee.name as string)
  if (callee.type === 'CallExpression') return isTestCall(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return isTestCall(callee.tag)
  if (callee.type !== 'MemberExpression') return false
  const { name } = callee.property as Node
  return !/^(skip|todo|fixme|step|use|before|after)/.test(String(name)) && isTestCall(callee.object)
}

/** Items with the number of tests that cite each, and citations of items that do not exist. */
export function cover(items: readonly Item[], citations: readonly Citation[]) {
  const known = new Set(items.map(({ id }) => id))
  const count = Map.groupBy(citations, ({ id }) => id)
  return {
    items: items.map((item) => ({ ...item, tests: count.get(item.id)?.length ?? 0 })),
    unknown: citations.filter(({ id }) => !known.has(id)),
  }
}

function main() {
  const { values } = parseArgs({ options: { section: { type: 'string' }, json: { type: 'boolean' } } })
  const root = join(import.meta.dirname, '..')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const all = readItems(read('docs/spec.md'))
  const { items, unknown } = cover(
    all,
    files(root, testFiles).flatMap((file) => readCitations(file, read(file))),
  )
  const shown = items.filter(({ section }) => !values.section || section === values.section)

  if (values.json) console.log(JSON.stringify({ items: shown, unknown }, null, 2))
  else
    for (const [section, list] of Map.groupBy(shown, ({ section }) => section)) {
      const cited = list.filter(({ tests }) => tests > 0)
      const missing = list.filter(({ tests }) => tests === 0)
      console.log(`Section ${section}: ${cited.length} of ${list.length} items cited`)
      if (cited.length) console.log(`  cited: ${cited.map(({ id, tests }) => `${id} (${tests})`).join(' ')}`)
      for (const { id, text } of missing) console.log(`  none:  ${id} ${text}`)
    }
  if (!values.json) {
    const cited = shown.filter(({ tests }) => tests > 0).length
    console.log(`${cited} of ${shown.length} items cited`)
  }
  for (const { id, file, line } of unknown) console.error(`${file}:${line} cites [${id}], which is no item`)
  if (unknown.length) process.exitCode = 1
}

if (import.meta.main) main()
