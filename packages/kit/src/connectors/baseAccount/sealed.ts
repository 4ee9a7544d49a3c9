import { isRecord } from '@latchkey/protocol/isRecord'

// ECDH on P-256, whose shared secret is a key of AES-GCM.

/** An encrypted message. */
export type Sealed = { readonly iv: Uint8Array; readonly cipherText: ArrayBuffer }

const maxBytes = 1_000_000

/** A public key as the protocol writes it: hex of its SPKI form. */
export async function writePublicKey(key: CryptoKey): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', key))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The key that both sides derive. Throws if `peer` is not a public key. */
export async function deriveSecret(own: CryptoKey, peer: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(peer.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('spki', bytes, curve, false, [])
  return await crypto.subtle.deriveKey(
    { name: 'ECDH', public: key },
    own,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

export async function seal(secret: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return { iv, cipherText: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, bytes) }
}

/** Throws if it was not sealed with this secret, or is too large. */
export async function unseal(secret: CryptoKey, sealed: unknown): Promise<unknown> {
  const { cipherText, iv } = isRecord(sealed) ? sealed : {}
  if (!isBytes(iv) || !isBytes(cipherText) || cipherText.byteLength > maxBytes)
    throw new TypeError('The wallet sent no encrypted message.')
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, cipherText)
  return JSON.parse(new TextDecoder().decode(bytes))
}

function isBytes(value: unknown): value is ArrayBuffer | Uint8Array<ArrayBuffer> {
  return value instanceof ArrayBuffer || value instanceof Uint8Array
}
