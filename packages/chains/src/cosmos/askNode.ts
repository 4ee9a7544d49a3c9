import type { Balances, Receipts } from '../driver.ts'
import { findDenom, getBalance, readToken } from './getBalance.ts'
import { waitForTransaction } from './waitForTransaction.ts'

// The capabilities that need a network's nodes: one chunk.
export const balances: Balances = {
  coin: getBalance,
  token: readToken,
  known: async ({ network, token }) => await findDenom(network, token),
}
export const receipts: Receipts = {
  wait: waitForTransaction,
  transfers: async (args) => (await import('./readTransfers.ts')).readTransfers(args),
}
