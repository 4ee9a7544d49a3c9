import { blake2b } from '@noble/hashes/blake2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'

/** The hash of a signed extrinsic, given as hex with `0x`; undefined if it is not hex. */
export function transactionId(hex: string): string | undefined {
  try {
    return `0x${bytesToHex(blake2b(hexToBytes(hex.replace(/^0x/, '')), { dkLen: 32 }))}`
  } catch {
    return undefined
  }
}
