import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { files } from './files.ts'
import { isNode, lineAt, literalText, type Node, parse, walk } from './syntax.ts'

export type Item = { id: string; section: string; text: string; waitsFor?: string }
export type Citation = { id: string; file: string; line: number }

const testFiles = ['{packages,apps,e2e,fuzz,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']

/** The items of the specification index that count, in order: those in bold. */
export function readItems(markdown: string): Item[] {
  const lines = markdown.matchAll(/^ *- \*\*((\d+)\.\d+[a-z]*)\*\* (.+?)(?: \(waits for: (.+)\))?$/gm)
  return [...lines].map(([, id, section, text, waitsFor]) => ({
    id: id as string,
    section: section as string,
    text: text as string,
    ...(waitsFor && { waitsFor }),
  }))
}

/** The items in the first column of the table of deviations. */
export function readDeviations(markdown: string): string[] {
  const rows = markdown.matchAll(/^\| *(\d+\.\d[^|]*)\|/gm)
  return [...rows].flatMap(([, list = '']) => splitList(list))
}

/** The items that test titles cite in brackets. Skipped tests do not count. */
export function readCitations(file: string, code: string): Citation[] {
  const citations: Citation[] = []
  for (const [node] of walk(parse(file, code))) {
    if (node.type !== 'CallExpression' || !isTestCall(node.callee)) continue
    const [title] = node.arguments as Node[]
    for (const [, list = ''] of literalText(title).matchAll(/\[\s*(\d+\.\d[^\]]*)\]/g))
      for (const id of splitList(list)) citations.push({ id, file, line: lineAt(code, node.start) })
  }
  return citations
}

/** Expands `4.05, 8.16a-c` to single items. */
function splitList(list: string): string[] {
  return list.split(',').flatMap((part) => {
    const [, item = '', first = '', last = ''] = /^(\d+\.\d+)([a-z])-([a-z])$/.exec(part.trim()) ?? []
    if (!item || first >= last) return part.trim()
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    return [...letters.slice(letters.indexOf(first), letters.indexOf(last) + 1)].map(
      (letter) => item + letter,
    )
  })
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

/** Items with the number of tests that cite each, and invalid citations. */
export function cover(items: readonly Item[], citations: readonly Citation[], deviations: readonly string[]) {
  const tests = Map.groupBy(citations, ({ id }) => id)
  const problem = (id: string): string | undefined => {
    const item = items.find((item) => item.id === id)
    const parts = items.filter((item) => partOf(item.id, id))
    if (parts.length) return `has parts: name one of ${parts.map(({ id }) => id).join(' ')}`
    if (!item) return 'is no item'
    return item.waitsFor && `waits for ${item.waitsFor}`
  }
  return {
    items: items.map((item) => ({
      ...item,
      tests: tests.get(item.id)?.length ?? 0,
      deviates: deviations.some((id) => id === item.id || partOf(item.id, id)),
    })),
    wrong: citations.flatMap((citation) => {
      const reason = problem(citation.id)
      return reason ? [{ ...citation, reason }] : []
    }),
  }
}

/** `8.16a` is part of `8.16`. */
function partOf(id: string, item: string): boolean {
  return id !== item && id.replace(/[a-z]+$/, '') === item
}

function main() {
  const { values } = parseArgs({ options: { section: { type: 'string' }, json: { type: 'boolean' } } })
  const root = join(import.meta.dirname, '..')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const { items, wrong } = cover(
    readItems(read('docs/spec.md')),
    files(root, testFiles).flatMap((file) => readCitations(file, read(file))),
    readDeviations(read('docs/deviations.md')),
  )
  const shown = items.filter(({ section }) => !values.section || section === values.section)

  if (values.json) console.log(JSON.stringify({ items: shown, wrong }, null, 2))
  else {
    for (const [section, list] of Map.groupBy(shown, ({ section }) => section)) {
      const { cited, waiting, deviating, none } = sort(list)
      console.log(`Section ${section}: ${summary(list)}`)
      if (cited.length) console.log(`  cited: ${cited.map(({ id, tests }) => `${id} (${tests})`).join(' ')}`)
      if (deviating.length) console.log(`  deviates: ${deviating.map(({ id }) => id).join(' ')}`)
      for (const [feature, list] of Map.groupBy(waiting, ({ waitsFor }) => waitsFor))
        console.log(`  waits for ${feature}: ${list.map(({ id }) => id).join(' ')}`)
      for (const { id, text } of none) console.log(`  none:  ${id} ${text}`)
    }
    console.log(`All: ${summary(shown)}`)
  }
  for (const { id, file, line, reason } of wrong)
    console.error(`${file}:${line} cites [${id}], which ${reason}`)
  if (wrong.length) process.exitCode = 1
}

type CountedItem = ReturnType<typeof cover>['items'][number]

/** Every item once: cited by a test, waiting, a deviation, or uncovered. */
export function sort(items: readonly CountedItem[]) {
  const uncited = items.filter(({ tests }) => tests === 0)
  return {
    cited: items.filter(({ tests }) => tests > 0),
    waiting: uncited.filter(({ waitsFor }) => waitsFor),
    deviating: uncited.filter(({ waitsFor, deviates }) => !waitsFor && deviates),
    none: uncited.filter(({ waitsFor, deviates }) => !waitsFor && !deviates),
  }
}

function summary(items: readonly CountedItem[]): string {
  const { cited, waiting, deviating, none } = sort(items)
  const counts = `${cited.length} of ${items.length - waiting.length} cited`
  return `${counts}, ${deviating.length} deviate without a test, ${none.length} none; ${waiting.length} more wait`
}

if (import.meta.main) main()
