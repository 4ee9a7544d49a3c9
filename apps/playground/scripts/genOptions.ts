import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OptionInfo } from '../src/options/option.ts'

// Reads every option of `createLatchkey` from its type, so that a new one cannot be forgotten here.

const kit = join(import.meta.dirname, '../../../packages/kit')
const read = (path: string) => readFileSync(join(kit, 'src', path), 'utf8')
const optionsFile = read('core/config/options.ts')

type Member = { name: string; type: string; comment: string }

/** The members of an exported object type. Its file is formatted, so that each is one line. */
function membersOf(code: string, head: string): Member[] {
  const start = code.indexOf(head)
  if (start < 0) throw new Error(`The kit has no "${head}".`)
  const body = code.slice(start + head.length, code.indexOf('\n}', start))
  const members = [
    ...body.matchAll(/(?:^ {2}\/\*\*((?:(?!\*\/).)*)\*\/\n)?^ {2}(?:readonly )?(\w+)\??: ([^\n]+)$/gms),
  ].map(([, comment = '', name = '', rest = '']) => ({ comment, name, type: rest.split('\n')[0] ?? '' }))
  const expected = body.split('\n').filter((line) => /^ {2}(?:readonly )?\w+\??: /.test(line)).length
  if (members.length !== expected || expected === 0) throw new Error(`"${head}" could not be read.`)
  return members
}

const groups: Readonly<Record<string, () => Member[]>> = {
  Metadata: () => membersOf(read('core/config/metadata.ts'), 'export type Metadata = {'),
  Features: () =>
    membersOf(read('features/early.ts'), 'export const flags = {').map((flag) => ({
      ...flag,
      type: 'boolean',
    })),
  WalletOptions: () => membersOf(optionsFile, 'export type WalletOptions = {'),
  Theme: () => membersOf(optionsFile, 'export type Theme = {'),
  Trusted: () => membersOf(optionsFile, 'export type Trusted = {'),
}

/** Values of types that are computed elsewhere. */
const named: Readonly<Record<string, () => string[]>> = {
  ConnectorGroup: () =>
    [
      ...(/connectorGroups = \[(.*?)\]/s.exec(read('core/wallets/connectorGroups.ts'))?.[1] ?? '').matchAll(
        /'(\w+)'/g,
      ),
    ].map(([, value = '']) => value),
  AccountAction: () =>
    readdirSync(join(kit, 'src/features')).flatMap((name) => {
      const code = name.includes('.') ? '' : readFeature(name)
      return [...code.matchAll(/^ {2}action: '(\w+)'/gm)].map(([, value = '']) => value)
    }),
  LocaleTag: () => readdirSync(join(kit, 'messages')).filter((name) => /^[a-z]{2}/.test(name)),
}

function readFeature(name: string): string {
  try {
    return read(`features/${name}/feature.tsx`)
  } catch {
    return ''
  }
}

function describe(path: string, { comment, type: whole }: Member): OptionInfo[] {
  const type = whole.replace(/ \| undefined$/, '')
  const group = groups[type]
  if (group) return group().flatMap((member) => describe(`${path}.${member.name}`, member))
  const text = comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [about = '', standard] = text.split(/ ?@default /)
  const plain = about.replaceAll(/\{@link (?:\w+\.)?(\w+)\}/g, '$1').replaceAll('`', '')
  const info = { path, about: plain, ...(standard && { standard: standard.replaceAll(/^'|'$/g, '') }) }
  const list = /^readonly (\w+)\[\]$/.exec(type)?.[1]
  if (/^'[\w-]+'(?: \| '[\w-]+')+$/.test(type))
    return [{ ...info, kind: 'choice', values: type.split(' | ').map((value) => value.slice(1, -1)) }]
  if (type === 'boolean') return [{ ...info, kind: 'switch' }]
  if (type === 'string') return [{ ...info, kind: 'text' }]
  if (list === 'string') return [{ ...info, kind: 'list' }]
  if (list && named[list]) return [{ ...info, kind: 'order', values: named[list]() }]
  if (named[type]) return [{ ...info, kind: 'choice', values: named[type]() }]
  return [{ ...info, kind: 'code' }]
}

const options = membersOf(optionsFile, 'export type Options = {').flatMap((member) =>
  describe(member.name, member),
)
writeFileSync(
  new URL('../src/options/options.gen.ts', import.meta.url),
  [
    '// Written by scripts/genOptions.ts. Do not edit.\n',
    "import type { OptionInfo } from './option.ts'\n\n",
    `export const options: readonly OptionInfo[] = ${JSON.stringify(options, null, 2)}\n`,
  ].join(''),
)
