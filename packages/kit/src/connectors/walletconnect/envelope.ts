import { chacha20poly1305 } from '@noble/ciphers/chacha'
import { type Bytes, fromBase64, fromUtf8, randomBytes, toBase64, toUtf8 } from './bytes.ts'

/**
 * An encrypted message: ChaCha20-Poly1305, which WebCrypto does not support.
 *
 * Type 0 uses a shared key; type 1 includes the sender's public key to derive
 * one. Type 2 is not encrypted: it is for links between apps, and is ignored
 * when it comes from a relay.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/core/crypto/crypto-envelopes
 */
export type Envelope =
  | { readonly type: 0; readonly iv: Bytes; readonly sealed: Bytes }
  | { readonly type: 1; readonly publicKey: Bytes; readonly iv: Bytes; readonly sealed: Bytes }
  | { readonly type: 2; readonly plain: Bytes }

const ivLength = 12
const tagLength = 16
const keyLength = 32
/** In characters; more than relays accept. */
const maxMessageLength = 1 << 20

export function seal(key: Bytes, text: string): string {
  const iv = randomBytes(ivLength)
  const sealed = chacha20poly1305(key, iv).encrypt(toUtf8(text))
  const bytes = new Uint8Array(1 + ivLength + sealed.length)
  bytes.set(iv, 1)
  bytes.set(sealed, 1 + ivLength)
  return toBase64(bytes)
}

/** `undefined` if it is malformed. */
export function readEnvelope(message: string): Envelope | undefined {
  if (message.length > maxMessageLength) return undefined
  let bytes: Bytes
  try {
    bytes = fromBase64(message)
  } catch {
    return undefined
  }
  const type = bytes[0]
  if (type === 2) return { type, plain: bytes.slice(1) }
  if (type !== 0 && type !== 1) return undefined
  const ivAt = type === 0 ? 1 : 1 + keyLength
  const [iv, sealed] = [bytes.slice(ivAt, ivAt + ivLength), bytes.slice(ivAt + ivLength)]
  if (sealed.length < tagLength) return undefined
  return type === 0 ? { type, iv, sealed } : { type, publicKey: bytes.slice(1, ivAt), iv, sealed }
}

/** The authentication tag, which is unique to a message. */
export function tagOf(envelope: Envelope): Bytes {
  return (envelope.type === 2 ? envelope.plain : envelope.sealed).slice(-tagLength)
}

/** Decrypts a message. `undefined` if the key is wrong or the message was tampered with. */
export function open(key: Bytes, envelope: Envelope | undefined): string | undefined {
  if (!envelope || envelope.type === 2) return undefined
  try {
    return fromUtf8(chacha20poly1305(key, envelope.iv).decrypt(envelope.sealed) as Bytes)
  } catch {
    return undefined
  }
}
