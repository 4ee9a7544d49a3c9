import { isRecord } from '@latchkey/protocol/isRecord'
import { bech32 } from '@scure/base'
import { invalidParams } from '../../approval.ts'
import { isSameBytes } from '../../signed.ts'
import { toAminoBytes, toAminoDoc } from '../amino.ts'
import { fromBase64 } from '../bytes.ts'
import { isDenom } from '../denom.ts'
import {
  encodeAuthInfo,
  encodeBody,
  encodeSignDoc,
  type Fee,
  type Send,
  sendUrl,
  signModes,
} from '../encodeTx.ts'
import { nativeOf } from '../networks.ts'
import { readBech32 } from '../readBech32.ts'
import { readAuthInfo, readBody, readSend, toAmount } from '../readTx.ts'
import { type OwnAccount, refuseOther } from './ownAccount.ts'

/** More than a transfer takes, also with a long memo. */
const maxBytes = 16 * 1_024
const maxMemoLength = 512
const maxCoins = 20
const maxUint64 = 2n ** 64n - 1n

/** A transfer that a page asks to sign. Everything in it is shown. */
export type Transfer = {
  readonly send: Send
  readonly fee: Fee
  readonly memo: string
  readonly accountNumber: bigint
  readonly sequence: bigint
}

/**
 * Reads the document of `cosmos_signDirect`. Throws unless it is a transfer from the account, and its
 * bytes are what this wallet would write for it: then nothing can be in them that is not read.
 */
export function readDirect(given: Record<string, unknown>, own: OwnAccount) {
  const doc = isRecord(given.signDoc) ? given.signDoc : {}
  const [bodyBytes, authInfoBytes] = [toBytes(doc.bodyBytes), toBytes(doc.authInfoBytes)]
  const accountNumber = readNumber(doc.accountNumber)
  if (!bodyBytes || !authInfoBytes || accountNumber === undefined || doc.chainId !== own.chain)
    throw invalidParams('The document is malformed, or of another chain.')
  const transfer = decode(bodyBytes, authInfoBytes, accountNumber)
  const { fee, memo, send, sequence } = transfer
  const { publicKey } = own
  const isExact =
    isSameBytes(encodeBody(send, memo), bodyBytes) &&
    isSameBytes(encodeAuthInfo({ fee, mode: signModes.direct, publicKey, sequence }), authInfoBytes)
  if (!isExact) throw invalidParams('The document is more than a transfer of this account.')
  checkTransfer(transfer, own)
  const signed = encodeSignDoc({ bodyBytes, authInfoBytes, chainId: own.chain, accountNumber })
  return { transfer, signed }
}

function decode(bodyBytes: Uint8Array, authInfoBytes: Uint8Array, accountNumber: bigint): Transfer {
  try {
    const { memo, messages } = readBody(bodyBytes)
    const { fee, signers } = readAuthInfo(authInfoBytes)
    const [message] = messages
    const [signer] = signers
    if (message?.url !== sendUrl || !signer) throw new Error('It is not a transfer.')
    return { send: readSend(message.value), fee, memo, accountNumber, sequence: signer.sequence }
  } catch (cause) {
    throw invalidParams('The wallet cannot read the transaction.', cause)
  }
}

/** The same for the document of `cosmos_signAmino`, whose JSON is signed. */
export function readAmino(doc: Record<string, unknown>, own: OwnAccount) {
  const transfer = decodeAmino(doc)
  const signed = toAminoBytes(toAminoDoc({ ...transfer, chainId: own.chain }))
  if (!isSameBytes(toAminoBytes(doc), signed))
    throw invalidParams('The document is more than a transfer of this account, or of another chain.')
  checkTransfer(transfer, own)
  return { transfer, signed }
}

function decodeAmino({ account_number, fee, memo, msgs, sequence }: Record<string, unknown>): Transfer {
  const [message] = Array.isArray(msgs) ? msgs : []
  const value = isRecord(message) && isRecord(message.value) ? message.value : {}
  const gas = isRecord(fee) ? readNumber(fee.gas) : undefined
  const [account, next] = [readNumber(account_number), readNumber(sequence)]
  if (!isRecord(fee) || gas === undefined || account === undefined || next === undefined)
    throw invalidParams('The document is malformed.')
  const send = {
    from: `${value.from_address}`,
    to: `${value.to_address}`,
    amount: readCoins(value.amount),
  }
  return {
    send,
    fee: { amount: readCoins(fee.amount), gas },
    memo: `${memo}`,
    accountNumber: account,
    sequence: next,
  }
}

function readCoins(given: unknown): Send['amount'] {
  const coins = Array.isArray(given) && given.length <= maxCoins && given.every(isRecord) ? given : undefined
  try {
    if (coins) return coins.map(({ amount, denom }) => ({ denom: `${denom}`, amount: toAmount(amount) }))
  } catch {
    // Said below.
  }
  throw invalidParams('The amounts are malformed.')
}

/** Throws unless all of it can be shown, and the chain could accept it. */
function checkTransfer({ fee, memo, send }: Transfer, own: OwnAccount): void {
  refuseOther(send.from, own)
  const to = readBech32(send.to)
  const decoded = to && bech32.decodeUnsafe(send.to)
  const isAddress = decoded && bech32.fromWordsUnsafe(decoded.words) !== undefined && to.text === send.to
  if (!isAddress || (own.network && to.prefix !== nativeOf(own.network).prefix))
    throw invalidParams('The recipient has no address of the chain.')
  const isFine = (coins: Send['amount'], max: number) =>
    coins.length <= max && coins.every(({ denom }) => isDenom(denom))
  if (send.amount.length === 0 || !isFine(send.amount, maxCoins) || !isFine(fee.amount, 1))
    throw invalidParams('There are no amounts, too many, or malformed ones.')
  if (memo.length > maxMemoLength || !memo.isWellFormed()) throw invalidParams('The memo is too long.')
}

/** Wallets and pages disagree whether bytes are in hex or in base64. Hex of a document is none in base64. */
function toBytes(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > 2 * maxBytes) return undefined
  if (!/^(?:[\da-f]{2})+$/i.test(value)) return fromBase64(value)
  return Uint8Array.from(value.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

/** A number of 64 bits, as text without leading zeros. */
function readNumber(value: unknown): bigint | undefined {
  const text = typeof value === 'number' ? `${value}` : value
  if (typeof text !== 'string' || !/^(?:0|[1-9]\d{0,19})$/.test(text)) return undefined
  const number = BigInt(text)
  return number <= maxUint64 ? number : undefined
}
