import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRows } from '../../scripts/readRows.ts'
import { lies } from './lies.ts'

const security = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')

test('behavior: the table of what a server may tell the kit has a row for every lie, and a lie for every row', () => {
  const documented = readRows(security, 'What a server may tell the kit').map(([row]) => row)
  expect(documented.toSorted()).toEqual([...new Set(lies.map(({ row }) => row))].toSorted())
  const names = lies.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(60)
})
