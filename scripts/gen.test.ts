import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findStale } from './gen.ts'

const root = mkdtempSync(join(tmpdir(), 'gen-'))
const folder = join(root, 'packages/a')
mkdirSync(folder, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

test('behavior: finds changed and new files and restores them', async () => {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('same.gen.ts', '1')
  write('changed.gen.ts', '1')
  write('source.ts', '1')
  const stale = await findStale(root, async () => {
    write('same.gen.ts', '1')
    write('changed.gen.ts', '2')
    write('new.gen.ts', '2')
  })
  expect(stale).toEqual(['packages/a/changed.gen.ts', 'packages/a/new.gen.ts'])
  expect(readdirSync(folder).sort()).toEqual(['changed.gen.ts', 'same.gen.ts', 'source.ts'])
  expect(readFileSync(join(folder, 'changed.gen.ts'), 'utf8')).toBe('1')
})

test('behavior: finds nothing if the generator’s output is up to date', async () => {
  expect(await findStale(root, async () => {})).toEqual([])
})
