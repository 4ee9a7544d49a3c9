import type { Allowances, Messages, Swaps, Transactions, Transfers } from '../driver.ts'
import { getRecipient } from './getRecipient.ts'
import { getTransferFee } from './getTransferFee.ts'
import { revocation } from './revocation.ts'
import { sendTransaction, signTransaction } from './sendTransaction.ts'
import { signIn } from './signIn.ts'
import { signMessage } from './signMessage.ts'
import { simulate } from './simulate.ts'
import { toTransfer, transfer } from './transfer.ts'

export { switchNetwork } from './switchNetwork.ts'

// The capabilities that need a connected wallet: one chunk, because they are usually used together.
export const messages: Messages = {
  sign: signMessage,
  verify: async (args) => (await import('./verifyMessage.ts')).verifyMessage(args),
  signIn,
}
export const transactions: Transactions = { send: sendTransaction, sign: signTransaction, simulate }
export const allowances: Allowances = { revocation }
export const swaps: Swaps = {
  judge: async (args) => (await import('./swap/judgeSwap.ts')).judgeSwap(args),
  // No exchange on the chain can be asked for a price without the program of an aggregator.
  market: async () => undefined,
  reserve: async (args) => (await import('./swap/readReserve.ts')).readReserve(args),
}
export const transfers: Transfers = {
  fee: getTransferFee,
  send: transfer,
  transaction: toTransfer,
  recipient: getRecipient,
}
