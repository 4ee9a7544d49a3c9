export * from '@latchkey/chains/evm'
export { getProvider, getWalletClient } from './evm/walletClient.ts'
