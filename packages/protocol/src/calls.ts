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

function startsAsHex(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('0x')
}
