const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

export const toUtf8 = (text: string): Bytes => encoder.encode(text) as Bytes
export const fromUtf8 = (bytes: Bytes): string => decoder.decode(bytes)

/** Bytes as WebCrypto requires them: not in a shared buffer. */
export type Bytes = Uint8Array<ArrayBuffer>

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

export function toHex(bytes: Bytes): string {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}

/** Whether it is 32 bytes in hexadecimal, like keys and topics. */
export function isHex32(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/.test(value)
}

export function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function toBase64(bytes: Bytes): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export function toBase64Url(bytes: Bytes): string {
  return toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}

/** Decodes base64 or base64url, padded or not. Throws if it is neither. */
export function fromBase64(text: string): Bytes {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
