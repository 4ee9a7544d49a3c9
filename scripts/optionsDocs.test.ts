import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDeadLinks } from './checkDocs.ts'
import { files } from './files.ts'
import { readRows } from './readRows.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The keys of an exported type of `core/options.ts`. */
function keysOf(type: string): string[] {
  const [, body = ''] =
    new RegExp(`^export type ${type} = \\{\n(.*?)^\\}`, 'ms').exec(
      read('packages/kit/src/core/options.ts'),
    ) ?? []
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key = '']) => key).sort()
}

test.each([
  ['Options', 'The kit'],
  ['Features', 'Features'],
  ['WalletOptions', 'Wallets'],
])('behavior: the page of options has every one of %s, and no other', (type, heading) => {
  const documented = readRows(read('docs/guides/options.md'), heading).map(([name = '']) =>
    name.replaceAll('`', ''),
  )
  expect(documented.length).toBeGreaterThan(3)
  expect(documented.sort()).toEqual(keysOf(type))
})

test('behavior: the index leads to every page of the docs', () => {
  const index = read('docs/README.md')
  const pages = files(root, ['docs/**/*.md']).filter((page) => page !== 'docs/README.md')
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((page) => !index.includes(`(${page.slice('docs/'.length)})`))).toEqual([])
  expect(findDeadLinks(root, 'docs/README.md', index)).toEqual([])
})
