/** One call of an EIP-5792 batch. Only these fields are checked before the request goes to the wallet. */
export type Call = { readonly to: `0x${string}`; readonly data?: `0x${string}` | undefined }

/** Checks that `to` and `data` start with `0x`; the wallet validates the rest. */
export function isCall(value: unknown): value is Call {
  if (typeof value !== 'object' || value === null) return false
  const { to, data } = value as Record<string, unknown>
  return startsAsHex(to) && (data === undefined || startsAsHex(data))
}

/** Whether the calldata is exactly ERC-20 `approve(spender, amount)`. */
export function isApproval(data: string, { spender, amount }: { spender: string; amount: bigint }): boolean {
  const words = [spender.replace(/^0x/i, ''), amount.toString(16)].map((word) => word.padStart(64, '0'))
  return data.toLowerCase() === `0x095ea7b3${words.join('')}`.toLowerCase()
}

/** Whether the calldata is WETH `withdraw(unwrapped)`, or `deposit()` when `unwrapped` is undefined. */
export function isWrapping(data: string, { unwrapped }: { unwrapped: bigint | undefined }): boolean {
  const call =
    unwrapped === undefined ? '0xd0e30db0' : `0x2e1a7d4d${unwrapped.toString(16).padStart(64, '0')}`
  return data.toLowerCase() === call
}

function startsAsHex(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('0x')
}
