import type { Balances, Receipts } from '../driver.ts'
import { getBalance } from './getBalance.ts'
import { waitForTransaction } from './waitForTransaction.ts'

// The capabilities that need a network's nodes: one file to load.
export const balances: Balances = { coin: getBalance }
export const receipts: Receipts = { wait: waitForTransaction }
