export * from '@latchkey/chains/evm'
