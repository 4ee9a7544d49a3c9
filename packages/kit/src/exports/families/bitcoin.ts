export * from '@latchkey/chains/bitcoin'
