import { expect, test } from 'vitest'
import { createKitCode } from '../../vault/kitCode.ts'
import { kitGroups, pickGroups, readTyped } from './kitGroups.ts'

test('behavior: a code is shown in groups of four', () => {
  expect(kitGroups('0123456789ABCDEFGHJKMNPQRS')).toEqual([
    '0123',
    '4567',
    '89AB',
    'CDEF',
    'GHJK',
    'MNPQ',
    'RS',
  ])
  const code = createKitCode()
  expect(kitGroups(code).join('')).toBe(code)
})

test('property: two different whole groups are asked for, in their order', () => {
  for (let step = 0; step < 36; step++) {
    const turns = [Math.floor(step / 6) / 6, (step % 6) / 6 + 0.01]
    const [first, second] = pickGroups('0123456789ABCDEFGHJKMNPQRS', () => turns.shift() ?? 0)
    expect([0, 1, 2, 3, 4, 5]).toContain(first)
    expect([0, 1, 2, 3, 4, 5]).toContain(second)
    expect(first).toBeLessThan(second)
  }
})

test('behavior: what a person types is read as the code has it', () => {
  expect(readTyped(' ab-oI l\n')).toBe('AB011')
})
