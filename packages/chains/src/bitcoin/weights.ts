import type { AddressKind } from './readAddress.ts'

// Weights (BIP-141) of the parts of a transaction: four per byte, one per byte of a witness.

/** Everything but inputs and outputs. */
const overhead = 42

/** An input with the longest signature that is valid for relay. `p2sh` stands for nested segwit. */
const inputs: Readonly<Partial<Record<AddressKind, number>>> = {
  p2wpkh: 272,
  p2tr: 231,
  p2sh: 364,
  p2pkh: 592,
}
const outputs: Readonly<Record<AddressKind, number>> = {
  p2wpkh: 124,
  p2wsh: 172,
  p2tr: 172,
  p2sh: 128,
  p2pkh: 136,
}

/** Nodes do not relay smaller outputs, because spending them would cost more than they hold. */
export const dustLimits: Readonly<Record<AddressKind, bigint>> = {
  p2wpkh: 294n,
  p2wsh: 330n,
  p2tr: 330n,
  p2sh: 540n,
  p2pkh: 546n,
}

/** The weight of an input that spends a coin of an address; undefined if this driver cannot spend it. */
export function inputWeight(kind: AddressKind): number | undefined {
  return inputs[kind]
}

/** The weight of a transaction with fewer than 253 inputs of one kind. */
export function weightOf(input: number, inputCount: number, kinds: readonly AddressKind[]): number {
  return kinds.reduce((sum, kind) => sum + outputs[kind], overhead + input * inputCount)
}

/** The fee for a weight, which nodes count in whole virtual bytes; `rate` is in satoshis per 1,000 of them. */
export function feeOf(weight: number, rate: bigint): bigint {
  return (BigInt(Math.ceil(weight / 4)) * rate + 999n) / 1_000n
}
