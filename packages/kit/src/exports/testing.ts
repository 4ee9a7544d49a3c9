export * from '@latchkey/chains/evm/testing'
export * from '@latchkey/chains/solana/testing'
