export * from '@latchkey/chains/cosmos'
