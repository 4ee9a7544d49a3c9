import { expect, test } from 'vitest'
import { cover, readCitations, readDeviations, readItems, sort } from './spec.ts'

const ids = (code: string) => readCitations('a.test.tsx', code).map(({ id }) => id)

test('behavior: reads items in bold, and their parts, with what they depend on', () => {
  const markdown =
    '# Index\n\n## 4. Time\n\n- **4.01** Status\n- 4.02 Start\n  - **4.02a** Early (at once)\n  - **4.02b** Late (waits for: Pay)\n- no item\n\n## 10. More\n\n- **10.01** Last'
  expect(readItems(markdown)).toEqual([
    { id: '4.01', section: '4', text: 'Status' },
    { id: '4.02a', section: '4', text: 'Early (at once)' },
    { id: '4.02b', section: '4', text: 'Late', waitsFor: 'Pay' },
    { id: '10.01', section: '10', text: 'Last' },
  ])
})

test('behavior: reads the items in the table of deviations', () => {
  const markdown = '| Item | By the letter |\n|---|---|\n| 3.14, 5.26 | As in 9.01 |\n| 8.16a-b | Text |'
  expect(readDeviations(markdown)).toEqual(['3.14', '5.26', '8.16a', '8.16b'])
})

test('behavior: finds one item, several in one pair of brackets, and several pairs', () => {
  expect(ids("test('behavior: one [4.36]', () => {})")).toEqual(['4.36'])
  expect(ids("it('behavior: two [4.14, 4.16]', () => {})")).toEqual(['4.14', '4.16'])
  expect(ids("describe('both [1.01] and [1.02]', () => {})")).toEqual(['1.01', '1.02'])
  expect(ids("it('behavior: a part, a range [4.14b, 8.16a-c, 8.18aa]', () => {})")).toEqual([
    '4.14b',
    '8.16a',
    '8.16b',
    '8.16c',
    '8.18aa',
  ])
})

test('behavior: reads titles in tables, templates, concatenations and chained calls', () => {
  expect(ids("test.each([['x']])('behavior: %s [2.01]', () => {})")).toEqual(['2.01'])
  expect(ids("describe.for(rows)('rows [2.02]', () => {})")).toEqual(['2.02'])
  expect(ids('test.each`a`("tagged [2.03]", () => {})')).toEqual(['2.03'])
  expect(ids('for (const x of y) test(`behavior: ${x} and ${y} [2.04]`, () => {})')).toEqual(['2.04'])
  expect(ids("test('a long title ' + 'in two parts [2.05]', () => {})")).toEqual(['2.05'])
  expect(ids("test.describe('e2e [2.06]', () => {})")).toEqual(['2.06'])
  expect(ids("test.concurrent.each([1])('both [2.07]', () => {})")).toEqual(['2.07'])
})

test('behavior: ignores skipped tests, other calls and other strings', () => {
  expect(ids("test.skip('off [2.01]', () => {})")).toEqual([])
  expect(ids("test.todo('later [2.01]')")).toEqual([])
  expect(ids("test.describe.fixme('broken [2.01]', () => {})")).toEqual([])
  expect(ids("test('a', async () => { await test.step('part [2.01]', f) })")).toEqual([])
  expect(ids("log('[2.01]'); const a = '[2.01]' // test('[2.01]')")).toEqual([])
  expect(ids("test('parses [a, b] and [] and [12]', () => {})")).toEqual([])
})

test('behavior: parses JSX in test files', () => {
  expect(ids("test('renders [2.15]', () => render(<p>test('[9.01]')</p>))")).toEqual(['2.15'])
})

const index = readItems(
  '- **4.01** Status\n- **4.02** Start\n- 4.03 End\n  - **4.03a** Now\n  - **4.03b** Later\n- **4.04** Paid (waits for: Pay)',
)

test('error: an unknown item is reported with its location', () => {
  const code =
    "\ntest('a [4.01]', f)\ntest('b [4.01, 4.99]', f)\ntest('c [4.1]', f)\ntest('d [4.01-4.02]', f)"
  const { items: counted, wrong } = cover(index, readCitations('a.test.ts', code), [])
  expect(counted.slice(0, 2).map(({ id, tests }) => [id, tests])).toEqual([
    ['4.01', 2],
    ['4.02', 0],
  ])
  const reason = 'is no item'
  expect(wrong).toEqual([
    { id: '4.99', file: 'a.test.ts', line: 3, reason },
    { id: '4.1', file: 'a.test.ts', line: 4, reason },
    { id: '4.01-4.02', file: 'a.test.ts', line: 5, reason },
  ])
})

test('error: an item with parts must not be cited as a whole, and a waiting item not at all', () => {
  const code = "test('a [4.03]', f); test('b [4.03b]', f); test('c [4.04]', f); test('d [4.03c]', f)"
  const { wrong } = cover(index, readCitations('a.test.ts', code), [])
  expect(wrong.map(({ id, reason }) => `${id} ${reason}`)).toEqual([
    '4.03 has parts: name one of 4.03a 4.03b',
    '4.04 waits for Pay',
    '4.03c is no item',
  ])
})

test('behavior: separates uncovered items from those that are cited, waiting or deviations', () => {
  const code = "test('a [4.01]', f); test('b [4.03b]', f)"
  const all = (deviations: string[]) => {
    const { items } = cover(index, readCitations('a.test.ts', code), deviations)
    const sorted = Object.entries(sort(items))
    return Object.fromEntries(sorted.map(([name, list]) => [name, list.map(({ id }) => id)]))
  }
  const cited = ['4.01', '4.03b']
  const waiting = ['4.04']
  expect(all([])).toEqual({ cited, waiting, deviating: [], none: ['4.02', '4.03a'] })
  expect(all(['4.03'])).toEqual({ cited, waiting, deviating: ['4.03a'], none: ['4.02'] })
  expect(all(['4.02', '4.03a'])).toEqual({ cited, waiting, deviating: ['4.02', '4.03a'], none: [] })
})
