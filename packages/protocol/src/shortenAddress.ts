/**
 * `0x1234…abcd`, `cosmos1q5x9…c2t9`: enough to recognise an address, not to verify it. The start
 * that all addresses of a chain have does not count.
 */
export function shortenAddress(address: string): string {
  return address.replace(/^(0x|[a-z]{2,20}1[pq]?|..)(.{4}).{3,}(.{4})$/, '$1$2…$3')
}
