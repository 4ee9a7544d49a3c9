import type { Balances, Driver, Names, Receipts } from '../driver.ts'
import { knownToken } from '../knownToken.ts'
import { getBalance } from './getBalance.ts'
import { waitForTransaction } from './waitForTransaction.ts'

// The capabilities that need a network's nodes: one chunk.
export const balances: Balances = {
  coin: getBalance,
  token: async (args) => (await import('./readToken.ts')).readToken(args),
  known: async ({ network, token }) =>
    knownToken((await import('./tokens.gen.ts')).knownTokens, network, token),
}
export const receipts: Receipts = {
  wait: waitForTransaction,
  transfers: async (args) => (await import('./readTransfers.ts')).readTransfers(args),
}
/** Names by the resolver of the host, or else by the name service on mainnet. */
export function namesOf(
  host: ((args: Driver.ResolveNameArgs) => Promise<string | undefined>) | undefined,
): Names {
  const load = () => import('./resolveName.ts')
  return host
    ? { resolve: async (args) => (await load()).resolveName(args, host) }
    : { service: 'SNS', resolve: async (args) => (await load()).resolveSnsName(args) }
}
