import type { Balances, Receipts } from '../driver.ts'
import { knownToken } from '../knownToken.ts'
import { getBalance } from './getBalance.ts'
import { readToken } from './readToken.ts'
import { knownTokens } from './tokens.ts'
import { waitForTransaction } from './waitForTransaction.ts'

// The capabilities that need a network's nodes: one chunk.
export const balances: Balances = {
  coin: getBalance,
  token: readToken,
  known: async ({ network, token }) => knownToken(knownTokens, network, token),
}
export const receipts: Receipts = {
  wait: waitForTransaction,
  transfers: async (args) => (await import('./readTransfers.ts')).readTransfers(args),
}
