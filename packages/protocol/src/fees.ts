import { feeCapTooHigh, feesConflict, tipAboveFeeCap } from './catalogue.ts'
import { KitError } from './errors.ts'

export type Fees = {
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

const maxUint256 = 2n ** 256n - 1n

/** Throws if the fee fields of an EVM transaction contradict each other. */
export function assertFees({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Fees): void {
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined))
    throw new KitError(feesConflict)
  if (maxFeePerGas === undefined) return
  if (maxFeePerGas > maxUint256) throw new KitError(feeCapTooHigh)
  if (maxPriorityFeePerGas !== undefined && maxPriorityFeePerGas > maxFeePerGas)
    throw new KitError(tipAboveFeeCap)
}
