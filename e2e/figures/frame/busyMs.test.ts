import { expect, test } from 'vitest'
import { busyMs } from './busyMs.ts'

test.each<[string, [number, number][], number]>([
  ['no waits', [], 10],
  [
    'one after the other',
    [
      [1, 3],
      [5, 6],
    ],
    7,
  ],
  [
    'in any order',
    [
      [5, 6],
      [1, 3],
    ],
    7,
  ],
  [
    'overlapping',
    [
      [1, 5],
      [3, 7],
    ],
    4,
  ],
  [
    'one within the other',
    [
      [1, 7],
      [3, 4],
    ],
    4,
  ],
])('behavior: waits are left out: %s', (_, waits, busy) =>
  expect(busyMs({ started: 0, ended: 10, waits })).toBe(busy),
)
