import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { RawOldTx, RawTx } from '@scure/btc-signer/script.js'

/** The id of a signed transaction, given as hex; undefined if it is not one. Does not cover the witnesses. */
export function transactionId(hex: string): string | undefined {
  try {
    const { version, inputs, outputs, lockTime } = RawTx.decode(hexToBytes(hex))
    const hash = sha256(sha256(RawOldTx.encode({ version, inputs, outputs, lockTime })))
    return bytesToHex(hash.reverse())
  } catch {
    return undefined
  }
}
