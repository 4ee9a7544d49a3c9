import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { toHex } from './bytes.ts'

/** The key of the account that a compressed public key has, as `addresses.key` has it. */
export function keyOf(publicKey: Uint8Array): string {
  return toHex(ripemd160(sha256(publicKey)))
}
