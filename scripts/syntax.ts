import { parseSync } from 'oxc-parser'

/** A node of the syntax tree, loosely typed: the checks use few kinds. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Parses TypeScript or TSX, depending on the file name. Throws on syntax errors. */
export function parse(name: string, code: string): Node {
  const { program, errors } = parseSync(name, code)
  const error = errors.find(({ severity }) => severity === 'Error')
  if (error) throw new Error(`${name}: ${error.message}`)
  return program as unknown as Node
}

/** This node and all of its descendants, parents first, each with its ancestors. */
export function* walk(node: Node, parents: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, parents]
  const below = [...parents, node]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, below)
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** The literal text of a string, a template or a concatenation; computed parts become a gap. */
export function literalText(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type === 'TemplateLiteral')
    return (node.quasis as Node[]).map((part) => (part.value as { cooked: string }).cooked).join('…')
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return literalText(node.left) + literalText(node.right)
  return ''
}

export function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length
}
