import { expect, test } from 'vitest'
import { coolDownAt } from './coolDown.ts'

test.each([
  [0, 0, undefined],
  [10, 5, undefined],
  [0, 1, { unit: 'seconds', count: 1 }],
  [0, 30_000, { unit: 'seconds', count: 30 }],
  [500, 30_000, { unit: 'seconds', count: 30 }],
  [0, 59_000, { unit: 'seconds', count: 59 }],
  [0, 60_000, { unit: 'minutes', count: 1 }],
  [0, 61_000, { unit: 'minutes', count: 2 }],
  [0, 3_600_000, { unit: 'minutes', count: 60 }],
])('behavior: at %i until %i', (now, until, left) => expect(coolDownAt(now, until)).toEqual(left))
