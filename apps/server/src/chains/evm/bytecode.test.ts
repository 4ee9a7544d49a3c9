import { expect, test } from 'vitest'
import * as bytecode from './bytecode.gen.ts'
import kept from './testing/contracts.gen.json' with { type: 'json' }
import { compileAll } from './testing/genContracts.ts'

test('behavior: the kept bytecode is what the Solidity beside it compiles to', () => {
  const { server, tests } = compileAll()
  expect({ ...bytecode }).toEqual(server)
  expect(kept).toEqual(tests)
}, 60_000)
