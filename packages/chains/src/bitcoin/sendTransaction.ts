import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import type { Driver, TransactionHandle } from '../driver.ts'
import { isBytes } from '../signed.ts'
import { broadcast } from './broadcast.ts'
import { scriptOf } from './buildTransfer.ts'
import { readAddress } from './readAddress.ts'
import { anyInput, signInputs } from './signInputs.ts'
import { spentBy } from './takeSignature.ts'
import { requireAccount } from './transfer.ts'
import type { InputToSign } from './walletLink.ts'

/**
 * Asks the wallet to sign a PSBT and broadcasts the transaction. Takes base64 or bytes.
 *
 * The wallet signs the inputs of all addresses it shares; the other inputs must be signed already.
 */
export async function sendTransaction(args: Driver.TransactionArgs): Promise<TransactionHandle> {
  const { address, network, session } = args
  const { link } = requireAccount(args)
  const transaction = readPsbt(args.transaction)
  const inputs = inputsOf(
    transaction,
    session.accounts.map((account) => account.address),
  )
  if (!inputs.some((input) => input.address === address))
    throw new KitError(sendFailed, { details: `The transaction is not to be signed by ${address}.` })
  await signInputs(link, transaction, inputs)
  return await broadcast(network, finalised(transaction))
}

function readPsbt(value: unknown): Transaction {
  try {
    const bytes = isBytes(value) ? Uint8Array.from(value) : base64.decode(String(value))
    return Transaction.fromPSBT(bytes, anyInput)
  } catch (cause) {
    throw new KitError(sendFailed, { details: 'The transaction is not a PSBT in base64 or bytes.', cause })
  }
}

/** The inputs that the wallet has to sign. */
function inputsOf(transaction: Transaction, addresses: readonly string[]): readonly InputToSign[] {
  const scripts = addresses.flatMap((address) => {
    const read = readAddress(address)
    return read ? [{ address, script: scriptOf(read) }] : []
  })
  return Array.from({ length: transaction.inputsLength }, (_, index) => index).flatMap((index) => {
    const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
    if (finalScriptSig || finalScriptWitness) return []
    try {
      const { script } = spentBy(transaction, index)
      const own = scripts.find((one) => equalBytes(one.script, script))
      return own ? [{ index, address: own.address }] : []
    } catch (cause) {
      throw new KitError(sendFailed, { details: `Input ${index} does not say what it spends.`, cause })
    }
  })
}

/** Finalises the inputs of others, which the host has collected the signatures of. */
function finalised(transaction: Transaction): Transaction {
  try {
    for (let index = 0; index < transaction.inputsLength; index++) {
      const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
      if (!finalScriptSig && !finalScriptWitness) transaction.finalizeIdx(index)
    }
    return transaction
  } catch (cause) {
    throw new KitError(sendFailed, { details: 'An input of the transaction is not signed.', cause })
  }
}
