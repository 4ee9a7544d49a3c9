/** Adds `0x` if it is missing: visitors may leave it out, nodes require it. */
export function withPrefix(address: string): `0x${string}` {
  return address.startsWith('0x') ? (address as `0x${string}`) : `0x${address}`
}
