/** One call of a batch (EIP-5792), as far as it is checked before the wallet sees it. */
export type Call = { readonly to: `0x${string}`; readonly data?: `0x${string}` | undefined }

/** Whether the recipient, and the data where there is some, start as hex does; the wallet checks the rest. */
export function isCall(value: unknown): value is Call {
  if (typeof value !== 'object' || value === null) return false
  const { to, data } = value as Record<string, unknown>
  return startsAsHex(to) && (data === undefined || startsAsHex(data))
}

function startsAsHex(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('0x')
}
