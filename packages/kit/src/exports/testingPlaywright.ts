export * from '@latchkey/chains/evm/testingPlaywright'
export * from '@latchkey/chains/solana/testingPlaywright'
