import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, checkTypes } from '../../../../scripts/checkDocs.ts'
import { type CodeKind, codeKinds, readState } from '../state.ts'
import { anyState } from '../testingStates.ts'
import { highlight } from './highlight.ts'
import { type CodeFile, writeCode } from './writeCode.ts'

const root = join(import.meta.dirname, '../../../..')
const states = process.env.EXHAUSTIVE ? 200 : 4

/** Where the file of the script tag is checked, next to the sources of what it imports. */
const scriptModule = '../../../../../packages/kit/src/exports/script/kit.tsx'

/** The TypeScript in a file to copy: all of it, or what is between its script tags. */
function scriptOf({ language, name, text }: CodeFile): { name: string; language: string; code: string }[] {
  // The plugin that it imports is checked where templates are built.
  if (name === 'vite.config.ts') return []
  if (language === 'tsx' || language === 'ts') return [{ name, language, code: text }]
  const [, code] = /<script (?:lang="ts"|type="module")>\n(.*?)<\/script>/s.exec(text) ?? []
  // A script tag whose attributes say everything has no code of its own.
  if (!code) return []
  const module = code.replace("'/latchkey/latchkey-kit.js'", `'${scriptModule}'`)
  return [{ name: name.replace(/\.\w+$/, 'Script.ts'), language: 'ts', code: module }]
}

test('property: the code of any state type-checks in every framework', { timeout: 300_000 }, async () => {
  const checked = new Map<CodeKind, Set<number>>(codeKinds.map((kind) => [kind, new Set()]))
  const blocks: Block[] = fc.sample(anyState, { numRuns: states, seed: 7 }).flatMap((state, index) =>
    codeKinds.flatMap((kind) =>
      writeCode(state, kind).flatMap((file) =>
        scriptOf(file).map(({ code, language, name }) => {
          checked.get(kind)?.add(index)
          // The first line names the file, so that the others of a state can import it.
          return { file: `state${index}/${kind}`, line: 1, language, code: `// ${name}\n${code}` }
        }),
      ),
    ),
  )
  expect(await checkTypes(root, blocks, '.cache/playground')).toEqual([])
  const { script, ...others } = Object.fromEntries([...checked].map(([kind, { size }]) => [kind, size]))
  expect(new Set(Object.values(others))).toEqual(new Set([states]))
  expect(script).toBeGreaterThan(states / 2)
  const each = [...checked].map(([kind, { size }]) => `${kind} ${size}`)
  process.stdout.write(`${states} states type-check, in ${blocks.length} files: ${each.join(', ')}\n`)
})

test('property: no text of a state ends the script that it is in', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const [{ text } = { text: '' }] = writeCode(state, 'script')
      expect(text.match(/<\/script/g)?.length).toBe(1)
      expect(text.match(/<script/g)?.length).toBe(1)
    }),
  )
})

test('property: highlighted code is the code', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      for (const { text } of writeCode(state))
        expect(
          highlight(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
    }),
    { numRuns: 50 },
  )
})

test('behavior: a script tag has attributes where they say everything', () => {
  const [file] = writeCode(readState('theme.mode=dark&features.send=false&networks=base'), 'script')
  expect(file?.text).toContain('<latchkey-button networks="8453" theme="dark" off="send"></latchkey-button>')
  const [other] = writeCode(readState('theme.radius=none'), 'script')
  expect(other?.text).toContain("from '/latchkey/latchkey-kit.js'")
})

test('behavior: the code of the first state is the quick start', () => {
  const [file] = writeCode(readState(''), 'react')
  expect(file?.text).toContain(
    'const kit = createLatchkey({ drivers: [evm({ networks: [mainnet, base] })] })',
  )
})
