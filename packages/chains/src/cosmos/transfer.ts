import {
  connectionPending,
  notConnected,
  sendFailed,
  sendRejected,
  sendUnsupportedChain,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Driver, Session, TransactionHandle } from '../driver.ts'
import { isDeclined } from '../isDeclined.ts'
import { isPending } from '../providerError.ts'
import { toAminoDoc } from './amino.ts'
import { broadcast } from './broadcast.ts'
import { checkAmino, checkDirect, type Request, type SignedTx, toDirectDoc } from './checkSigned.ts'
import type { Fee } from './encodeTx.ts'
import { isTerms, readTerms } from './getTransferFee.ts'
import { chainOf, nativeOf } from './networks.ts'
import { toNodeError } from './nodeError.ts'
import { type Plan, planTransfer } from './planTransfer.ts'
import type { CosmosSigner } from './signer.ts'
import { signerOf } from './signerOf.ts'

/**
 * Asks the wallet to sign a transfer, and broadcasts it.
 *
 * Wallets let people change the fee: the handle's `data` has the fee that was signed.
 */
export async function transfer(args: Driver.TransferArgs & { session: Session }): Promise<TransactionHandle> {
  const { address, network, session } = args
  if (session.network !== network.id)
    throw new KitError(sendFailed, { details: `The session is on ${session.network}, not on ${network.id}.` })
  const signer = await ask(() => signerOf(session, address))
  const { plan, request } = await prepare(args, signer)
  // Loaded before the prompt, so that nothing that is signed is lost.
  const { isSignature } = await import('./isSignature.ts')
  const signed = await sign(signer, request)
  if (!isSignature(signed.signBytes, signed.signature, request.publicKey))
    throw new KitError(sendFailed, { details: 'The signature is not one of the account.' })
  const hash = await broadcast(network, signed.bytes)
  const [paid] = signed.fee.amount
  return {
    chain: network.id,
    hash,
    sentAt: Date.now(),
    data: {
      height: plan.account.height.toString(),
      ...(paid && { fee: paid.amount.toString(), feeDenom: paid.denom }),
    },
  }
}

async function prepare(
  args: Driver.TransferArgs,
  signer: CosmosSigner,
): Promise<{ plan: Plan; request: Request }> {
  const { network } = args
  try {
    const plan = await planTransfer(args)
    const terms = isTerms(args.terms) ? args.terms : await readTerms(network, plan)
    const publicKey = signer.publicKey ?? plan.account.publicKey
    if (!publicKey) throw new KitError(sendFailed, { details: 'The public key of the account is not known.' })
    const { accountNumber, sequence } = plan.account
    const amount = terms.fee === 0n ? [] : [{ denom: nativeOf(network).denom, amount: terms.fee }]
    const fee: Fee = { amount, gas: terms.gas }
    const { memo, send } = plan
    return {
      plan,
      request: { chainId: chainOf(network), accountNumber, sequence, publicKey, send, memo, fee },
    }
  } catch (cause) {
    throw toNodeError(cause, sendFailed)
  }
}

/** Signs in mode DIRECT, or AMINO_JSON where the key is on a device that signs nothing else. */
async function sign(signer: CosmosSigner, request: Request): Promise<SignedTx> {
  if (!signer.isLedger) {
    const doc = toDirectDoc(request)
    return checkDirect(request, await ask(() => signer.signDirect(doc)))
  }
  if (!signer.signAmino) throw new KitError(sendUnsupportedChain)
  const doc = toAminoDoc(request)
  return checkAmino(request, await ask(async () => await signer.signAmino?.(doc)))
}

async function ask<answer>(request: () => Promise<answer>): Promise<answer> {
  try {
    return await request()
  } catch (cause) {
    if (isKitError(cause, notConnected)) throw cause
    if (isDeclined(cause)) throw new KitError(sendRejected, { cause })
    if (isPending(cause)) throw new KitError(connectionPending, { cause })
    throw new KitError(sendFailed, { cause, details: isKitError(cause) ? cause.details : undefined })
  }
}
