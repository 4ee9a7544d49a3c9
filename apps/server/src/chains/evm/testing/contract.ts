import type { Compiled } from './compile.ts'
import kept from './contracts.gen.json' with { type: 'json' }

export type ContractName = keyof typeof kept

/** One of the contracts in `contracts/`, compiled beforehand: tests do not wait for a compiler. */
export function contract(name: ContractName): Compiled {
  return kept[name] as Compiled
}
