import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chainFamilies } from '../packages/chains/scripts/chainFamilies.ts'
import { chainFootprint, overLimit } from './chainFootprint.ts'

const root = mkdtempSync(join(tmpdir(), 'latchkey-footprint-'))
afterAll(() => rmSync(root, { recursive: true }))
const tree = {
  'packages/chains/src/tezos/index.ts': "namespace: 'xtz'",
  'packages/kit/src/exports/families/tezos.ts': 'tezos',
  'packages/kit/src/exports/families.gen.ts': 'tezos',
  'packages/kit/src/core/pick.ts': "// tezos\nif (network === 'xtz:main') useTezosNode()\nconst xtzed = 1",
  'packages/kit/src/core/pick.test.ts': 'tezos',
  'packages/kit/src/core/testing.ts': 'tezos',
  'e2e/world/serveTezos.ts': 'tezos',
  'e2e/host.ts': 'addTezosWallet()\nconst tezos = 1',
  'apps/server/src/cors.ts': 'tezos',
}
for (const [path, text] of Object.entries(tree)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const found = chainFootprint(root, 'tezos', 'xtz')

test('behavior: counts lines outside its own files that contain the name or the namespace', () => {
  expect(found).toEqual([
    { path: 'apps/server/src/cors.ts', part: 'the server', lines: 1 },
    { path: 'e2e/host.ts', part: 'the example and journeys', lines: 2 },
    { path: 'packages/kit/src/core/pick.ts', part: 'the kit', lines: 1 },
  ])
})

test('error: more lines or files than the limit are reported, and lines of the server apart', () => {
  expect(overLimit('tezos', found)).toBeUndefined()
  const file = (path: string, lines: number) => ({ path, part: 'the kit' as const, lines })
  expect(overLimit('tezos', [...found, file('a', 4)])).toContain('7 lines in 3 files, and 1 lines')
  const many = ['a', 'b', 'c', 'd', 'e'].map((path) => file(path, 1))
  expect(overLimit('tezos', many)).toContain('5 lines in 5 files')
  expect(overLimit('tezos', many.slice(1))).toBeUndefined()
  const inServer = { path: 'b', part: 'the server', lines: 6 } as const
  expect(overLimit('tezos', [inServer])).toBeUndefined()
  expect(overLimit('tezos', [...found, inServer])).toContain('7 lines of the server')
})

test('behavior: the families are the folders with a driver', () => {
  expect(chainFamilies()).toEqual(expect.arrayContaining(['evm', 'solana']))
})
