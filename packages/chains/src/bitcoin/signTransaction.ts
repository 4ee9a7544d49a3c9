import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import type { Driver } from '../driver.ts'
import { isBytes } from '../signed.ts'
import { addressKey } from './addressShape.ts'
import { scriptOf } from './buildTransfer.ts'
import { readAddress } from './readAddress.ts'
import { anyInput, signInputs } from './signInputs.ts'
import { spentBy } from './takeSignature.ts'
import { requireAccount } from './transfer.ts'
import type { InputToSign } from './walletLink.ts'

/** Asks the wallet to sign a PSBT without broadcasting it; resolves to base64. The inputs it signed are finalised. */
export async function signTransaction(args: Driver.TransactionArgs): Promise<string> {
  return base64.encode((await signPsbt(args)).toPSBT())
}

/** Has the inputs of a PSBT signed that spend from the addresses the wallet shares. Takes base64 or bytes. */
export async function signPsbt(args: Driver.TransactionArgs): Promise<Transaction> {
  const { address, session } = args
  const { link } = requireAccount(args)
  const transaction = readPsbt(args.transaction)
  const addresses = session.accounts.map((account) => account.address)
  const inputs = addresses.flatMap((one) => inputsOf(transaction, one))
  if (!inputs.some((input) => addressKey(input.address) === addressKey(address)))
    throw new KitError(sendFailed, { details: `The transaction has no input of ${address} to sign.` })
  await signInputs(link, transaction, inputs)
  return transaction
}

function readPsbt(value: unknown): Transaction {
  try {
    const bytes = isBytes(value) ? Uint8Array.from(value) : base64.decode(String(value))
    // Fields that are not known here may be of use to other signers.
    return Transaction.fromPSBT(bytes, { ...anyInput, unknown: 'ignore' })
  } catch (cause) {
    throw new KitError(sendFailed, { details: 'The transaction is not a PSBT in base64 or bytes.', cause })
  }
}

/** The inputs that spend from an address and are not signed yet. */
function inputsOf(transaction: Transaction, address: string): readonly InputToSign[] {
  const read = readAddress(address)
  const own = read && scriptOf(read)
  return Array.from({ length: transaction.inputsLength }, (_, index) => index)
    .filter((index) => {
      const { finalScriptSig, finalScriptWitness, nonWitnessUtxo, witnessUtxo } = transaction.getInput(index)
      if (!own || finalScriptSig || finalScriptWitness || !(nonWitnessUtxo ?? witnessUtxo)) return false
      return equalBytes(spentBy(transaction, index).script, own)
    })
    .map((index) => ({ index, address }))
}
