import { bitcoin } from './bitcoin.ts'
import { cosmos } from './cosmos.ts'
import { evm } from './evm.ts'
import type { Family } from './family.ts'
import { polkadot } from './polkadot.ts'
import { solana } from './solana.ts'

/** Those of `namespaces.ts`, in the same order. */
export const families: readonly Family[] = [evm, solana, bitcoin, cosmos, polkadot]
