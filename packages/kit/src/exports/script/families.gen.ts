// Written by scripts/genFamilies.ts. Do not edit.
export * from './families/evm.ts'
export * from './families/solana.ts'
