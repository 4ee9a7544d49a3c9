import { expect, test } from 'vitest'
import { groupByMonth } from './groupByMonth.ts'
import { transactionAt } from './testing.ts'

test('behavior: by year, then by month, newest first [3.22c, 4.31b]', () => {
  const days = ['2026-03-20T10:00:00', '2026-03-02T10:00:00', '2026-01-05T10:00:00', '2025-03-09T10:00:00']
  const groups = groupByMonth(days.map((day) => transactionAt(day)))
  expect(
    groups.map(({ year, months }) => [
      year,
      months.map((one) => [one.month, one.transactions.map(({ id }) => id)]),
    ]),
  ).toEqual([
    [
      2026,
      [
        [2, ['2026-03-20T10:00:00', '2026-03-02T10:00:00']],
        [0, ['2026-01-05T10:00:00']],
      ],
    ],
    [2025, [[2, ['2025-03-09T10:00:00']]]],
  ])
})

test('behavior: nothing has no groups', () => {
  expect(groupByMonth([])).toEqual([])
})

test('property: every transaction is in exactly one month, in the order it came', () => {
  const start = Date.UTC(2026, 5, 1)
  const all = Array.from({ length: 2_000 }, (_, index) =>
    transactionAt(new Date(start - index * 37_000_000).toISOString()),
  )
  const flat = groupByMonth(all).flatMap(({ months }) => months.flatMap(({ transactions }) => transactions))
  expect(flat).toEqual(all)
})
