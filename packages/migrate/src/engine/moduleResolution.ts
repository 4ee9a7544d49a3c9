import { parseSync } from 'oxc-parser'
import { child, list, type Node, properties, stringOf } from './node.ts'

const before = '('

/**
 * The text of a `tsconfig.json` that resolves the `exports` of packages, which Latchkey's entries
 * need: TypeScript's old `node` does not know them, and `bundler` is what bundlers do.
 */
export function resolveExports(text: string): string {
  const { program, errors } = parseSync('tsconfig.ts', `${before}${text}\n)`)
  const expression = child(list(program as unknown as Node, 'body')[0], 'expression')
  const root = expression?.type === 'ParenthesizedExpression' ? child(expression, 'expression') : expression
  const options = properties(child(properties(root).get('compilerOptions'), 'value'))
  const resolution = child(options.get('moduleResolution'), 'value')
  const module = stringOf(child(options.get('module'), 'value')) ?? ''
  const isOld = /^node(10)?$/i.test(stringOf(resolution) ?? '')
  // Only these go together with `bundler`.
  if (errors.length || !resolution || !isOld || !/^(es(20|next|6)|preserve)/i.test(module)) return text
  const from = resolution.start - before.length
  return `${text.slice(0, from)}"bundler"${text.slice(resolution.end - before.length)}`
}
