import { sharedPrefix } from './sharedPrefix.ts'

/** `0x1234…abcd`, `cosmos1q5x9…c2t9`: enough to recognise an address, not to verify it. */
export function shortenAddress(address: string): string {
  const prefix = sharedPrefix(address).length
  const start = prefix ? prefix + 4 : 6
  return address.length > start + 6 ? `${address.slice(0, start)}…${address.slice(-4)}` : address
}
