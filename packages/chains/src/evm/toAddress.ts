import { getAddress } from 'viem/utils'
import { isChecksumAddress } from './isChecksumAddress.ts'
import { withPrefix } from './withPrefix.ts'

/** The address with its EIP-55 checksum; undefined if it is not an address or its checksum is wrong. */
export function toAddress(value: string): string | undefined {
  const address = withPrefix(value)
  if (!/^0x[\da-fA-F]{40}$/.test(address)) return undefined
  const digits = address.slice(2)
  const plain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return plain || isChecksumAddress(address) ? getAddress(address.toLowerCase()) : undefined
}
