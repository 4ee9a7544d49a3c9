import { bytesToHex, hexToBytes, publicKeyToAddress } from 'viem/utils'
import type { KeyImport } from '../importedKey.ts'
import { secp256k1 } from './curve.ts'

/** Keys of EVM accounts: 64 hex digits, with or without `0x`. */
export const importedKey: KeyImport = {
  readKey(text) {
    const [, digits] = /^(?:0x)?([\da-f]{64})$/i.exec(text.trim()) ?? []
    if (digits === undefined) return undefined
    const key = Uint8Array.from(hexToBytes(`0x${digits}`))
    // Zero, and numbers that are not below the order of the curve, are no keys.
    return secp256k1.utils.isValidSecretKey(key) ? key : undefined
  },
  writeKey: (privateKey) => bytesToHex(privateKey),
  accountOf(privateKey) {
    const address = publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(privateKey, false)))
    return { publicKey: secp256k1.getPublicKey(privateKey, true), address }
  },
}
