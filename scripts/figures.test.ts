import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatFigure, keepsGoal, measureArea } from './figures.ts'

const folder = mkdtempSync(join(tmpdir(), 'figures-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('behavior: prints each figure and stores all of them', async () => {
  writeFileSync(
    join(folder, 'size.ts'),
    `export default async function measure(report: (figure: object) => void) {
      report({ name: 'before a click', value: 12.4, unit: 'kB', goal: { op: '<=', value: 15 } })
      report({ name: 'requests', value: 2, unit: 'requests', goal: { op: '=', value: 0 }, note: 'fonts' })
      report({ name: 'views', value: 18, unit: 'views' })
    }`,
  )
  const lines: string[] = []
  await measureArea(join(folder, 'size.ts'), join(folder, 'out'), (line) => lines.push(line))
  expect(lines).toEqual([
    'before a click: 12.4 kB (goal <= 15) ok',
    'requests: 2 requests (goal = 0) short | fonts',
    'views: 18 views',
  ])
  const written = JSON.parse(readFileSync(join(folder, 'out/size.json'), 'utf8'))
  expect(written).toEqual([
    { name: 'before a click', value: 12.4, unit: 'kB', goal: { op: '<=', value: 15 }, ok: true },
    { name: 'requests', value: 2, unit: 'requests', goal: { op: '=', value: 0 }, note: 'fonts', ok: false },
    { name: 'views', value: 18, unit: 'views', ok: true },
  ])
})

test('error: a module that measures nothing fails', async () => {
  writeFileSync(join(folder, 'empty.ts'), 'export default async () => {}')
  await expect(measureArea(join(folder, 'empty.ts'), folder, () => {})).rejects.toThrow('reported no figures')
})

test('behavior: a value exactly at its goal meets it', () => {
  const figure = (op: '<=' | '>=' | '=', value: number) => ({
    name: 'a',
    value,
    unit: 'ms',
    goal: { op, value: 10 },
  })
  expect([9, 10, 11].map((value) => keepsGoal(figure('<=', value)))).toEqual([true, true, false])
  expect([9, 10, 11].map((value) => keepsGoal(figure('>=', value)))).toEqual([false, true, true])
  expect([9, 10, 11].map((value) => keepsGoal(figure('=', value)))).toEqual([false, true, false])
  expect(keepsGoal({ name: 'a', value: Number.NaN, unit: 'ms', goal: { op: '<=', value: 10 } })).toBe(false)
  expect(formatFigure({ name: 'a', value: 1, unit: 's' })).toBe('a: 1 s')
})
