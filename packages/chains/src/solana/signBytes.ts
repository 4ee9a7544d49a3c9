import { ed25519 } from './curve.ts'

/** Signs a message or the message of a transaction with Ed25519 (RFC 8032); returns 64 bytes. */
export function signBytes(privateKey: Uint8Array, bytes: Uint8Array): Uint8Array {
  return ed25519.sign(bytes, privateKey)
}
