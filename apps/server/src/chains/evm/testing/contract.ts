import type { Compiled } from './compile.ts'
import kept from './contracts.gen.json' with { type: 'json' }

export type ContractName = keyof typeof kept

/** A contract in `contracts/`, compiled beforehand, so that tests need no compiler. */
export function contract(name: ContractName): Compiled {
  return kept[name] as Compiled
}
