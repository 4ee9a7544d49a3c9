/** One call of a batch (EIP-5792), as far as it is checked before the wallet sees it. */
export type Call = { readonly to: `0x${string}`; readonly data?: `0x${string}` | undefined }

/** Whether the recipient, and the data where there is some, start as hex does; the wallet checks the rest. */
export function isCall(value: unknown): value is Call {
  if (typeof value !== 'object' || value === null) return false
  const { to, data } = value as Record<string, unknown>
  return startsAsHex(to) && (data === undefined || startsAsHex(data))
}

/** Whether the call lets a spender take exactly so much of the token it is sent to (ERC-20), and nothing else. */
export function isApproval(data: string, { spender, amount }: { spender: string; amount: bigint }): boolean {
  const words = [spender.replace(/^0x/i, ''), amount.toString(16)].map((word) => word.padStart(64, '0'))
  return data.toLowerCase() === `0x095ea7b3${words.join('')}`.toLowerCase()
}

/** Whether the call has the token that stands for a chain's own coin give so many of them back, or take the coins it is sent. */
export function isWrapping(data: string, { unwrapped }: { unwrapped: bigint | undefined }): boolean {
  const call =
    unwrapped === undefined ? '0xd0e30db0' : `0x2e1a7d4d${unwrapped.toString(16).padStart(64, '0')}`
  return data.toLowerCase() === call
}

function startsAsHex(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('0x')
}
