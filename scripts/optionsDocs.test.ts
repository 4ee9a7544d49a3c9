import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flags } from '../packages/kit/src/features/early.ts'
import { languages } from '../packages/protocol/src/languages.ts'
import { findDeadLinks } from './checkDocs.ts'
import { files } from './files.ts'
import { readRows } from './readRows.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The keys of an exported type of `core/config/options.ts`. */
function keysOf(type: string): string[] {
  const [, body = ''] =
    new RegExp(`^export type ${type} = \\{\n(.*?)^\\}`, 'ms').exec(
      read('packages/kit/src/core/config/options.ts'),
    ) ?? []
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key = '']) => key).sort()
}

test.each([
  ['The kit', keysOf('Options')],
  ['Features', Object.keys(flags).sort()],
  ['Wallets', keysOf('WalletOptions')],
])('behavior: the page of options has every one under %s, and no other', (heading, keys) => {
  const documented = readRows(read('docs/guides/options.md'), heading).map(([name = '']) =>
    name.replaceAll('`', ''),
  )
  expect(documented.length).toBeGreaterThan(3)
  expect(documented.sort()).toEqual(keys)
})

test('behavior: the table of languages has every one, and says which are drafts', () => {
  const documented = readRows(read('docs/guides/theme-and-language.md'), 'Language')
  const expected = Object.entries(languages).map(([tag, { name, isReviewed }]) => [
    `\`${tag}\``,
    name,
    isReviewed ? 'reviewed' : 'draft',
  ])
  expect(documented).toEqual(expected)
})

test('behavior: the index links to every page of the docs', () => {
  const index = read('docs/README.md')
  const pages = files(root, ['docs/**/*.md']).filter((page) => page !== 'docs/README.md')
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((page) => !index.includes(`(${page.slice('docs/'.length)})`))).toEqual([])
  expect(findDeadLinks(root, 'docs/README.md', index)).toEqual([])
})
