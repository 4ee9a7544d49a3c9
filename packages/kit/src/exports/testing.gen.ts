// Written by scripts/genFamilies.ts. Do not edit.
export * from '@latchkey/chains/bitcoin/testing'
export * from '@latchkey/chains/cosmos/testing'
export * from '@latchkey/chains/evm/testing'
export * from '@latchkey/chains/polkadot/testing'
export * from '@latchkey/chains/solana/testing'
