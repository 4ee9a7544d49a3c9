import type { Node } from './node.ts'
import { indentAt, type Source } from './source.ts'

/** What the codemod is unsure about. `says` is read by a person; `section` is a heading of the guide. */
export type Reason = { readonly says: string; readonly section: string }

/** Writes a comment before the statement, option or element that a person has to look at. */
export function mark(source: Source, node: Node, guide: string, { says, section }: Reason): void {
  const words = `latchkey: ${says} https://latchkey.dev/guides/${guide}#${section}`
  const { at, isElement } = placeOf(source, node)
  if (source.marks.some((one) => one.at === at && one.reason === section)) return
  source.marks.push({ at, reason: section })
  // An earlier run has said it already.
  const before = source.text.slice(Math.max(0, at - 2_000), at)
  if (linesBefore(before).some((line) => line.includes(words))) return
  const comment = isElement ? `{/* ${words} */}` : `// ${words}`
  source.edits.appendLeft(at, `${comment}${source.style.newline}${indentAt(source, at)}`)
}

/** The nearest place above a node where a comment can stand on a line of its own. */
function placeOf(source: Source, node: Node): { at: number; isElement: boolean } {
  let here = node
  for (let over = source.parents.get(here); over; over = source.parents.get(here)) {
    const isList = (key: string) => [over?.[key]].flat().includes(here)
    if (/^JSX(Element|Fragment)$/.test(over.type) && isList('children') && beginsLine(source, here))
      return { at: here.start, isElement: true }
    if (/^(Program|BlockStatement|StaticBlock|TSModuleBlock)$/.test(over.type) && isList('body'))
      return { at: here.start, isElement: false }
    if (over.type === 'SwitchCase' && isList('consequent')) return { at: here.start, isElement: false }
    if (over.type === 'ObjectExpression' && isList('properties') && beginsLine(source, here))
      return { at: here.start, isElement: false }
    here = over
  }
  return { at: here.start, isElement: false }
}

function beginsLine({ text }: Source, { start }: Node): boolean {
  return /(^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 200), start))
}

/** The comment lines directly before a position. */
function linesBefore(before: string): readonly string[] {
  const lines = before.split('\n').slice(0, -1).reverse()
  const end = lines.findIndex((line) => !/^\s*(\/\/|\{\/\*) latchkey: /.test(line))
  return end < 0 ? lines : lines.slice(0, end)
}
