import { isAddress } from 'viem/utils'
import { withPrefix } from './withPrefix.ts'

/** Whether the text is an address and, if in mixed case, its EIP-55 checksum is valid. */
export function isChecksumAddress(value: string): boolean {
  return isAddress(withPrefix(value))
}
