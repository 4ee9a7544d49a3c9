import { OutScript, RawTx, Script, SigHash, type Transaction } from '@scure/btc-signer'
import { concatBytes, equalBytes, hash160, sha256x2 } from '@scure/btc-signer/utils.js'
import { schnorr, secp256k1 } from 'noble-curves-2/secp256k1.js'
import { nestedScript } from './buildTransfer.ts'

type Input = ReturnType<Transaction['getInput']>
type Signature = { readonly publicKey: Uint8Array; readonly signature: Uint8Array }

/**
 * Finalises an input with the signature that a wallet gave for it, finalised or not. Throws
 * unless the signature is valid, and of the type the input asks for.
 */
export function takeSignature(transaction: Transaction, signed: Input, index: number): void {
  const spent = spentBy(transaction, index)
  const output = OutScript.decode(spent.script)
  const sighash = transaction.getInput(index).sighashType
  if (output.type === 'tr') {
    const signature = signed.tapKeySig ?? onlyItem(signed.finalScriptWitness)
    if (!signature || !isTaprootSigned(transaction, index, signature, output.pubkey, sighash))
      throw new Error(`Input ${index} has no valid Schnorr signature.`)
    transaction.updateInput(index, { tapKeySig: signature }, true)
  } else {
    const found = candidates(signed).find(({ publicKey }) => {
      const hash = hash160(output.type === 'sh' ? nestedScript(publicKey) : publicKey)
      return 'hash' in output && equalBytes(hash, output.hash)
    })
    if (!found || !isSigned(transaction, index, found, output.type, sighash ?? SigHash.ALL))
      throw new Error(`Input ${index} has no valid ECDSA signature.`)
    const { publicKey, signature } = found
    // A PSBT of the host may have come with another signature.
    transaction.updateInput(index, { partialSig: undefined } as object, true)
    const redeemScript = output.type === 'sh' ? nestedScript(publicKey) : undefined
    transaction.updateInput(
      index,
      { partialSig: [[publicKey, signature]], ...(redeemScript && { redeemScript }) },
      true,
    )
  }
  transaction.finalizeIdx(index)
}

/** The output that an input spends. */
export function spentBy(transaction: Transaction, index: number): { script: Uint8Array; amount: bigint } {
  const { index: output = 0, nonWitnessUtxo, witnessUtxo } = transaction.getInput(index)
  const spent = nonWitnessUtxo?.outputs[output] ?? witnessUtxo
  if (!spent) throw new Error(`Input ${index} does not say what it spends.`)
  return spent
}

/** The ECDSA signatures of an input, each with its public key. */
function candidates({ finalScriptSig, finalScriptWitness, partialSig }: Input): readonly Signature[] {
  const found = (partialSig ?? []).map(([publicKey, signature]) => ({ publicKey, signature }))
  // Of a key hash, both kinds of final scripts have the signature and then the key.
  const final = finalScriptWitness?.length
    ? finalScriptWitness
    : finalScriptSig && Script.decode(finalScriptSig)
  const [signature, publicKey] = final ?? []
  return signature instanceof Uint8Array && publicKey instanceof Uint8Array && final?.length === 2
    ? [...found, { publicKey, signature }]
    : found
}

function isSigned(
  transaction: Transaction,
  index: number,
  { publicKey, signature }: Signature,
  type: string,
  sighash: number,
): boolean {
  if (signature.at(-1) !== sighash) return false
  const keyScript = OutScript.encode({ type: 'pkh', hash: hash160(publicKey) })
  const digest =
    type === 'pkh'
      ? legacyDigest(transaction, index, keyScript, sighash)
      : transaction.preimageWitnessV0(index, keyScript, sighash, spentBy(transaction, index).amount)
  return secp256k1.verify(signature.subarray(0, -1), digest, publicKey, { prehash: false, format: 'der' })
}

/** What a signature of an input without witness signs, for the usual signature type. */
function legacyDigest(
  transaction: Transaction,
  index: number,
  script: Uint8Array,
  sighash: number,
): Uint8Array {
  if (sighash !== SigHash.ALL) throw new Error(`Input ${index} asks for a signature of type ${sighash}.`)
  const unsigned = RawTx.decode(transaction.unsignedTx)
  const inputs = unsigned.inputs.map((input, at) => ({
    ...input,
    finalScriptSig: at === index ? script : new Uint8Array(),
  }))
  const bytes = RawTx.encode({ ...unsigned, inputs })
  return sha256x2(concatBytes(bytes, Uint8Array.from([sighash, 0, 0, 0])))
}

function isTaprootSigned(
  transaction: Transaction,
  index: number,
  signature: Uint8Array,
  publicKey: Uint8Array,
  wanted: number | undefined,
): boolean {
  // 64 bytes stand for the default type, which signs what `ALL` signs.
  const sighash = signature.length === 64 ? SigHash.DEFAULT : signature[64]
  const isWanted = wanted ? sighash === wanted : sighash === SigHash.DEFAULT || sighash === SigHash.ALL
  if (!isWanted || sighash === undefined || signature.length > 65) return false
  const spent = Array.from({ length: transaction.inputsLength }, (_, at) => spentBy(transaction, at))
  const digest = transaction.preimageWitnessV1(
    index,
    spent.map(({ script }) => script),
    sighash,
    spent.map(({ amount }) => amount),
  )
  return schnorr.verify(signature.subarray(0, 64), digest, publicKey)
}

/** A spend by key has one item; one by script, or with an annex, has more. */
function onlyItem(witness: readonly Uint8Array[] | undefined): Uint8Array | undefined {
  return witness?.length === 1 ? witness[0] : undefined
}
