import { declarators } from './app.ts'
import { isRemoved, removeImport, removeLine } from './imports.ts'
import { type Node, nameOf } from './node.ts'
import { nodesOf, parseSource, type Source, usesOf } from './source.ts'

type Range = { readonly start: number; readonly end: number }

/**
 * Removes variables and imports that were only used in text that is removed. What was unused
 * before stays, and so does what `written`, the text in place of the removed one, names.
 */
export function sweep(source: Source, removed: readonly Range[], written = ''): void {
  const ranges: Range[] = [...removed]
  const kept = parseSource('written.tsx', `(${written || 0})`)?.names
  const isInside = ({ start, end }: Node) => ranges.some((range) => start >= range.start && end <= range.end)
  const isDead = (name: string | undefined, own?: Node) => {
    const uses = name && !kept?.has(name) ? usesOf(source, name).filter((use) => use !== own) : []
    return uses.length > 0 && uses.every(isInside)
  }
  for (let before = -1; before !== ranges.length; ) {
    before = ranges.length
    for (const statement of nodesOf(source, 'VariableDeclaration', 'ExpressionStatement')) {
      const [only, more] = declarators(statement)
      if (!only || more || isInside(statement) || only.id?.type !== 'Identifier') continue
      if (source.parents.get(statement)?.type === 'ExportNamedDeclaration') continue
      if (!isDead(nameOf(only.id), only.id)) continue
      const note = /^[ \t;]*\/\/[^\n\r]*/.exec(source.text.slice(statement.end))?.[0].length ?? 0
      const range = { start: startWithComments(source, statement), end: statement.end + note }
      ranges.push(range)
      removeLine(source, withBlankLine(source, range))
    }
    for (const one of source.imports)
      if (one.specifier && !isRemoved(source, one) && isDead(one.local)) removeImport(source, one)
  }
}

/** Where the comment lines directly above a statement begin. */
function startWithComments({ text }: Source, { start }: Node): number {
  const above = text.slice(0, start)
  const found = /(?:^|\n)((?:[ \t]*\/\/[^\n]*\n)+)[ \t]*$/.exec(above)
  return found?.[1] ? above.length - (found[0].length - found[0].indexOf(found[1])) : start
}

/** Together with the empty line below, if there is one above as well. */
function withBlankLine({ text }: Source, { start, end }: Range): Range {
  const below = /^[ \t;]*\r?\n[ \t]*(?=\r?\n)/.exec(text.slice(end))?.[0]
  const isBlankAbove = /(\n[ \t]*\r?\n|\{[ \t]*\r?\n)[ \t]*$/.test(text.slice(0, start))
  return { start, end: below && isBlankAbove ? end + below.length : end }
}
