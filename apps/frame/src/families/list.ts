import { evm } from './evm.ts'
import type { Family } from './family.ts'
import { solana } from './solana.ts'

/** Families that a new wallet has an account of. */
export const families: readonly Family[] = [evm, solana]
