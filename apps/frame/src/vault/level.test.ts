import { expect, test } from 'vitest'
import type { FactorKind } from './factor.ts'
import { type HeldFactor, type Level, levelOf, outlivesDevices } from './level.ts'

const on = (gen: number, ...kinds: FactorKind[]): HeldFactor[] => kinds.map((kind) => ({ kind, gen }))

const rows: [string, HeldFactor[], { escrowedUpTo?: number; exitTested?: boolean }, Level][] = [
  ['e-mail only', on(1, 'device', 'escrow'), { escrowedUpTo: 1 }, 'assisted'],
  ['escrow next to everything else', on(1, 'passkey', 'kit', 'escrow'), { escrowedUpTo: 1 }, 'assisted'],
  [
    'escrow, and a tested exit',
    on(1, 'passkey', 'kit', 'escrow'),
    { escrowedUpTo: 1, exitTested: true },
    'assisted',
  ],
  ['a server that hides the escrow pair', on(1, 'passkey', 'kit'), { escrowedUpTo: 1 }, 'assisted'],
  ['a vault that does not say that it has escrow', on(1, 'passkey', 'kit', 'escrow'), {}, 'assisted'],
  [
    'a factor left on an escrowed generation',
    [...on(2, 'passkey', 'kit'), ...on(1, 'device')],
    { escrowedUpTo: 1 },
    'assisted',
  ],
  ['rotated away from escrow', on(2, 'device', 'passkey', 'kit'), { escrowedUpTo: 1 }, 'secured'],
  ['devices only', on(1, 'device', 'device', 'device'), {}, 'temporary'],
  ['devices only, of a vault that had escrow', on(1, 'device'), { escrowedUpTo: 1 }, 'assisted'],
  ['a device and a passkey', on(1, 'device', 'passkey'), {}, 'fragile'],
  ['devices and a kit, exit tested', on(1, 'device', 'device', 'kit'), { exitTested: true }, 'fragile'],
  ['a passkey and a kit', on(1, 'passkey', 'kit'), {}, 'secured'],
  ['two passkeys', on(3, 'device', 'passkey', 'passkey'), {}, 'secured'],
  ['an old and a new generation, neither escrowed', [...on(2, 'passkey'), ...on(1, 'kit')], {}, 'secured'],
  ['a tested exit', on(1, 'device', 'passkey', 'kit'), { exitTested: true }, 'exit'],
  ['nothing', [], {}, 'temporary'],
]

test.each(rows)('behavior: %s', (_, factors, { escrowedUpTo = 0, exitTested = false }, level) => {
  expect(levelOf(factors, { escrowedUpTo, exitTested })).toBe(level)
})

test('behavior: devices do not outlive themselves', () => {
  expect(outlivesDevices(on(1, 'device', 'device'))).toBe(false)
  for (const kind of ['passkey', 'kit', 'escrow'] as const)
    expect(outlivesDevices(on(1, 'device', kind))).toBe(true)
})
