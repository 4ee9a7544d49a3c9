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

/** What nobody means to send. The same every time: a test that fails must fail again. */
export function createNoise(seed = 7) {
  let state = seed
  /** Below a number. */
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  /** Some text. */
  const noise = () => Array.from({ length: next(6) }, () => pieces[next(pieces.length)]).join('')
  return { next, noise }
}
