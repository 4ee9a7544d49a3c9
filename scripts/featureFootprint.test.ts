import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { featureFootprint, tooWide } from './featureFootprint.ts'

const root = mkdtempSync(join(tmpdir(), 'latchkey-footprint-'))
afterAll(() => rmSync(root, { recursive: true }))
const tree = {
  'packages/kit/src/features/swap/feature.tsx': `export type SwapFeature = {
  views: { Swap: undefined; SwapReview: undefined }
  events: { SWAP_SUCCESS: { token: string } }
}
export const swap = { needs: { flag: 'swaps' } }`,
  'packages/kit/src/features/list.tsx': "import { swap } from './swap/feature.tsx'",
  'packages/kit/src/features/early.ts': 'export const flags = {\n  swaps: {},\n  sends: {},\n}',
  'packages/kit/src/features/send/feature.tsx': "const other = { name: 'SwapTokens' }",
  'packages/kit/src/core/openModal.ts': "// 'Swapped'\nopen('SwapReview')\nemit('SWAP_SUCCESS')",
  'packages/kit/src/core/openModal.test.ts': "open('Swap')",
  'packages/kit/src/ui/messages.gen.ts': "'Swap'",
  'apps/server/src/features/swap/swap.ts': "import '@latchkey/protocol/http/swap'",
  'apps/server/src/features/wide/wide.ts': 'export {}',
  'apps/server/src/features.ts': "export { swap } from './features/swap/swap.ts'",
  'apps/server/src/chains/evm/swap/route.ts': "import '../../../features/swap/swap.ts'",
  'apps/server/src/vendors/vendor.ts': "import type {} from '@latchkey/protocol/http/swap'",
  'apps/server/src/vendors/swapped.ts': "import '../features/swapped/swap.ts'",
  'packages/protocol/src/http/swap.ts': 'export const swapQuotes = 1',
}
for (const [path, text] of Object.entries(tree)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('behavior: finds files outside its own folders that import it or name what it declares', () => {
  expect(featureFootprint(root, 'swap')).toEqual([
    { path: 'apps/server/src/features.ts', lines: 1 },
    { path: 'apps/server/src/vendors/vendor.ts', lines: 1 },
    { path: 'packages/kit/src/core/openModal.ts', lines: 2 },
    { path: 'packages/kit/src/features/early.ts', lines: 1 },
    { path: 'packages/kit/src/features/list.tsx', lines: 1 },
  ])
})

test('error: a new feature may be named in three files, and an older one in no more than before', () => {
  expect(tooWide(root, {})).toEqual([expect.stringContaining('swap may be named in 3 files')])
  expect(tooWide(root, { swap: 4 })).toEqual([
    expect.stringContaining('not 5:\n  apps/server/src/features.ts'),
  ])
  expect(tooWide(root, { swap: 5 })).toEqual([])
})

test('error: more files than the limit fail', () => {
  const script = join(import.meta.dirname, 'featureFootprint.ts')
  const run = (limit: string) =>
    spawnSync(process.execPath, [script, 'rpc', '--limit', limit], { encoding: 'utf8' })
  expect(run('1000')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('apps/server/src/features.ts'),
  })
  expect(run('0')).toMatchObject({ status: 1, stderr: expect.stringContaining('in 0 files') })
})
