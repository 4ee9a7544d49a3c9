// Written by scripts/genFamilies.ts. Do not edit.
import bitcoin from './families/bitcoin.ts'
import cosmos from './families/cosmos.ts'
import evm from './families/evm.ts'
import polkadot from './families/polkadot.ts'
import solana from './families/solana.ts'
import type { ScriptFamily } from './scriptFamily.ts'

export const families: readonly ScriptFamily[] = [bitcoin, cosmos, evm, polkadot, solana]
