import { removeLine } from './imports.ts'
import { child, list, type Node } from './node.ts'
import { indentAt, type Source } from './source.ts'

/** Gives an element another name. */
export function renameElement({ edits }: Source, element: Node, name: string): void {
  for (const key of ['openingElement', 'closingElement']) {
    const node = child(element, key, 'name')
    if (node) edits.overwrite(node.start, node.end, name)
  }
}

/** Removes an element and keeps its children. */
export function unwrapElement(source: Source, element: Node): void {
  const opening = child(element, 'openingElement')
  const closing = child(element, 'closingElement')
  const inner = list(element, 'children').filter(
    (one) => one.type !== 'JSXText' || String(one.value).trim() !== '',
  )
  const isInside = /^JSX(Element|Fragment)$/.test(source.parents.get(element)?.type ?? '')
  // Outside of other elements there has to be exactly one.
  if (!isInside && !(inner.length === 1 && inner[0]?.type === 'JSXElement')) {
    if (opening) source.edits.overwrite(opening.start, opening.end, '<>')
    if (closing) source.edits.overwrite(closing.start, closing.end, '</>')
    return
  }
  if (opening) removeLine(source, opening)
  if (closing) removeLine(source, closing)
}

/** Removes an attribute, and the space before it. */
export function removeAttribute({ text, edits }: Source, attribute: Node): void {
  let { start } = attribute
  while (/\s/.test(text[start - 1] ?? '')) start--
  edits.remove(start, attribute.end)
}

/** Writes an attribute at the end of the opening tag. */
export function addAttribute({ edits }: Source, element: Node, written: string): void {
  const opening = child(element, 'openingElement')
  const last = list(opening, 'attributes').at(-1) ?? child(opening, 'typeArguments') ?? child(opening, 'name')
  if (last) edits.appendLeft(last.end, ` ${written}`)
}

/** Removes an item of a list with its comma: a property, an argument, an element of an array. */
export function removeItem({ text, edits }: Source, item: Node, items: readonly Node[]): void {
  const index = items.indexOf(item)
  const next = items[index + 1]
  const previous = items[index - 1]
  // With the comma after it; the last one with that before it, if it has none of its own.
  const comma = /^\s*,/.exec(text.slice(item.end))?.[0].length
  let { start, end } = item
  if (comma !== undefined) end += comma
  else if (previous && !next) start = previous.end
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0]
  const space = /(^|\n)[ \t]*$/.exec(text.slice(0, start))
  if (rest && space) {
    start = space.index + (space[1] ?? '').length
    end += rest.length
  } else if (next) end = next.start
  edits.remove(start, end)
}

/** An object literal with properties left out, replaced and added. The rest is as it was, with its comments. */
export function objectWith(
  source: Source,
  object: Node,
  { without, replaced = new Map(), added }: ObjectChanges,
): string {
  const { text, style } = source
  const items = list(object, 'properties')
  const segments: string[] = []
  let position = object.start + 1
  for (const item of items) {
    const comma = /^\s*,/.exec(text.slice(item.end))?.[0].length ?? 0
    const head = text.slice(position, item.start)
    const written = replaced.get(item) ?? text.slice(item.start, item.end)
    if (!without.has(item)) segments.push(head + written)
    position = item.end + comma
  }
  const first = items[0]
  const isLong = first !== undefined && text.slice(object.start, first.start).includes('\n')
  const tail = text.slice(position, object.end - 1)
  if (!isLong) {
    const all = [...segments.map((segment) => segment.trim()), ...added]
    return all.join(', ').length > 80
      ? `{${style.newline}${style.indent}${all.join(`,${style.newline}${style.indent}`)},${style.newline}}`
      : `{ ${all.join(', ')} }`
  }
  const indent = style.newline + indentAt(source, first.start)
  const more = added.map((line) => indent + line.split('\n').join(indent))
  return `{${[...segments, ...more].join(',')},${tail.includes('\n') ? tail : style.newline}}`
}

type ObjectChanges = {
  readonly without: ReadonlySet<Node>
  readonly replaced?: ReadonlyMap<Node, string>
  readonly added: readonly string[]
}
