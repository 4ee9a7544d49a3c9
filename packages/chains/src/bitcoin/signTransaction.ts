import { notConnected, signatureFailed, signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import type { Driver } from '../driver.ts'
import { toSignError } from '../signed.ts'
import { addressKey } from './addressShape.ts'
import { scriptOf } from './buildTransfer.ts'
import { readAddress } from './readAddress.ts'
import { insideOf } from './session.ts'
import { anyInput } from './signInputs.ts'
import { spentBy, takeSignature } from './takeSignature.ts'

/** Of a PSBT in base64. */
const maxLength = 8_000_000

/**
 * Asks the wallet to sign the inputs of a PSBT that spend from the address, without
 * broadcasting. Takes and resolves to base64; the signed inputs are finalised.
 */
export async function signTransaction(args: Driver.TransactionArgs): Promise<string> {
  const inside = insideOf(args.session)
  const account = args.session.accounts.find(({ key }) => key === addressKey(args.address))
  if (!inside?.live.open || !account)
    throw new KitError(notConnected, { details: `The wallet does not share ${args.address} with this page.` })
  const { address } = account
  if (!inside.link.signPsbt) throw new KitError(signatureUnsupported)
  const psbt = toBytes(args.transaction)
  const transaction = psbt && readPsbt(psbt)
  const inputs = (transaction ? ownInputs(transaction, address) : []).map((index) => ({ index, address }))
  if (!psbt || !transaction || !inputs.length)
    throw new KitError(signatureFailed, {
      details: `The transaction is not a PSBT in base64 with an input of ${address} to sign.`,
    })
  const signed = await inside.link
    .signPsbt(psbt, inputs)
    .then(readPsbt)
    .catch((cause: unknown) => {
      throw toSignError(cause)
    })
  if (!signed || !equalBytes(signed.unsignedTx, transaction.unsignedTx))
    throw new KitError(signatureFailed, {
      details: 'The wallet signed another transaction than it was given.',
    })
  try {
    for (const { index } of inputs) takeSignature(transaction, signed.getInput(index), index)
  } catch (cause) {
    throw new KitError(signatureFailed, { details: 'The wallet answered with no valid signature.', cause })
  }
  return base64.encode(transaction.toPSBT())
}

function toBytes(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined
  try {
    return base64.decode(value)
  } catch {
    return undefined
  }
}

function readPsbt(bytes: Uint8Array): Transaction | undefined {
  try {
    return Transaction.fromPSBT(bytes, { ...anyInput, unknown: 'ignore' })
  } catch {
    return undefined
  }
}

/** The inputs that spend from the address and are not signed yet. */
function ownInputs(transaction: Transaction, address: string): readonly number[] {
  const read = readAddress(address)
  const own = read && scriptOf(read)
  return Array.from({ length: transaction.inputsLength }, (_, index) => index).filter((index) => {
    const { finalScriptSig, finalScriptWitness, nonWitnessUtxo, witnessUtxo } = transaction.getInput(index)
    if (!own || finalScriptSig || finalScriptWitness || !(nonWitnessUtxo ?? witnessUtxo)) return false
    return equalBytes(spentBy(transaction, index).script, own)
  })
}
