export * from '@latchkey/chains/solana'
