import { child, list, type Node } from './node.ts'
import { freeName, type Import, type Source, textOf } from './source.ts'

/** What is imported of modules that a test accepts. */
export function importsFrom({ imports }: Source, accepts: (module: string) => boolean): readonly Import[] {
  return imports.filter(({ module }) => accepts(module))
}

/** Removes one name, and the declaration once it has none left. */
export function removeImport(source: Source, { specifier, declaration }: Import): void {
  source.changes.removed.add(specifier ?? declaration)
}

export function isRemoved(source: Source, { specifier, declaration }: Import): boolean {
  return source.changes.removed.has(specifier ?? declaration)
}

export function isTypeOnly({ specifier, declaration }: Import): boolean {
  return declaration.importKind === 'type' || specifier?.importKind === 'type'
}

/** Imports a name; returns what it is called in this file, which is another name if it is taken. */
export function addImport(
  source: Source,
  module: string,
  imported: string,
  { local, isType = false, replaces }: { local?: string; isType?: boolean; replaces?: Import } = {},
): string {
  const known =
    source.imports.find(
      (one) => one.module === module && one.imported === imported && !isRemoved(source, one),
    ) ?? source.changes.added.find((one) => one.module === module && one.imported === imported)
  if (known) return known.local
  // The name of what is removed is free.
  const kept = local ?? (replaces?.local === imported ? imported : undefined)
  const name = kept ?? freeName(source, imported, `${imported}OfLatchkey`)
  source.changes.added.push({ module, imported, local: name, isType })
  return name
}

/** Writes the changes of imports into the text. Call it once, at the end. */
export function writeImports(source: Source): void {
  const { removed, added } = source.changes
  if (removed.size + added.length === 0) return
  const { newline } = source.style
  const declarations = [...new Set(source.imports.map(({ declaration }) => declaration))]
  const left = [...added]
  const ownOf = (declaration: Node) => source.imports.filter((one) => one.declaration === declaration)
  const gone = declarations.filter((declaration) => ownOf(declaration).every((one) => isRemoved(source, one)))
  // New ones stand where names of the old kit stood.
  const place = gone.find((declaration) => list(declaration, 'specifiers').length) ?? gone[0]
  for (const declaration of declarations) {
    const own = ownOf(declaration)
    const kept = own.filter((one) => !isRemoved(source, one))
    if (kept.length === 0) {
      if (declaration !== place) removeLine(source, declaration)
      continue
    }
    const isOpen = kept.some(({ specifier }) => specifier?.type === 'ImportSpecifier')
    const isSame = ({ module }: { module: string }) => module === own[0]?.module
    const more = isOpen && declaration.importKind !== 'type' ? left.filter(isSame) : ([] as typeof left)
    for (const one of more) left.splice(left.indexOf(one), 1)
    if (kept.length === own.length && more.length === 0) continue
    writeNames(source, declaration, kept, more.map(written))
  }
  const lines = linesOf(source, left)
  if (place) {
    if (lines.length) source.edits.overwrite(place.start, place.end, lines.join(newline))
    else removeLine(source, place)
    return
  }
  if (!lines.length) return
  const last = declarations.at(-1)
  if (last) source.edits.appendLeft(last.end, newline + lines.join(newline))
  else source.edits.appendLeft(afterDirectives(source), lines.join(newline) + newline)
}

function written({ imported, local, isType }: { imported: string; local: string; isType: boolean }): string {
  return `${isType ? 'type ' : ''}${imported === local ? imported : `${imported} as ${local}`}`
}

function linesOf({ style }: Source, added: Source['changes']['added']): readonly string[] {
  const modules = [...new Set(added.map(({ module }) => module))].sort()
  return modules.map((module) => {
    const own = added.filter((one) => one.module === module)
    const isType = own.every((one) => one.isType)
    const names = own.map((one) => written(isType ? { ...one, isType: false } : one)).sort()
    return `import ${isType ? 'type ' : ''}{ ${names.join(', ')} } from ${style.quote}${module}${style.quote}${style.end}`
  })
}

/** Writes the names between the braces anew, one per line if they were. */
function writeNames(
  source: Source,
  declaration: Node,
  kept: readonly Import[],
  more: readonly string[],
): void {
  const { text, edits, style } = source
  const from = child(declaration, 'source')
  const head = text.slice(declaration.start, from?.start)
  const names = kept.filter(({ specifier }) => specifier?.type === 'ImportSpecifier')
  const others = kept.filter(({ specifier }) => specifier?.type !== 'ImportSpecifier')
  const all = [...names.map(({ specifier }) => (specifier ? textOf(source, specifier) : '')), ...more]
  const isLong = head.includes('\n') && head.indexOf('{') < head.indexOf('\n') && all.length > 1
  const { newline } = style
  const inner = isLong
    ? `{${newline}${all.map((one) => `${style.indent}${one},`).join(newline)}${newline}}`
    : `{ ${all.join(', ')} }`
  const parts = [
    ...others.map(({ specifier }) => (specifier ? textOf(source, specifier) : '')),
    ...(all.length ? [inner] : []),
  ]
  const kind = declaration.importKind === 'type' ? 'type ' : ''
  edits.overwrite(
    declaration.start,
    from?.start ?? declaration.end,
    `import ${kind}${parts.join(', ')} from `,
  )
}

/** Removes a node with the rest of its line, if it stands alone on it. */
export function removeLine({ text, edits }: Source, node: { start: number; end: number }): void {
  let { start, end } = node
  while (/[ \t]/.test(text[start - 1] ?? '')) start--
  while (/[ \t;]/.test(text[end] ?? '')) end++
  const isAlone =
    (start === 0 || text[start - 1] === '\n') && (end === text.length || /[\r\n]/.test(text[end] ?? ''))
  if (!isAlone) return void edits.remove(node.start, node.end)
  if (text[end] === '\r') end++
  if (text[end] === '\n') end++
  edits.remove(start, end)
}

function afterDirectives({ program, text }: Source): number {
  const body = program.body as readonly Node[]
  let position = program.type === 'Program' && /^#!/.test(text) ? text.indexOf('\n') + 1 : 0
  for (const statement of body) {
    if (statement.type !== 'ExpressionStatement' || !statement.directive) break
    position = text.indexOf('\n', statement.end) + 1 || statement.end
  }
  return position
}
