// Written by scripts/genFamilies.ts. Do not edit.
export * from '@latchkey/chains/bitcoin/testingPlaywright'
export * from '@latchkey/chains/cosmos/testingPlaywright'
export * from '@latchkey/chains/evm/testingPlaywright'
export * from '@latchkey/chains/polkadot/testingPlaywright'
export * from '@latchkey/chains/solana/testingPlaywright'
