import { invalidParams } from '../../approval.ts'

export const maxUint256 = 2n ** 256n - 1n

/** A quantity of JSON-RPC: hex digits after `0x`, or a whole number. Undefined if there is none. */
export function readQuantity(name: string, value: unknown, max: bigint): bigint | undefined {
  if (value === undefined || value === null) return undefined
  const isText = typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  const amount = isText || isWhole ? BigInt(value) : undefined
  if (amount === undefined || amount > max) throw invalidParams(`\`${name}\` is not a quantity in range.`)
  return amount
}
