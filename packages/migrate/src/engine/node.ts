/** A node of the syntax tree (ESTree). Its fields are read with the functions below. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** The node at a path of keys, if there is one. */
export function child(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  let found: unknown = node
  for (const key of keys) found = isNode(found) ? found[key] : undefined
  return isNode(found) ? found : undefined
}

/** The nodes of a list, without the holes of an array pattern. */
export function list(node: Node | undefined, key: string): readonly Node[] {
  const found = node?.[key]
  return Array.isArray(found) ? found.filter(isNode) : []
}

/** The name of an identifier, also in JSX, or the text of a string. */
export function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name as string
  return stringOf(node)
}

/** The value of a string literal. */
export function stringOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** The expression inside parentheses and type assertions. */
export function bare(node: Node | undefined): Node | undefined {
  const wraps = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']
  return node && wraps.includes(node.type) ? bare(child(node, 'expression')) : node
}

/** Visits a node and everything below it, in the order of the text. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    if (isNode(value)) walk(value, visit, node)
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) walk(item, visit, node)
  }
}

/** The properties of an object literal, by name. Spreads and computed keys have none. */
export function properties(node: Node | undefined): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>()
  for (const property of list(node, 'properties')) {
    const name = property.computed ? undefined : nameOf(child(property, 'key'))
    if (property.type === 'Property' && name) found.set(name, property)
  }
  return found
}

/** The attributes of a JSX element, by name. */
export function attributes(element: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>()
  for (const attribute of list(child(element, 'openingElement'), 'attributes')) {
    const name = nameOf(child(attribute, 'name'))
    if (name) found.set(name, attribute)
  }
  return found
}

/** The value of a JSX attribute: a string, or the expression in braces. */
export function attributeValue(attribute: Node | undefined): Node | undefined {
  const value = child(attribute, 'value')
  return value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : value
}
