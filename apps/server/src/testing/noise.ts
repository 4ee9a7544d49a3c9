const pieces = [
  '0x',
  'eip155:',
  '31337',
  ':',
  ',',
  '%00',
  '1',
  'f'.repeat(40),
  'é',
  ' ',
  '/',
  '..',
  '{}',
  '-1',
  '1e9',
  'null',
  'So111',
  '%',
]

/** Seeded random garbage, so that failures can be reproduced. */
export function createNoise(seed = 7) {
  let state = seed
  /** An integer below a number. */
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  /** Some text. */
  const noise = () => Array.from({ length: next(6) }, () => pieces[next(pieces.length)]).join('')
  return { next, noise }
}
