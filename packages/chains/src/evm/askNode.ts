import type { Balances, Receipts } from '../driver.ts'
import { knownToken } from '../knownToken.ts'
import { addressKey } from './addresses.ts'
import type { Transports } from './client.ts'
import { getBalance } from './getBalance.ts'
import { waitForTransaction } from './waitForTransaction.ts'

// The capabilities that need a network's nodes: one chunk, with viem's client in it.
export const balances = (transports: Transports): Balances => ({
  coin: (args) => getBalance(args, transports),
  token: async (args) => (await import('./readToken.ts')).readToken(args, transports),
  known: async ({ network, token }) =>
    knownToken((await import('./tokens.gen.ts')).knownTokens, network, addressKey(token)),
})
export const receipts = (transports: Transports): Receipts => ({
  wait: (args) => waitForTransaction(args, transports),
  transfers: async (args) => (await import('./readTransfers.ts')).readTransfers(args, transports),
})
