import { isAddress } from 'viem/utils'
import { withPrefix } from './withPrefix.ts'

/** Whether the text is an address and, where it mixes cases, its EIP-55 checksum holds. */
export function isChecksumAddress(value: string): boolean {
  return isAddress(withPrefix(value))
}
