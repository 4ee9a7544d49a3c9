/** Bytes that Web Crypto accepts: not of a shared buffer. */
export type Bytes = Uint8Array<ArrayBuffer>

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}

export function toUtf8(text: string): Bytes {
  return Uint8Array.from(new TextEncoder().encode(text))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Both have the same length. */
export function xor(one: Uint8Array, other: Uint8Array): Bytes {
  return Uint8Array.from(one, (byte, index) => byte ^ (other[index] ?? 0))
}

/** Takes the same time wherever the first difference is. */
export function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0)
  return difference === 0
}

/** Best effort: the engine may have moved the bytes before and left a copy. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0)
}
