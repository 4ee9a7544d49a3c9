import { dirname, join, normalize } from 'node:path/posix'
import { addImport } from './imports.ts'
import { child, list, type Node, nameOf } from './node.ts'
import { freeName, nodesOf, type Source } from './source.ts'

/** The files below one `package.json` that name the old kit or Latchkey. */
export type App = { readonly sources: readonly Source[] }

/** Where an app creates its kit. `name` is what the file calls it. */
export type KitPlace = { readonly source: Source; readonly name: string }

/** Moves the apps of one kit. */
export type Recipe = {
  /** What its packages are called in `package.json` and imports. */
  owns(module: string): boolean
  /** Packages that are removed with them, because nothing else needs them. */
  readonly companions?: readonly string[]
  move(app: App): void
}

/** The kit that the app creates already, at the top of a file. */
export function findKit(app: App): KitPlace | undefined {
  for (const source of app.sources)
    for (const statement of list(source.program, 'body'))
      for (const { init, id } of declarators(statement))
        if (init?.type === 'CallExpression' && nameOf(child(init, 'callee')) === 'createLatchkey')
          return { source, name: nameOf(id) ?? 'kit' }
  return undefined
}

/** The variables that a statement declares. */
export function declarators(statement: Node): readonly { id?: Node | undefined; init?: Node | undefined }[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : statement
  return list(declaration, 'declarations').map((one) => ({ id: child(one, 'id'), init: child(one, 'init') }))
}

/** Makes the kit available in a file; returns its name there. */
export function kitNameIn(source: Source, kit: KitPlace): string {
  if (source === kit.source) return kit.name
  const near = source.imports.find(({ module }) => leadsTo(source.path, module, kit.source.path))
  const module = near?.module ?? relativeModule(source.path, kit.source.path)
  const known =
    source.imports.find((one) => one.module === module && one.imported === kit.name)?.local ??
    source.changes.added.find((one) => one.module === module && one.imported === kit.name)?.local
  if (known) return known
  return addImport(source, module, kit.name, { local: freeName(source, kit.name, 'latchkeyKit') })
}

/** Whether a module named in one file is another file of the app. */
export function leadsTo(from: string, module: string, to: string): boolean {
  const target = to.replace(/(\/index)?\.[cm]?[jt]sx?$/, '')
  const named = module.replace(/(\/index)?(\.[cm]?[jt]sx?)?$/, '')
  if (module.startsWith('.')) return normalize(join(dirname(from), named)) === target
  // Aliases such as `@/` and `~/`, whose folder only the bundler knows.
  const alias = /^[@~]\/(.+)$/.exec(named)?.[1]
  return alias !== undefined && (target === alias || target.endsWith(`/${alias}`))
}

function relativeModule(from: string, to: string): string {
  const source = dirname(from)
    .split('/')
    .filter((part) => part !== '.')
  const target = to.replace(/(\/index)?\.[cm]?[jt]sx?$/, '').split('/')
  while (source.length && source[0] === target[0]) {
    source.shift()
    target.shift()
  }
  return (source.length ? '../'.repeat(source.length) : './') + target.join('/')
}

/** All elements with this name, such as `Provider` or `Button.Custom`. */
export function elementsOf(source: Source, name: string): readonly Node[] {
  return nodesOf(source, 'JSXElement').filter((element) => elementName(element) === name)
}

/** The name of a JSX element, with dots. */
export function elementName(element: Node): string {
  const read = (node: Node | undefined): string =>
    node?.type === 'JSXMemberExpression'
      ? `${read(child(node, 'object'))}.${read(child(node, 'property'))}`
      : (nameOf(node) ?? '')
  return read(child(element, 'openingElement', 'name'))
}
