import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { isBytes, isSameBytes } from '../signed.ts'
import { toAminoBytes, toAminoDoc } from './amino.ts'
import { isDenom } from './denom.ts'
import {
  type Coin,
  encodeAuthInfo,
  encodeBody,
  encodeSignDoc,
  encodeTx,
  type Fee,
  type Send,
  signModes,
} from './encodeTx.ts'
import { isMemo } from './planTransfer.ts'
import { readAuthInfo, readBody, toAmount } from './readTx.ts'
import type { AminoDoc, DirectDoc, Signed } from './signer.ts'

/** What the wallet is asked to sign. */
export type Request = {
  readonly chainId: string
  readonly accountNumber: bigint
  readonly sequence: bigint
  readonly publicKey: Uint8Array
  readonly send: Send
  readonly memo: string
  readonly fee: Fee
}

export type SignedTx = {
  /** As it is broadcast. */
  readonly bytes: Uint8Array
  /** The fee that was signed. */
  readonly fee: Fee
  /** What the signature has to cover. */
  readonly signBytes: Uint8Array
  readonly signature: Uint8Array
}

const maxFeeCoins = 8

export function toDirectDoc(request: Request): DirectDoc {
  const { accountNumber, chainId, memo, send } = request
  return {
    bodyBytes: encodeBody(send, memo),
    authInfoBytes: encodeAuthInfo({ ...request, mode: signModes.direct }),
    chainId,
    accountNumber,
  }
}

/**
 * The transaction of what a wallet says it signed in mode DIRECT. Throws unless it is what was asked,
 * except for the fee, and a memo where none was asked for. Does not verify the signature.
 */
export function checkDirect(request: Request, answer: unknown): SignedTx {
  const { signature, signed } = toSigned<DirectDoc>(request, answer)
  const { accountNumber, authInfoBytes, bodyBytes, chainId } = signed
  if (!isBytes(bodyBytes) || !isBytes(authInfoBytes)) throw changed('bytes')
  if (chainId !== request.chainId) throw changed('chain')
  if (accountNumber !== request.accountNumber) throw changed('account')
  const memo = request.memo || read(() => readBody(bodyBytes).memo, 'body')
  if (!isMemo(memo)) throw changed('memo')
  if (!isSameBytes(bodyBytes, encodeBody(request.send, memo))) throw changed('body')
  const fee = read(() => readAuthInfo(authInfoBytes).fee, 'signers')
  // Written again with the fee of the wallet, so that everything else is compared with what was asked.
  const expected = encodeAuthInfo({ ...request, mode: signModes.direct, fee: checkFee(fee) })
  if (!isSameBytes(authInfoBytes, expected)) throw changed('signers')
  const bytes = encodeTx(bodyBytes, authInfoBytes, signature)
  return { bytes, fee, signBytes: encodeSignDoc(signed), signature }
}

/** As {@link checkDirect}, for mode AMINO_JSON. */
export function checkAmino(request: Request, answer: unknown): SignedTx {
  const { signature, signed } = toSigned<AminoDoc>(request, answer)
  const memo = request.memo || signed.memo
  if (typeof memo !== 'string' || !isMemo(memo)) throw changed('memo')
  const fee = checkFee(read(() => readAminoFee(signed.fee), 'fee'))
  const signBytes = toAminoBytes(toAminoDoc({ ...request, memo, fee }))
  const same = read(() => isSameBytes(toAminoBytes(signed), signBytes), 'document')
  if (!same) throw changed('document')
  const authInfo = encodeAuthInfo({ ...request, mode: signModes.amino, fee })
  const bytes = encodeTx(encodeBody(request.send, memo), authInfo, signature)
  return { bytes, fee, signBytes, signature }
}

function readAminoFee(fee: AminoDoc['fee']): Fee {
  return {
    amount: fee.amount
      .slice(0, maxFeeCoins + 1)
      .map(({ amount, denom }): Coin => ({ denom, amount: toAmount(amount) })),
    gas: toAmount(fee.gas),
  }
}

function checkFee({ amount, gas }: Fee): Fee {
  const valid =
    amount.length <= maxFeeCoins && gas > 0n && gas < 2n ** 63n && amount.every(({ denom }) => isDenom(denom))
  if (!valid) throw changed('fee')
  return { amount, gas }
}

function toSigned<doc extends DirectDoc | AminoDoc>({ publicKey }: Request, answer: unknown): Signed<doc> {
  if (!isRecord(answer) || !isRecord(answer.signed) || !isBytes(answer.signature, 64))
    throw new KitError(sendFailed, { details: 'The wallet answered with no signature.' })
  if (!isSameBytes(answer.publicKey, publicKey)) throw changed('key')
  return answer as unknown as Signed<doc>
}

function read<value>(work: () => value, part: string): value {
  try {
    return work()
  } catch {
    throw changed(part)
  }
}

function changed(part: string): KitError {
  return new KitError(sendFailed, { details: `The wallet signed another transaction: the ${part} differs.` })
}
