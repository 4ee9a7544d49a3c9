import type { Transactions, Transfers } from '../driver.ts'
import { getTransferFee } from './getTransferFee.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signTransaction } from './signTransaction.ts'
import { transfer } from './transfer.ts'

// What builds and sends transactions: one chunk, which has the transaction library.
export const transfers: Transfers = {
  fee: getTransferFee,
  send: transfer,
  // Every address is an account, and new addresses are normal.
  recipient: async () => ({ kind: 'account' }),
}
export const transactions: Transactions = { send: sendTransaction, sign: signTransaction }
