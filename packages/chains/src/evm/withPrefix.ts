/** The address with its `0x`, which people may leave out and nodes may not. */
export function withPrefix(address: string): `0x${string}` {
  return address.startsWith('0x') ? (address as `0x${string}`) : `0x${address}`
}
