/** `0x`, or the readable part of a Bech32 address with the version that follows on Bitcoin. */
const start = /^(?:0x|(?:(?:bc|bcrt|tb)1[pq]|[a-z]{2,20}1)(?=[02-9ac-hj-np-z]{38,}$))/

/**
 * The start that addresses of the same kind have in common, which tells none of them apart:
 * `0x`, `cosmos1`, `bc1q`. Empty for base58.
 */
export function sharedPrefix(address: string): string {
  return start.exec(address)?.[0] ?? ''
}
