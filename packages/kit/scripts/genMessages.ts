import { readdir, readFile, writeFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { direction } from '../src/ui/words/locale.ts'

// Compiles messages/<language>/*.json, a file for each subject, and refuses what would be missing or wrong on a visitor's screen.
// `--check` compares with what is written instead of writing it.

const source = 'en'
const languages = [source, 'es', 'zh', 'ar'] as const
// Used where values are not at hand: the button before anything is loaded, an error by its code.
const plain = /^(button|error)\./

type Args = Map<string, string>
type Node = string | number | readonly [name: string, type?: number, detail?: unknown]

const here = new URL('..', import.meta.url)
const header = '// Written by scripts/genMessages.ts. Do not edit.\n'

/** The problems of a set of catalogues, in words; empty when there are none. */
export function problemsOf(catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] {
  const problems: string[] = []
  const base = catalogues[source] ?? {}
  for (const [language, catalogue] of Object.entries(catalogues)) {
    for (const key of Object.keys(base))
      if (!(key in catalogue)) problems.push(`${language}: "${key}" is missing`)
    for (const [key, message] of Object.entries(catalogue)) {
      const original = base[key]
      if (original === undefined) {
        problems.push(`${language}: "${key}" is not in ${source}`)
        continue
      }
      const [ours, theirs] = [describe(argsOf(message)), describe(argsOf(original))]
      if (ours !== theirs) problems.push(`${language}: "${key}" takes (${ours}), ${source} takes (${theirs})`)
      if (ours && plain.test(key)) problems.push(`${language}: "${key}" must not take arguments`)
      for (const form of missingPlurals(language, message))
        problems.push(`${language}: "${key}" lacks "${form}"`)
    }
  }
  return problems
}

/** The files that a set of catalogues compiles to, by path within the package. */
export function filesOf(
  catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Map<string, string> {
  const files = new Map<string, string>()
  const base = catalogues[source] ?? {}
  const types = Object.entries(base).map(([key, message]) => {
    const args = argsOf(message)
    return `  ${JSON.stringify(key)}: ${args.size ? `{ ${describe(args)} }` : 'undefined'}`
  })
  files.set(
    'src/ui/words/messages/keys.gen.ts',
    `${header}import type { CompiledMessage } from 'icu-minify/format'\n
/** Every message and what it must be given. */
export type MessageArgs = {\n${types.join('\n')}\n}
export type MessageKey = keyof MessageArgs
export type Messages = Readonly<Record<MessageKey, CompiledMessage>>
export type Locale = ${Object.keys(catalogues).map(quote).join(' | ')}\n`,
  )
  for (const [language, catalogue] of Object.entries(catalogues)) {
    const compiled = Object.fromEntries(
      Object.keys(base).map((key) => [key, compileFor(language, catalogue[key] ?? '')]),
    )
    files.set(
      `src/ui/words/messages/${language}.gen.ts`,
      `${header}import type { Messages } from './keys.gen.ts'\n
export const ${language}: Messages = ${JSON.stringify(compiled, null, 1)}\n`,
    )
  }
  const buttons = Object.entries(catalogues).map(([language, catalogue]) => [
    language,
    Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith('button.'))),
  ])
  files.set(
    'src/ui/words/messages/buttonMessages.gen.ts',
    `${header}import type { Locale } from './keys.gen.ts'\n
/** The few words the host's button needs before any catalogue is loaded. */
export const buttonMessages = ${JSON.stringify(Object.fromEntries(buttons), null, 1)} as const satisfies Record<Locale, unknown>\n`,
  )
  return files
}

/** A message as the runtime takes it. */
export function compileFor(language: string, message: string): CompiledMessage {
  const compiled = compile(message)
  return direction(language) === 'rtl' ? (isolate(compiled) as CompiledMessage) : compiled
}

/**
 * Isolates what is put into right-to-left text: a Latin name would otherwise
 * pull the punctuation around it to its side. Done here and not to the values,
 * because a value that only chooses between words must stay as it is.
 */
function isolate(message: unknown): unknown {
  if (!Array.isArray(message)) return message
  return message.flatMap((node: unknown) => {
    if (!Array.isArray(node)) return [node]
    const [name, type, branches] = node as [string, number?, Record<string, unknown>?]
    if (type === undefined) return ['\u2068', node, '\u2069']
    if (type < 1 || type > 3) return [node]
    const isolated = Object.entries(branches ?? {}).map(([form, branch]) => [form, isolate(branch)])
    return [[name, type, Object.fromEntries(isolated)]]
  })
}

function argsOf(message: string): Args {
  const args: Args = new Map()
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, type, detail] = node as [string, number?, Record<string, unknown>?]
    if (type === undefined) args.set(name, 'string | number')
    else if (type === 1)
      args.set(
        name,
        Object.keys(detail ?? {})
          .map(quote)
          .join(' | '),
      )
    else if (type >= 2 && type <= 4) args.set(name, 'number')
    else if (type === 5 || type === 6) args.set(name, 'Date')
    if (type === 1 || type === 2 || type === 3)
      for (const branch of Object.values(detail ?? {})) if (Array.isArray(branch)) branch.forEach(visit)
  }
  const compiled = compile(message) as string | Node[]
  if (Array.isArray(compiled)) compiled.forEach(visit)
  return args
}

function missingPlurals(language: string, message: string): string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const missing = new Set<string>()
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [, type, branches] = node as [string, number?, Record<string, unknown>?]
    if (type !== 2 || !branches) return
    for (const form of wanted) if (!(form in branches)) missing.add(form)
  }
  const compiled = compile(message) as string | Node[]
  if (Array.isArray(compiled)) compiled.forEach(visit)
  return [...missing]
}

function describe(args: Args): string {
  const pairs = [...args].sort(([a], [b]) => (a < b ? -1 : 1))
  return pairs.map(([name, type]) => `${name}: ${type}`).join('; ')
}

function quote(text: string): string {
  return `'${text}'`
}

/** All subjects of a language in one. */
export async function readCatalogue(language: string): Promise<Record<string, string>> {
  const folder = new URL(`messages/${language}/`, here)
  const catalogue: Record<string, string> = {}
  for (const name of (await readdir(folder)).toSorted())
    for (const [key, text] of Object.entries<string>(
      JSON.parse(await readFile(new URL(name, folder), 'utf8')),
    )) {
      if (key in catalogue) throw new Error(`${language}: "${key}" is in two files`)
      catalogue[key] = text
    }
  return catalogue
}

async function main(): Promise<void> {
  const catalogues: Record<string, Record<string, string>> = {}
  for (const language of languages) catalogues[language] = await readCatalogue(language)
  const problems = problemsOf(catalogues)
  const check = process.argv.includes('--check')
  if (problems.length === 0)
    for (const [path, text] of filesOf(catalogues)) {
      const file = new URL(path, here)
      if (!check) await writeFile(file, text)
      else if ((await readFile(file, 'utf8').catch(() => '')) !== text)
        problems.push(`${path} is out of date`)
    }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) await main()
