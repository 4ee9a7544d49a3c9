export * from '@latchkey/chains/polkadot'
