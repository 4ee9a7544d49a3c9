import { sign } from '@scure/sr25519'

/** Signs a message, or the payload of a transaction, with sr25519; returns 64 bytes. `privateKey` is the expanded one. */
export function signBytes(privateKey: Uint8Array, bytes: Uint8Array): Uint8Array {
  return sign(privateKey, bytes)
}
