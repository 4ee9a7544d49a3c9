import { child, list, type Node, nameOf } from './node.ts'
import { indentAt, type Source } from './source.ts'

/** `const { a, b: c } = hook(…)`, alone in its statement. */
export type Fields = {
  readonly call: Node
  readonly statement: Node
  readonly names: ReadonlyMap<string, string>
}

/** What a component takes from a hook, if it takes it by name. `use` is the name of the hook. */
export function readFields(source: Source, use: Node): Fields | undefined {
  const call = source.parents.get(use)
  const declarator = call && source.parents.get(call)
  const statement = declarator && source.parents.get(declarator)
  const pattern = child(declarator, 'id')
  if (
    !call ||
    !statement ||
    pattern?.type !== 'ObjectPattern' ||
    list(statement, 'declarations').length !== 1
  )
    return undefined
  const names = new Map<string, string>()
  for (const property of list(pattern, 'properties')) {
    const key = nameOf(child(property, 'key'))
    const local = nameOf(child(property, 'value'))
    if (!key || !local) return undefined
    names.set(key, local)
  }
  return { call, statement, names }
}

/** Writes statements in place of one. */
export function replaceStatement(source: Source, statement: Node, lines: readonly string[]): void {
  const { newline, end } = source.style
  const block = lines.map((line) => line + end).join(newline + indentAt(source, statement.start))
  source.edits.overwrite(statement.start, statement.end, block)
}
