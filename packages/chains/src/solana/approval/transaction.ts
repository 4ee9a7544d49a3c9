import { formatAmount } from '@latchkey/protocol/amount'
import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import {
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
} from '@solana/transaction-messages'
import { type ApprovalRequest, type ApprovalView, invalidParams, sortWarnings } from '../../approval.ts'
import { isSameBytes } from '../../signed.ts'
import { fromBase64, readTransaction } from '../wire.ts'
import { networkName } from './networkName.ts'
import { readInstructions, type SolanaFacts, toHex } from './readInstructions.ts'

/** What fits into one packet of the network. */
const maxBytes = 1_232
const lamportsPerSignature = 5_000n
/** A tenth of a coin. */
const highFee = 100_000_000n

/** A transaction that a page asks to sign. */
export type Asked = {
  readonly wire: Uint8Array
  /** What is signed. */
  readonly message: Uint8Array
  /** The place of the account among the signatures. */
  readonly slot: number
  readonly signerCount: number
}

/** Reads a transaction in base64, which the account has to sign. */
export function readAsked(given: unknown, address: string): Asked {
  const wire = typeof given === 'string' && given.length <= 2 * maxBytes ? fromBase64(given) : undefined
  if (!wire || wire.length > maxBytes) throw invalidParams('The transaction is not base64, or too long.')
  let read: ReturnType<typeof readTransaction>
  try {
    read = readTransaction(wire)
  } catch (cause) {
    throw invalidParams('The bytes are no transaction.', cause)
  }
  const { messageBytes, signers } = read
  const slot = signers.indexOf(address)
  if (slot < 0)
    throw new KitError(rpcErrors[4100], { details: 'The transaction is not to be signed by this account.' })
  // The count and the signatures come first, and then exactly the message that is signed.
  const isWhole = wire[0] === signers.length && wire.length === 1 + 64 * signers.length + messageBytes.length
  if (!isWhole) throw invalidParams('The transaction has bytes that are no part of it.')
  readMessage(messageBytes)
  return { wire, message: messageBytes, slot, signerCount: signers.length }
}

/** Decodes a message; throws unless its bytes are the only way to write it. */
export function readMessage(bytes: Uint8Array) {
  try {
    const message = getCompiledTransactionMessageDecoder().decode(bytes)
    if (isSameBytes(Uint8Array.from(getCompiledTransactionMessageEncoder().encode(message)), bytes))
      return message
  } catch (cause) {
    throw invalidParams('The bytes are no message of a transaction.', cause)
  }
  throw invalidParams('The message is written in an unusual way.')
}

/** The transaction with the account's signature in its place. */
export function addSignature({ slot, wire }: Asked, signature: Uint8Array | undefined): Uint8Array {
  if (signature?.length !== 64) throw new KitError(rpcErrors[-32603])
  const signed = Uint8Array.from(wire)
  signed.set(signature, 1 + 64 * slot)
  return signed
}

/** What the visitor is shown, read from the messages that are signed. */
export function viewTransactions(
  messages: readonly Uint8Array[],
  { address, chainId, facts, simulation }: viewTransactions.Context,
): ApprovalView {
  const all = messages.map((bytes) => {
    const message = readMessage(bytes)
    const [payer] = message.staticAccounts
    const effects = readInstructions(message, address, facts)
    const signatures = BigInt(message.header.numSignerAccounts) * lamportsPerSignature
    return { ...effects, fee: payer === address ? signatures + effects.priorityFee : 0n }
  })
  const fee = all.reduce((sum, one) => sum + one.fee, 0n)
  return {
    kind: 'transaction',
    chainId,
    network: networkName(chainId),
    account: address,
    actions: all.flatMap(({ actions }) => actions),
    warnings: sortWarnings([
      ...all.flatMap(({ warnings }) => warnings),
      ...(all.length > 1 ? (['severalTransactions'] as const) : []),
      ...(fee >= highFee ? (['highFee'] as const) : []),
    ]),
    fee: { amount: formatAmount(fee, 9), symbol: 'SOL' },
    simulation,
    fields: [],
    raw: messages.map((bytes) => `0x${toHex(bytes)}`),
  }
}

export declare namespace viewTransactions {
  type Context = Pick<ApprovalRequest, 'address' | 'chainId'> & {
    facts: SolanaFacts
    simulation: ApprovalView['simulation']
  }
}
