import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files } from './files.ts'
import { isNode, lineAt, literalText, type Node, parse, walk } from './syntax.ts'

export type Finding = { file: string; line: number; text: string }

const attributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/**
 * Visible text that does not come from the message catalogue.
 *
 * Checks JSX text, strings in JSX braces, and attributes that are read out or
 * shown. A name that is not translated goes inside an element
 * with `translate="no"`.
 */
export function findText(file: string, code: string): Finding[] {
  const findings: Finding[] = []
  for (const [node, parents] of walk(parse(file, code))) {
    const text = visibleText(node, parents)
    if (text && /\p{L}/u.test(text) && !parents.some(isUntranslated))
      findings.push({ file, line: lineAt(code, node.start), text: text.trim() })
  }
  return findings
}

function visibleText(node: Node, parents: readonly Node[]): string {
  const parent = parents.at(-1)
  if (node.type === 'JSXText') return node.value as string
  if (node.type === 'JSXAttribute') {
    if (!attributes.has(attributeName(node)) || !isNode(node.value)) return ''
    return node.value.type === 'JSXExpressionContainer'
      ? outcome(node.value.expression)
      : literalText(node.value)
  }
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
  return node.type === 'JSXExpressionContainer' && isChild ? outcome(node.expression) : ''
}

/** The literal texts an expression can evaluate to. */
function outcome(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'ConditionalExpression') return outcome(node.consequent) + outcome(node.alternate)
  if (node.type === 'LogicalExpression')
    return (node.operator === '&&' ? '' : outcome(node.left)) + outcome(node.right)
  return literalText(node)
}

function isUntranslated(node: Node): boolean {
  if (node.type !== 'JSXElement') return false
  const { attributes } = node.openingElement as { attributes: Node[] }
  return attributes.some(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      attributeName(attribute) === 'translate' &&
      literalText(attribute.value) === 'no',
  )
}

function attributeName(attribute: Node): string {
  const name = attribute.name as Node
  return name.type === 'JSXIdentifier' ? (name.name as string) : ''
}

/** Read by developers, in English, and never by visitors. The playground, `apps/playground`, is another such place. */
const forDevelopers = 'packages/kit/src/devtools/'

function main() {
  const root = join(import.meta.dirname, '..')
  const sources = files(root, ['{packages/kit,apps/frame,apps/console}/src/**/*.tsx']).filter(
    (file) => !file.endsWith('.test.tsx') && !file.startsWith(forDevelopers),
  )
  const findings = sources.flatMap((file) => findText(file, readFileSync(join(root, file), 'utf8')))
  for (const { file, line, text } of findings)
    console.error(`${file}:${line} shows "${text}", which is not in the message catalogue`)
  console.log(`${sources.length} files read, ${findings.length} texts outside the catalogue`)
  // Finding no sources means that the views have moved, not that they are clean.
  if (findings.length || !sources.length) process.exitCode = 1
}

if (import.meta.main) main()
