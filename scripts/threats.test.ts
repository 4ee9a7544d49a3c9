import { expect, test } from 'vitest'
import { formatVerdicts, isOk, judge, playwrightResults, readThreats, threatsOf } from './threats.ts'

const table = `
| # | Threat | Defence |
|---|---|---|
| 14 | Codes are guessed | counted first |
| 22 | A server swaps the wallet | pinned |
`

test('behavior: the rows of the table are the threats', () => {
  expect(readThreats(table)).toEqual([
    { id: 14, name: 'Codes are guessed' },
    { id: 22, name: 'A server swaps the wallet' },
  ])
})

test('behavior: a title can name several threats', () => {
  expect(threatsOf('behavior: 5 of 10,000 guesses are compared (threat 14)')).toEqual([14])
  expect(threatsOf('behavior: an old vault is refused (threats 22, 24) [9.20]')).toEqual([22, 24])
  expect(threatsOf('behavior: no threat')).toEqual([])
})

test('behavior: a threat is ok if it has tests and all of them passed', () => {
  const { unknown, verdicts } = judge(readThreats(table), [
    { title: 'a (threat 14)', passed: true, sizes: ['10,000 guesses'] },
    { title: 'b (threat 14)', passed: false, sizes: ['10,000 guesses', '5 links'] },
    { title: 'c (threat 99)', passed: true, sizes: [] },
  ])
  expect(verdicts.map(isOk)).toEqual([false, false])
  expect(unknown).toHaveLength(1)
  expect(formatVerdicts(verdicts)).toBe(
    [
      '14  Codes are guessed            2 tests  short  10,000 guesses, 5 links',
      '22  A server swaps the wallet    0 tests  short',
      '2 threats, 2 short',
    ].join('\n'),
  )
})

test('behavior: journeys count in every browser, with the sizes that they name', () => {
  const tests = [
    { projectName: '', status: 'expected', annotations: [{ type: 'size', description: '30 sinks' }] },
    { projectName: '', status: 'unexpected' },
  ]
  const specs = [{ title: 'a (threat 32)', file: 'a.spec.ts', line: 1, tests }]
  const report = { suites: [{ title: '', specs: [], suites: [{ title: '', specs }] }], errors: [] }
  expect(playwrightResults(report)).toEqual([
    { title: 'a (threat 32)', passed: true, sizes: ['30 sinks'] },
    { title: 'a (threat 32)', passed: false, sizes: [] },
  ])
})
