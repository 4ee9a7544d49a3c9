import { field, message } from './protobuf.ts'

/** An amount of a denom, in base units. */
export type Coin = { readonly denom: string; readonly amount: bigint }

export const sendUrl = '/cosmos.bank.v1beta1.MsgSend'
export const keyUrl = '/cosmos.crypto.secp256k1.PubKey'

/** Signatures over the encoded document, and over its JSON. */
export const signModes = { direct: 1n, amino: 127n } as const

export type Send = { readonly from: string; readonly to: string; readonly amount: readonly Coin[] }

export type Fee = { readonly amount: readonly Coin[]; readonly gas: bigint }

export function encodeSend({ amount, from, to }: Send): Uint8Array {
  return Uint8Array.from([...field(1, from), ...field(2, to), ...coins(3, amount)])
}

export function encodeBody(send: Send, memo: string): Uint8Array {
  return Uint8Array.from([...message(1, any(sendUrl, encodeSend(send))), ...field(2, memo)])
}

export function encodeAuthInfo({ fee, mode, publicKey, sequence }: encodeAuthInfo.Args): Uint8Array {
  const signer = [
    ...(publicKey ? message(1, any(keyUrl, field(1, publicKey))) : []),
    ...message(2, message(1, field(1, mode))),
    ...field(3, sequence),
  ]
  return Uint8Array.from([
    ...message(1, signer),
    ...message(2, [...coins(1, fee.amount), ...field(2, fee.gas)]),
  ])
}

export declare namespace encodeAuthInfo {
  type Args = {
    /** Compressed. Absent in simulations by an account whose key is not known. */
    publicKey: Uint8Array | undefined
    mode: bigint
    sequence: bigint
    fee: Fee
  }
}

/** The bytes that a signature of mode DIRECT covers. */
export function encodeSignDoc(doc: encodeSignDoc.Doc): Uint8Array {
  return Uint8Array.from([
    ...field(1, doc.bodyBytes),
    ...field(2, doc.authInfoBytes),
    ...field(3, doc.chainId),
    ...field(4, doc.accountNumber),
  ])
}

export declare namespace encodeSignDoc {
  type Doc = { bodyBytes: Uint8Array; authInfoBytes: Uint8Array; chainId: string; accountNumber: bigint }
}

/** A transaction as it is broadcast. */
export function encodeTx(
  bodyBytes: Uint8Array,
  authInfoBytes: Uint8Array,
  signature: Uint8Array,
): Uint8Array {
  return Uint8Array.from([
    ...field(1, bodyBytes),
    ...field(2, authInfoBytes),
    // An empty signature is still one.
    ...message(3, signature),
  ])
}

function any(url: string, value: Iterable<number>): number[] {
  return [...field(1, url), ...field(2, Uint8Array.from(value))]
}

function coins(number: number, list: readonly Coin[]): number[] {
  return list.flatMap(({ amount, denom }) =>
    message(number, [...field(1, denom), ...field(2, amount.toString())]),
  )
}
