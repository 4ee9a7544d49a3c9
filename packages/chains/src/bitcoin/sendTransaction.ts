import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Transaction } from '@scure/btc-signer'
import type { Driver, TransactionHandle } from '../driver.ts'
import { broadcast } from './broadcast.ts'
import { signPsbt } from './signTransaction.ts'

/**
 * Asks the wallet to sign a PSBT, and broadcasts the transaction. The host brings the
 * signatures of inputs that are not the wallet's.
 */
export async function sendTransaction(args: Driver.TransactionArgs): Promise<TransactionHandle> {
  const transaction = await signPsbt(args)
  finalise(transaction)
  return await broadcast(args.network, transaction)
}

function finalise(transaction: Transaction): void {
  try {
    for (let index = 0; index < transaction.inputsLength; index++) {
      const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
      if (!finalScriptSig && !finalScriptWitness) transaction.finalizeIdx(index)
    }
  } catch (cause) {
    throw new KitError(sendFailed, { details: 'An input of the transaction is not signed.', cause })
  }
}
