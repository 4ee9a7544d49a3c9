import type { Balances, Receipts } from '../driver.ts'
import { getBalance } from './getBalance.ts'
import { readTransfers } from './readTransfers.ts'
import { waitForTransaction } from './waitForTransaction.ts'

// The capabilities that need a network's nodes: one chunk.
export const balances: Balances = { coin: getBalance }
export const receipts: Receipts = { wait: waitForTransaction, transfers: readTransfers }
