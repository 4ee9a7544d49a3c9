import { bare, child, list, type Node, nameOf } from './node.ts'
import { nodesOf, type Source } from './source.ts'

/** Follows the names of variables, and `useMemo`, to the value. */
export function resolve(source: Source, value: Node | undefined, depth = 5): Node | undefined {
  const inner = bare(value)
  if (!inner || depth === 0) return inner
  if (inner.type === 'Identifier') {
    const found = nodesOf(source, 'VariableDeclarator').filter(
      (one) => nameOf(child(one, 'id')) === inner.name,
    )
    return found.length === 1 ? resolve(source, child(found[0], 'init'), depth - 1) : inner
  }
  const callee = child(inner, 'callee')
  if (
    inner.type === 'CallExpression' &&
    (nameOf(callee) ?? nameOf(child(callee, 'property'))) === 'useMemo'
  ) {
    const body = child(list(inner, 'arguments')[0], 'body')
    return body?.type === 'BlockStatement' ? inner : resolve(source, body, depth - 1)
  }
  return inner
}
