import { createBase58check } from '@scure/base'
import { sha256 } from 'noble-hashes-2/sha2.js'
import type { KeyImport } from '../importedKey.ts'
import { secp256k1 } from './curve.ts'
import { segwitAddress } from './deriveKey.ts'

const base58check = createBase58check(sha256)
/** Of 38 bytes; decoding takes longer with the square of the length. */
const maxLength = 60
/** Keys of mainnet whose public key is compressed, as segwit requires. */
const [version, isCompressed] = [0x80, 1]

/** Keys of Bitcoin accounts in the wallet import format. The account is the segwit one of the key (BIP-84). */
export const importedKey: KeyImport = {
  readKey(text) {
    const bytes = decode(text.trim())
    if (bytes?.length !== 34 || bytes[0] !== version || bytes[33] !== isCompressed) return undefined
    const key = Uint8Array.from(bytes.subarray(1, 33))
    bytes.fill(0)
    return secp256k1.utils.isValidSecretKey(key) ? key : undefined
  },
  writeKey: (privateKey) => base58check.encode(Uint8Array.of(version, ...privateKey, isCompressed)),
  accountOf(privateKey) {
    const publicKey = secp256k1.getPublicKey(privateKey, true)
    return { publicKey, address: segwitAddress(publicKey) }
  },
}

function decode(text: string): Uint8Array | undefined {
  try {
    return text.length > maxLength ? undefined : base58check.decode(text)
  } catch {
    return undefined
  }
}
