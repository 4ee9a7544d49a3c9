/** The bytes of a hex text that starts with `0x`; undefined if it is none, or has another length. */
export function fromHex(value: unknown, length?: number): Uint8Array | undefined {
  if (typeof value !== 'string' || !/^0x([\da-f]{2})*$/i.test(value)) return undefined
  const bytes = new Uint8Array(value.length / 2 - 1)
  if (length !== undefined && bytes.length !== length) return undefined
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(value.slice(2 + 2 * index, 4 + 2 * index), 16)
  return bytes
}

export function toHex(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** An unsigned integer in the byte order of Substrate, little-endian. */
export function toUnits(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

export function toLittleEndian(value: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => Math.floor(value / 2 ** (8 * index)) & 0xff)
}

export function joinBytes(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
