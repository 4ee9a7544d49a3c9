import { describe, expect, test } from 'vitest'
import { compileFilter, logFilter, readLogs } from './log.ts'

const [a, b] = [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`]
const address = `0x${'1'.repeat(40)}`
const log = { address, topics: [a, b] }

describe('a filter of logs', () => {
  test.each([
    [{}, true],
    [{ address }, true],
    [{ address: [] }, true],
    [{ address: [`0x${'2'.repeat(40)}`, address] }, true],
    [{ address: `0x${'2'.repeat(40)}` }, false],
    [{ topics: [] }, true],
    [{ topics: [a] }, true],
    [{ topics: [b] }, false],
    [{ topics: [null, b] }, true],
    [{ topics: [[b, a], [b]] }, true],
    [{ topics: [a.toUpperCase().replace('0X', '0x')] }, true],
    [{ topics: [a, b, null] }, false],
    [{ topics: null, address: null }, true],
  ])('behavior: %j is %s', (filter, expected) => {
    expect(compileFilter(logFilter.parse(filter))(log)).toBe(expected)
  })

  test('error: logs that are none are left out, a list that is none is thrown', () => {
    expect(readLogs([log, null, {}, { address, topics: [1] }, { address: 5, topics: [] }])).toEqual([log])
    expect(() => readLogs(null)).toThrow()
  })
})
