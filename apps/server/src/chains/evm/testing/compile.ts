import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
// The compiler is a CommonJS package without types.
import solc from 'solc'
import type { Abi, Hex } from 'viem'

export type Compiled = { readonly abi: Abi; readonly bytecode: Hex }

/**
 * Compiles Solidity files; returns their contracts by name, without interfaces. A bare
 * name is a file in `contracts/`. For tests only, and slow: the output for our own
 * contracts is committed.
 */
export function compile(
  files: string | readonly (string | URL)[],
  { runs = 200 }: { runs?: number } = {},
): Record<string, Compiled & { readonly runtime: Hex }> {
  const paths = [files].flat().map((file) => new URL(file, new URL('contracts/', import.meta.url)))
  const sources = paths.map((path) => [
    basename(fileURLToPath(path)),
    { content: readFileSync(path, 'utf8') },
  ])
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: {
      // Without the metadata hash, so that a comment does not change the bytecode.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      // Old enough for every chain.
      evmVersion: 'paris',
      optimizer: { enabled: true, runs },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  }
  const compiler = solc as { compile(input: string): string }
  const output = JSON.parse(compiler.compile(JSON.stringify(input))) as Output
  const failed = output.errors?.find(({ severity }) => severity === 'error')
  if (failed) throw new Error(failed.formattedMessage)
  return Object.fromEntries(
    Object.values(output.contracts)
      .flatMap((contracts) => Object.entries(contracts))
      .filter(([, { evm }]) => evm.bytecode.object !== '')
      .map(([name, { abi, evm }]) => [
        name,
        { abi, bytecode: `0x${evm.bytecode.object}`, runtime: `0x${evm.deployedBytecode.object}` },
      ]),
  )
}

type Code = { readonly object: string }
type Output = {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Record<
    string,
    Record<
      string,
      { readonly abi: Abi; readonly evm: { readonly bytecode: Code; readonly deployedBytecode: Code } }
    >
  >
}
