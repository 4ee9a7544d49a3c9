// What is asked of a network's nodes: one file to load.
export { getBalance } from './getBalance.ts'
export { waitForTransaction } from './waitForTransaction.ts'
