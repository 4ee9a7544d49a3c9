export * from '@latchkey/chains/evm/testing'
