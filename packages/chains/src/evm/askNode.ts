// What is asked of a network's nodes: one file to load, with viem's client in it.
export { getBalance } from './getBalance.ts'
export { waitForTransaction } from './waitForTransaction.ts'
