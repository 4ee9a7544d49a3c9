import { encodeFunctionData, erc20Abi } from 'viem'
import type { Driver, Session, TransactionHandle } from '../driver.ts'
import { sendTransaction } from './sendTransaction.ts'
import { withPrefix } from './withPrefix.ts'

/** Asks the wallet to send a token or the coin. */
export async function transfer(args: Driver.TransferArgs & { session: Session }): Promise<TransactionHandle> {
  const { address, network, session } = args
  return await sendTransaction({ session, network, address, transaction: toTransfer(args) })
}

/**
 * A transfer as a transaction.
 *
 * Does not require a return value: some widely used tokens return none.
 */
export function toTransfer({ amount, terms, to, token }: Driver.TransferArgs): Record<string, unknown> {
  const receiver = withPrefix(to)
  if (token === undefined) return { to: receiver, value: amount, ...(terms as object | undefined) }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] })
  return { to: withPrefix(token), data, value: 0n, ...(terms as object | undefined) }
}
