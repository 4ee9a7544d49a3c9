import { type Coin, type Fee, keyUrl, type Send } from './encodeTx.ts'
import { bytesOf, type Fields, listOf, numberOf, readFields, textOf } from './protobuf.ts'
import type { DirectDoc } from './signer.ts'

// Strict: a field that is not known and not empty is refused, so that nothing in the bytes goes unseen.

export type TxBody = {
  readonly messages: readonly { readonly url: string; readonly value: Uint8Array }[]
  readonly memo: string
  /** The last block that may include it; zero for any. */
  readonly timeoutHeight: bigint
}

export type AuthInfo = {
  readonly signers: readonly {
    /** Compressed; undefined if it is not part of the transaction. */
    readonly publicKey: Uint8Array | undefined
    readonly mode: bigint
    readonly sequence: bigint
  }[]
  readonly fee: Fee & {
    /** Who pays, if it is not the first signer. */
    readonly payer: string
    /** Whose allowance pays, if any does. */
    readonly granter: string
  }
}

export function readSignDoc(bytes: Uint8Array): DirectDoc {
  const fields = read(bytes, [1, 2, 3, 4])
  return {
    bodyBytes: bytesOf(fields, 1),
    authInfoBytes: bytesOf(fields, 2),
    chainId: textOf(fields, 3),
    accountNumber: numberOf(fields, 4),
  }
}

export function readBody(bytes: Uint8Array): TxBody {
  const fields = read(bytes, [1, 2, 3])
  return {
    messages: listOf(fields, 1).map(readAny),
    memo: textOf(fields, 2),
    timeoutHeight: numberOf(fields, 3),
  }
}

export function readAuthInfo(bytes: Uint8Array): AuthInfo {
  const fields = read(bytes, [1, 2])
  const fee = read(bytesOf(fields, 2), [1, 2, 3, 4])
  return {
    signers: listOf(fields, 1).map(readSigner),
    fee: {
      amount: listOf(fee, 1).map(readCoin),
      gas: numberOf(fee, 2),
      payer: textOf(fee, 3),
      granter: textOf(fee, 4),
    },
  }
}

export function readSend(bytes: Uint8Array): Send {
  const fields = read(bytes, [1, 2, 3])
  return { from: textOf(fields, 1), to: textOf(fields, 2), amount: listOf(fields, 3).map(readCoin) }
}

export function readCoin(bytes: Uint8Array): Coin {
  const fields = read(bytes, [1, 2])
  return { denom: textOf(fields, 1), amount: toAmount(textOf(fields, 2)) }
}

/** An amount in base units; throws unless it is a non-negative integer of at most 256 bits. */
export function toAmount(value: unknown): bigint {
  if (typeof value !== 'string' || !/^\d{1,78}$/.test(value)) throw new Error('It is not an amount.')
  return BigInt(value)
}

export function readAny(bytes: Uint8Array): TxBody['messages'][number] {
  const fields = read(bytes, [1, 2])
  return { url: textOf(fields, 1), value: bytesOf(fields, 2) }
}

function readSigner(bytes: Uint8Array): AuthInfo['signers'][number] {
  const fields = read(bytes, [1, 2, 3])
  const key = fields.has(1) ? readAny(bytesOf(fields, 1)) : undefined
  if (key && key.url !== keyUrl) throw new Error('The key is not of the kind secp256k1.')
  const mode = read(bytesOf(fields, 2), [1])
  return {
    publicKey: key && bytesOf(read(key.value, [1]), 1),
    mode: numberOf(read(bytesOf(mode, 1), [1]), 1),
    sequence: numberOf(fields, 3),
  }
}

/** The fields of a message; throws if it has others that are not empty. */
function read(bytes: Uint8Array, known: readonly number[]): Fields {
  const fields = readFields(bytes)
  for (const [number, values] of fields)
    if (!known.includes(number) && values.some((value) => (typeof value === 'bigint' ? value : value.length)))
      throw new Error(`The message has the unknown field ${number}.`)
  return fields
}
