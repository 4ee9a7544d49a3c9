import {
  connectionPending,
  notConnected,
  sendFailed,
  sendRejected,
  sendUnsupportedChain,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { Transaction } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import { isDeclined } from '../isDeclined.ts'
import { isPending } from '../providerError.ts'
import { isBytes } from '../signed.ts'
import { takeSignature } from './takeSignature.ts'
import type { InputToSign, WalletLink } from './walletLink.ts'

/** A transaction of a hundred inputs, with the transactions they are from. */
const maxPsbtBytes = 32_000_000

/** Wallets may add fields that are not known here, and other signers may use other scripts. */
export const anyInput = { allowUnknownInputs: true, allowUnknownOutputs: true } as const

/**
 * Asks the wallet to sign inputs, and finalises them with its signatures.
 *
 * Only the signatures are taken from the wallet's answer: the transaction that they sign must
 * be the one it was given, byte for byte, and each signature must be valid for its input.
 */
export async function signInputs(
  link: WalletLink,
  transaction: Transaction,
  inputs: readonly InputToSign[],
): Promise<void> {
  if (!link.signPsbt) throw new KitError(sendUnsupportedChain, { details: 'The wallet signs no PSBT.' })
  const signed = await ask(() => link.signPsbt?.(transaction.toPSBT(0), inputs))
  if (!equalBytes(signed.unsignedTx, transaction.unsignedTx))
    throw new KitError(sendFailed, { details: 'The wallet changed the transaction.' })
  try {
    for (const { index } of inputs) takeSignature(transaction, signed.getInput(index), index)
  } catch (cause) {
    throw new KitError(sendFailed, { details: 'The wallet answered with no valid signature.', cause })
  }
}

async function ask(request: () => Promise<unknown> | undefined): Promise<Transaction> {
  let answer: unknown
  try {
    answer = await request()
  } catch (cause) {
    throw toSendError(cause)
  }
  if (!isBytes(answer) || answer.length > maxPsbtBytes)
    throw new KitError(sendFailed, { details: 'The wallet answered with no transaction.' })
  try {
    return Transaction.fromPSBT(Uint8Array.from(answer), anyInput)
  } catch (cause) {
    throw new KitError(sendFailed, { details: 'The wallet answered with no valid PSBT.', cause })
  }
}

/** Turns a wallet's error into a `KitError`. */
export function toSendError(cause: unknown): KitError {
  if (isKitError(cause, notConnected)) return cause
  if (isDeclined(cause)) return new KitError(sendRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  return new KitError(sendFailed, { cause })
}
