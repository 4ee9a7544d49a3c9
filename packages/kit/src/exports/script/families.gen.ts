// Written by scripts/genFamilies.ts. Do not edit.
export * from './families/bitcoin.ts'
export * from './families/cosmos.ts'
export * from './families/evm.ts'
export * from './families/polkadot.ts'
export * from './families/solana.ts'
