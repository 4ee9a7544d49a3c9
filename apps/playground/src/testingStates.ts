import fc from 'fast-check'
import { options } from './options/options.gen.ts'
import { familyNames, networkNames, signIns } from './options/special.ts'
import { codeKinds, readState, type State, screens } from './state.ts'

// Quotes, markup and other scripts, which code must carry unharmed.
const text = fc.oneof(
  fc.stringMatching(/^[\w-]{1,20}$/),
  fc.constantFrom(
    `it's`,
    '"quoted"',
    '</script>',
    '$' + '{x}',
    'back\\slash',
    'مرحبا',
    '日本',
    '{brace}',
    '`tick`',
    '&amp;',
  ),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
)
const ofForm: Readonly<Record<string, fc.Arbitrary<string>>> = {
  api: fc.constantFrom('https://wallet.example.com', '/api', 'http://127.0.0.1:8080'),
  'theme.accent': fc.stringMatching(/^#[\da-f]{6}$/),
  'theme.font': fc.constantFrom('Inter, sans-serif', '"My Font", serif'),
  id: fc.stringMatching(/^[\w-]{1,20}$/),
  projectId: fc.stringMatching(/^[\w-]{1,20}$/),
}

const value = options.flatMap(({ kind, path, values = [] }) => {
  if (kind === 'code') return []
  const one = {
    choice: () => fc.constantFrom(...values),
    switch: () => fc.constantFrom('true', 'false'),
    text: () => ofForm[path] ?? text,
    list: () => fc.array(text, { minLength: 1, maxLength: 3 }).map((items) => items.join(',')),
    order: () => fc.shuffledSubarray([...values], { minLength: 1 }).map((items) => items.join(',')),
  }[kind]()
  return [one.map((given) => [path, given] as const)]
})

/** For tests: any state that a visitor can reach. */
export const anyState: fc.Arbitrary<State> = fc
  .record({
    values: fc
      .shuffledSubarray(value, { minLength: 0, maxLength: 12 })
      .chain((chosen) => fc.tuple(...chosen)),
    networks: fc.subarray([...networkNames]).map((names) => names.join(',')),
    families: fc.subarray([...familyNames]).map((names) => names.join(',')),
    relay: fc.constantFrom('', 'wss://relay.example.com', 'wss://relay.example.com/relay?x=1&y=2'),
    'sign-in': fc.constantFrom(...signIns),
    code: fc.constantFrom(...codeKinds),
    screen: fc.constantFrom(...screens),
  })
  .map(({ values, ...rest }) =>
    readState(new URLSearchParams([...values, ...Object.entries(rest)] as never).toString()),
  )
