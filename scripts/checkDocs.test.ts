import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkTypes, findDeadLinks, findLooseFigures, readBlocks } from './checkDocs.ts'

const root = join(import.meta.dirname, '..')
const folder = '.cache/docs-test'
const site = mkdtempSync(join(tmpdir(), 'docs-'))
afterAll(() => {
  rmSync(site, { recursive: true })
  rmSync(join(root, folder), { recursive: true, force: true })
})

const page = (...lines: string[]) => lines.join('\n')

test('behavior: reads the blocks of a page with their lines and languages', () => {
  const markdown = page(
    '# A',
    '```ts',
    'a',
    '',
    'b',
    '```',
    'text',
    '```',
    'plain',
    '```',
    '````md',
    '```ts',
    '```',
    '````',
  )
  expect(readBlocks('a.md', markdown)).toEqual([
    { file: 'a.md', line: 2, language: 'ts', code: 'a\n\nb\n' },
    { file: 'a.md', line: 8, language: '', code: 'plain\n' },
    { file: 'a.md', line: 11, language: 'md', code: '```ts\n```\n' },
  ])
})

test('behavior: a page with correct blocks has no problems', async () => {
  const markdown = page(
    '```ts',
    '// kit.ts',
    "import { createLatchkey } from 'latchkey'",
    "import { evm, mainnet } from 'latchkey/evm'",
    '',
    'export const kit = createLatchkey({ drivers: [evm({ networks: [mainnet] })] })',
    '```',
    '```tsx',
    "import { ConnectButton, LatchkeyProvider } from 'latchkey/react'",
    "import { kit } from './kit'",
    '',
    'export const app = <LatchkeyProvider kit={kit}><ConnectButton /></LatchkeyProvider>',
    '```',
  )
  expect(await checkTypes(root, readBlocks('good.md', markdown), folder)).toEqual([])
}, 60_000)

test('error: a wrong block is reported with its page and line', async () => {
  const markdown = page(
    'Text',
    '```ts',
    "import { createLatchkey } from 'latchkey'",
    '',
    "createLatchkey({ drivers: [], theme: { mode: 'dim' } })",
    '```',
    '```ts',
    "export { startAnvil } from '@latchkey/chains/evm/testingNode'",
    '```',
    '```ts',
    '// a.ts',
    'const unused = 1',
    '```',
    '```ts',
    '// a.ts',
    '```',
  )
  const problems = await checkTypes(root, readBlocks('bad.md', markdown), folder)
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['bad.md:14', 'bad.md:5', 'bad.md:8'])
  expect(problems.map(({ text }) => text).join('\n')).toMatch(
    /second block.*a\.ts[\s\S]*"dim"[\s\S]*Cannot find module/,
  )
}, 60_000)

test('behavior: finds broken links, images and anchors', () => {
  mkdirSync(join(site, 'docs'))
  writeFileSync(join(site, 'docs/there.md'), '# The `one` title, here\n\n<a id="own"></a>\n')
  const markdown = page(
    '# Start here',
    '[ok](there.md) [ok](there.md#the-one-title-here) [ok](there.md#own) [ok](#start-here) [ok](../docs)',
    '[ok](https://example.com/x) [ok](mailto:a@example.com)',
    '[bad](gone.md) ![bad](images/gone.png) [bad](there.md#gone) [bad](#gone) <img src="gone.svg">',
    '```md',
    '[code](gone.md)',
    '```',
  )
  const problems = findDeadLinks(site, 'docs/a.md', markdown)
  expect(problems.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '4 Nothing at gone.md',
    '4 Nothing at images/gone.png',
    '4 Nothing at there.md#gone',
    '4 Nothing at #gone',
    '4 Nothing at gone.svg',
  ])
})

test('behavior: a size or a time needs the command that measures it in its section', () => {
  const markdown = page(
    '# A',
    'at most 15 kB',
    '## B',
    'within 100 ms',
    '',
    'See `pnpm figures kit`.',
    '## C',
    'about 1.5 MB, 12 s',
    '## D',
    '7 ms, printed by `pnpm migrate:journeys`',
  )
  expect(findLooseFigures('a.md', markdown).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 "15 kB" stands where no command that measures is named',
    '8 "1.5 MB" stands where no command that measures is named',
  ])
})
