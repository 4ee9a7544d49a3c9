// As much of Protocol Buffers as transactions and answers of nodes need.

const text = new TextEncoder()

/** A field; nothing if the value is the default, which is not encoded. */
export function field(number: number, value: bigint | string | Uint8Array): number[] {
  if (typeof value === 'bigint') return value === 0n ? [] : [...varint(BigInt(number << 3)), ...varint(value)]
  const bytes = typeof value === 'string' ? text.encode(value) : value
  return bytes.length === 0 ? [] : message(number, bytes)
}

/** A field with an embedded message, which is encoded even if it is empty. */
export function message(number: number, bytes: Iterable<number>): number[] {
  const content = [...bytes]
  return [...varint(BigInt((number << 3) | 2)), ...varint(BigInt(content.length)), ...content]
}

function varint(value: bigint): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return [...bytes, Number(rest)]
}

/** The fields of a message, by number. Each value is a number or the bytes of a text, of bytes or of a message. */
export type Fields = ReadonlyMap<number, readonly (bigint | Uint8Array)[]>

const maxFields = 10_000

/** Decodes a message; throws if it is malformed. */
export function readFields(bytes: Uint8Array): Fields {
  const fields = new Map<number, (bigint | Uint8Array)[]>()
  let [at, count] = [0, 0]
  const readVarint = () => {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[at++]
      if (byte === undefined) throw malformed()
      value |= BigInt(byte & 127) << shift
      if (byte < 128) {
        if (value >= 2n ** 64n) throw malformed()
        return value
      }
    }
    throw malformed()
  }
  const take = (length: number) => {
    const end = at + length
    if (end > bytes.length) throw malformed()
    const taken = Uint8Array.from(bytes.subarray(at, end))
    at = end
    return taken
  }
  while (at < bytes.length) {
    if (++count > maxFields) throw malformed()
    const tag = readVarint()
    const [number, type] = [Number(tag >> 3n), Number(tag & 7n)]
    if (number === 0 || number >= 2 ** 29) throw malformed()
    const lengths: Readonly<Record<number, () => number>> = {
      1: () => 8,
      2: () => Number(readVarint()),
      5: () => 4,
    }
    const length = lengths[type]
    if (type !== 0 && !length) throw malformed()
    const value = length ? take(length()) : readVarint()
    const list = fields.get(number)
    if (list) list.push(value)
    else fields.set(number, [value])
  }
  return fields
}

/** The value of a field that occurs at most once; throws if it occurs more often. */
function single(fields: Fields, number: number): bigint | Uint8Array | undefined {
  const values = fields.get(number) ?? []
  if (values.length > 1) throw malformed()
  return values[0]
}

export function bytesOf(fields: Fields, number: number): Uint8Array {
  const value = single(fields, number) ?? new Uint8Array()
  if (typeof value === 'bigint') throw malformed()
  return value
}

/** Every value of a repeated field. */
export function listOf(fields: Fields, number: number): readonly Uint8Array[] {
  return (fields.get(number) ?? []).map((value) => {
    if (typeof value === 'bigint') throw malformed()
    return value
  })
}

export function textOf(fields: Fields, number: number): string {
  // A byte order mark is part of the text.
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOf(fields, number))
}

export function numberOf(fields: Fields, number: number): bigint {
  const value = single(fields, number) ?? 0n
  if (typeof value !== 'bigint') throw malformed()
  return value
}

function malformed(): Error {
  return new Error('The bytes are not the expected Protocol Buffers message.')
}
