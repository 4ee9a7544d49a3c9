import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { base64, hex } from '@scure/base'
import { Address, OutScript, Script, SigHash, Transaction } from '@scure/btc-signer'
import { invalidParams } from '../../approval.ts'
import { isSameBytes } from '../../signed.ts'
import { type OwnAccount, refuseOther } from './ownAccount.ts'

/** As much as the frame gets in one request. */
const maxBase64Length = 1_600_000
const maxInputs = 500
const maxOutputs = 500
/** What nodes have always relayed. Longer ones could not be shown. */
const maxNoteBytes = 80

/** A transaction that a page asks to sign, and what is known of it for certain. */
export type Psbt = {
  readonly tx: Transaction
  readonly inputs: readonly PsbtInput[]
  readonly outputs: readonly PsbtOutput[]
  /** Exact: every amount is proven. */
  readonly fee: bigint
  /** The inputs to sign, by their place. */
  readonly signed: readonly number[]
}

export type PsbtInput = {
  /** `txid:index` of the output that it spends. */
  readonly outpoint: string
  readonly amount: bigint
  /** Undefined for scripts that have none. */
  readonly address: string | undefined
  readonly sequence: number
  readonly isOwn: boolean
}

export type PsbtOutput =
  | { readonly type: 'payment'; readonly amount: bigint; readonly address: string; readonly isOwn: boolean }
  | { readonly type: 'note'; readonly note: Uint8Array }

/**
 * Reads a PSBT (BIP-174). Throws unless every input is proven and every output can be shown.
 *
 * A signature of a segwit account does not cover the amounts of other inputs. So each input has to
 * bring the whole transaction that it spends, whose hash the input names: a wrong amount would hide
 * a fee. Only the signature of everything is given (`SIGHASH_ALL`).
 */
export function readPsbt(given: Record<string, unknown>, own: OwnAccount): Psbt {
  const tx = parse(given.psbt)
  const inputs = Array.from({ length: tx.inputsLength }, (_, index) => readInput(tx, index, own))
  const outputs = Array.from({ length: tx.outputsLength }, (_, index) => readOutput(tx, index, own))
  if (new Set(inputs.map(({ outpoint }) => outpoint)).size !== inputs.length)
    throw invalidParams('An output is spent twice.')
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)
  const fee =
    sum(inputs.map(({ amount }) => amount)) -
    sum(outputs.map((output) => (output.type === 'payment' ? output.amount : 0n)))
  if (fee < 0n) throw invalidParams('The outputs are more than the inputs.')
  const signed = readSignInputs(given.signInputs, inputs, own)
  for (const index of signed) refuseUnsignable(tx, index, inputs[index] as PsbtInput)
  return { tx, inputs, outputs, fee, signed }
}

function parse(psbt: unknown): Transaction {
  if (typeof psbt !== 'string' || psbt.length > maxBase64Length)
    throw invalidParams('The transaction is not base64, or too long.')
  let tx: Transaction
  try {
    // Outputs that have no address are judged below.
    tx = Transaction.fromPSBT(base64.decode(psbt), { unknown: 'strict', allowUnknownOutputs: true })
  } catch (cause) {
    throw invalidParams('The bytes are no PSBT.', cause)
  }
  if (tx.opts.PSBTVersion !== 0) throw invalidParams('PSBTs of version 2 are not signed.')
  const isSized = tx.inputsLength <= maxInputs && tx.outputsLength <= maxOutputs && tx.outputsLength > 0
  if (!isSized) throw invalidParams('The transaction has too many inputs or outputs, or none.')
  return tx
}

function readInput(tx: Transaction, at: number, own: OwnAccount): PsbtInput {
  const { index, nonWitnessUtxo, sequence, txid } = tx.getInput(at)
  // That the hash of the transaction is `txid`, the library has checked.
  const spent = index === undefined ? undefined : nonWitnessUtxo?.outputs[index]
  if (!txid || !spent) throw invalidParams(`Input ${at} does not prove what it spends.`)
  return {
    outpoint: `${hex.encode(txid)}:${index}`,
    amount: spent.amount,
    address: addressOf(spent.script, own),
    sequence: sequence ?? 0xffff_ffff,
    isOwn: isSameBytes(spent.script, own.script),
  }
}

function readOutput(tx: Transaction, at: number, own: OwnAccount): PsbtOutput {
  const { amount, script } = tx.getOutput(at)
  if (amount === undefined || !script) throw invalidParams(`Output ${at} is not complete.`)
  const address = addressOf(script, own)
  if (address !== undefined)
    return { type: 'payment', amount, address, isOwn: isSameBytes(script, own.script) }
  const note = noteIn(script)
  // Coins of such an output would be lost.
  if (!note || amount !== 0n) throw invalidParams(`Output ${at} pays to a script that has no address.`)
  return { type: 'note', note }
}

function addressOf(script: Uint8Array, { network }: OwnAccount): string | undefined {
  try {
    const decoded = OutScript.decode(script)
    return decoded.type === 'p2a' || decoded.type === 'unknown'
      ? undefined
      : Address(network.prefixes).encode(decoded)
  } catch {
    return undefined
  }
}

/** The data of an output that only carries some. */
function noteIn(script: Uint8Array): Uint8Array | undefined {
  try {
    const [code, note, ...more] = Script.decode(script)
    const isNote = code === 'RETURN' && note instanceof Uint8Array && more.length === 0
    return isNote && note.length <= maxNoteBytes ? note : undefined
  } catch {
    return undefined
  }
}

/** The inputs that the page names, or all of the account. */
function readSignInputs(given: unknown, inputs: readonly PsbtInput[], own: OwnAccount): readonly number[] {
  const mine = inputs.flatMap(({ isOwn }, index) => (isOwn ? index : []))
  if (mine.length === 0)
    throw new KitError(rpcErrors[4100], { details: 'The transaction spends nothing of this account.' })
  if (given === undefined) return mine
  if (!Array.isArray(given) || given.length === 0 || given.length > inputs.length)
    throw invalidParams('`signInputs` is malformed.')
  const named = given.map((one: unknown) => {
    if (!isRecord(one)) throw invalidParams('`signInputs` is malformed.')
    refuseOther(one.address, own)
    const { index, sighashTypes } = one
    const isAll =
      sighashTypes === undefined ||
      (Array.isArray(sighashTypes) &&
        sighashTypes.length > 0 &&
        sighashTypes.every((type) => type === SigHash.ALL))
    if (!isAll) throw invalidParams('Only signatures of the whole transaction are given.')
    if (!mine.includes(index as number))
      throw new KitError(rpcErrors[4100], { details: 'An input to sign is not of this account.' })
    return index as number
  })
  if (new Set(named).size !== named.length) throw invalidParams('`signInputs` names an input twice.')
  return named
}

function refuseUnsignable(tx: Transaction, at: number, { amount }: PsbtInput): void {
  const { finalScriptSig, finalScriptWitness, partialSig, sighashType } = tx.getInput(at)
  if (sighashType !== undefined && sighashType !== SigHash.ALL)
    throw invalidParams('Only signatures of the whole transaction are given.')
  if (finalScriptSig || finalScriptWitness || partialSig?.length)
    throw invalidParams(`Input ${at} is signed.`)
  // A transaction that spends nothing of value is how messages are signed (BIP-322).
  if (amount === 0n) throw invalidParams(`Input ${at} spends nothing.`)
}
