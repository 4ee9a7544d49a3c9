import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Comment, type Program, parseSync } from 'oxc-parser'
import type { MadePage } from './errorPages.ts'

type Declared = {
  name: string
  kind: 'function' | 'component' | 'value' | 'type'
  doc: string
  code: string
  file: string
}
type Module = { program: Program; comments: readonly Comment[]; text: string; file: string }
type Statement = Program['body'][number]

/** What each entry of the package is for, in the order of the pages. Families follow. */
const entries: readonly [entry: string, title: string, about: string][] = [
  ['.', 'latchkey', 'The kit, its state and its actions. Imports no React.'],
  ['./react', 'latchkey/react', 'The provider, buttons and hooks for React 18.3 and 19.'],
  ['./mount', 'latchkey/mount', 'Adds the modal to a page without React code.'],
  ['./element', 'latchkey/element', 'The element `<latchkey-button>`, for any framework.'],
  ['./siwx', 'latchkey/siwx', 'Signs visitors in with their wallet.'],
  ['./wagmi', 'latchkey/wagmi', 'The connector for wagmi.'],
  ['./walletconnect', 'latchkey/walletconnect', 'Wallets on other devices.'],
  ['./embedded', 'latchkey/embedded', 'The embedded wallet: logins without a wallet of their own.'],
  ['./base-account', 'latchkey/base-account', 'Base Account.'],
  ['./farcaster', 'latchkey/farcaster', 'The wallet of a Farcaster client.'],
  ['./safe', 'latchkey/safe', 'The Safe around a Safe App.'],
  ['./multichain', 'latchkey/multichain', 'Extensions that serve several chain families.'],
  ['./legal', 'latchkey/legal', 'Terms that visitors accept first.'],
  ['./testing', 'latchkey/testing', 'Test wallets, for the page and for unit tests.'],
  ['./testing/playwright', 'latchkey/testing/playwright', 'Test wallets for Playwright.'],
]

/** A page for each entry of the package, from the declarations and comments of its sources. */
export async function apiPages(root: string, base: string): Promise<MadePage[]> {
  const kit = join(root, 'packages/kit')
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  const sourceOf = (entry: string) => (exports[entry] as Record<string, string>)['@latchkey/source'] as string
  const known = new Set(entries.map(([entry]) => entry))
  // An entry that was added since has no words of its own yet.
  const others = Object.keys(exports)
    .filter((entry) => !known.has(entry) && !entry.includes('*') && entry !== './package.json')
    .map((entry): (typeof entries)[number] => [entry, entry.replace('./', 'latchkey/'), ''])
  const families = readdirSync(join(kit, 'src/exports/families'), { withFileTypes: true })
    .filter((file) => file.name.endsWith('.ts'))
    .map(({ name }) => name.replace('.ts', ''))

  const pages = [...entries, ...others]
    .filter(([entry]) => exports[entry])
    .map(([entry, title, about]) => pageOf(title, about, join(kit, sourceOf(entry)), base))
  for (const family of families) {
    const about = `The driver of the chain family, and its networks.`
    pages.push(pageOf(`latchkey/${family}`, about, join(kit, `src/exports/families/${family}.ts`), base))
  }
  return pages.filter((page) => page !== undefined)
}

function pageOf(title: string, about: string, file: string, base: string): MadePage | undefined {
  const declared = [...exportsOf(file).values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  if (declared.length === 0) return undefined
  const of = (kind: Declared['kind']) => declared.filter((one) => one.kind === kind)
  const generated = declared.filter(({ file, kind }) => kind === 'value' && file.endsWith('networks.gen.ts'))
  const values = of('value').filter((one) => !generated.includes(one))
  const parts = [
    about,
    `\`\`\`ts\nimport { … } from '${title}'\n\`\`\``.replace('{ … }', importOf(declared)),
    chapter('Components', of('component')),
    chapter(title.endsWith('react') ? 'Hooks and functions' : 'Functions', of('function')),
    chapter('Values', values),
    generated.length > 0 &&
      `## Networks\n\n${generated.map(({ name }) => `\`${name}\``).join(', ')}. [Networks](${base}guides/networks/) tells how to add others.`,
    chapter('Types', of('type')),
  ]
  const slug = `reference/${title.replace('latchkey/', '').replaceAll('/', '-')}`
  return {
    slug: title === 'latchkey' ? 'reference/latchkey' : slug,
    title,
    description: `${about} Reference of ${title}.`.trim(),
    body: parts.filter(Boolean).join('\n\n'),
  }
}

function importOf(declared: readonly Declared[]): string {
  const order = ['component', 'function', 'value', 'type']
  const first = declared.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0] as Declared
  return `{ ${first.kind === 'type' ? 'type ' : ''}${first.name} }`
}

function chapter(title: string, declared: readonly Declared[]): string | false {
  if (declared.length === 0) return false
  const parts = declared.map(({ code, doc, name }) =>
    [`### ${name}`, '```ts', code, '```', toMarkdown(doc)].join('\n').trim(),
  )
  return `## ${title}\n\n${parts.join('\n\n')}`
}

/** A TSDoc comment as Markdown. */
export function toMarkdown(doc: string): string {
  const lines = doc.split('\n')
  const made: string[] = []
  let example = false
  const close = () => {
    if (example) made.push('```')
    example = false
  }
  for (const line of lines) {
    const [, tag, rest = ''] = /^@(\w+)\s*(.*)$/.exec(line) ?? []
    if (tag) close()
    if (tag === 'example') {
      made.push('', '```ts')
      example = true
      if (rest) made.push(rest)
    } else if (tag === 'default') made.push('', `Default: ${rest}`)
    else if (tag) made.push('', `${tag}: ${rest}`)
    else made.push(example ? line : escapeHtml(line.replace(/\{@link ([\w.]+)\}/g, '`$1`')))
  }
  close()
  return made.join('\n').trim()
}

function escapeHtml(text: string): string {
  return text.replace(/(`[^`]*`)|</g, (_, code?: string) => code ?? '&lt;')
}

const modules = new Map<string, Module>()

function read(file: string): Module {
  const found = modules.get(file)
  if (found) return found
  const text = readFileSync(file, 'utf8')
  const { comments, program } = parseSync(file, text)
  const module = { program, comments, text, file }
  modules.set(file, module)
  return module
}

/** Every name that a module exports, with where it is declared. */
function exportsOf(file: string): Map<string, Declared> {
  const module = read(file)
  const found = new Map<string, Declared>()
  for (const statement of module.program.body) {
    if (statement.type === 'ExportAllDeclaration') {
      const target = resolve(file, statement.source.value)
      if (target) for (const [name, one] of exportsOf(target)) found.set(name, one)
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (statement.declaration) {
      for (const name of namesOf(statement.declaration as Statement)) {
        const before = found.get(name)
        const declared = declare(module, name, statement)
        // A namespace of types belongs to the function of its name.
        if (before) before.code += `\n\n${declared.code}`
        else found.set(name, declared)
      }
      continue
    }
    for (const { local, exported } of statement.specifiers) {
      const name = 'name' in exported ? exported.name : exported.value
      const inner = 'name' in local ? local.name : local.value
      const target = statement.source ? resolve(file, statement.source.value) : imported(module, inner)
      const one = target && exportsOf(target).get(inner)
      if (one) found.set(name, { ...one, name })
    }
  }
  return found
}

function imported({ file, program }: Module, name: string): string | undefined {
  for (const statement of program.body)
    if (
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some(({ local }) => local.name === name)
    )
      return resolve(file, statement.source.value)
  return undefined
}

function resolve(from: string, specifier: string): string | undefined {
  const [, name, rest] = /^@latchkey\/(\w+)\/(.+)$/.exec(specifier) ?? []
  if (!name && !specifier.startsWith('.')) return undefined
  const path = name
    ? join(import.meta.dirname, '../../../../packages', name, 'src', rest as string)
    : join(dirname(from), specifier)
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  )
}

function namesOf(declaration: Statement): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  const id = 'id' in declaration ? declaration.id : undefined
  return id && 'name' in id ? [id.name] : []
}

function declare(
  module: Module,
  name: string,
  statement: Statement & { type: 'ExportNamedDeclaration' },
): Declared {
  const { file, text } = module
  const declaration = statement.declaration as Statement
  const doc = docBefore(module, statement.start)
  const whole = text.slice(declaration.start, declaration.end)
  if (declaration.type === 'FunctionDeclaration') {
    const end = declaration.body ? declaration.body.start : declaration.end
    const isComponent = /^[A-Z]/.test(name) && file.endsWith('.tsx')
    const code = text.slice(declaration.start, end).trim()
    return { name, kind: isComponent ? 'component' : 'function', doc, code, file }
  }
  if (declaration.type === 'VariableDeclaration') {
    const [first] = declaration.declarations
    const type = first && 'typeAnnotation' in first.id ? first.id.typeAnnotation : undefined
    const known = type && text.slice(type.start, type.end)
    const isFunction = first?.init?.type === 'ArrowFunctionExpression'
    const arrow = isFunction && first.init?.type === 'ArrowFunctionExpression' ? first.init : undefined
    const shape =
      known ??
      (arrow
        ? ` ${text
            .slice(arrow.start, arrow.body.start)
            .replace(/=>\s*$/, '')
            .trim()}`
        : '')
    const code = `const ${name}${shape}`
    return { name, kind: isFunction ? 'function' : 'value', doc, code, file }
  }
  if (declaration.type === 'ClassDeclaration') {
    const code = whole
      .replace(/\) \{[\s\S]*?\n {2}\}/g, ')')
      .replace(/(get \w+\(\): \w+) \{[\s\S]*?\n {2}\}/g, '$1')
    return { name, kind: 'value', doc, code, file }
  }
  return { name, kind: 'type', doc, code: whole, file }
}

/** The text of the comment that ends right before a place. */
function docBefore({ comments, text }: Module, start: number): string {
  const found = comments.find(({ end, type, value }) => {
    return type === 'Block' && value.startsWith('*') && text.slice(end, start).trim() === '' && end <= start
  })
  return (found?.value ?? '')
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
}
