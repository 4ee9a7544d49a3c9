import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { breakArea, formatFaults } from './faults.ts'

const folder = mkdtempSync(join(tmpdir(), 'faults-'))
afterAll(() => rmSync(folder, { recursive: true }))

const kept = { fault: 'a kill', requests: 1_200, failures: 0, lost: 0, ok: true, note: 'p99 9 ms' }
const broken = { fault: 'a flood', requests: 7, failures: 2, lost: 1, ok: false, note: '2 × 503' }

test('behavior: prints each fault as it finishes and stores all of them', async () => {
  writeFileSync(
    join(folder, 'area.ts'),
    `export default async function run(report: (fault: object) => void, wanted: string[]) {
      report(${JSON.stringify(kept)})
      if (wanted.includes('more')) report(${JSON.stringify(broken)})
    }`,
  )
  const lines: string[] = []
  const faults = await breakArea(join(folder, 'area.ts'), join(folder, 'out'), ['more'], (line) =>
    lines.push(line),
  )
  expect(faults).toEqual([kept, broken])
  expect(lines).toEqual([
    'a kill: p99 9 ms; 1200 requests, 0 failed, 0 writes lost … ok',
    'a flood: 2 × 503; 7 requests, 2 failed, 1 writes lost … short',
  ])
  expect(JSON.parse(readFileSync(join(folder, 'out/faults-area.json'), 'utf8'))).toEqual([kept, broken])
})

test('behavior: aligns the columns of the table', () => {
  expect(formatFaults([kept, broken])).toMatchInlineSnapshot(`
    "fault    requests  failures  lost writes         note
    a kill       1200         0            0  ok     p99 9 ms
    a flood         7         2            1  short  2 × 503"
  `)
})

test('error: a module that reports no faults fails', async () => {
  writeFileSync(join(folder, 'empty.ts'), 'export default async () => {}')
  await expect(breakArea(join(folder, 'empty.ts'), folder, [], () => {})).rejects.toThrow(
    'reported no faults',
  )
})
