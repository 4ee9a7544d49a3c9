import { describe, expect, test } from 'vitest'
import {
  addTallies,
  emptyTally,
  filesToRetry,
  outputReason,
  playwrightReasons,
  playwrightTimes,
  tallyPlaywright,
  tallyRun,
  tallyVitest,
  vitestReasons,
  vitestTimes,
  withRetry,
} from './tally.ts'

test('behavior: counts a vitest report', () => {
  const tally = tallyVitest({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          { fullName: 'two', status: 'failed' },
          { fullName: 'three', status: 'pending' },
          { fullName: 'four', status: 'todo' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      { name: 'hook.test.ts', status: 'failed', assertionResults: [{ fullName: 'five', status: 'passed' }] },
    ],
  })
  expect(tally).toEqual({
    passed: 2,
    failed: ['a.test.ts > two', 'broken.test.ts', 'hook.test.ts'],
    skipped: ['a.test.ts > three', 'a.test.ts > four'],
    flaky: [],
  })
})

describe('behavior: files that failed are tried once more', () => {
  const file = (name: string, status: string) => ({
    name,
    status,
    assertionResults: [{ fullName: 'one', status }],
  })
  const first = { testResults: [file('a.test.ts', 'passed'), file('b.test.ts', 'failed')] }
  const stray = { file: 'a.test.ts', message: 'Error: read ECONNRESET' }

  test('behavior: a stray error fails the run and names its file', () => {
    expect(tallyVitest(first, [stray]).failed).toEqual([
      'b.test.ts > one',
      'outside any test, in a.test.ts: Error: read ECONNRESET',
    ])
  })
  test('behavior: each file once', () => {
    expect(filesToRetry(first, [])).toEqual(['b.test.ts'])
    expect(filesToRetry(first, [stray, stray])).toEqual(['b.test.ts', 'a.test.ts'])
  })
  test('behavior: an error without a file cannot be retried', () => {
    expect(filesToRetry(first, [{ file: undefined, message: 'a worker died' }])).toBeUndefined()
  })
  test('behavior: the result of a retry replaces only that of its files', () => {
    const both = withRetry(first, { testResults: [file('b.test.ts', 'passed')] })
    expect(tallyVitest(both)).toEqual({ ...emptyTally(), passed: 2 })
    expect(tallyVitest(withRetry(first, { testResults: [] })).failed).toEqual(['b.test.ts > one'])
  })
})

test('behavior: counts a Playwright report, including nested suites and projects', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: statuses.map((status, index) => ({ projectName: index ? 'rtl' : '', status })),
  })
  const tally = tallyPlaywright({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected', 'unexpected')],
        suites: [{ title: 'inner', specs: [spec('two', 'flaky'), spec('three', 'skipped')] }],
      },
    ],
    errors: [{ message: 'server did not start\nstack' }],
  })
  expect(tally).toEqual({
    passed: 2,
    failed: ['[rtl] a.spec.ts:3 > one', 'outside any test: server did not start'],
    skipped: ['a.spec.ts:3 > three'],
    flaky: ['a.spec.ts:3 > two'],
  })
})

describe('behavior: a bad run is never counted as a good one', () => {
  const good = () => ({ ...emptyTally(), passed: 3 })
  test('behavior: adds nothing to a successful run', () => {
    expect(tallyRun('tests', 0, good())).toEqual(good())
  })
  test('error: no report', () => {
    expect(tallyRun('tests', -1, undefined).failed).toEqual(['tests: no report (exit code -1)'])
    expect(tallyRun('tests', 0, undefined).failed).toEqual(['tests: no report (exit code 0)'])
  })
  test('error: exit code without a failing test', () => {
    expect(tallyRun('tests', 1, good()).failed).toEqual(['tests: exit code 1'])
  })
  test('error: ran nothing', () => {
    expect(tallyRun('tests', 0, emptyTally()).failed).toEqual(['tests: ran nothing'])
  })
  test('behavior: does not count a failing test twice', () => {
    expect(tallyRun('tests', 1, { ...good(), failed: ['a'] }).failed).toEqual(['a'])
  })
})

test('behavior: sums', () => {
  const one = { passed: 1, failed: ['a'], skipped: [], flaky: ['c'] }
  const two = { passed: 2, failed: [], skipped: ['b'], flaky: [] }
  expect(addTallies([one, two])).toEqual({ passed: 3, failed: ['a'], skipped: ['b'], flaky: ['c'] })
})

test('behavior: the reasons of failures are named as the tests, on one line without colours', () => {
  const failed = {
    fullName: 'one',
    status: 'failed',
    failureMessages: ['\u001b[31mError:\u001b[39m not equal\n  at x', 'second try'],
  }
  const passed = { fullName: 'two', status: 'passed', failureMessages: [] }
  const file = (name: string, message: string, assertionResults: (typeof failed)[]) => ({
    name,
    status: 'failed',
    message,
    assertionResults,
  })
  const vitest = vitestReasons({
    testResults: [file('a.test.ts', '', [failed, passed]), file('b.test.ts', `x${'y'.repeat(1_000)}`, [])],
  })
  expect(vitest).toEqual(
    new Map([
      ['a.test.ts > one', 'Error: not equal at x'],
      ['b.test.ts', `x${'y'.repeat(399)}…`],
    ]),
  )
  const results = [{ error: { message: 'Error: closed\nstack' } }, {}]
  const tests = [{ projectName: 'rtl', status: 'flaky', results }]
  const specs = [{ title: 'one', file: 'a.spec.ts', line: 3, tests }]
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'inner', specs }] }]
  expect(playwrightReasons({ suites, errors: [] })).toEqual(
    new Map([['[rtl] a.spec.ts:3 > one', 'Error: closed stack']]),
  )
})

test('behavior: the output of a command that failed is its reason: lines that name a failure, or else the last', () => {
  expect(outputReason('a: ok\n\u001b[31mb: 3 runs short\u001b[0m\n\nc: ok\n')).toBe('b: 3 runs short')
  expect(outputReason('one\ntwo\n')).toBe('one | two')
})

test('behavior: files are timed: those of vitest from end to end, those of Playwright by their tests', () => {
  const testResults = [
    { name: '/a.test.ts', status: 'passed', startTime: 1_000, endTime: 3_500, assertionResults: [] },
  ]
  expect([...vitestTimes({ testResults })]).toEqual([['/a.test.ts', 2.5]])
  const test = (...durations: number[]) => ({
    projectName: '',
    status: 'expected',
    results: durations.map((duration) => ({ duration })),
  })
  const spec = { title: '', file: 'b.spec.ts', line: 1 }
  const inner = { title: '', specs: [{ ...spec, tests: [test(3_000)] }] }
  const suites = [{ title: '', specs: [{ ...spec, tests: [test(500, 1_000)] }], suites: [inner] }]
  expect([...playwrightTimes({ suites, errors: [] })]).toEqual([['b.spec.ts', 4.5]])
})
