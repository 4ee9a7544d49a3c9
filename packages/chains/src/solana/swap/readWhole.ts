import {
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
} from '@solana/transaction-messages'
import { getTransactionDecoder } from '@solana/transactions'
import type { Network } from '../../driver.ts'
import { isSameBytes } from '../../signed.ts'
import { fromBase58 } from '../base58.ts'
import { readTables } from '../simulate.ts'
import { fromBase64 } from '../wire.ts'

/** What fits into one packet of the network. */
const maxBytes = 1_232

export type Instruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** A transaction whose bytes can only be read in one way. */
export type WholeTransaction = {
  readonly bytes: Uint8Array
  readonly messageBytes: Uint8Array
  readonly message: SupportedMessage
  /** The fee payer first; the signature is undefined where there is none yet. */
  readonly signers: readonly { readonly address: string; readonly signature: Uint8Array | undefined }[]
}

type Message = ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>
type SupportedMessage = Extract<Message, { version: 'legacy' | 0 }>

/** Reads a transaction in base64; undefined if it is not one, or written in an unusual way. */
export function readWhole(text: string): WholeTransaction | undefined {
  const bytes = text.length <= 2 * maxBytes ? fromBase64(text) : undefined
  if (!bytes || bytes.length > maxBytes) return undefined
  try {
    const decoded = getTransactionDecoder().decode(bytes)
    const messageBytes = Uint8Array.from(decoded.messageBytes)
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
    if (message.version !== 'legacy' && message.version !== 0) return undefined
    const again = Uint8Array.from(getCompiledTransactionMessageEncoder().encode(message))
    const signers = Object.entries(decoded.signatures).map(([address, signature]) => ({
      address,
      signature: signature?.some((byte) => byte !== 0) ? Uint8Array.from(signature) : undefined,
    }))
    // The count and the signatures come first, and then exactly the message that is signed.
    const isWhole =
      bytes[0] === signers.length && bytes.length === 1 + 64 * signers.length + messageBytes.length
    const { numSignerAccounts } = message.header
    if (!isWhole || signers.length !== numSignerAccounts || !isSameBytes(again, messageBytes))
      return undefined
    return { bytes, messageBytes, message, signers }
  } catch {
    return undefined
  }
}

/** Whether all others who have to sign have signed already. Signed later, it could be held back until it pays. */
export async function isSignedByOthers({ messageBytes, signers }: WholeTransaction): Promise<boolean> {
  const others = signers.slice(1)
  if (others.length === 0) return true
  const { ed25519 } = await import('../curve.ts')
  return others.every(({ address, signature }) => {
    const key = fromBase58(address, 32)
    try {
      return !!key && !!signature && ed25519.verify(signature, messageBytes, key)
    } catch {
      return false
    }
  })
}

/**
 * The instructions with the addresses of their accounts, those in lookup tables read from the
 * network; undefined if they cannot be read.
 */
export async function readInstructions(
  { message }: WholeTransaction,
  network: Network,
  signal: AbortSignal | undefined,
): Promise<readonly Instruction[] | undefined> {
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const looked = lookups.length ? await readTables(network, lookups, signal) : { writable: [], readonly: [] }
  if (!looked) return undefined
  const addresses = [...message.staticAccounts, ...looked.writable, ...looked.readonly] as readonly string[]
  const instructions = message.instructions.map(({ accountIndices = [], data, programAddressIndex }) => ({
    // A program in a lookup table is none that the network runs.
    program: message.staticAccounts[programAddressIndex] as string | undefined,
    accounts: accountIndices.map((index) => addresses[index]),
    data: Uint8Array.from(data ?? []),
  }))
  const isRead = instructions.every(
    ({ accounts, program }) => program !== undefined && !accounts.includes(undefined),
  )
  return isRead ? (instructions as readonly Instruction[]) : undefined
}
