import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { featureFootprint } from './featureFootprint.ts'

const root = mkdtempSync(join(tmpdir(), 'latchkey-footprint-'))
afterAll(() => rmSync(root, { recursive: true }))
const tree = {
  'packages/kit/src/features/swap/swap.ts': 'export const swap = 1',
  'apps/server/src/features/swap/swap.ts': 'export const swap = 1',
  'packages/protocol/src/http/swap.ts': 'export const swapQuotes = 1',
  'packages/kit/src/views.tsx': "// swap\nconst SwapView = 1\nconst swapper = 2\nconst path = '/v1/swaps'",
  'packages/kit/src/core/options.ts': '/** What a swap costs. */\nconst swapped = canSwap',
  'packages/kit/src/core/options.test.ts': 'swap()',
  'packages/kit/messages/en/swap.json': '{ "swap": "Swap" }',
  'packages/kit/src/ui/messages.gen.ts': 'swap',
  'apps/server/src/features.ts':
    "import { swap } from './features/swap/swap.ts'\nexport const features = [\n  swap,\n]",
  'apps/server/src/testing/start.ts': 'swap()',
}
for (const [path, text] of Object.entries(tree)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('behavior: a feature is looked for in code outside its own folders', () => {
  expect(featureFootprint(root, 'swap')).toEqual([
    { path: 'apps/server/src/features.ts', lines: 2 },
    { path: 'packages/kit/src/core/options.ts', lines: 1 },
    { path: 'packages/kit/src/views.tsx', lines: 2 },
  ])
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
