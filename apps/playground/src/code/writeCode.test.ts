import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, checkTypes } from '../../../../scripts/checkDocs.ts'
import { codeKinds, readState } from '../state.ts'
import { anyState } from '../testingStates.ts'
import { highlight } from './highlight.ts'
import { writeCode } from './writeCode.ts'

const root = join(import.meta.dirname, '../../../..')
const states = process.env.EXHAUSTIVE ? 200 : 4

// TypeScript alone cannot read these, and the repository does not have the plugin.
const notChecked = ['vite.config.ts']

test('property: the code of any state type-checks in every framework', { timeout: 300_000 }, async () => {
  const blocks: Block[] = fc.sample(anyState, { numRuns: states, seed: 7 }).flatMap((state, index) =>
    codeKinds.flatMap((kind) =>
      writeCode(state, kind).flatMap(({ language, name, text }) => {
        const isCode = (language === 'tsx' || language === 'ts') && !notChecked.includes(name)
        // The first line names the file, so that the others of a state can import it.
        const code = `// ${name}\n${text}`
        return isCode ? [{ file: `state${index}/${kind}`, line: 1, language, code }] : []
      }),
    ),
  )
  expect(blocks.length).toBeGreaterThan(states * 5)
  expect(await checkTypes(root, blocks, '.cache/playground')).toEqual([])
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
