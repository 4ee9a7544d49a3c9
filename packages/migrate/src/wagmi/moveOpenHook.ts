import { addImport } from '../engine/imports.ts'
import { child, list, type Node, nameOf } from '../engine/node.ts'
import { freeName, type Import, indentAt, type Source, usesOf } from '../engine/source.ts'

/**
 * Rewrites `const { openX } = useX()` to `useLatchkey`. `fields` says what each field of the old
 * hook becomes: `open`, `open:View`, `close`, `setOpen` or `isOpen`.
 */
export function moveOpenHook(
  source: Source,
  one: Import,
  fields: Readonly<Record<string, string>>,
): { left: readonly Node[]; conditions: readonly Node[] } {
  const left: Node[] = []
  const conditions: Node[] = []
  for (const use of usesOf(source, one.local)) {
    const call = source.parents.get(use)
    const declarator = call && source.parents.get(call)
    const statement = declarator && source.parents.get(declarator)
    const pattern = child(declarator, 'id')
    const wanted = list(pattern, 'properties').map((property) => ({
      field: fields[nameOf(child(property, 'key')) ?? ''],
      local: nameOf(child(property, 'value')),
    }))
    const isPlain = wanted.every(({ field, local }) => field && local)
    if (
      declarator?.type !== 'VariableDeclarator' ||
      pattern?.type !== 'ObjectPattern' ||
      !isPlain ||
      !statement ||
      list(statement, 'declarations').length !== 1
    ) {
      left.push(call ?? use)
      continue
    }
    const hook = addImport(source, 'latchkey/react', 'useLatchkey')
    const { end, newline, quote } = source.style
    const kit = freeName(source, 'latchkey', 'modal', 'latchkeyModal')
    const lines = [`const ${kit} = ${hook}()${end}`]
    for (const { field, local } of wanted) {
      const view = field?.split(':')[1]
      const value =
        field === 'isOpen'
          ? `${kit}.isOpen`
          : field === 'close'
            ? `() => ${kit}.close()`
            : field === 'setOpen'
              ? `(isOpen${source.isTyped ? ': boolean' : ''}) => (isOpen ? ${kit}.open() : ${kit}.close())`
              : `() => ${kit}.open(${view ? `{ name: ${quote}${view}${quote} }` : ''})`
      lines.push(`const ${local} = ${value}${end}`)
      if (field?.startsWith('open') && local)
        for (const found of usesOf(source, local)) if (isCondition(source, found)) conditions.push(found)
    }
    const { start } = statement
    source.edits.overwrite(start, statement.end, lines.join(newline + indentAt(source, start)))
  }
  return { left, conditions }
}

/** Whether something depends on the function being set. */
function isCondition(source: Source, use: Node): boolean {
  const parent = source.parents.get(use)
  if (parent?.type === 'LogicalExpression') return parent.left === use
  if (parent?.type === 'UnaryExpression') return true
  return (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent.test === use
}
