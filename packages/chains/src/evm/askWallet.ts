// What is asked of a connected wallet: one file to load, because whoever does one soon does another.

export * from './askTransfer.ts'
export { getAssets } from './getAssets.ts'
export { getCapabilities } from './getCapabilities.ts'
export { sendCalls } from './sendCalls.ts'
export { sendTransaction } from './sendTransaction.ts'
export { signMessage } from './signMessage.ts'
export { signTypedData } from './signTypedData.ts'
export { switchNetwork } from './switchNetwork.ts'
export { waitForCalls } from './waitForCalls.ts'
