import MagicString from 'magic-string'
import { parseSync } from 'oxc-parser'
import { child, list, type Node, nameOf, stringOf, walk } from './node.ts'

/** A file of the app, and what is to be changed in it. */
export type Source = {
  /** From the folder that is migrated, with `/`. */
  readonly path: string
  readonly text: string
  readonly program: Node
  readonly edits: MagicString
  readonly imports: readonly Import[]
  readonly marks: Mark[]
  readonly isTyped: boolean
  /** How the file is written, so that new lines look like those around them. */
  readonly style: {
    readonly quote: string
    readonly end: string
    readonly newline: string
    readonly indent: string
  }
  readonly parents: ReadonlyMap<Node, Node>
  /** Every name that the file uses, except those of fields. */
  readonly names: Set<string>
  readonly changes: {
    /** Specifiers, or whole declarations of imports without any. */
    readonly removed: Set<Node>
    readonly added: Added[]
  }
}

/** One name that is imported. A declaration without names has `specifier` undefined. */
export type Import = {
  readonly module: string
  /** `default` or `*` where it has no name of its own. */
  readonly imported: string
  readonly local: string
  readonly declaration: Node
  readonly specifier: Node | undefined
}

export type Added = { module: string; imported: string; local: string; isType: boolean }
export type Mark = { readonly at: number; readonly reason: string }

/** Parses a file. `undefined` if it has syntax errors. */
export function parseSource(path: string, text: string): Source | undefined {
  const { program, errors } = parseSync(path, text)
  if (errors.length) return undefined
  const root = program as unknown as Node
  const parents = new Map<Node, Node>()
  const names = new Set<string>()
  walk(root, (node, parent) => {
    if (parent) parents.set(node, parent)
    const isField =
      (parent?.type === 'Property' && parent.key === node && !parent.shorthand) ||
      (parent?.type === 'MemberExpression' && parent.property === node)
    if (node.type === 'Identifier' && !isField) names.add(node.name as string)
  })
  return {
    path,
    text,
    program: root,
    edits: new MagicString(text),
    imports: readImports(root),
    marks: [],
    isTyped: /\.[cm]?tsx?$/.test(path),
    style: readStyle(root, text),
    parents,
    names,
    changes: { removed: new Set(), added: [] },
  }
}

/** Whether the text has no syntax errors. */
export function isSound(path: string, text: string): boolean {
  return parseSync(path, text).errors.length === 0
}

export function textOf({ text }: Source, node: Node): string {
  return text.slice(node.start, node.end)
}

/** All nodes of a type. */
export function nodesOf(source: Source, ...types: readonly string[]): readonly Node[] {
  const found: Node[] = []
  walk(source.program, (node) => {
    if (types.includes(node.type)) found.push(node)
  })
  return found
}

/** The nearest node above that a test accepts. */
export function above(source: Source, node: Node, accepts: (node: Node) => boolean): Node | undefined {
  let found = source.parents.get(node)
  while (found && !accepts(found)) found = source.parents.get(found)
  return found
}

/** Where a name is used: not where it is imported, nor as the name of a field. */
export function usesOf(source: Source, local: string): readonly Node[] {
  return nodesOf(source, 'Identifier', 'JSXIdentifier').filter((node) => {
    if (node.name !== local) return false
    const parent = source.parents.get(node)
    if (!parent || /^Import.*Specifier$/.test(parent.type)) return false
    if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
    if (parent.type === 'Property') return parent.value === node || parent.shorthand === true
    return parent.type !== 'JSXAttribute'
  })
}

/** The white space at the start of the line of a position. */
export function indentAt({ text }: Source, position: number): string {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position)
  return /^\s*/.exec(line)?.[0] ?? ''
}

/** A name that the file does not use yet. */
export function freeName(source: Source, ...candidates: readonly string[]): string {
  let free = candidates.find((name) => !source.names.has(name))
  for (let count = 2; !free; count++)
    if (!source.names.has(`${candidates[0]}${count}`)) free = `${candidates[0]}${count}`
  source.names.add(free)
  return free
}

function readImports(program: Node): readonly Import[] {
  return list(program, 'body').flatMap((declaration): Import[] => {
    const module = stringOf(child(declaration, 'source'))
    if (declaration.type !== 'ImportDeclaration' || module === undefined) return []
    const specifiers = list(declaration, 'specifiers')
    if (specifiers.length === 0)
      return [{ module, imported: '', local: '', declaration, specifier: undefined }]
    return specifiers.map((specifier) => {
      const local = nameOf(child(specifier, 'local')) ?? ''
      const kind = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }[specifier.type]
      const imported = kind ?? nameOf(child(specifier, 'imported')) ?? local
      return { module, imported, local, declaration, specifier }
    })
  })
}

function readStyle(program: Node, text: string): Source['style'] {
  const first = list(program, 'body').find(({ type }) => type === 'ImportDeclaration') ?? program
  const written = text.slice(first.start, first.end)
  return {
    quote: written.includes("'") || !written.includes('"') ? "'" : '"',
    end: first === program || written.endsWith(';') ? ';' : '',
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    indent: /\n(\t| +)\S/.exec(text)?.[1] ?? '  ',
  }
}
