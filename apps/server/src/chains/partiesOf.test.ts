import { expect, test } from 'vitest'
import { partiesOf } from './partiesOf.ts'

const call = { from: 'caller', to: 'contract' }
const out = (to: string) => ({ from: 'me', to })
const into = (from: string) => ({ from, to: 'me' })

test.each([
  ['send', [out('bob')], 'me', 'bob'],
  ['send', [out('bob'), out('bob')], 'me', 'bob'],
  ['send', [out('me')], 'me', 'me'],
  // Several recipients: only the contract can be named.
  ['send', [out('bob'), out('carol')], 'caller', 'contract'],
  ['send', [], 'caller', 'contract'],
  ['receive', [into('bob')], 'bob', 'me'],
  ['receive', [into('bob'), into('carol')], 'caller', 'contract'],
  ['trade', [out('bob'), into('bob')], 'caller', 'contract'],
  ['execute', [], 'caller', 'contract'],
] as const)('behavior: %s of %j is from %s to %s', (operation, passings, sentFrom, sentTo) => {
  expect(partiesOf(operation, 'me', passings, call)).toEqual({ sentFrom, sentTo })
})
