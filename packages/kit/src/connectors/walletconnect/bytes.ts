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

/** The digit of each character code, in both alphabets; 255 for others. */
const digits = new Uint8Array(128).fill(255)
for (const [digit, letter] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries())
  digits[letter.charCodeAt(0)] = digit
digits[45] = 62
digits[95] = 63

/**
 * Decodes base64 or base64url, padded or not. Throws if it is neither.
 *
 * By hand: `atob` knows one alphabet, and translating a megabyte of the other takes ten times as long.
 */
export function fromBase64(text: string): Bytes {
  const end = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  const bytes = new Uint8Array(Math.floor((end * 3) / 4))
  let bits = 0
  for (let from = 0, to = 0; from < end; from++) {
    const digit = digits[text.charCodeAt(from)] ?? 255
    if (digit === 255 || end % 4 === 1) throw new Error('This is not base64.')
    bits = ((bits << 6) | digit) & 0xffff
    // Four digits make three bytes: each but the first of them completes one.
    if (from % 4) bytes[to++] = bits >> (6 - 2 * (from % 4))
  }
  return bytes
}
