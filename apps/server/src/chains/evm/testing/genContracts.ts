import { writeFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { type Compiled, compile } from './compile.ts'

/**
 * Compiled output of our Solidity, committed so that neither the server nor its tests
 * need a compiler. Run this file to regenerate it; `bytecode.test.ts` checks that it
 * is current.
 */
export function compileAll(): {
  server: { reader: Hex; batch: Hex; probe: Hex }
  tests: Record<string, Compiled>
} {
  const file = (path: string) => new URL(path, import.meta.url)
  // Sent with every call, so it is optimised for size.
  const { Reader } = compile([file('../contracts/Reader.sol')], { runs: 1 })
  const { Batch, Probe, ...rest } = compile([
    file('../contracts/Batch.sol'),
    file('../contracts/Probe.sol'),
    'Accounts.sol',
    'Collections.sol',
    'Ens.sol',
    'Names.sol',
    'SecondRouter.sol',
    'Tokens.sol',
    file('../../../../contracts/OffchainResolver.sol'),
  ])
  if (!Reader || !Batch || !Probe) throw new Error('a contract is missing')
  const tests = Object.entries(rest).map(([name, { abi, bytecode }]) => [name, { abi, bytecode }] as const)
  return {
    server: { reader: Reader.bytecode, batch: Batch.bytecode, probe: Probe.runtime },
    tests: Object.fromEntries(tests),
  }
}

if (import.meta.main) {
  const { server, tests } = compileAll()
  const lines = [
    '// Compiled from contracts/*.sol by testing/genContracts.ts. Do not edit.',
    '',
    '/** Creation code. */',
    `export const reader =\n  '${server.reader}'`,
    '',
    '/** Creation code. */',
    `export const batch =\n  '${server.batch}'`,
    '',
    '/** Runtime code. */',
    `export const probe =\n  '${server.probe}'`,
    '',
  ]
  writeFileSync(new URL('../bytecode.gen.ts', import.meta.url), lines.join('\n'))
  writeFileSync(new URL('./contracts.gen.json', import.meta.url), `${JSON.stringify(tests)}\n`)
}
