import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { direction } from '../../protocol/src/direction.ts'
import { languageTags } from '../../protocol/src/languages.ts'

// Compiles messages/<language>/*.json, a file for each subject, and refuses what would be missing or wrong on a visitor's screen.

const source = 'en'
// Used where values are not at hand: the button before anything is loaded, an error by its code.
const plain = /^(button|error)\./

/** What the first view says, which is drawn before a catalogue is loaded. */
const firstKeys = [
  'a11y.close',
  'a11y.help',
  'a11y.newTab',
  'allWallets.list',
  'badge.connected',
  'badge.installed',
  'badge.qr',
  'badge.recent',
  'branding.poweredBy',
  'connect.allWallets',
  'connect.logins',
  'connect.noWallet',
  'connect.title',
  'connect.walletCount',
]

/** What the connector `embedded()` says, which only apps that use it load; some of it is in the app's own bundle. */
const ownPrefix = 'embedded.'
const ownFirstPrefix = 'embedded.first.'
/** What the connector `legal()` says, which is in the app's own bundle. */
const legalPrefix = 'legal.'

type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>
type Args = Map<string, string>
type Node = string | number | readonly [name: string, type?: number, detail?: unknown]

const here = new URL('..', import.meta.url)
const header = '// Written by scripts/genMessages.ts. Do not edit.\n'

/** The problems of a set of catalogues, in words; empty when there are none. */
export function problemsOf(catalogues: Catalogues): string[] {
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

/**
 * The files that a set of catalogues compiles to, by path within the package. A language is in
 * parts, each loaded when it is needed:
 *
 * - what buttons say, with that of all other languages: a button has no time for two requests
 * - `first`, plain texts: what is drawn before React is there
 * - what `sources` name, and the rest: `later`
 *
 * Of English, which is there before anything is loaded, each has its own file.
 */
export function filesOf(all: Catalogues, sources = ''): Map<string, string> {
  const files = new Map<string, string>()
  const words = 'src/ui/words/messages'
  const isOwn = (key: string) => key.startsWith(ownPrefix)
  const isOwnFirst = (key: string) => key.startsWith(ownFirstPrefix)
  const isOwnLater = (key: string) => isOwn(key) && !isOwnFirst(key)
  const isLegal = (key: string) => key.startsWith(legalPrefix)
  const isButton = (key: string) => key.startsWith('button.')
  const isFirst = (key: string) => firstKeys.includes(key)
  const catalogues = pick(all, (key) => !isOwn(key) && !isLegal(key))
  const isEarly = createIsEarly(sources)
  const { [source]: base = {}, ...others } = catalogues
  const own = all[source] ?? {}
  files.set(
    `${words}/keys.gen.ts`,
    `${keysFile(catalogues)}export type Messages = Readonly<Record<MessageKey, CompiledMessage>>
/** Messages of the embedded wallet. */
export type EmbeddedArgs = {\n${typesOf(choose(own, isOwn))}\n}
/** Messages of \`legal()\`. */
export type LegalArgs = {\n${typesOf(choose(own, isLegal))}\n}\n`,
  )
  files.set(
    'src/core/config/locales.gen.ts',
    `${header}import type { Locale } from '../../ui/words/messages/keys.gen.ts'\n
/** Every language of the modal. */
export const locales: readonly Locale[] = ${JSON.stringify(Object.keys(catalogues))}\n`,
  )
  const plainFile = (path: string, about: string, texts: unknown) =>
    files.set(path, `${header}\n/** ${about} */\nexport default ${JSON.stringify(texts, null, 1)} as const\n`)
  // What legal() puts into its texts are links, which need no isolation.
  const plain = (language: string, texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        isFirst(key) ? textOf(compileFor(language, text)) : text,
      ]),
    )
  const firstFile = (path: string, about: string, fits: (key: string) => boolean) =>
    plainFile(path, about, plain(source, choose(own, fits)))

  firstFile(`${words}/en.buttons.gen.ts`, 'What buttons say.', isButton)
  firstFile(`${words}/en.first.gen.ts`, 'What the first view says.', isFirst)
  firstFile(
    'src/features/embedded/firstWords.gen.ts',
    'What is said before the wallet is loaded.',
    isOwnFirst,
  )
  firstFile('src/features/legal/legalWords.gen.ts', 'What the box says.', isLegal)
  files.set(
    'src/features/embedded/laterWords.gen.ts',
    languageFile(source, choose(own, isOwnLater), '../../ui/words/messages/keys.gen.ts'),
  )
  files.set(`${words}/en.gen.ts`, languageFile(source, choose(base, isEarly)))
  files.set(
    `${words}/en.later.gen.ts`,
    languageFile(
      source,
      choose(base, (key) => !isEarly(key)),
    ),
  )

  const buttons = Object.keys(others).map((language) => [
    language,
    closeTexts(language, plain(language, choose(all[language] ?? {}, isButton))),
  ])
  plainFile(
    `${words}/otherButtons.gen.ts`,
    'What buttons say in the other languages.',
    Object.fromEntries(buttons),
  )
  for (const [language, catalogue] of Object.entries(others)) {
    const whole = all[language] ?? {}
    plainFile(
      `${words}/${language}.first.gen.ts`,
      'What is said before React is there, with the names of values in braces.',
      plain(
        language,
        choose(whole, (key) => isFirst(key) || isOwnFirst(key) || isLegal(key)),
      ),
    )
    const early = { ...choose(catalogue, isEarly), ...choose(whole, isOwnLater) }
    files.set(`${words}/${language}.gen.ts`, languageFile(language, early))
    files.set(
      `${words}/${language}.later.gen.ts`,
      languageFile(
        language,
        choose(catalogue, (key) => !isEarly(key)),
      ),
    )
  }
  const table = (name: string, type: string, part: string) =>
    `export const ${name} = {\n${Object.keys(others)
      .map((language) => `  '${language}': () => import('./${language}${part}.gen.ts'),`)
      .join('\n')}\n} satisfies Table<${type}>\n`
  files.set(
    `${words}/others.gen.ts`,
    `${header}import type { Catalogue, Locale } from './keys.gen.ts'

type Table<Texts> = Readonly<Record<Exclude<Locale, '${source}'>, () => Promise<{ readonly default: Texts }>>>

/** The parts of other languages. */
${table('first', 'Readonly<Record<string, string>>', '.first')}${table('early', 'Catalogue', '')}${table('later', 'Catalogue', '.later')}`,
  )
  return files
}

/**
 * Buttons are on pages of any direction. On one from left to right, the dots after a text from right
 * to left would be drawn before its first word, unless a mark of that direction follows them.
 */
function closeTexts(language: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  const close = (text: string) => (/\p{L}$/u.test(text) ? text : `${text}\u200f`)
  return direction(language) === 'rtl'
    ? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, close(text)]))
    : { ...texts }
}

/** The messages whose key fits. */
function choose(
  catalogue: Readonly<Record<string, string>>,
  fits: (key: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => fits(key)))
}

/** The catalogues with only the messages whose key fits. */
export function pick(catalogues: Catalogues, fits: (key: string) => boolean): Catalogues {
  return Object.fromEntries(
    Object.entries(catalogues).map(([language, catalogue]) => [language, choose(catalogue, fits)]),
  )
}

/** The types of messages, for whatever says them. */
export function keysFile(catalogues: Catalogues): string {
  return `${header}import type { CompiledMessage } from 'icu-minify/format'\n
/** Every message and what it must be given. */
export type MessageArgs = {\n${typesOf(catalogues[source] ?? {})}\n}
export type MessageKey = keyof MessageArgs
/** A part of a language. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>
export type Locale = ${Object.keys(catalogues).map(quote).join(' | ')}\n`
}

/** What each message must be given, a line for each. */
export function typesOf(messages: Readonly<Record<string, string>>): string {
  const types = Object.entries(messages).map(([key, message]) => {
    const args = argsOf(message)
    return `  ${JSON.stringify(key)}: ${args.size ? `{ ${describe(args)} }` : 'undefined'}`
  })
  return types.join('\n')
}

/** Messages of a language, compiled. */
export function languageFile(
  language: string,
  catalogue: Readonly<Record<string, string>>,
  keys = './keys.gen.ts',
): string {
  const compiled = Object.entries(catalogue).map(([key, message]) => [key, compileFor(language, message)])
  return `${header}import type { Catalogue } from '${keys}'\n
const catalogue: Catalogue = ${JSON.stringify(Object.fromEntries(compiled), null, 1)}
export default catalogue\n`
}

/** Whether sources name a message: by its key, or by the beginning of one, as in `badge.${badge}`. */
function createIsEarly(sources: string): (key: string) => boolean {
  const beginnings = [...sources.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  return (key) =>
    sources.includes(`'${key}'`) ||
    (!ofMoney.test(key) && beginnings.some((beginning) => key.startsWith(beginning)))
}

/** Errors that only views of transfers and swaps show, although their codes are not known in advance. */
const ofMoney = /^error\.(?:send|swap|token|name)\//

/** The sources of what can be shown before the other features are loaded. */
async function readEarlySources(): Promise<string> {
  const seen = new Map<string, string>()
  const read = async (file: URL): Promise<void> => {
    if (seen.has(file.href) || file.pathname.endsWith('/features/list.tsx')) return
    seen.set(file.href, '')
    const text = await readFile(file, 'utf8')
    seen.set(file.href, text)
    for (const [, path = ''] of text.matchAll(
      /(?:^(?:import|export|\}) [^;]*?from |import\()'(\.[^']*\.tsx?)'/gm,
    ))
      if (!path.endsWith('.gen.ts')) await read(new URL(path, file))
  }
  await read(new URL('src/views.tsx', here))
  return [...seen.values()].join('\n')
}

/** A message without choices, with the names of its values in braces. */
function textOf(message: CompiledMessage): string {
  if (typeof message === 'string') return message
  return (message as unknown as readonly Node[])
    .map((node) => {
      if (!Array.isArray(node)) return String(node)
      if (node.length > 1) throw new Error(`"${JSON.stringify(message)}" is too much for the first view`)
      return `{${node[0]}}`
    })
    .join('')
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
export async function readCatalogue(language: string, root = here): Promise<Record<string, string>> {
  const folder = new URL(`messages/${language}/`, root)
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

/**
 * Writes what the catalogues of a package compile to, unless something is missing or wrong.
 * `--check` compares with what is written instead.
 */
export async function generate(
  root: URL,
  compileAll: (catalogues: Record<string, Record<string, string>>) => Map<string, string>,
  ofPackage: readonly string[] = languageTags,
): Promise<void> {
  const catalogues: Record<string, Record<string, string>> = {}
  for (const language of ofPackage) catalogues[language] = await readCatalogue(language, root)
  const problems = problemsOf(catalogues)
  const check = process.argv.includes('--check')
  if (problems.length === 0)
    for (const [path, text] of compileAll(catalogues)) {
      const file = new URL(path, root)
      if (!check) {
        await mkdir(new URL('.', file), { recursive: true })
        await writeFile(file, text)
      } else if ((await readFile(file, 'utf8').catch(() => '')) !== text)
        problems.push(`${path} is out of date`)
    }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) {
  const sources = await readEarlySources()
  await generate(here, (catalogues) => filesOf(catalogues, sources))
}
