import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { getCompiledTransactionMessageDecoder } from '@solana/transaction-messages'
import { getTransactionDecoder } from '@solana/transactions'
import { toBase58 } from './base58.ts'

/** A decoded transaction. */
export type WireTransaction = {
  /** The accounts that must sign, the fee payer first. */
  readonly signers: readonly string[]
  /** Its first signature; undefined while unsigned. */
  readonly id: string | undefined
  readonly message: ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>
  readonly messageBytes: Uint8Array
}

/** Decodes a transaction; throws if the bytes are not one. */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  try {
    const { messageBytes, signatures } = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
    const signers = Object.keys(signatures)
    if (signers.length === 0) throw new Error('no account has to sign it')
    const first = Object.values(signatures)[0]
    const id = first?.some((byte) => byte !== 0) ? toBase58(Uint8Array.from(first)) : undefined
    return { signers, id, message, messageBytes: Uint8Array.from(messageBytes) }
  } catch (cause) {
    throw new KitError(sendFailed, { cause, details: 'The bytes are no transaction.' })
  }
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The bytes; undefined if the text is not base64. */
export function fromBase64(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
