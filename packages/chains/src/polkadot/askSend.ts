import type { Transactions, Transfers } from '../driver.ts'
import { getRecipient } from './getRecipient.ts'
import { getTransferFee } from './getTransferFee.ts'
import { sendTransaction, signTransaction } from './sendCall.ts'
import { transfer } from './transfer.ts'

// The capabilities that need the types of the runtime, and so the libraries that read them: one chunk.
export const transactions: Transactions = { send: sendTransaction, sign: signTransaction }
export const transfers: Transfers = { fee: getTransferFee, send: transfer, recipient: getRecipient }
