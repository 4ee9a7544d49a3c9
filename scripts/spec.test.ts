import { expect, test } from 'vitest'
import { cover, readCitations, readItems } from './spec.ts'

const ids = (code: string) => readCitations('a.test.tsx', code).map(({ id }) => id)

test('behavior: reads item numbers with their section and words', () => {
  const markdown =
    '# Index\n\n## 4. Time\n\n- **4.01** Status\n- **4.02** Start\n- no item\n\n## 10. More\n\n- **10.01** Last'
  expect(readItems(markdown)).toEqual([
    { id: '4.01', section: '4', text: 'Status' },
    { id: '4.02', section: '4', text: 'Start' },
    { id: '10.01', section: '10', text: 'Last' },
  ])
})

test('behavior: finds one item, several in one pair, and several pairs', () => {
  expect(ids("test('behavior: one [4.36]', () => {})")).toEqual(['4.36'])
  expect(ids("it('behavior: two [4.14, 4.16]', () => {})")).toEqual(['4.14', '4.16'])
  expect(ids("describe('both [1.01] and [1.02]', () => {})")).toEqual(['1.01', '1.02'])
})

test('behavior: reads titles of tables, templates, sums and chained forms', () => {
  expect(ids("test.each([['x']])('behavior: %s [2.01]', () => {})")).toEqual(['2.01'])
  expect(ids("describe.for(rows)('rows [2.02]', () => {})")).toEqual(['2.02'])
  expect(ids('test.each`a`("tagged [2.03]", () => {})')).toEqual(['2.03'])
  expect(ids('for (const x of y) test(`behavior: ${x} and ${y} [2.04]`, () => {})')).toEqual(['2.04'])
  expect(ids("test('a long title ' + 'in two parts [2.05]', () => {})")).toEqual(['2.05'])
  expect(ids("test.describe('e2e [2.06]', () => {})")).toEqual(['2.06'])
  expect(ids("test.concurrent.each([1])('both [2.07]', () => {})")).toEqual(['2.07'])
})

test('behavior: ignores tests that are off, other calls and other strings', () => {
  expect(ids("test.skip('off [2.01]', () => {})")).toEqual([])
  expect(ids("test.todo('later [2.01]')")).toEqual([])
  expect(ids("test.describe.fixme('broken [2.01]', () => {})")).toEqual([])
  expect(ids("test('a', async () => { await test.step('part [2.01]', f) })")).toEqual([])
  expect(ids("log('[2.01]'); const a = '[2.01]' // test('[2.01]')")).toEqual([])
  expect(ids("test('parses [a, b] and [] and [12]', () => {})")).toEqual([])
})

test('behavior: survives JSX in test files', () => {
  expect(ids("test('renders [2.15]', () => render(<p>test('[9.01]')</p>))")).toEqual(['2.15'])
})

test('error: a number that is no item is reported with its place', () => {
  const items = readItems('- **4.01** Status\n- **4.02** Start')
  const code =
    "\ntest('a [4.01]', f)\ntest('b [4.01, 4.99]', f)\ntest('c [4.1]', f)\ntest('d [4.01-4.02]', f)"
  const { items: counted, unknown } = cover(items, readCitations('a.test.ts', code))
  expect(counted.map(({ id, tests }) => [id, tests])).toEqual([
    ['4.01', 2],
    ['4.02', 0],
  ])
  expect(unknown).toEqual([
    { id: '4.99', file: 'a.test.ts', line: 3 },
    { id: '4.1', file: 'a.test.ts', line: 4 },
    { id: '4.01-4.02', file: 'a.test.ts', line: 5 },
  ])
})
