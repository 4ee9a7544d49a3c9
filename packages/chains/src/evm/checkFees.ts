import { feeCapTooHigh, feesConflict, tipAboveFeeCap } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'

export type Fees = {
  gasPrice?: bigint | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
}

/** Throws where the fees contradict each other, before a wallet is asked. */
export function checkFees({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Fees): void {
  if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined))
    throw new KitError(feesConflict)
  if (maxFeePerGas === undefined) return
  if (maxFeePerGas > 2n ** 256n - 1n) throw new KitError(feeCapTooHigh)
  if (maxPriorityFeePerGas !== undefined && maxPriorityFeePerGas > maxFeePerGas)
    throw new KitError(tipAboveFeeCap)
}
