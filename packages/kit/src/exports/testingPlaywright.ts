export * from '@latchkey/chains/evm/testingPlaywright'
